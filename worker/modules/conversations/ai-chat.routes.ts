import { Hono } from "hono/tiny";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { type AppContext, runAfterResponse } from "../../http/app-context.ts";
import { limitAsking } from "../../http/rate-limit.ts";
import { assertSelf, requireSelf } from "../../http/require-self.ts";
import { jsonBody } from "../../http/validate.ts";
import { asksForReply } from "../auth/asks-for-reply.ts";
import { supportMood } from "../moods/moods.service.ts";
import { sendChat } from "./conversations.service.ts";

export const aiChatRoutes = new Hono<AppContext>()
	.post("/chat", asksForReply, limitAsking, jsonBody("POST /api/ai/chat"), async (c) => {
		const input = c.req.valid("json");
		assertSelf(c.get("user").id, input.userId);
		return c.json(await sendChat(c.get("deps"), c.get("user"), input));
	})
	.post("/mood-support/:userId", requireSelf, jsonBody("POST /api/ai/mood-support/:userId"), async (c) => {
		const user = c.get("user");
		const answer = await supportMood(c.get("deps"), user, c.req.valid("json").selectedMood);
		runAfterResponse(c, getPersonStub(c.env, user.id).notify(["mood"]));
		return c.json(answer);
	});
