import type { ChatTurn, ReplyRequest } from "#worker/models/text-model.ts";
import type { Aspect, Topic } from "../content/topic.ts";
import { type DangerKind, dangerIn } from "../danger.ts";
import { asksDirectly, denies } from "../understand/denial.ts";
import { isOnePerson, type Mention } from "../understand/people.ts";
import { aspectsOf } from "../understand/topics.ts";
import { type Reading, understand } from "../understand/understand.ts";
import { plainWords } from "../voice/fill.ts";
import { type Asked, askedBy, questionIn } from "./asked.ts";
import { type Offered, offeredIn } from "./offered.ts";

/** What the coach holds on to while it answers, all of it read back from the turns. */
export type Memory = {
	/** The person's earlier messages, oldest first, without the one to be answered. */
	readings: readonly Reading[];
	replies: readonly string[];
	asked: Asked | null;
	lastQuestion: string | null;
	focus: { topic: Topic; aspects: readonly Aspect[]; fresh: boolean } | null;
	/** How many of the person's turns have been about the focus, this one included. */
	focusRun: number;
	/** An earlier, different topic. */
	before: Topic | null;
	person: Mention | null;
	intention: string | null;
	occasion: string | null;
	/** The last thing they told of having done: "you went for the run today". */
	deed: string | null;
	/** The last two steps the coach put side by side, and how many replies ago. */
	offered: Offered | null;
	listening: boolean;
	/** They asked for no more questions. */
	quiet: boolean;
	danger: { kind: DangerKind; ago: number } | null;
	/** How often these very words were sent lately. */
	repeats: number;
	/** How many short answers in a row, this one included. */
	curtRun: number;
};

const CURT = new Set(["yes", "no", "unsure", "fine", "laugh", "ack"]);
const FOCUS_LASTS = 5;
/** What a topic that isn't named in a message still weighs against the ones that are. */
const HOLD = 2.9;
const HOLD_TENDER = 4.1;
const HOLD_FADES = 0.4;

type Focus = { focus: Memory["focus"]; run: number; before: Topic | null };

function followFocus(readings: readonly Reading[]): Focus {
	let topic: Topic | null = null;
	let aspects: readonly Aspect[] = [];
	let run = 0;
	let quietTurns = 0;
	let before: Topic | null = null;
	let fresh = false;
	for (const reading of readings) {
		const hits = reading.topics.map((hit) => ({
			...hit,
			score: hit.score + (hit.topic === topic ? 1.5 : 0),
		}));
		const held = topic as Topic | null;
		if (held !== null && !hits.some((hit) => hit.topic === held)) {
			// A passing "my friend says" doesn't change the subject; a heavy subject gives way even less.
			const hold = (held.tender ? HOLD_TENDER : HOLD) - quietTurns * HOLD_FADES;
			hits.push({ topic: held, aspects: aspectsOf(held, reading.text), score: hold });
		}
		const top =
			reading.topics.length === 0 ? undefined : hits.sort((one, other) => other.score - one.score)[0];
		fresh = false;
		if (top === undefined) {
			quietTurns += 1;
			if (topic !== null && quietTurns > FOCUS_LASTS) {
				before = topic;
				topic = null;
				run = 0;
			} else if (topic !== null) {
				run += 1;
				aspects = topic.aspects.filter((aspect) => aspect.pattern.test(reading.text));
			}
			continue;
		}
		quietTurns = 0;
		if (top.topic === topic) {
			run += 1;
		} else {
			before = topic ?? before;
			topic = top.topic;
			run = 1;
			fresh = true;
		}
		aspects = top.aspects;
	}
	return {
		focus: topic === null ? null : { topic, aspects, fresh },
		run,
		before: before === topic ? null : before,
	};
}

function lastOf<Value>(readings: readonly Reading[], pick: (reading: Reading) => Value | null): Value | null {
	for (let index = readings.length - 1; index >= 0; index--) {
		const reading = readings[index];
		const value = reading === undefined ? null : pick(reading);
		if (value !== null) {
			return value;
		}
	}
	return null;
}

