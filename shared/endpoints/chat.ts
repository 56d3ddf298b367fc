import * as z from "zod/mini";
import { conversationAnalysisSchema } from "../schemas/coaching.ts";
import { okSchema } from "../schemas/common.ts";
import {
	changeConversationSchema,
	chatQuerySchema,
	chatReplySchema,
	conversationSchema,
	conversationsQuerySchema,
	createConversationSchema,
	createSessionSchema,
	currentConversationSchema,
	deletedConversationSchema,
	editMessageSchema,
	listedConversationSchema,
	messagePageSchema,
	messageSchema,
	messagesCountSchema,
	messagesQuerySchema,
	openedConversationSchema,
	reportedSchema,
	reportSchema,
	sendChatSchema,
	sendMessageSchema,
	showVersionSchema,
	tickStepSchema,
} from "../schemas/conversations.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

export const CHAT_ENDPOINTS = {
	/** Sends a message and returns the reply. */
	"POST /api/ai/chat": { body: sendChatSchema, answer: chatReplySchema },
	/** Counts the messages the person has sent. */
	"GET /api/chat/messages-count": { answer: messagesCountSchema },
	/** Returns the current chat, or the one with this id. */
	"GET /api/chat/conversation/:userId": { query: chatQuerySchema, answer: currentConversationSchema },
	/** Opens the current chat, or starts one with a greeting. */
	"POST /api/chat/conversation": {
		body: createConversationSchema,
		status: 201,
		answer: openedConversationSchema,
	},
	/** Returns the temporary chat. */
	"GET /api/chat/temporary/:userId": { answer: currentConversationSchema },
	/** Starts a temporary chat. */
	"POST /api/chat/temporary": {
		body: createConversationSchema,
		status: 201,
		answer: openedConversationSchema,
	},
	/** Ends the temporary chat. */
	"DELETE /api/chat/temporary/:userId": { answer: okSchema },
	/** Lists or searches conversations. */
	"GET /api/chat/conversations/:userId": {
		query: conversationsQuerySchema,
		answer: z.array(listedConversationSchema),
	},
	/** Starts a conversation beside the current chat. */
	"POST /api/chat/conversations": { body: createSessionSchema, status: 201, answer: conversationSchema },
	/** Renames a conversation, or makes it the current one. */
	"PATCH /api/chat/conversations/:id": { body: changeConversationSchema, answer: conversationSchema },
	/** Deletes a conversation; it can be restored for 30 seconds. */
	"DELETE /api/chat/conversations/:id": { answer: deletedConversationSchema },
	/** Restores a deleted conversation. */
	"POST /api/chat/conversations/:id/restore": { answer: conversationSchema },
	/** Returns a page of messages, oldest first. */
	"GET /api/chat/conversations/:id/messages": { query: messagesQuerySchema, answer: messagePageSchema },
	/** Sends a message to a coaching session and returns the reply. */
	"POST /api/chat/conversations/:id/messages": {
		body: sendMessageSchema,
		status: 201,
		answer: messageSchema,
	},
	/** Edits the person's last message and writes a new reply. */
	"PATCH /api/chat/conversations/:id/messages/:messageId": { body: editMessageSchema, answer: messageSchema },
	/** Ticks one of a reply's next steps. */
	"PATCH /api/chat/conversations/:id/messages/:messageId/steps": {
		body: tickStepSchema,
		answer: messageSchema,
	},
	/** Shows another reply in the newest reply's place. */
	"PUT /api/chat/conversations/:id/messages/:messageId/version": {
		body: showVersionSchema,
		answer: messageSchema,
	},
	/** Reports a reply. */
	"POST /api/chat/conversations/:id/messages/:messageId/report": {
		body: reportSchema,
		status: 201,
		answer: reportedSchema,
	},
	/** Stops the reply that is being written. */
	"POST /api/chat/conversations/:id/stop": { answer: messageSchema },
	/** Tries a failed reply again. */
	"POST /api/chat/conversations/:id/retry": { answer: messageSchema },
	/** Continues a reply that broke off. */
	"POST /api/chat/conversations/:id/continue": { answer: messageSchema },
	/** Writes another reply in the newest reply's place. */
	"POST /api/chat/conversations/:id/regenerate": { answer: messageSchema },
	/** Returns what a coaching session was about. */
	"GET /api/chat/conversations/:id/analysis": { answer: conversationAnalysisSchema },
	/** Opens the conversation's live socket (shared/conversation-protocol.ts). */
	"GET /api/chat/conversations/:id/live": { answer: "socket" },
} as const satisfies Record<EndpointKey, Endpoint>;
