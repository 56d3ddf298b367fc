import { answered } from "./after/answered.ts";
import { confidenceIn } from "./confidence.ts";
import { mayMeanDanger } from "./may-mean-danger.ts";
import {
	type Confidence,
	type DoubtKind,
	graver,
	isOwnRisk,
	type RiskLevel,
	type Signal,
	type Tier,
} from "./risk.ts";
import { readMessage, screen } from "./screen.ts";
import { soundsForeign } from "./text/sounds-foreign.ts";

/** What a message shows, assessed once when it's stored; everything else reads it. */
export type Verdict = {
	level: RiskLevel;
	tier: Tier;
	/** What it was read from, by name; never its words. */
	signals: Signal[];
	/** When it's less than "sure", a model reads the message too, if one may. */
	confidence: Confidence;
	/** In a row: what the words may be about. */
	kind: DoubtKind | null;
	/** It's in no language that Layer 1 reads. */
	isForeign: boolean;
};

/** What a learned reader adds where the rules found no danger: a row of this kind, and whether a model should read it too. */
export type ReadDoubt = (text: string) => { kind: DoubtKind | null; isChosen: boolean };

/** Stored with a message that shows danger, or may. */
export type StoredVerdict = Pick<Verdict, "level" | "tier" | "signals" | "confidence" | "kind">;

export const NO_DANGER: Verdict = {
	level: "none",
	tier: "none",
	signals: [],
	confidence: "sure",
	kind: null,
	isForeign: false,
};

/**
 * Layer 1's verdict on a message. `before`: the same person's earlier messages, oldest first. `reply`: what the coach said
 * just before, whose question a "yes" may answer. `readDoubt`: what adds a row where the rules have none. Pure, about a
 * millisecond.
 */
export function assess(
	text: string,
	before: readonly string[] = [],
	reply: string | null = null,
	readDoubt: ReadDoubt | null = null,
): Verdict {
	const found = readMessage(text, before);
	const answer = graver(
		answered(text, reply),
		isSelfAfterAll(text, before, found.level) ? "thoughts" : "none",
	);
	const level = graver(found.level, answer);
	const signals: Signal[] = [...found.signals, ...(answer === "none" ? [] : (["answer"] as const))];
	const isForeign = found.level === "none" && soundsForeign(text);
	if (level !== "none") {
		const confidence = isOwnRisk(level) ? "sure" : confidenceIn(text, before);
		return { level, tier: "panel", signals, confidence, kind: null, isForeign };
	}
	const learned = isForeign ? null : (readDoubt?.(text) ?? null);
	const confidence = isForeign ? "fair" : confidenceIn(text, before, learned?.isChosen);
	const byRules = doubtOf(text, before.at(-1)) ?? (confidence === "low" ? "life" : null);
	const kind = aboutWhom(byRules ?? learned?.kind ?? null, before);
	const signal = byRules === null ? "learned" : "doubtful-words";
	return kind === null
		? { level, tier: "none", signals, confidence, kind, isForeign }
		: { level, tier: "row", signals: [signal], confidence: "low", kind, isForeign };
}

/** How far back a wish to hurt another person explains "I'm scared of myself". */
const VIOLENCE_LASTS = 3;

/** After words of hurting others, a doubt about the writer's own life is about those others. */
function aboutWhom(kind: DoubtKind | null, before: readonly string[]): DoubtKind | null {
	const isOfOthers =
		kind === "life" && before.slice(-VIOLENCE_LASTS).some((each) => screen(each) === "violence");
	return isOfOthers ? "harm" : kind;
}

/** A message this short continues the one before: "Just tired." "Of everything." */
const GOES_ON_WORDS = 5;
const GOES_ON = /^(?:of|with|without|any ?more|any longer|to|like this|to be|forever|for good)(?![\p{L}'])/iu;

function doubtOf(text: string, last: string | undefined): DoubtKind | null {
	const said = text.trim();
	const goesOn = last !== undefined && GOES_ON.test(said) && said.split(/\s+/).length <= GOES_ON_WORDS;
	return mayMeanDanger(text) ?? (goesOn ? mayMeanDanger(`${last.replace(/[.!… ]+$/, "")} ${said}`) : null);
}

/** Whether the worry turns out to be about the writer, in the next message or the last sentence of the same one. */
function isSelfAfterAll(text: string, before: readonly string[], level: RiskLevel): boolean {
	if (SELF_AFTER_ALL.test(text.trim())) {
		return screen(before.at(-1) ?? "") === "other";
	}
	const last = text.split(/[.?!\n]+/).findLast((each) => each.trim() !== "") ?? "";
	return level === "other" && SELF_AFTER_ALL.test(last.trim());
}

/** "Wait, I mean me": the friend was the writer. */
const SELF_AFTER_ALL = new RegExp(
	[
		"^(?:(?:ok|okay|wait|no|sorry|actually|well|honestly|so|fine|um|uh|the truth is|to be honest),? )*(?:i (?:actually |really )?(?:mean|meant) (?:me|myself)|it['’]?s (?:actually |",
		"really )?(?:about )?(?:me|myself)|i['’]?m (?:the|my|that) friend|(?:my|the) friend is (?:actually )?me|there is no friend|",
		String.raw`i(?: a|['’]?)m that person|that person is me|(?:that|this)(?:['’]?s| is) me|(?:asking )?(?:because|cos|cause) i do(?: and [^.]{0,30})?|so do i|me)\W*$`,
	].join(""),
	"iu",
);
