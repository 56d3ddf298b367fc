type Query = { data: unknown; errorUpdateCount: number };

/**
 * Whether there's no data yet and at least one try has failed. During retries the library says "pending" as if
 * nothing had happened, and the page would flicker.
 */
export function isFailing({ data, errorUpdateCount }: Query): boolean {
	return data === undefined && errorUpdateCount > 0;
}
