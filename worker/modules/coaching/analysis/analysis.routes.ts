import { Hono } from "hono";
import type { AppContext } from "../../../http/app-context.ts";
import { readMessages } from "../../conversations/conversations.service.ts";
import { analyseConversation } from "./conversation-analysis.ts";

/** How much of a conversation is looked at: its newest messages. */
const ANALYSED_MESSAGES = 100;

export const analysisRoutes = new Hono<AppContext>().get("/conversations/:id/analysis", async (c) => {
	const user = c.get("user");
	const page = await readMessages(c.get("deps"), user, c.req.param("id"), { limit: ANALYSED_MESSAGES });
	return c.json(analyseConversation(page.messages, user.currentHierarchyLevel));
});
