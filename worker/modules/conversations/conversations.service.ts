import { LEARN_MORE_COMMAND } from "#shared/chat/messages.ts";
import { answerMode, type ModeStep, modesFromWire } from "#shared/chat/mode-machine.ts";
import { beforeMessage } from "#shared/chat/mode-switches.ts";
import { DEFAULT_STYLE } from "#shared/chat/styles.ts";
import { isTemporaryTalk } from "#shared/chat/temporary-talk.ts";
import { isActive } from "#shared/pause.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import type {
	AnsweredMode,
	ChatReply,
	ConversationsQuery,
	CurrentConversation,
	ListedConversation,
	Message,
	MessagePage,
	OpenedConversation,
	SendChat,
} from "#shared/schemas/conversations.ts";
import { assess } from "../../assess.ts";
import type { ConversationRow } from "../../db/tables/conversations.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { greeting } from "../coaching/greeting.ts";
import { searchMessages } from "../search/search.service.ts";
import { askedBy } from "./asked-by.ts";
import {
	coachUnavailable,
	conversationNotFound,
	noValidConversation,
	refused,
} from "./conversations.errors.ts";
import {
	addCurrentChat,
	findConversation,
	findCurrentChat,
	listConversations,
	listFound,
	listTitles,
	toConversation,
} from "./conversations.repository.ts";
import type { AskedBy, TurnOutcome } from "./object/conversation-contract.ts";
import { FAILURE_TEXT } from "./object/turn.ts";
import { askFollowUp, dueFollowUp } from "./runs/follow-up.ts";
import { loadTemporaryTalk, ownsTemporaryTalk } from "./temporary-talk.ts";

const PAGE_MESSAGES = 50;

/** Returns the person's current chat and its newest messages; `conversation` is null before the first. */
export async function loadCurrentChat(deps: Deps, user: UserRow): Promise<CurrentConversation> {
	const row = await findCurrentChat(deps.db, user.id);
	return row ? pageOf(deps, user, row) : { conversation: null, messages: [] };
}

/** The same of one of the person's chats. Throws `not_found`. */
export async function loadChat(
	deps: Deps,
	user: UserRow,
	conversationId: string,
): Promise<CurrentConversation> {
	if (isTemporaryTalk(conversationId)) {
		const talk = await loadTemporaryTalk(deps, user);
		if (talk.conversation?.id !== conversationId) {
			throw conversationNotFound();
		}
		return talk;
	}
	const row = await findConversation(deps.db, user.id, conversationId);
	if (row?.kind !== "chat") {
		throw conversationNotFound();
	}
	return pageOf(deps, user, row);
}

async function pageOf(deps: Deps, user: UserRow, row: ConversationRow): Promise<CurrentConversation> {
	const readPage = () => getConversationStub(deps.env, row.id).page(user.id, undefined, PAGE_MESSAGES);
	// The coach doesn't ask people whose account is paused.
	const [found, due] = await Promise.all([readPage(), isActive(user) ? dueFollowUp(deps, user.id) : null]);
	const hasAsked = found.ok && due !== null && (await askFollowUp(deps, due, row.id));
	const page = hasAsked ? await readPage() : found;
	// A row without an opened object: the server died between making the two. Creating again completes it.
	return page.ok
		? { conversation: toConversation(row), messages: page.messages }
		: { conversation: null, messages: [] };
}

/** Opens the person's current chat with a greeting, or finds the one that is there. */
export async function openCurrentChat(deps: Deps, user: UserRow): Promise<OpenedConversation> {
	await addCurrentChat(deps.db, deps.newId("cnv"), user.id, deps.now());
	const row = await findCurrentChat(deps.db, user.id);
	if (!row) {
		throw new Error("The current chat was made but cannot be found.");
	}
	const page = await getConversationStub(deps.env, row.id).open({
		conversationId: row.id,
		userId: user.id,
		kind: row.kind,
		greeting: greeting(user.assessmentCompleted),
	});
	if (!page.ok) {
		throw conversationNotFound();
	}
	return { conversation: toConversation(row), messages: page.messages };
}

/** A page of the person's conversations; with words to look for, those that are named so, or in which they were said, and where. */
export async function listOwnConversations(
	deps: Deps,
	userId: string,
	{ kind, q = "", before }: ConversationsQuery,
): Promise<ListedConversation[]> {
	if (q.trim() === "") {
		const page = { kind, before: before === undefined ? undefined : new Date(before) };
		return (await listConversations(deps.db, userId, page)).map(toConversation);
	}
	const [matches, newest] = await Promise.all([
		searchMessages(deps, userId, q, kind),
		listTitles(deps.db, userId, kind),
	]);
	const found = Map.groupBy(matches, (match) => match.conversationId);
	const rows = await listFound(deps.db, userId, kind, { ids: [...found.keys()], title: q.trim(), newest });
	return rows.map((row) => ({
		...toConversation(row),
		matches: found.get(row.id)?.map(({ messageId, snippet }) => ({ messageId, snippet })),
	}));
}

