import { asksOfDanger } from "#shared/safety/after/answered.ts";
import { asksForHelp } from "#shared/safety/asks-for-help.ts";
import { emergencyNow } from "#shared/safety/emergencies.ts";
import { saysOwnAge } from "#shared/safety/help/fitting-lines.ts";
import { helpFor } from "#shared/safety/help/help-for.ts";
import { graver, isOwnRisk, type RiskLevel } from "#shared/safety/risk.ts";
import { type InDoubt, rowFor } from "#shared/safety/text/row.ts";
import { NO_DANGER, type Verdict } from "#shared/safety/verdict.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { TextModel } from "../../../models/text-model.ts";
import type { ConversationDeps } from "./conversation-deps.ts";
import type { MessageRow } from "./conversation-rows.ts";
import type { ConversationStorage } from "./conversation-storage.ts";
import type { Turn, TurnRequest } from "./turn.ts";

const CONTEXT_MESSAGES = 6;

/** The message itself, when it's already stored, and what the person has answered since in an exercise. */
type Around = { messageId?: string; answers?: readonly string[] };

/**
 * Returns what Layer 1 finds in a message, given the messages before it and the coach's last question. Pass `null`
 * for text that a person didn't write.
 */
export function screenMessage(
	store: ConversationStorage,
	deps: ConversationDeps,
	said: string | null,
	{ messageId, answers = [] }: Around = {},
): Verdict {
	if (said === null) {
		return NO_DANGER;
	}
	const before = store.messages.page(messageId, CONTEXT_MESSAGES).find((row) => !isOfRun(row));
	return deps.assess(
		said,
		[...store.messages.lastWords(CONTEXT_MESSAGES, messageId), ...answers],
		before?.role === "assistant" ? before.content : null,
	);
}

/** Messages that start and end an exercise. A question of the coach before them is still open. */
function isOfRun({ client_message_id: about }: MessageRow): boolean {
	return about?.startsWith("run_") ?? false;
}

/** Asks for a second look where Layer 1 doubts and the person lets a model read. */
export function secondLookFor(
	{ confidence }: Pick<Verdict, "confidence">,
	{ mayReadAgain = false }: Pick<TurnRequest, "mayReadAgain">,
): Pick<TurnRequest, "secondLook"> {
	return mayReadAgain && confidence !== "sure" ? { secondLook: true } : {};
}

/**
 * Returns help for what a message shows, or a quiet line for what it may mean. Repeats the help for a person in
 * danger who asks for it.
 */
export function helpBeside(
	store: ConversationStorage,
	said: string | null,
	{ level, tier, kind }: Pick<Verdict, "level" | "tier" | "kind">,
	request: TurnRequest,
): Pick<MessageMetadata, "safety"> {
	const asks = said !== null && level === "none" && isOwnRisk(request.risk) && asksForHelp(said);
	if (asks) {
		return safetyFor(store, said, request.risk, { country: request.country, again: true });
	}
	return tier === "row"
		? rowBeside(store, request.country, { kind, words: said ?? "" })
		: safetyFor(store, said ?? "", level, { country: request.country, again: request.wasPutAway });
}

/** Don't repeat a panel that is among this many newest messages, unless the new one is graver. */
const PANEL_STANDS_FOR = 8;

/**
 * Returns help for what a message shows, with the empty reply, before any model is asked. Doesn't repeat it within a
 * few messages, unless `again`: the person asked for it, or had dismissed it.
 */
export function safetyFor(
	store: ConversationStorage,
	words: string,
	level: RiskLevel,
	{ country, again }: { country: string | null; again: boolean | undefined },
): Pick<MessageMetadata, "safety"> {
	// Most messages show nothing: read no earlier ones for an age then.
	const safety = level === "none" ? null : helpFor(words, level, country, saidYoung(store));
	if (!safety) {
		return {};
	}
	const shown = again ? undefined : newestPanel(store);
	const isGraver = shown === undefined || graver(shown.level, level) !== shown.level;
	// A danger happening now has its own first step, even where a panel of the same level is shown.
	const isNewlyUrgent = safety.emergencyFirst && safety.title !== shown?.title && isUrgent(words, level);
	return isGraver || isNewlyUrgent || !hasItsLines(shown, safety) ? { safety } : {};
}

/** Newest messages searched for an age. */
const AGE_IN = 30;

function saidYoung(store: ConversationStorage): boolean {
	return store.messages
		.page(undefined, AGE_IN)
		.some(({ role, content }) => role === "user" && saysOwnAge(content));
}

/** Whether the shown panel names the lines that would come first in the other. */
function hasItsLines(shown: SafetyPanel, { kinds = [] }: SafetyPanel): boolean {
	const [first] = kinds;
	return first === undefined || (shown.kinds ?? ["crisis"]).includes(first);
}

/** Returns a quiet line of help, unless one is among the newest messages. */
export function rowBeside(
	store: ConversationStorage,
	country: string | null,
	doubt?: InDoubt,
): Pick<MessageMetadata, "safety"> {
	return newestPanel(store) ? {} : { safety: rowFor(country, doubt) };
}

function isUrgent(words: string, level: RiskLevel): boolean {
	return emergencyNow(words) !== null || level === "other";
}

function newestPanel(store: ConversationStorage): SafetyPanel | undefined {
	return store.messages
		.page(undefined, PANEL_STANDS_FOR)
		.map(({ metadata }) => (JSON.parse(metadata) as MessageMetadata).safety)
		.find((each) => each !== undefined);
}

/**
 * Returns the metadata that stays with any reply: what the person's message or the hour caused, their exercise, and
 * the reply's version number.
 */
export function notByReply({
	safety,
	disclosure,
	isUnread,
	runId,
	versions,
}: MessageMetadata): MessageMetadata {
	return {
		...(versions ? { versions } : {}),
		...(safety ? { safety } : {}),
		...(disclosure ? { disclosure } : {}),
		...(isUnread ? { isUnread } : {}),
		...(runId ? { runId } : {}),
	};
}

/**
 * Returns the same model. Before anyone reads its question about dying or safety, a quiet line of help goes above the
 * reply, unless there is help already. Calls `show` with the added line.
 */
export function withHelpForQuestions(
	model: TextModel,
	turn: Turn,
	store: ConversationStorage,
	show: (row: SafetyPanel | undefined) => void,
): TextModel {
	return {
		provider: model.provider,
		async *reply(request, signal) {
			const reply = model.reply(request, signal);
			let text = request.written;
			let asks = asksOfDanger(text);
			for (;;) {
				const { done, value } = await reply.next();
				if (done) {
					return value;
				}
				text += value.text;
				if (!asks && asksOfDanger(text)) {
					asks = true;
					show(addRow(turn, store));
				}
				yield value;
			}
		},
	};
}

/** Puts a quiet line of help beside the turn's reply, unless there is help already. Returns the added line. */
export function addRow({ messageId, request }: Turn, store: ConversationStorage): SafetyPanel | undefined {
	const metadata = JSON.parse(store.messages.find(messageId)?.metadata ?? "{}") as MessageMetadata;
	const { safety } = metadata.safety ? {} : rowBeside(store, request.country);
	store.setMetadata(messageId, { ...(safety ? { safety } : {}), ...metadata });
	return safety;
}
