import * as frames from "../content/reflections.ts";
import type { Context } from "../context.ts";
import type { Clause } from "../understand/clause.ts";
import { peopleIn, RELATIONS } from "../understand/people.ts";
import { toneOf } from "../understand/tone.ts";
import { isLive } from "./live.ts";

const LONG = 30;
const UNKIND =
	/\b(?:hates?|yell\w*|shout\w*|lie[ds]?|lying|left|never|ignor\w*|doesn't|don't|didn't|won't|isn't|can't|keeps?|broke|hit|refus\w*|critici\w*|guilty|blam\w*|forgot|cheat\w*|took|stole|mad|angry|snapp\w*|dump\w*|laugh\w*|judg\w*|expects?|pressur\w*|fights?|fighting|worse|drunk|driving|stopped|rude|mean|cancel\w*|hurt|threw|kicked|fired|moving my)\b/i;

const SOMEBODY = new RegExp(
	`^(?:he|she|they|everyone|everybody|people|(?:[Mm]y|[Oo]ur) (?:\\w+ )?(?:grand|step)?(?:${RELATIONS}))\\b(?!')`,
);

/** A capital at the start says nothing: "Money worries follow me" is nobody, and "Karen is late" is somebody. */
function isSomebody(original: string): boolean {
	return SOMEBODY.test(original) || peopleIn(original).some(({ label }) => original.startsWith(label));
}

/** Something they set their hand to. */
export const DEED =
	/^you (?:actually |finally |even |just |already )?(?:went|ran|rebuilt|built|called|phoned|rang|asked|told|wrote|sent|finished|did|made|cooked|cleaned|opened|signed|started|managed|walked|said no|swam|applied|passed|fixed|paid|booked|helped|deleted|threw out|moved|stopped (?:drinking|smoking))\b/;

/** What they do over and over: a verb in the present, and no state of mind. */
const HABIT =
	/^you (?!are\b|were\b|have\b|had\b|was\b|can\b|could\b|might\b|would\b|will\b|may\b|think\b|suppose\b|guess\b|know\b|mean\b|hope\b|see\b|feel\b|worry\b|doubt\b|fear\b|dread\b|regret\b|wonder\b|struggle\b|suffer\b|wish\b|believe\b|remember\b|care\b|trust\b|seem\b|owe\b|live\b|work\b|belong\b|depend\b|deserve\b|understand\b|expect\b|want\b|need\b|like\b|hate\b|just\b|got\b|told\b|said\b|went\b|came\b|took\b|got\b|gave\b|left\b|found\b|lost\b|made\b|did\b|sat\b|slept\b|lay\b|stood\b|cut\b|hit\b|ate\b|drank\b|broke\b|spent\b|felt\b|met\b|sent\b|woke\b|fell\b|knew\b|drove\b|ran\b|saw\b|heard\b|spoke\b|wrote\b|paid\b|bought\b|lied\b|kept\b|forgot\b|quit\b|chose\b|stole\b|threw\b|wore\b|drew\b|grew\b|flew\b|swore\b|tore\b|bit\b|shot\b|led\b|taught\b|thought\b|brought\b|caught\b|fought\b|sought\b|held\b|began\b|became\b|won\b|hid\b|rode\b|sold\b|spent\b|shook\b|shut\b|let\b|put\b|set\b|gained\b|lose\b|cry\b|hurt\b|burnt\b|read (?:it|them)\b)[a-z]+(?<!ed) /;

/** Frames for what the clause does and for how it sounds: a burden is never heard where somebody tells of a good thing. */
function framesFor(clause: Clause & { kind: keyof typeof frames.FRAMES }): readonly string[] {
	const tone = toneOf(clause.original);
	const { turned } = clause;
	if (/^you(?: \w+)? don't know\b/.test(turned)) {
		return frames.UNKNOWN_FRAMES;
	}
	if (clause.kind === "want") {
		return /^you(?: \w+)? don't want\b/.test(turned)
			? frames.REFUSED_FRAMES
			: /^you(?: \w+)? need to\b/.test(turned)
				? frames.NEED_FRAMES
				: frames.FRAMES.want;
	}
	if (/^you(?: \w+)? (?:don't|haven't|didn't) (?:even |really )?(?:have|got)\b/.test(turned)) {
		return frames.FRAMES.state;
	}
	if (
		/^you(?: \w+)? (?:worry|fear|dread)\b|^(?:your |the )?\w+ (?:worries|fears)\b(?! (?:about|that))/i.test(
			turned,
		)
	) {
		return frames.WORRY_FRAMES;
	}
	if (clause.kind === "cannot") {
		return /\b(?:can't|couldn't|can (?:hardly|barely)|struggl\w+|stuck|unable|not able)\b/.test(turned)
			? frames.FRAMES.cannot
			: frames.UNDONE_FRAMES;
	}
	if (clause.kind === "other" && tone === "down" && UNKIND.test(turned)) {
		return frames.FRAMES.other;
	}
	if (clause.kind === "other") {
		return isSomebody(clause.original)
			? frames.THEIRS_FRAMES
			: [...frames.FACT_FRAMES, ...frames.PLAIN_FRAMES];
	}
	if (clause.kind !== "did" && clause.kind !== "state") {
		return frames.FRAMES[clause.kind];
	}
	if (/\b(?:never|haven't)\b/.test(turned)) {
		return frames.UNDONE_FRAMES;
	}
	if (tone === "up") {
		return frames.WARM_FRAMES;
	}
	if (tone === "down") {
		return frames.FRAMES[clause.kind];
	}
	return DEED.test(turned)
		? frames.DONE_FRAMES
		: HABIT.test(turned)
			? frames.HABIT_FRAMES
			: [...frames.FACT_FRAMES, ...frames.PLAIN_FRAMES];
}

/** The words put around a clause of theirs. */
export function framed(context: Context, clause: Clause): string | null {
	const { voice, reading, memory } = context;
	const { kind, turned } = clause;
	const slots = { t: turned };
	if (kind === "self-attack" || kind === "feeling") {
		return voice.say(frames.SELF_ATTACK);
	}
	const lines = framesFor({ ...clause, kind });
	const plainFact = kind === "other" || kind === "did" || kind === "state";
	const tender =
		memory.focus?.topic.tender === true && memory.focus.topic.slug !== "food" && plainFact && isLive(context);
	if (tender && toneOf(clause.original) === "down") {
		return voice.say(frames.TENDER_FRAMES, slots) ?? voice.say(lines, slots);
	}
	if (reading.words > LONG && voice.roll("standout", 2) === 0) {
		return voice.say(frames.STANDOUT_FRAMES, slots) ?? voice.say(lines, slots);
	}
	if (/^you keep\b/.test(turned)) {
		const isDone =
			!/^you keep (?:hear|see|feel|think|cry|wak|dream|remember|forget|los|fail|hav|gett|ask|find)ing\b/.test(
				slots.t,
			);
		return voice.say(isDone ? frames.KEEPS : frames.KEEPS.slice(-1), slots);
	}
	if (/^you used to\b/.test(turned)) {
		return voice.say(frames.USED_TO, slots) ?? voice.say(lines, slots);
	}
	if (
		memory.focus?.topic.slug === "grief" &&
		kind === "other" &&
		/^(?:he|she|they)\b/.test(turned) &&
		!UNKIND.test(turned)
	) {
		return voice.say(frames.REMEMBERED, slots) ?? voice.say(lines, slots);
	}
	return voice.say(lines, slots);
}