/** What they meant to do and haven't told the end of: a success closes it. */
function openIntention(readings: readonly Reading[]): string | null {
	const done = readings.findLastIndex((one) => one.intent === "good-news");
	return lastOf(readings.slice(done + 1), (one) => one.intention);
}

/** Something finished and good enough to build on: "you went for the run". */
function deedIn(reading: Reading): string | null {
	const clause = reading.clauses.findLast(
		(one) =>
			(one.kind === "did" || reading.intent === "good-news") &&
			/^you (?!lost|failed|broke|cried|fell|had to|forgot|missed|thought|felt)/.test(one.turned) &&
			!/n't\b|\bnot\b|\bnever\b/.test(one.turned),
	);
	return reading.danger === null ? (clause?.turned ?? null) : null;
}

function isListening(readings: readonly Reading[]): boolean {
	for (let index = readings.length - 1; index >= Math.max(0, readings.length - 8); index--) {
		const intent = readings[index]?.intent;
		if (intent === "want-idea" || intent === "advice") {
			return false;
		}
		if (intent === "want-listen") {
			return true;
		}
	}
	return false;
}

function curtRunOf(readings: readonly Reading[]): number {
	let run = 0;
	for (let index = readings.length - 1; index >= 0; index--) {
		const reading = readings[index];
		if (
			reading === undefined ||
			(!CURT.has(reading.intent) && (reading.words > 3 || reading.intent !== "share"))
		) {
			break;
		}
		run += 1;
	}
	return run;
}

/** Words the coach says only when danger was heard, whether outright or in answer to its own asking. */
const SAID_IN_DANGER =
	/are you safe right now|are you safe where you are|call your local emergency number now/;

/** How long ago danger was spoken of, in the person's turns, by either side. */
function isDirectQuestion(turn: ChatTurn | undefined): boolean {
	return turn?.role === "assistant" && asksDirectly(turn.content);
}

function dangerBefore(turns: readonly ChatTurn[]): Memory["danger"] {
	let ago = 1;
	for (const [index, turn] of turns.toReversed().entries()) {
		if (turn.role === "user" && denies(turn.content) && isDirectQuestion(turns.at(-2 - index))) {
			// They were asked once, said no, and were believed: what came before is settled.
			return null;
		}
		if (turn.role === "assistant") {
			if (SAID_IN_DANGER.test(turn.content)) {
				return { kind: "suicide", ago };
			}
			continue;
		}
		const kind = dangerIn(turn.content);
		if (kind !== null && kind !== "other") {
			return { kind, ago };
		}
		ago += 1;
	}
	return null;
}

export function remember(request: ReplyRequest): { reading: Reading; memory: Memory } {
	const spoken = request.turns.filter((turn) => turn.role === "user").map((turn) => turn.content);
	const all = spoken.map(understand);
	const reading = all.at(-1) ?? understand("");
	const readings = all.slice(0, -1);
	const replies = request.turns.filter((turn) => turn.role === "assistant").map((turn) => turn.content);
	const lastTurn = request.turns.at(-2);
	const lastQuestion = lastTurn?.role === "assistant" ? questionIn(lastTurn.content) : null;
	const { focus, run, before } = followFocus(all);
	const danger = dangerBefore(request.turns.slice(0, -1));
	const now = plainWords(reading.text);
	return {
		reading,
		memory: {
			readings,
			replies,
			lastQuestion,
			asked: lastQuestion === null ? null : askedBy(lastQuestion),
			focus,
			focusRun: run,
			before,
			person: lastOf(all, (one) => one.people.find(isOnePerson) ?? null),
			intention: openIntention(readings),
			occasion: lastOf(all, (one) => one.occasion),
			deed: lastOf(readings.slice(-5), deedIn),
			offered: offeredIn(replies),
			listening: isListening(all),
			quiet: all.slice(-5).some((one) => one.intent === "stop-asking"),
			danger,
			repeats: now === "" ? 0 : readings.slice(-6).filter((one) => plainWords(one.text) === now).length,
			curtRun: curtRunOf(all),
		},
	};
}
