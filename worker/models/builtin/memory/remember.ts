import type { ReplyRequest } from "#worker/models/text-model.ts";
import type { Topic } from "../content/topic.ts";
import { isSpeakable } from "../danger.ts";
import type { Intent } from "../understand/intents.ts";
import { isOnePerson, type Mention } from "../understand/people.ts";
import { type Reading, understand } from "../understand/understand.ts";
import { plainWords } from "../voice/fill.ts";
import { type Asked, askedBy, questionIn } from "./asked.ts";
import { type DangerMemory, dangerBefore, levelsOf } from "./danger.ts";
import { type Focus, followFocus } from "./focus.ts";
import { type Offered, offeredIn } from "./offered.ts";
import { type Known, knownPeople } from "./people.ts";

/** What the coach holds on to while it answers, all of it read back from the turns. */
export type Memory = {
	/** The person's earlier messages, oldest first, without the one to be answered. */
	readings: readonly Reading[];
	replies: readonly string[];
	asked: Asked | null;
	lastQuestion: string | null;
	focus: Focus["focus"];
	/** Somebody who died has come up. */
	mourning: boolean;
	/** How many of the person's turns have been about the focus, this one included. */
	focusRun: number;
	/** An earlier, different topic. */
	before: Topic | null;
	rejected: Focus["rejected"];
	known: readonly Known[];
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
	/** Danger that is still near: heard in one of the last turns, by either side, and not denied since. */
	danger: DangerMemory | null;
	/** How often these very words were sent lately. */
	repeats: number;
	/** How many short answers in a row, this one included. */
	curtRun: number;
};

const CURT = new Set(["yes", "no", "unsure", "fine", "laugh", "ack"]);
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
	return lastOf(readings.slice(done + 1), (one) =>
		one.intention !== null && isSpeakable(one) ? one.intention : null,
	);
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

const LISTENS_FOR = 10;

/** Whether one wish of theirs still stands, and no later message has lifted it. */
function stands(readings: readonly Reading[], wish: Intent, lifted: (reading: Reading) => boolean): boolean {
	const recent = readings.slice(-LISTENS_FOR);
	const at = recent.findLastIndex((one) => one.intent === wish);
	return at >= 0 && !recent.slice(at + 1).some(lifted);
}

const ASK_AGAIN =
	/\b(?:ask me|you (?:can|may) ask|questions? (?:is|are) (?:fine|ok|okay)|what would you (?:ask|like to know))\b/i;

function wantsIdeas(reading: Reading): boolean {
	return reading.intent === "want-idea" || reading.intent === "advice" || ASK_AGAIN.test(reading.text);
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

/** The birthday of somebody who lives is another matter than that of somebody who died. */
function withoutMourning(reading: Reading): Reading {
	return { ...reading, moments: reading.moments.filter(({ moment }) => moment.mourning !== true) };
}

export function remember(request: ReplyRequest): { reading: Reading; memory: Memory } {
	const spoken = request.turns.filter((turn) => turn.role === "user").map((turn) => turn.content);
	const levels = levelsOf(spoken);
	const heard = spoken.map((text, index) => understand(text, levels[index] ?? null));
	const mourning = heard.some((one) => one.topics.some((hit) => hit.topic.slug === "grief"));
	const all = mourning ? heard : heard.map(withoutMourning);
	const reading = all.at(-1) ?? understand("");
	const readings = all.slice(0, -1);
	const replies = request.turns.filter((turn) => turn.role === "assistant").map((turn) => turn.content);
	const lastTurn = request.turns.at(-2);
	const lastQuestion = lastTurn?.role === "assistant" ? questionIn(lastTurn.content) : null;
	const known = knownPeople(all, request.summary, request.person.memory);
	const { focus, run, before, rejected } = followFocus(all, known);
	const listening = stands(all, "want-listen", wantsIdeas);
	const danger = dangerBefore(request.turns.slice(0, -1), levels.slice(0, -1));
	const now = plainWords(reading.text);
	return {
		reading,
		memory: {
			readings,
			replies,
			lastQuestion,
			asked: lastQuestion === null ? null : askedBy(lastQuestion),
			focus,
			mourning,
			focusRun: run,
			before,
			rejected,
			known,
			person: lastOf(all, (one) => one.people.find(isOnePerson) ?? null),
			intention: openIntention(readings),
			occasion: lastOf(all, (one) => one.occasion),
			deed: lastOf(readings.slice(-5), deedIn),
			offered: offeredIn(replies),
			listening,
			// Someone who wants to be listened to is asked nothing either.
			quiet:
				listening ||
				stands(all, "stop-asking", (one) => one.intent !== "stop-asking" && ASK_AGAIN.test(one.text)),
			danger,
			repeats: now === "" ? 0 : readings.slice(-6).filter((one) => plainWords(one.text) === now).length,
			curtRun: curtRunOf(all),
		},
	};
}
