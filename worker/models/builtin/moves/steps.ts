import * as follow from "../content/follow.ts";
import type { Context } from "../context.ts";
import { lowered } from "../understand/turn-pronouns.ts";
import { freshSteps, practical } from "./advise.ts";
import { presence } from "./question.ts";

type Parts = (string | null)[];

const KINDS: readonly (readonly [follow.StepKind, RegExp])[] = [
	[
		"talk",
		/^(?:tell|ask|call|text|say|send|message|write to|talk|let|agree|reach|find one|hand over|go back|thank)\b/i,
	],
	["write", /^(?:write|list|note|draw|make a list|keep a|put (?:every|the)|name)\b/i],
	[
		"body",
		/^(?:step|walk|move|breathe|try breathing|eat|drink|get outside|take (?:two|five|ten)|sleep|do (?:ten|one))\b/i,
	],
	["plan", /^(?:choose|pick|set|plan|decide|book|keep|tie|agree|block|give|schedule|charge|turn|lay)\b/i],
];

export function kindOfStep(step: string): follow.StepKind {
	return KINDS.find(([, pattern]) => pattern.test(step))?.[0] ?? "other";
}

/** "Choose a finishing time for tomorrow and tell somebody…" up to its first natural stop. */
export function headOf(step: string): string {
	if (/\s['"][^'"]/.test(step)) {
		// A sentence to say is the step itself, so it stays whole.
		return lowered(step.replace(/\.$/, "").replace(/\.'$/, "'"));
	}
	const plain = step.trim();
	const head =
		/^(.{12,}?)(?:[;:.]|, (?:and|or|so|such|with|even|then|in|rather|not|no)\b|$)/.exec(plain)?.[1] ?? plain;
	const words = head.split(" ");
	const stop = words.findIndex((word, at) => at > 5 && /^(?:and|so|that|before|with)$/.test(word));
	const cut = words.length > 14 && stop > 0 ? words.slice(0, stop) : words;
	return lowered(cut.join(" ").replace(/[,;:.\s]+$/, ""));
}

function placeIn(text: string): number | null {
	if (
		/\b(?:first|1|1st|one|former)\b(?! of)/i.test(text) &&
		!/\b(?:second|2|two|2nd|latter|other)\b/i.test(text)
	) {
		return 0;
	}
	return /\b(?:second|2|2nd|two|latter|last|other one)\b/i.test(text) ? 1 : null;
}

const WHICH =
	/\b(?:which (?:one|of (?:them|those|the two|these)|(?:should|would|do) (?:I|you))|what should I (?:start|do|try) (?:with|first)|where (?:should|do) I start|which\b.*\bfirst|you (?:choose|pick|decide))/i;
const HOW =
	/\bhow (?:do|would|should|can|could) (?:I|you) (?:do|start|begin|go about|even do) (?:that|it|this|with (?:that|it)|the (?:first|second) one)\b|^how(?: exactly| so| though)?\??$|\bhow (?:does that|would that) work\b|\bwhat do you mean by (?:that|the)|\bhow (?:do|should) I (?:start|begin)\??$/i;
const MORE =
	/\b(?:tell me more|more (?:about|on)|explain|say more|expand on|details?)\b.*\b(?:first|second|1|2|one|two|that|it)\b|^(?:tell me more|say more|more details?|go on)\b/i;
const NEITHER =
	/^(?:neither|none)\b|\b(?:neither|none|don't like (?:either|any|those|them)) (?:of (?:them|those|these)|fits?|works?|really)?|\b(?:other|different|new|another|more) (?:ideas?|ones?|options?|suggestions?|steps?)\b|\b(?:that|this|it|those|they|none of (?:that|it)) (?:won't|wouldn't|doesn't|don't|didn't|can't|never) works?\b|^I(?:'ve| have)? (?:already )?(?:done|tried|did) (?:that|this|those|them|both|it all)\b|^(?:(?:ok|okay|so|and),? )*(?:anything|something|what) else\b(?! happened)/i;
const BOTH = /^(?:I (?:could|can|will|think)|maybe|probably|I'll do|let's do|do)? ?both\b/i;

/** With the lesser effort first: what needs nobody else and no planning. */
function easier(steps: readonly string[]): number {
	const order: readonly follow.StepKind[] = ["body", "write", "plan", "other", "talk"];
	const [one = "", two] = steps;
	if (two === undefined) {
		return 0;
	}
	return order.indexOf(kindOfStep(two)) < order.indexOf(kindOfStep(one)) ? 1 : 0;
}

function choose(context: Context, steps: readonly string[]): Parts {
	const at = easier(steps);
	const step = steps[at] ?? "";
	const [reason = ""] = context.voice.take(follow.REASONS[kindOfStep(step)], 1);
	const said = context.voice.say(follow.CHOOSE, {
		place: at === 0 ? "first" : "second",
		step: headOf(step),
		reason: reason || follow.REASONS.other[0],
	});
	return [said, context.memory.quiet ? null : context.voice.say(follow.START_QUESTIONS)];
}

function how(context: Context, steps: readonly string[], at: number): Parts {
	const step = steps[at] ?? steps[0] ?? "";
	const slots = { step: headOf(step) };
	const said =
		context.voice.say(follow.HOW[kindOfStep(step)], slots) ?? context.voice.say(follow.HOW.other, slots);
	return [said, context.memory.quiet ? null : context.voice.say(follow.HOW_QUESTIONS)];
}

function take(context: Context, steps: readonly string[], at: number): Parts {
	return [
		context.voice.say(follow.CHOSEN, { step: headOf(steps[at] ?? steps[0] ?? "") }),
		context.memory.quiet ? null : context.voice.say(follow.START_QUESTIONS),
	];
}

function endsWithList(replies: readonly string[]): boolean {
	return replies.at(-1)?.includes("\n1. ") === true;
}

/** Whatever is said next to steps just offered is about those steps, never a cue for new ones. */
export function aboutSteps(context: Context): Parts | null {
	const { reading, memory, voice, request } = context;
	const { offered } = memory;
	if (offered === null || reading.words > 14) {
		return null;
	}
	const { steps, ago } = offered;
	const place = placeIn(reading.text);
	if (WHICH.test(reading.text)) {
		const chosen = steps.findIndex((step) =>
			memory.replies
				.at(-1)
				?.toLowerCase()
				.includes(`: ${headOf(step).toLowerCase()}.`),
		);
		return chosen >= 0 && !endsWithList(memory.replies)
			? how(context, steps, chosen)
			: choose(context, steps);
	}
	const asksHow = HOW.test(reading.text) && (ago <= 1 || place !== null || reading.words <= 3);
	if (asksHow || MORE.test(reading.text)) {
		const chosen = memory.replies.at(-1)?.includes(headOf(steps[1] ?? "\n")) === true && ago > 0 ? 1 : 0;
		return how(context, steps, place ?? chosen);
	}
	if (ago > 2) {
		return null;
	}
	if (NEITHER.test(reading.text)) {
		const list = request.mode === "practical" ? practical(context).slice(1) : [];
		return list.length > 0
			? [voice.say(follow.NEITHER), ...list]
			: [voice.say(follow.NEITHER), voice.say(follow.NEITHER_QUESTIONS) ?? presence(context)];
	}
	if (BOTH.test(reading.text) && steps.length > 1) {
		return [
			voice.say(follow.BOTH, { step: headOf(steps[easier(steps)] ?? "") }),
			voice.say(follow.START_QUESTIONS),
		];
	}
	if (
		reading.intent === "pick" ||
		(reading.intent === "number" && place !== null && memory.asked !== "scale")
	) {
		return take(context, steps, place ?? 0);
	}
	if (ago > 0) {
		return null;
	}
	if (reading.intent === "yes" || reading.intent === "ack") {
		return /^(?:what would get|what's|what might)/i.test(memory.lastQuestion ?? "")
			? null
			: choose(context, steps);
	}
	return null;
}

/** "Just tell me what to do": one thing, with its reason, and no question back. */
export function told(context: Context): Parts {
	const { voice, memory } = context;
	const offered = memory.offered !== null && memory.offered.ago === 0 ? memory.offered.steps : [];
	const step = offered[easier(offered)] ?? freshSteps(context, 1)[0];
	if (step === undefined) {
		return [presence(context)];
	}
	const [reason = ""] = voice.take(follow.REASONS[kindOfStep(step)], 1);
	return [
		voice.say(follow.TOLD, { step: headOf(step), reason: reason || follow.REASONS.other[0] }),
		voice.say(follow.TOLD_AFTER) ?? presence(context),
	];
}
