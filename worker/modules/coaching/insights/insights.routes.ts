import { Hono } from "hono/tiny";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import { type AppContext, runAfterResponse } from "../../../http/app-context.ts";
import { jsonBody, queryString } from "../../../http/validate.ts";
import { unlockAchievements } from "../../achievements/achievements.service.ts";
import { refuseDanger } from "../../typed-words/hear-words.ts";
import { deleteInsight, listInsights, updateInsight } from "./insights.service.ts";

export const insightsRoutes = new Hono<AppContext>()
	.get("/insights", queryString("GET /api/ai/insights"), async (c) =>
		c.json(await listInsights(c.get("deps"), c.get("user").id, c.req.valid("query").before)),
	)
	.patch("/insights/:insightId", jsonBody("PATCH /api/ai/insights/:insightId"), async (c) => {
		const userId = c.get("user").id;
		const change = c.req.valid("json");
		await refuseDanger(c.get("deps"), c.get("user"), change.content ?? "");
		const insight = await updateInsight(c.get("deps"), userId, c.req.param("insightId"), change);
		runAfterResponse(c, getPersonStub(c.env, userId).notify(["insight"]));
		runAfterResponse(c, unlockAchievements(c.get("deps"), c.get("user")));
		return c.json(insight);
	})
	.delete("/insights/:insightId", async (c) => {
		const userId = c.get("user").id;
		await deleteInsight(c.get("deps"), userId, c.req.param("insightId"));
		runAfterResponse(c, getPersonStub(c.env, userId).notify(["insight"]));
		return c.json({ ok: true });
	});