/** Sends a message and waits for the whole reply. The live socket carries it as it's written. */
export async function sendChat(deps: Deps, user: UserRow, input: SendChat): Promise<ChatReply> {
	const conversationId = input.conversationId ?? (await findCurrentChat(deps.db, user.id))?.id;
	if (!conversationId) {
		throw noValidConversation();
	}
	const by = await askedBy(deps, user, conversationId, assess(input.message));
	const { modes, reason } = modesFor(input, by);
	const outcome = await getConversationStub(deps.env, conversationId).send({
		userId: user.id,
		content: input.message,
		kind: input.message === LEARN_MORE_COMMAND ? "command" : "text",
		clientMessageId: input.clientMessageId,
		voice: input.voice,
		remembers: user.memoryEnabled,
		request: {
			mode: answerMode(modes),
			style: modes.style ?? DEFAULT_STYLE,
			...by,
		},
	});
	const { deep, practical, style } = modes;
	return toChatReply(finished(outcome), { deep, practical, style, reason });
}

/** One page of a conversation's transcript, oldest first. */
export async function readMessages(
	deps: Deps,
	user: UserRow,
	conversationId: string,
	{ before, limit }: { before?: string | undefined; limit?: number | undefined },
): Promise<MessagePage> {
	const page = await getConversationStub(deps.env, conversationId).page(
		user.id,
		before,
		limit ?? PAGE_MESSAGES,
	);
	if (!page.ok) {
		throw conversationNotFound();
	}
	return { messages: page.messages, hasMore: page.hasMore };
}

/** Stops the reply being written; its text so far stays. */
export async function stopReply(deps: Deps, user: UserRow, conversationId: string): Promise<Message> {
	const outcome = await getConversationStub(deps.env, conversationId).stop(user.id);
	if (!outcome.ok) {
		throw refused(outcome.reason);
	}
	return outcome.reply;
}

/** Answers the newest message again after its reply failed, and waits for the whole reply. */
export async function retryReply(deps: Deps, user: UserRow, conversationId: string): Promise<Message> {
	const by = await askedBy(deps, user, conversationId);
	return finished(await getConversationStub(deps.env, conversationId).retry(user.id, by));
}

/** Continues the newest reply after it was cut or stopped, and waits for the whole reply. */
export async function continueReply(deps: Deps, user: UserRow, conversationId: string): Promise<Message> {
	const by = await askedBy(deps, user, conversationId);
	return finished(await getConversationStub(deps.env, conversationId).goOn(user.id, by));
}

/** Writes the newest reply again, in other words, and waits for the whole reply. */
export async function regenerateReply(deps: Deps, user: UserRow, conversationId: string): Promise<Message> {
	const by = await askedBy(deps, user, conversationId);
	return finished(await getConversationStub(deps.env, conversationId).rewrite(user.id, by));
}

/** Shows another version of the newest reply; the conversation continues from it. */
export async function showVersion(
	deps: Deps,
	user: UserRow,
	{ conversationId, messageId }: { conversationId: string; messageId: string },
	number: number,
): Promise<Message> {
	const object = getConversationStub(deps.env, conversationId);
	return finished(await object.showVersion(user.id, messageId, number));
}

/** Puts the person's last message into other words and waits for the answer to those. */
export async function editMessage(
	deps: Deps,
	user: UserRow,
	{ conversationId, messageId }: { conversationId: string; messageId: string },
	content: string,
): Promise<Message> {
	const outcome = await getConversationStub(deps.env, conversationId).edit(messageId, {
		userId: user.id,
		content,
		remembers: user.memoryEnabled,
		by: await askedBy(deps, user, conversationId, assess(content)),
	});
	return finished(outcome);
}

/** Throws `not_found` unless the conversation is this person's. */
export async function assertOwned(deps: Deps, userId: string, conversationId: string): Promise<void> {
	const isOwned = isTemporaryTalk(conversationId)
		? await ownsTemporaryTalk(deps, userId, conversationId)
		: Boolean(await findConversation(deps.db, userId, conversationId));
	if (!isOwned) {
		throw conversationNotFound();
	}
}

/** The modes that the message asks for or its words trigger. In danger, and for a day after, nothing switches. */
function modesFor(input: SendChat, { risk }: AskedBy): ModeStep {
	const asked = modesFromWire(input);
	return isOwnRisk(risk) ? { modes: asked, reason: null } : beforeMessage(asked, input.message);
}

/** Returns a turn's reply, or throws the error that explains its absence. */
export function finished(outcome: TurnOutcome): Message {
	if (!outcome.ok) {
		throw refused(outcome.reason);
	}
	if (outcome.reply.status === "failed") {
		throw coachUnavailable(outcome.reply.metadata.error ?? FAILURE_TEXT);
	}
	return outcome.reply;
}

function toChatReply(reply: Message, mode: AnsweredMode): ChatReply {
	return {
		message: reply.content,
		conversationId: reply.conversationId,
		messageId: reply.id,
		aiProvider: reply.aiProvider,
		metadata: reply.metadata,
		mode,
		status: reply.status,
	};
}
