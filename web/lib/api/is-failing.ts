type Query = { data: unknown; errorUpdateCount: number };

/**
 * There is no answer yet, and at least one try has failed. While it is tried again the library says "pending" as if nothing
 * had happened, and the page would blink.
 */
export function isFailing({ data, errorUpdateCount }: Query): boolean {
	return data === undefined && errorUpdateCount > 0;
}
