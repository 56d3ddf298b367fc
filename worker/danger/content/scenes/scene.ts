import type { Danger } from "../../level.ts";

/** One thing that can be said in a scene, and the answer to it. Without `asks` nothing is asked. */
export type SceneTurn = {
	pattern: RegExp;
	says: readonly string[];
	care?: readonly string[];
	asks?: readonly string[];
	/** The direct question about their life, once in a talk. */
	asksSafety?: true;
	/** After this the scene is over. */
	ends?: true;
};

/**
 * Something that is happening to somebody, and that needs its own words over several messages: what to do with their
 * hands comes before anything about feelings.
 */
export type Scene = {
	name: string;
	/** Taken where the screen hears something else or nothing; null where it is about a body and no danger to talk about. */
	level: Danger | null;
	enters: RegExp;
	unless?: RegExp;
	/** What has to stand in the messages before, or in this one. */
	after?: RegExp;
	/** The first answer; the first that fits. */
	first: readonly SceneTurn[];
	turns: readonly SceneTurn[];
	/** For anything else they say meanwhile, until it is used up. */
	later: { says: readonly string[]; asks: readonly string[] };
};

/** Fits whatever was said. */
export const ANY = /^/;
export const CALLED_OR_COMING =
	/\b(?:they|help|ambulance|police|paramedics|somebody|someone|cops|neighbou?r)(?:'re| are|'s| is) (?:\w+ )?(?:coming|on (?:the|their|its) way)\b|\bI(?:'ve| have|'m)? (?:\w+ )?(?:called|rang|phoned|calling|ringing|dialled|dialed)\b|\bon the (?:phone|line) (?:with|to)\b/i;
export const ARE_HERE =
	/\b(?:they|ambulance|police|paramedics|medics|cops)(?:'re| are|'s| is|'ve| have)? (?:\w+ )?(?:here|arrived|inside|taking (?:him|her|them)|took (?:him|her|them|me))\b|\b(?:at|in) the (?:hospital|emergency room|ER|A&E)\b|\bin the ambulance\b/i;
export const WHAT_TO_DO =
	/\b(?:what|how) (?:do|should|can|am) (?:I|we) (?:\w+ )?(?:do|supposed|help)\b|^(?:and |so |ok(?:ay)?,? )*(?:now what|what now|help(?: me)?)\W*$/i;
