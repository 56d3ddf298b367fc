import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { isActive } from "#shared/pause.ts";
import { assess } from "../../assess.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { type AppContext, runAfterResponse } from "../../http/app-context.ts";
import { limitAsking } from "../../http/rate-limit.ts";
import { assertSelf, requireSelf } from "../../http/require-self.ts";
import { jsonBody } from "../../http/validate.ts";
import { asksForReply } from "../auth/asks-for-reply.ts";
import { followMood, supportMood } from "../moods/moods.service.ts";
import { sendChat } from "./conversations.service.ts";

export const aiChatRoutes = new Hono<AppContext>()
	.post("/chat", asksForReply, limitAsking, jsonBody("POST /api/ai/chat"), async (c) => {
		const input = c.req.valid("json");
		assertSelf(c.get("user").id, input.userId);
		// The reply first, so that it doesn't wait for the colour.
		const shown = assess(input.message);
		const reply = sendChat(c.get("deps"), c.get("user"), input, shown);
		if (shown.tier === "none") {
			runAfterResponse(c, followAndTell(c, input.message));
		}
		return c.json(await reply);
	})
	.post("/mood-support/:userId", requireSelf, jsonBody("POST /api/ai/mood-support/:userId"), async (c) => {
		const user = c.get("user");
		const answer = await supportMood(c.get("deps"), user, c.req.valid("json").selectedMood);
		runAfterResponse(c, getPersonStub(c.env, user.id).notify(["mood"]));
		return c.json(answer);
	});

/**
 * Updates the chat's colour from the message and notifies every open tab. Runs beside the reply, never before it, and
 * never for messages that may mean danger or for people whose health data we may not keep.
 */
async function followAndTell(c: Context<AppContext>, message: string): Promise<void> {
	const user = c.get("user");
	if (isActive(user) && (await followMood(c.get("deps"), user, message))) {
		await getPersonStub(c.env, user.id).notify(["mood"]);
	}
}
