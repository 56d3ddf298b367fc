import { hash } from "#shared/math/hash.ts";
import { saysOwnAge, tellsOfOwnYouth } from "#shared/safety/help/fitting-lines.ts";
import { type DoubtKind, graver, type Tier } from "#shared/safety/risk.ts";
import type { ChatTurn, ReplyRequest } from "#worker/models/text-model.ts";
import { ASKS_MEANS, ATTEMPTED } from "./content/said.ts";
import { ASKED, type Asked, type Danger, FAMILY_OF, type Family } from "./content/words.ts";
import { spelled } from "./spelled.ts";

/** Danger of earlier messages that is still near: its gravest level, and how many of the person's messages ago it was last. */
export type Before = { level: Danger; ago: number };

/** What an answer needs to know, all from the turns and their notes. */
export type Situation = {
	/** The message, with plain apostrophes. */
	text: string;
	words: number;
	/** What the message shows. */
	level: Danger | null;
	tier: Tier;
	kind: DoubtKind | null;
	before: Before | null;
	/** The family of the message, of danger that is near, or of a recent doubt about fear or harm. */
	family: Family | null;
	/** They are, or may be, under 18. */
	isYoung: boolean;
	/** What the reply before this message asked. */
	asked: Asked | null;
	/** The sentences of the last replies, by their ids. */
	used: ReadonlySet<string>;
	/** Those of the last few. */
	usedLately: ReadonlySet<string>;
	replies: readonly string[];
	/** The earlier reply to this message, to be worded differently; empty for a first reply. */
	instead: string;
	/** Recent questions about safety. */
	askedLately: ReadonlySet<Asked>;
	seed: number;
};

/** Messages of the person for which danger stays near. */
const NEAR_FOR = 6;
/** Replies for which a question is remembered. */
const ASKED_FOR = 8;
/** Replies for which something urgent continues. */
const URGENT_FOR = 6;
/** Replies before a sentence may repeat. */
const SAID_FOR = 30;

export function situationOf({ turns, instead = "" }: ReplyRequest): Situation {
	const newest = turns.at(-1);
	const text = spelled(newest?.content ?? "");
	const before = nearBefore(turns);
	const level = meantFor(levelOf(newest), before, text);
	const answers = turns.filter(({ role }) => role === "assistant");
	const notes = answers.map(({ note }) => note);
	const last = turns.at(-2);
	const weightiest = level && before ? weightier(level, before.level) : (level ?? before?.level);
	return {
		text,
		words: text === "" ? 0 : text.split(" ").length,
		level,
		tier: level === null ? (newest?.verdict?.tier ?? "none") : "panel",
		kind: newest?.verdict?.kind ?? null,
		before,
		family: weightiest ? FAMILY_OF[weightiest] : doubtBefore(turns),
		isYoung:
			tellsOfOwnYouth(text) ||
			turns.some(({ role, content, note }) =>
				role === "user" ? saysOwnAge(content) : note?.templates.some((id) => id.startsWith("care.child")),
			),
		asked: asAsked(last?.note?.asked ?? null),
		used: new Set(notes.slice(-SAID_FOR).flatMap((note) => note?.templates ?? [])),
		usedLately: new Set(notes.slice(-URGENT_FOR).flatMap((note) => note?.templates ?? [])),
		replies: answers.slice(-SAID_FOR).map(({ content }) => content),
		instead,
		askedLately: new Set(notes.slice(-ASKED_FOR).flatMap((note) => asAsked(note?.asked ?? null) ?? [])),
		seed: hash(text) + turns.length,
	};
}

const OWN_LIFE =
	/\b(?:(?<!of )myself|suicid\w*|my (?:own )?life|overdos\w*|end it|to die|be dead|not (?:be|wake|live)|be here|disappear)\b/i;

/** A gun after "I want to kill my ex" is for the ex. A person who used a way to act is past thinking of one. */
function meantFor(level: Danger | null, before: Before | null, text: string): Danger | null {
	if (level === "method" && ATTEMPTED.test(text) && !ASKS_MEANS.test(text)) {
		return "behaviour";
	}
	const isMeans = level !== null && FAMILY_OF[level] === "life" && !OWN_LIFE.test(text);
	return isMeans && before?.level === "violence" ? "violence" : level;
}

/** The level that a turn was found to show. One that was stored before verdicts were only says that it showed some. */
export function levelOf(turn: ChatTurn | undefined): Danger | null {
	const level = turn?.verdict?.level ?? "none";
	if (level !== "none") {
		return level;
	}
	return turn?.isCare ? "thoughts" : null;
}

function asAsked(asked: string | null): Asked | null {
	return ASKED.find((each) => each === asked) ?? null;
}

/** Messages of the person for which a doubt stays the subject of their answers. */
const DOUBT_FOR = 2;
const DOUBT_FAMILY: Record<DoubtKind, Family | null> = { life: null, harm: "violence", fear: "abuse" };

function doubtBefore(turns: readonly ChatTurn[]): Family | null {
	const said = turns.filter(({ role }) => role === "user").slice(0, -1);
	const kind = said.slice(-DOUBT_FOR).findLast(({ verdict }) => verdict?.tier === "row")?.verdict?.kind;
	return (kind && DOUBT_FAMILY[kind]) ?? null;
}

function nearBefore(turns: readonly ChatTurn[]): Before | null {
	const said = turns.filter(({ role }) => role === "user").slice(0, -1);
	return said.slice(-NEAR_FOR).reduce<Before | null>((before, turn, index, all) => {
		const level = meantFor(levelOf(turn), before, spelled(turn.content));
		return level === null
			? before
			: { level: before ? weightier(before.level, level) : level, ago: all.length - index };
	}, null);
}

/** Life first: a person who is beaten and wants to die is asked about dying. */
function weightier(one: Danger, other: Danger): Danger {
	const isLife = FAMILY_OF[one] === "life";
	if (isLife === (FAMILY_OF[other] === "life")) {
		return graver(one, other) as Danger;
	}
	return isLife ? one : other;
}

/** Whether the message fits one of some patterns. */
export function isAbout({ text }: Situation, ...words: readonly RegExp[]): boolean {
	return words.some((each) => each.test(text));
}
