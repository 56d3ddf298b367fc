import { graver, type RiskLevel } from "./risk.ts";
import { screen } from "./screen.ts";
import { normalise } from "./text/normalise.ts";

/** Moods that describe being dead, in the languages that Layer 1 reads. English uses whole sentences. */
const DEAD = new RegExp(
	[
		"^ (?:muert[oa]|mort[oae]?|tot|dood|mort[ao]|morire|morir|mourir|sterben|sterven|morrer|estar muert[oa]|etre morte?|tot sein|dood zijn|nicht mehr (?:da|leben|hier)|",
		"no estar(?: aqui)?|plus la|ne plus etre la|er niet meer(?: zijn)?|non esserci(?: piu)?|nao estar aqui) $",
	].join(""),
);
/** "gone", "calm, like after the pills": a rest that no ordinary day brings. */
const REST = new RegExp(
	[
		"^ (?:(?:be |being |feel |just |all )?(?:gone|not here|not here anymore|not there anymore|no longer here|nowhere|nonexistent|unborn|erased|deleted|asleep forever|sleep forever|",
		"switched off|off forever|out of here for good|with (?:him|her|them) in heaven)) $",
	].join(""),
);
const LIKE_AFTER =
	/ (?:like|as|the way) (?:i was |it was )?(?:after|on|before|when i took|from) (?:(?:all |the |my |those |taking )*(?:pills|tablets|overdose|meds)|the (?:cut|cutting|blade|razor))(?= )/;

/**
 * Returns what a typed mood shows. A mood completes a sentence: "dead" alone says nothing, but everything after "I
 * want to be" or "I feel". A fragment in a conversation ("gone") is the whole wish here.
 */
export function screenMood(mood: string): RiskLevel {
	const { plain, text } = normalise(mood);
	const words = ` ${plain
		.replace(/[^\p{L}\p{N} ]+/gu, " ")
		.replace(/\s+/g, " ")
		.trim()} `;
	const said = ` ${text
		.replace(/[^\p{L}\p{N} ]+/gu, " ")
		.replace(/\s+/g, " ")
		.trim()} `;
	const whole: RiskLevel = DEAD.test(words) || REST.test(said) ? "wish" : "none";
	const after: RiskLevel = LIKE_AFTER.test(words) ? "method" : "none";
	return [screen(mood), screen(`I want to be ${mood}`), screen(`I feel ${mood}`), after].reduce(
		graver,
		whole,
	);
}
