import { answered } from "./answered.ts";
import { type Doubt, screened } from "./doubt.ts";
import { mayMeanDanger } from "./may-mean-danger.ts";
import { type DoubtKind, graver, isOwnRisk, type RiskLevel, type Tier } from "./risk.ts";
import { screen } from "./screen.ts";

/** What a message shows, assessed once when it is stored; everything else reads it. */
export type Verdict = {
	level: RiskLevel;
	tier: Tier;
	/** How unsure Layer 1 is, which decides whether a model reads the message too. */
	doubt: Doubt;
	/** In a row: what the words may be about. */
	kind: DoubtKind | null;
	/** It is in no language that Layer 1 reads. */
	isForeign: boolean;
};

/** What is stored with a message that shows danger or may. */
export type StoredVerdict = Pick<Verdict, "level" | "tier" | "kind">;

export const NO_DANGER: Verdict = {
	level: "none",
	tier: "none",
	doubt: "none",
	kind: null,
	isForeign: false,
};

/**
 * Layer 1's verdict on a message. `before`: the same person's earlier messages, oldest first. `reply`: what the coach said
 * just before, whose question a "yes" may answer. Pure, about a millisecond.
 */
export function assess(text: string, before: readonly string[] = [], reply: string | null = null): Verdict {
	const found = screened(text, before);
	const self: RiskLevel =
		SELF_AFTER_ALL.test(text.trim()) && screen(before.at(-1) ?? "") === "other" ? "thoughts" : "none";
	const level = [answered(text, reply), self].reduce<RiskLevel>(graver, found.level);
	const doubt = isOwnRisk(level) ? "none" : found.doubt;
	const isInDoubt = level === "none";
	const kind = isInDoubt ? (doubtOf(text, before.at(-1)) ?? (doubt === "strong" ? "life" : null)) : null;
	const tier = isInDoubt ? (kind === null ? "none" : "row") : "panel";
	return { level, tier, doubt, kind, isForeign: found.isForeign };
}

/** So few words go on with the message before: "Just tired." "Of everything." */
const GOES_ON_WORDS = 5;
const GOES_ON = /^(?:of|with|without|any ?more|any longer|to|like this|to be|forever|for good)(?![\p{L}'])/iu;

function doubtOf(text: string, last: string | undefined): DoubtKind | null {
	const said = text.trim();
	const goesOn = last !== undefined && GOES_ON.test(said) && said.split(/\s+/).length <= GOES_ON_WORDS;
	return mayMeanDanger(text) ?? (goesOn ? mayMeanDanger(`${last.replace(/[.!… ]+$/, "")} ${said}`) : null);
}

/** "Wait, I mean me": the friend was themselves. */
const SELF_AFTER_ALL = new RegExp(
	[
		"^(?:(?:ok|okay|wait|no|sorry|actually|well|honestly|so|fine|um|uh|the truth is|to be honest),? )*(?:i (?:actually |really )?(?:mean|meant) (?:me|myself)|it['’]?s (?:actually |",
		String.raw`really )?(?:about )?(?:me|myself)|i['’]?m (?:the|my|that) friend|(?:my|the) friend is (?:actually )?me|there is no friend|that['’]?s me|me)\W*$`,
	].join(""),
	"iu",
);
