import { isOwnRisk } from "#shared/safety/risk.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { GuideNote } from "#shared/schemas/exercises.ts";
import {
	ASKED_AGAIN,
	askAgain,
	composeDanger,
	DANGER_ACT,
	IF_IT_GETS_DARK,
	MAY_WEIGH,
	numberFirst,
	onceMore,
	passesOver,
	sinceDenial,
	stayInGrief,
	stayNear,
	withoutEcho,
} from "../../danger/index.ts";
import { answer, type GuideReply } from "../../guide/index.ts";
import { answerMinor } from "../minor.ts";
import type { ReplyRequest, ReplyStream, TextModel } from "../text-model.ts";

export type BuiltinCoachOptions = {
	/** Milliseconds to wait before each piece of about two words. */
	pieceDelayMs?: () => number;
	/** Waits, and rejects with the signal's reason as soon as it aborts. */
	sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** About two words per piece: slow enough to read along. */
const DEFAULT_PIECE_DELAY_MS = 60;

function sleepFor(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		if (signal.aborted) {
			reject(signal.reason);
			return;
		}
		const onAbort = () => {
			clearTimeout(timer);
			reject(signal.reason);
		};
		const timer = setTimeout(() => {
			signal.removeEventListener("abort", onAbort);
			resolve();
		}, milliseconds);
		signal.addEventListener("abort", onAbort, { once: true });
	});
}

/** The reply in pieces of one or two words with the space that follows; joined they're the reply exactly. */
export function piecesOfReply(reply: string): string[] {
	return reply.match(/\s*\S+(?:\s+\S+)?\s*/g) ?? [];
}

/** Before the reply to a person who says that we misread them as being in danger. */
const TAKEN_BACK =
	"Thank you for telling me. I believe you. If that ever changes, say so here; help stays at the top of the page. ";
const GO_ON = "What would you like to talk about?";
/** A no alone to the question: what led to it is still there. */
const BARE_NO = /^\W*(?:no+|nope|nah|I'm not|I don't)\W*$/i;
const STAYS_WITH_IT = "What has made it so hard lately?";
/** The guide takes a denial for a correction of what it said. */
const CORRECTION = "correction";
/** A message this short, in words, is only a denial. */
const DENIAL_WORDS = 8;

export type WholeReply = { text: string; metadata: MessageMetadata };

/** Returns the reply without a model: danger first, then the guide. */
export function composeReply(request: ReplyRequest): WholeReply {
	const denied = sinceDenial(request.turns);
	const danger = denied === null ? composeDanger(request) : stayInGrief(request);
	if (danger !== null) {
		return wholeOf(danger);
	}
	if (request.isMinor) {
		return wholeOf(answerMinor(request.turns));
	}
	const guided = askGuide(request);
	const near = denied === null && isFreeTalk(guided) ? (askAgain(request) ?? stayNear(request)) : null;
	return near === null ? besideDenial(request, guided, denied) : wholeOf(near);
}

function wholeOf({ text, note }: { text: string; note: GuideNote }): WholeReply {
	return { text, metadata: { guide: note } };
}

function askGuide(request: ReplyRequest): GuideReply {
	const {
		person,
		mode,
		style,
		risk,
		isStranger = false,
		isTemporary = false,
		agreed,
		instead = "",
		run = null,
		turns,
	} = request;
	return answer({
		person,
		mode,
		style,
		isAtRisk: isOwnRisk(risk),
		isStranger,
		isTemporary,
		run,
		canBringBack: request.canBringBack ?? false,
		agreed,
		instead,
		page: turns,
	});
}

/** Returns whether the guide's reply is about the denial itself: it quotes it, or apologises for what it said before. */
function isAboutDenial(message: string, { text, note }: GuideReply): boolean {
	const quoted = [...text.matchAll(/“([^“”]+)”/g)].map(([, said = ""]) =>
		said.replace(/\W+$/, "").toLowerCase(),
	);
	return note.act === CORRECTION || quoted.some((said) => message.toLowerCase().includes(said));
}

