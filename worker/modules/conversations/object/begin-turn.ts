import { DEFAULT_STYLE } from "#shared/chat/styles.ts";
import { type DetectedMood, detectMood } from "#shared/mood/mood-detection.ts";
import { tellsUnder18 } from "#shared/own-age.ts";
import { graver, isOwnRisk, type RiskLevel } from "#shared/safety/risk.ts";
import { linesForYouth } from "#shared/safety/text/row.ts";
import type { Verdict } from "#shared/safety/verdict.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { AskedBy, SendInput } from "./conversation-contract.ts";
import type { ConversationDeps } from "./conversation-deps.ts";
import type { MessageRow } from "./conversation-rows.ts";
import type { ConversationStorage } from "./conversation-storage.ts";
import { helpBeside, notByReply, screenMessage, secondLookFor } from "./screen-message.ts";
import { TURN_LIMIT_MS, type Turn, type TurnRequest } from "./turn.ts";

/** No other model receives the messages of people under 18. */
const FOR_MINORS = {
	isMinor: true,
	coach: "builtin",
	costs: false,
	consentedTo: [],
	mayReadAgain: false,
} as const;

/**
 * The turn, and what this message alone shows: the turn's own request also counts the day before. `help`: shown
 * beside the reply. `tellsAge`: it newly says that they're under 18. `mood`: null where it may mean danger.
 */
type BegunTurn = {
	turn: Turn;
	level: RiskLevel;
	help: SafetyPanel | undefined;
	tellsAge: boolean;
	mood: DetectedMood | null;
};

/**
 * Stores what the person wrote, the empty reply and the turn. To be called in one transaction:
 * all of it is durable before anything else happens, or nothing is.
 */
export function beginTurn(store: ConversationStorage, deps: ConversationDeps, input: SendInput): BegunTurn {
	const { now, newId, model, learnAfterMs } = deps;
	const said = input.kind === "text" ? input.content : null;
	const verdict = screenMessage(store, deps, said);
	const { level, isForeign } = verdict;
	const isMinor = input.request.isMinor === true || (said !== null && tellsUnder18(said));
	const asked = isMinor ? { ...input.request, ...FOR_MINORS } : input.request;
	const request: TurnRequest = {
		...asked,
		risk: graver(input.request.risk, level),
		...secondLookFor(verdict, asked),
	};
	const detectedMood = isMinor ? null : detectMood(input.content);
	const userMessageId = newId("msg");
	const messageId = newId("msg");
	// The coach replies to messages in a dark hour; nothing else uses them.
	const learns = input.remembers && !isOwnRisk(request.risk) && !isMinor;
	store.addMessage({
		id: userMessageId,
		clientMessageId: input.clientMessageId,
		role: "user",
		kind: input.kind,
		content: input.content,
		aiProvider: model.provider,
		metadata: {
			kind: input.kind,
			...(input.voice ? { voice: true } : {}),
			...(detectedMood ? { detectedMood } : {}),
			...shownBy(verdict),
		},
		status: "complete",
		createdAt: now(),
		learns,
	});
	const beside = {
		...(isMinor ? linesForYouth(request.country) : {}),
		...helpBeside(store, said, verdict, request),
	};
	store.addMessage({
		id: messageId,
		replyTo: userMessageId,
		role: "assistant",
		kind: "text",
		content: "",
		aiProvider: model.provider,
		metadata: {
			mode: request.mode,
			style: request.style,
			...(request.disclosure ? { disclosure: request.disclosure } : {}),
			// No coach can read this language, and no model is asked.
			...(isForeign && !request.costs ? { isUnread: true } : {}),
			...beside,
		},
		status: "streaming",
		createdAt: now(),
	});
	store.countAdded(2, learns ? now() + learnAfterMs : null);
	const reply = { id: messageId, content: "", ai_provider: model.provider };
	return {
		turn: openTurn(store, deps, { userMessageId, reply }, request),
		level,
		help: beside.safety,
		tellsAge: isMinor && input.request.isMinor !== true,
		mood: verdict.tier === "none" ? detectedMood : null,
	};
}

function shownBy({ level, tier, signals, confidence, kind }: Verdict): MessageMetadata {
	return {
		...(level === "none" ? {} : { isCare: true }),
		...(tier === "none" ? {} : { verdict: { level, tier, signals, confidence, kind } }),
	};
}

/** An existing message of the person, and the reply to it. */
type Standing = { asked: MessageRow; reply: MessageRow };

/**
 * Does the same for an existing reply, in its mode and style. A reply that was cut short continues; an empty one is
 * written again in place.
 */
export function reopenTurn(
	store: ConversationStorage,
	deps: ConversationDeps,
	{ asked, reply }: Standing,
	by: AskedBy,
): Turn {
	const { error, isCut, isRefused, ...metadata } = JSON.parse(reply.metadata) as MessageMetadata;
	return openAgainWith(store, deps, { asked, reply, metadata }, by);
}

/** The same for a whole reply that the person wants otherwise: its words go, to come back if nothing takes their place. */
export function rewriteTurn(
	store: ConversationStorage,
	deps: ConversationDeps,
	{ asked, reply }: Standing,
	by: AskedBy,
): Turn {
	const { content, status, ai_provider: provider } = reply;
	const metadata = JSON.parse(reply.metadata) as MessageMetadata;
	const replaces = { content, status, provider, metadata };
	const { mode = "deep", style = DEFAULT_STYLE } = metadata;
	const anew = {
		asked,
		reply: { ...reply, content: "" },
		metadata: { mode, style, ...notByReply(metadata) },
	};
	return openAgainWith(store, deps, anew, { ...by, replaces });
}

function openAgainWith(
	store: ConversationStorage,
	deps: ConversationDeps,
	{ asked, reply, metadata }: Standing & { metadata: MessageMetadata },
	by: AskedBy & Pick<TurnRequest, "replaces">,
): Turn {
	const { mode = "deep", style = DEFAULT_STYLE } = metadata;
	// The reply may have failed or been stopped before a second look.
	const verdict = screenMessage(store, deps, asked.kind === "text" ? asked.content : null, {
		messageId: asked.id,
	});
	const { content, ai_provider: provider } = reply;
	store.updateReply(reply.id, { content, status: "streaming", provider, metadata });
	const request = { ...by, mode, style, ...secondLookFor(verdict, by) };
	return openTurn(store, deps, { userMessageId: asked.id, reply }, request);
}

function openTurn(
	store: ConversationStorage,
	{ now }: ConversationDeps,
	{
		userMessageId,
		reply,
	}: { userMessageId: string; reply: Pick<MessageRow, "id" | "content" | "ai_provider"> },
	request: TurnRequest,
): Turn {
	const turn: Turn = {
		userMessageId,
		messageId: reply.id,
		request,
		attempt: 1,
		startedAt: now(),
		deadline: now() + TURN_LIMIT_MS,
		provider: reply.ai_provider,
		text: reply.content,
	};
	store.setTurn(turn);
	return turn;
}
