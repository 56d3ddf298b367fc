import { graver, type RiskLevel } from "./risk.ts";
import { screen } from "./screen.ts";
import { normalise } from "./text/normalise.ts";

/** A mood that is a state of the dead, in the languages that Layer 1 reads. English goes through whole sentences. */
const DEAD = new RegExp(
	[
		"^ (?:muert[oa]|mort[oae]?|tot|dood|mort[ao]|morire|morir|mourir|sterben|sterven|morrer|estar muert[oa]|etre morte?|tot sein|dood zijn|nicht mehr (?:da|leben|hier)|",
		"no estar(?: aqui)?|plus la|ne plus etre la|er niet meer(?: zijn)?|non esserci(?: piu)?|nao estar aqui) $",
	].join(""),
);
/** "gone", "calm, like after the pills": rest of a kind that no day brings. */
const REST = new RegExp(
	[
		"^ (?:(?:be |being |feel |just |all )?(?:gone|not here|not here anymore|not there anymore|no longer here|nowhere|nonexistent|unborn|erased|deleted|asleep forever|sleep forever|",
		"switched off|off forever|out of here for good|with (?:him|her|them) in heaven)) $",
	].join(""),
);
const LIKE_AFTER =
	/ (?:like|as|the way) (?:i was |it was )?(?:after|on|before|when i took|from) (?:(?:all |the |my |those |taking )*(?:pills|tablets|overdose|meds)|the (?:cut|cutting|blade|razor))(?= )/;

/**
 * What a mood shows that somebody typed. It is the end of a sentence: "dead" says nothing by itself, and all after "I want
 * to be" or "I feel". What would be few words in a talk ("gone") is here the whole of what is wished for.
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
