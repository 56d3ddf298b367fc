import { waitUntil } from "cloudflare:workers";
import { Hono } from "hono/tiny";
import { warmUp } from "../../assess.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import type { AppContext } from "../../http/app-context.ts";
import { limitAsking } from "../../http/rate-limit.ts";
import { assertSelf, requireSelf } from "../../http/require-self.ts";
import { jsonBody, queryString } from "../../http/validate.ts";
import { asksForReply } from "../auth/asks-for-reply.ts";
import { upgradeRequest } from "../person/upgrade-request.ts";
import { hearWords } from "../typed-words/hear-words.ts";
import { createConversation, sendToSession, tickStep } from "./coaching-sessions.ts";
import { countMessages } from "./conversations.repository.ts";
import {
	assertOwned,
	continueReply,
	editMessage,
	listOwnConversations,
	loadChat,
	loadCurrentChat,
	openCurrentChat,
	readMessages,
	regenerateReply,
	retryReply,
	showVersion,
	stopReply,
} from "./conversations.service.ts";
import { changeConversation, deleteConversation, restoreConversation } from "./manage-conversations.ts";
import { reportReply } from "./report-reply.ts";
import { beginTemporaryTalk, endTemporaryTalk, loadTemporaryTalk } from "./temporary-talk.ts";

export const conversationsRoutes = new Hono<AppContext>()
	.get("/messages-count", async (c) =>
		c.json({ count: await countMessages(c.get("deps").db, c.get("user").id) }),
	)
	.get("/conversation/:userId", requireSelf, queryString("GET /api/chat/conversation/:userId"), async (c) => {
		const { id } = c.req.valid("query");
		const [deps, user] = [c.get("deps"), c.get("user")];
		return c.json(id ? await loadChat(deps, user, id) : await loadCurrentChat(deps, user));
	})
	.post("/conversation", jsonBody("POST /api/chat/conversation"), async (c) => {
		assertSelf(c.get("user").id, c.req.valid("json").userId);
		return c.json(await openCurrentChat(c.get("deps"), c.get("user")), 201);
	})
	.get("/temporary/:userId", requireSelf, async (c) =>
		c.json(await loadTemporaryTalk(c.get("deps"), c.get("user"))),
	)
	.post("/temporary", limitAsking, jsonBody("POST /api/chat/temporary"), async (c) => {
		assertSelf(c.get("user").id, c.req.valid("json").userId);
		return c.json(await beginTemporaryTalk(c.get("deps"), c.get("user")), 201);
	})
	.delete("/temporary/:userId", requireSelf, async (c) => {
		await endTemporaryTalk(c.get("deps"), c.get("user").id);
		return c.json({ ok: true });
	})
	.get("/conversations/:userId", requireSelf, queryString("GET /api/chat/conversations/:userId"), async (c) =>
		c.json(await listOwnConversations(c.get("deps"), c.get("user").id, c.req.valid("query"))),
	)
	.post("/conversations", limitAsking, jsonBody("POST /api/chat/conversations"), async (c) => {
		assertSelf(c.get("user").id, c.req.valid("json").userId);
		return c.json(await createConversation(c.get("deps"), c.get("user"), c.req.valid("json")), 201);
	})
	.patch("/conversations/:id", jsonBody("PATCH /api/chat/conversations/:id"), async (c) =>
		c.json(await changeConversation(c.get("deps"), c.get("user"), c.req.param("id"), c.req.valid("json"))),
	)
	.delete("/conversations/:id", async (c) =>
		c.json(await deleteConversation(c.get("deps"), c.get("user"), c.req.param("id"))),
	)
	.post("/conversations/:id/restore", async (c) =>
		c.json(await restoreConversation(c.get("deps"), c.get("user"), c.req.param("id"))),
	)
	.post(
		"/conversations/:id/messages",
		asksForReply,
		limitAsking,
		jsonBody("POST /api/chat/conversations/:id/messages"),
		async (c) =>
			c.json(await sendToSession(c.get("deps"), c.get("user"), c.req.param("id"), c.req.valid("json")), 201),
	)
	.get("/conversations/:id/messages", queryString("GET /api/chat/conversations/:id/messages"), async (c) =>
		c.json(await readMessages(c.get("deps"), c.get("user"), c.req.param("id"), c.req.valid("query"))),
	)
	.patch(
		"/conversations/:id/messages/:messageId/steps",
		jsonBody("PATCH /api/chat/conversations/:id/messages/:messageId/steps"),
		async (c) => {
			const at = { conversationId: c.req.param("id"), messageId: c.req.param("messageId") };
			return c.json(await tickStep(c.get("deps"), c.get("user"), at, c.req.valid("json")));
		},
	)
	.post("/conversations/:id/stop", async (c) =>
		c.json(await stopReply(c.get("deps"), c.get("user"), c.req.param("id"))),
	)
	.post("/conversations/:id/retry", asksForReply, limitAsking, async (c) =>
		c.json(await retryReply(c.get("deps"), c.get("user"), c.req.param("id"))),
	)
	.post("/conversations/:id/continue", asksForReply, limitAsking, async (c) =>
		c.json(await continueReply(c.get("deps"), c.get("user"), c.req.param("id"))),
	)
	.post("/conversations/:id/regenerate", asksForReply, limitAsking, async (c) =>
		c.json(await regenerateReply(c.get("deps"), c.get("user"), c.req.param("id"))),
	)
	.patch(
		"/conversations/:id/messages/:messageId",
		asksForReply,
		limitAsking,
		jsonBody("PATCH /api/chat/conversations/:id/messages/:messageId"),
		async (c) => {
			const at = { conversationId: c.req.param("id"), messageId: c.req.param("messageId") };
			return c.json(await editMessage(c.get("deps"), c.get("user"), at, c.req.valid("json").content));
		},
	)
	.put(
		"/conversations/:id/messages/:messageId/version",
		jsonBody("PUT /api/chat/conversations/:id/messages/:messageId/version"),
		async (c) => {
			const at = { conversationId: c.req.param("id"), messageId: c.req.param("messageId") };
			return c.json(await showVersion(c.get("deps"), c.get("user"), at, c.req.valid("json").number));
		},
	)
	.post(
		"/conversations/:id/messages/:messageId/report",
		jsonBody("POST /api/chat/conversations/:id/messages/:messageId/report"),
		async (c) => {
			const at = { conversationId: c.req.param("id"), messageId: c.req.param("messageId") };
			const report = c.req.valid("json");
			await reportReply(c.get("deps"), c.get("user"), at, report);
			const safety = await hearWords(c.get("deps"), c.get("user"), report.reason ?? "");
			return c.json({ ok: true, ...(safety ? { safety } : {}) }, 201);
		},
	)
	.get("/conversations/:id/live", async (c) => {
		const user = c.get("user");
		const id = c.req.param("id");
		const request = upgradeRequest(c);
		await assertOwned(c.get("deps"), user.id, id);
		await getPersonStub(c.env, user.id).noteConversation(c.get("sid"), id);
		request.headers.set("x-attune-user", user.id);
		// The object does the same: it may run elsewhere, and both read a message.
		waitUntil(warmUp());
		return getConversationStub(c.env, id).fetch(request);
	});
