import { Hono } from "hono";
import { sendChatSchema } from "#shared/schemas/conversations.ts";
import type { AppContext } from "../../http/app-context.ts";
import { jsonBody } from "../../http/validate.ts";
import { assertSelf } from "../auth/require-self.ts";
import { sendChat } from "../conversations/conversations.service.ts";

export const coachingRoutes = new Hono<AppContext>().post("/chat", jsonBody(sendChatSchema), async (c) => {
	const input = c.req.valid("json");
	assertSelf(c.get("user").id, input.userId);
	return c.json(await sendChat(c.get("deps"), c.get("user"), input));
});
