import { outlasts } from "./find-facts-ended.ts";

/** Facts of which only one can hold, by how they begin. */
const SINGLE: readonly RegExp[] = [
	/^You live (?:in|near) /,
	/^Your birthday is /,
	/^You have (?:\w+ )?(?:child|children|kids)\b/,
	/^Your first language is /,
];

const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
	["home", /^You live (?:in|near) /],
	["job", /^You(?:'re| are) an? /],
	["workplace", /^You work /],
];

/**
 * Which of the facts known from before no longer hold: what these messages take back (a death, a parting, a
 * job or a home that was left), and what a newer fact replaces.
 */
export function takenBack(
	known: readonly string[],
	messages: readonly string[],
	found: readonly string[],
): string[] {
	const lasts = outlasts(messages);
	return known.filter((fact) => {
		const kind = KINDS.find(([, pattern]) => pattern.test(fact))?.[0] ?? "other";
		return !lasts({ kind, fact, from: -1 }) || found.some((newer) => replaces(newer, fact));
	});
}

function replaces(newer: string, older: string): boolean {
	return newer !== older && SINGLE.some((pattern) => pattern.test(newer) && pattern.test(older));
}
