import * as z from "zod/mini";
import { AI_PROVIDERS } from "../ai-providers.ts";
import { MESSAGE_MAX, REPORT_MAX } from "../chat/messages.ts";
import { SWITCH_REASONS } from "../chat/mode-machine.ts";
import { CHAT_MODES } from "../chat/modes.ts";
import { parseStyle, STYLE_SLUGS } from "../chat/styles.ts";
import { NEED_LEVELS } from "../needs.ts";
import { DISCLOSURES } from "../safety/disclosure.ts";
import { CONFIDENCES, DOUBT_KINDS, RISK_LEVELS, SIGNALS, TIERS } from "../safety/risk.ts";
import { isoTimeSchema, writtenText } from "./common.ts";
import { choiceSchema, guideNoteSchema, runViewSchema, takeawaySchema } from "./exercises.ts";
import { safetyPanelSchema } from "./safety.ts";

export const CONVERSATION_KINDS = ["chat", "coaching"] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];

/** The kind of a conversation. A temporary one is in no list, and its messages only in its own database. */
const TALK_KINDS = [...CONVERSATION_KINDS, "temporary"] as const;
export type TalkKind = (typeof TALK_KINDS)[number];

export const MESSAGE_STATUSES = ["complete", "streaming", "stopped", "failed"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

const levelScoresSchema = z.record(z.enum(NEED_LEVELS), z.number());

/** The guide answered because the model that was asked first didn't, and why. */
export const standsInSchema = z.object({
	provider: z.enum(AI_PROVIDERS),
	why: z.enum(["limited", "away", "refused", "too-long", "no-consent"]),
	/** How long the provider asks to be left alone, in seconds. */
	waitSeconds: z.optional(z.int()),
});
export type StandsIn = z.infer<typeof standsInSchema>;

/** A message's metadata. The server writes all of it. */
export const messageMetadataSchema = z.object({
	kind: z.optional(z.enum(["text", "insight", "command", "greeting"])),
	currentLevel: z.optional(z.enum(NEED_LEVELS)),
	levelScores: z.optional(levelScoresSchema),
	mode: z.optional(z.enum(CHAT_MODES)),
	style: z.optional(z.enum(STYLE_SLUGS)),
	/** Why a reply failed, fit to show to a person. */
	error: z.optional(z.string()),
	voice: z.optional(z.boolean()),
	/** What the person's words show of their mood. */
	detectedMood: z.optional(
		z.object({ mood: z.string(), intensity: z.literal([1, 2, 3]), confidence: z.number() }),
	),
	/** Help above the reply, because the message before it showed danger. */
	safety: z.optional(safetyPanelSchema),
	/**
	 * The message showed danger, or replies to a person at risk: shown whole, and left out of lists, titles and
	 * summaries.
	 */
	isCare: z.optional(z.boolean()),
	/** What the person's words show or may mean, assessed once; read by the server only. */
	verdict: z.optional(
		z.object({
			level: z.enum(RISK_LEVELS),
			tier: z.enum(TIERS),
			signals: z.array(z.enum(SIGNALS)),
			confidence: z.enum(CONFIDENCES),
			kind: z.nullable(z.enum(DOUBT_KINDS)),
		}),
	),
	standsIn: z.optional(standsInSchema),
	/** It replies to a language that the coach can't read, and shows the writer how to reach people. */
	isUnread: z.optional(z.boolean()),
	/** It's time to say again that this is an AI. */
	disclosure: z.optional(z.enum(DISCLOSURES)),
	/** How many answers were written in this place, and which of them, from 1, is this one. */
	versions: z.optional(z.object({ count: z.int(), shown: z.int() })),
	/** The reply broke off before its end; the person can ask for the rest. */
	isCut: z.optional(z.boolean()),
	/** The model refused to continue. */
	isRefused: z.optional(z.boolean()),
	suggestedActions: z.optional(z.array(z.string())),
	nextSteps: z.optional(z.array(z.string())),
	/** Which of the next steps the person has ticked, by their place. */
	doneSteps: z.optional(z.array(z.int())),
	motivationalBoost: z.optional(z.string()),
	strengthPrompt: z.optional(z.string()),
	followUpQuestion: z.optional(z.string()),
	helpfulQuestions: z.optional(z.array(z.string())),
	/** Buttons under the newest reply, at most four. */
	choices: z.optional(z.array(choiceSchema)),
	/** What the guide remembers of this reply. */
	guide: z.optional(guideNoteSchema),
	/** The exercise that began here, in its current state; only its `runId` is stored. */
	runId: z.optional(z.string()),
	run: z.optional(runViewSchema),
	/** The card stored here at the end of an exercise. */
	takeawayId: z.optional(z.string()),
	/** The card itself, for as long as it isn't listed yet; never stored. */
	takeaway: z.optional(takeawaySchema),
	/** A mark that words were kept, without a reply to them: drawn as a line, and never read aloud. */
	isKept: z.optional(z.boolean()),
	/** A follow-up on this takeaway. */
	followUpOf: z.optional(z.string()),
	/** Said at the end of this run of an exercise. */
	afterRun: z.optional(z.string()),
});
export type MessageMetadata = z.infer<typeof messageMetadataSchema>;

export const messageSchema = z.object({
	id: z.string(),
	conversationId: z.string(),
	role: z.enum(["user", "assistant"]),
	content: z.string(),
	aiProvider: z.enum(AI_PROVIDERS),
	metadata: messageMetadataSchema,
	createdAt: isoTimeSchema,
	clientMessageId: z.optional(z.string()),
	status: z.enum(MESSAGE_STATUSES),
});
export type Message = z.infer<typeof messageSchema>;

export const conversationSchema = z.object({
	id: z.string(),
	userId: z.string(),
	title: z.string(),
	kind: z.enum(TALK_KINDS),
	isActive: z.boolean(),
	createdAt: isoTimeSchema,
	lastMessageAt: z.nullable(isoTimeSchema),
	messageCount: z.int(),
	preview: z.nullable(z.string()),
	/** When a temporary chat ends automatically. */
	endsAt: z.optional(isoTimeSchema),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const conversationsQuerySchema = z.object({
	kind: z.optional(z.enum(CONVERSATION_KINDS)),
	/** Words to search for in messages. */
	q: z.optional(z.string().check(z.maxLength(200, "Use fewer search words"))),
	/** Only those talked in before this time: the `lastMessageAt` of the last that is known. */
	before: z.optional(isoTimeSchema),
});
export type ConversationsQuery = z.infer<typeof conversationsQuerySchema>;

/** A conversation in a list; after a search with its matches, marked by ⟦ and ⟧. */
export const listedConversationSchema = z.extend(conversationSchema, {
	matches: z.optional(z.array(z.object({ messageId: z.string(), snippet: z.string() }))),
});
export type ListedConversation = z.infer<typeof listedConversationSchema>;

/** The current chat and its newest messages; `conversation` is null before the first. */
export const currentConversationSchema = z.object({
	conversation: z.nullable(conversationSchema),
	messages: z.array(messageSchema),
});
export type CurrentConversation = z.infer<typeof currentConversationSchema>;

/** A chat that was just opened or started. */
export const openedConversationSchema = z.extend(currentConversationSchema, {
	conversation: conversationSchema,
});
export type OpenedConversation = z.infer<typeof openedConversationSchema>;

/** Which of the answers in a reply's place to show, from 1. */
export const showVersionSchema = z.object({
	number: z.int().check(z.minimum(1, "Answers are numbered from 1")),
});
export type ShowVersion = z.infer<typeof showVersionSchema>;

/** Which chat; without an id, the current one. `t` is the time of asking, so that no cache answers. */
export const chatQuerySchema = z.object({ id: z.optional(z.string()), t: z.optional(z.string()) });

/** How many messages the person has sent. */
export const messagesCountSchema = z.object({ count: z.int() });

export const messagePageSchema = z.object({ messages: z.array(messageSchema), hasMore: z.boolean() });
export type MessagePage = z.infer<typeof messagePageSchema>;

export const createConversationSchema = z.object({ userId: z.string() });

const titleSchema = writtenText().check(
	z.minLength(1, "Enter a name"),
	z.maxLength(100, "Use at most 100 characters for the name"),
);

/** A conversation beside the current chat: a coaching session, unless said otherwise. */
export const createSessionSchema = z.object({
	userId: z.string(),
	title: z.optional(titleSchema),
	kind: z.optional(z.enum(CONVERSATION_KINDS)),
});
export type CreateSession = z.infer<typeof createSessionSchema>;

const messageTextSchema = writtenText().check(
	z.minLength(1, "Write something first"),
	z.maxLength(MESSAGE_MAX, "Use at most 8,000 characters"),
);

const clientMessageIdSchema = z.string().check(z.minLength(1), z.maxLength(64));

export const sendMessageSchema = z.object({
	content: messageTextSchema,
	clientMessageId: z.optional(clientMessageIdSchema),
});
export type SendMessage = z.infer<typeof sendMessageSchema>;

/** Another name for a conversation, or whether it's the one in use. */
export const changeConversationSchema = z
	.object({ title: z.optional(titleSchema), isActive: z.optional(z.boolean()) })
	.check(
		z.refine(
			({ title, isActive }) => title !== undefined || isActive !== undefined,
			"Send a title, or isActive",
		),
	);
export type ChangeConversation = z.infer<typeof changeConversationSchema>;

/** A deleted conversation can be brought back until then. */
export const deletedConversationSchema = z.object({ restorableUntil: isoTimeSchema });

/** How long a deleted conversation can be restored, in ms. */
export const RESTORE_MS = 30_000;

export const reportSchema = z.object({
	/** What is wrong with the reply, in the person's words. */
	reason: z.optional(writtenText().check(z.maxLength(REPORT_MAX, "Use at most 1,000 characters"))),
});
export type Report = z.infer<typeof reportSchema>;

/** The report arrived, and the reason showed danger: show this help. */
export const reportedSchema = z.object({ ok: z.literal(true), safety: z.optional(safetyPanelSchema) });

/** New words for the last message of the person. */
export const editMessageSchema = z.object({ content: messageTextSchema });

export const tickStepSchema = z.object({
	/** Which of the reply's next steps, from 0. */
	index: z.int("Say which step, counted from 0").check(z.gte(0, "Say which step, counted from 0")),
	done: z.boolean(),
});
export type TickStep = z.infer<typeof tickStepSchema>;

export const sendChatSchema = z.object({
	message: messageTextSchema,
	userId: z.string(),
	conversationId: z.optional(z.string()),
	/** A style's slug or its label. */
	interactionStyle: z.optional(
		z
			.string()
			.check(z.refine((text) => parseStyle(text) !== undefined, "Choose one of the four coaching styles")),
	),
	simpleMode: z.optional(z.boolean()),
	attuneV2TestMode: z.optional(z.boolean()),
	/** The person took an automatic switch back: leave the mode as it's sent. */
	keepMode: z.optional(z.boolean()),
	clientMessageId: z.optional(clientMessageIdSchema),
	voice: z.optional(z.boolean()),
});
export type SendChat = z.infer<typeof sendChatSchema>;

/** The modes of a reply, and why, if they differ from the request. */
export const answeredModeSchema = z.object({
	deep: z.boolean(),
	practical: z.boolean(),
	style: z.nullable(z.enum(STYLE_SLUGS)),
	reason: z.nullable(z.enum(SWITCH_REASONS)),
});
export type AnsweredMode = z.infer<typeof answeredModeSchema>;

export const chatReplySchema = z.object({
	/** The reply's text. */
	message: z.string(),
	conversationId: z.string(),
	messageId: z.string(),
	aiProvider: z.enum(AI_PROVIDERS),
	metadata: messageMetadataSchema,
	mode: answeredModeSchema,
	status: z.enum(MESSAGE_STATUSES),
});
export type ChatReply = z.infer<typeof chatReplySchema>;

export const messagesQuerySchema = z.object({
	/** Only messages before this one. */
	before: z.optional(z.string().check(z.maxLength(64))),
	limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
});
