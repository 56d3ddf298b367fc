import { JOBS, ONE_OF, PARTNERS, WORKPLACES } from "./find-facts-words.ts";

/** Roles that stand beside a job rather than instead of it. */
const BESIDE =
	/^You're an? (?:\w+ )*(?:student|writer|musician|painter|photographer|mum|mom|mother|dad|father|parent)\.?$/;

const PARTNER = new RegExp(`^(?:${PARTNERS})$`);

/** What there is one of at a time, by how the fact about it is put: of two the newer holds. */
const SLOTS: readonly (readonly [slot: string, pattern: RegExp])[] = [
	["home", /^You live (?:in|near|outside|just outside) (?:the )?\p{Lu}/u],
	["home", /^You live .+ (?:near|outside|not far from) \p{Lu}/u],
	["surroundings", /^You live (?:in|on) /],
	["household", /^You live (?:alone|on your own|by yourself|with )/],
	["job", new RegExp(`^You(?:'re| are|\\swork as) (?:an? )?${JOBS}\\b`)],
	["workplace", new RegExp(`^You work (?:[\\w-]+ ){0,2}(?:in|at|for) ${WORKPLACES}\\b`)],
	["field", /^You work in /],
	["birthday", /^Your birthday is /],
	["name", /^(?:Your name is|You go by) /],
	["age", /^You're \d+\.?$/],
	["first-language", /^(?:Your first language is|\w+ isn't your first language)/],
	["expecting", /^You're expecting /],
	["status", /^You(?:'re| are) (?:married|engaged|divorced|widowed|a widow|a widower|single)\b/],
	["diet", /^You(?:'re| are) (?:a )?(?:vegetarian|vegan|pescatarian)\b/],
	["temper", /^You're an (?:introvert|extrovert)\b/],
	["rising", /^You're an? (?:morning person|night owl|early bird)\b/],
];

const OF_SOMEONE =
	/^Your (?<who>(?:[\w-]+ ){0,2}[\w-]+?) (?:(?<named>(?:is|are) called )|(?<home>lives in )|(?<work>works )|(?<job>is an? )|(?<age>is (?:\d+|[a-z-]+)\.?$))/;
const ITS_NAME = new RegExp(
	`^(?:Your (?<who>(?:\\w+ )?${ONE_OF})'s name is |\\p{Lu}[\\p{L}'-]+ is your (?<one>(?:\\w+ )?${ONE_OF})\\.?$)`,
	"u",
);
const COUNTED =
	/^You have (?:an?|one|two|three|four|five|six|seven|eight|no|\d+) (?:[\w-]+ )?(?<what>children|kids|child|sons|daughters|boys|girls|sisters|brothers|grandchildren|cats|dogs)\b(?! called)/;

/** Which question a fact answers, where only one answer can hold: null where many can. */
export function slotOf(fact: string): string | null {
	const counted = COUNTED.exec(fact)?.groups?.what;
	if (counted !== undefined) {
		return `count of ${counted.replace(/^(?:kids|child)$/, "children")}`;
	}
	const { who: its, one = its } = ITS_NAME.exec(fact)?.groups ?? {};
	if (one !== undefined) {
		return nameOf(one);
	}
	const groups = OF_SOMEONE.exec(fact)?.groups;
	if (groups?.who !== undefined) {
		const { who, ...about } = groups;
		const what = Object.entries(about).find(([, words]) => words !== undefined)?.[0] ?? "";
		return what === "named" ? nameOf(who) : `${what} of ${partnered(who)}`;
	}
	const slot = SLOTS.find(([, pattern]) => pattern.test(fact))?.[0] ?? null;
	return slot === "job" && BESIDE.test(fact) ? null : slot;
}

function nameOf(who: string): string {
	return `named of ${partnered(who)}`;
}

function partnered(who: string): string {
	return PARTNER.test(who) ? "partner" : who;
}