/** The guide's reply as it is said. `denied`: how many messages ago they said that no danger was meant, or null. */
function besideDenial(request: ReplyRequest, reply: GuideReply, denied: number | null): WholeReply {
	const { turns } = request;
	const replies = turns.filter(({ role }) => role === "assistant").map(({ content }) => content);
	const message = turns.at(-1)?.content ?? "";
	const mayMeanDanger = (turns.at(-1)?.verdict?.tier ?? "none") !== "none";
	const unechoed = withoutEcho(message, reply.text, replies, mayMeanDanger);
	if (denied === 0 && isAboutDenial(message, reply)) {
		return { text: `${TAKEN_BACK}${STAYS_WITH_IT}`, metadata: {} };
	}
	if (denied === 0 && (reply.isKept || message.split(/\s+/).length <= DENIAL_WORDS)) {
		return { text: `${TAKEN_BACK}${BARE_NO.test(message) ? STAYS_WITH_IT : GO_ON}`, metadata: {} };
	}
	if (denied === null && passesOver(turns)) {
		const asked = onceMore(reply.note);
		const text = `${withoutQuestions(unechoed)}${asked.text}`;
		return wholeOf({ text: numberFirst(message, text, replies), note: asked.note });
	}
	const text = `${denied === 0 ? TAKEN_BACK : ""}${numberFirst(message, unechoed, replies)}`;
	if (unechoed !== reply.text) {
		return { text, metadata: {} };
	}
	return {
		text: withCare(request, reply, text),
		metadata: {
			guide: reply.note,
			...(reply.choices.length > 0 ? { choices: reply.choices } : {}),
			...(reply.isKept ? { isKept: true } : {}),
		},
	};
}

/** The part of a reply before its question, as a paragraph; empty when it only asks. */
function withoutQuestions(text: string): string {
	const [said = ""] = /^(?:[^?]*[.!…”])?(?=\s|$)/.exec(text) ?? [];
	return said === "" ? "" : `${said}\n\n`;
}

/** The guide's replies to ordinary sharing. While danger is near, the coach stays with the person instead. */
export const FREE_TALK: ReadonlySet<string> = new Set([
	"hello",
	"nice",
	"insult",
	"complaint",
	"correction",
	"joke",
	"yes",
	"no",
	"unsure",
	"short",
	"good-news",
	"narrow",
	"several",
	"topic",
	"name",
	"plan",
	"which-help",
	"more",
	"page-has",
	"kept",
	"journal",
	"unreadable",
	"remember",
]);

/** Replies for what the guide can't answer. While danger is near, "I don't know" would turn the person away. */
const NO_ANSWER = ["unknown", "cant", "decide"];

function isFreeTalk({ note }: GuideReply): boolean {
	return (
		FREE_TALK.has(note.act) ||
		NO_ANSWER.some((pool) => note.templates.some((id) => id.startsWith(`${pool}.`)))
	);
}

const LOOKED_BACK = 8;

/** A goodbye after words that may have meant danger, or with some that weigh, says where help is; hours after a false alarm it's asked once how it is. */
function withCare({ asksAgain, turns }: ReplyRequest, { note, isKept }: GuideReply, text: string): string {
	if (note.act === "bye") {
		const mayBeDark = turns
			.slice(-LOOKED_BACK)
			.some(
				(turn) =>
					turn.note?.act === DANGER_ACT || (turn.verdict !== undefined && turn.verdict.tier !== "none"),
			);
		const weighs = MAY_WEIGH.test(turns.at(-1)?.content ?? "");
		return mayBeDark || weighs ? `${text} ${IF_IT_GETS_DARK}` : text;
	}
	const asked = ASKED_AGAIN[turns.length % ASKED_AGAIN.length];
	return asksAgain && !isKept ? `${text} ${asked}` : text;
}

/**
 * The same request gives the same reply, so a reply that was cut short is sent whole. If the request has changed, the
 * text so far is the reply.
 */
function wholeReply(request: ReplyRequest): WholeReply {
	const reply = composeReply(request);
	return reply.text.startsWith(request.written) ? reply : { text: request.written, metadata: {} };
}

/** The coach that needs no account, no key and no network. */
export function createBuiltinCoach(options: BuiltinCoachOptions = {}): TextModel {
	const pieceDelayMs = options.pieceDelayMs ?? (() => DEFAULT_PIECE_DELAY_MS);
	const sleep = options.sleep ?? sleepFor;

	async function* reply(request: ReplyRequest, signal: AbortSignal): ReplyStream {
		signal.throwIfAborted();
		const { text, metadata } = wholeReply(request);
		for (const piece of piecesOfReply(text)) {
			const delay = pieceDelayMs();
			if (delay > 0) {
				await sleep(delay, signal);
			}
			signal.throwIfAborted();
			yield { provider: "builtin", text: piece };
		}
		return { provider: "builtin", isCut: false, usage: null, metadata };
	}

	return { provider: "builtin", reply };
}
