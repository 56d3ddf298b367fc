import { hash } from "#shared/math/hash.ts";

/** The options in an order that the seed decides. */
export function ordered(options: readonly string[], seed: string): string[] {
	return [...options].sort((one, other) => hash(seed + one) - hash(seed + other));
}
