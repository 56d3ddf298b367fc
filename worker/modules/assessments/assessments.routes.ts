import { Hono } from "hono/tiny";
import type { SavedAssessment } from "#shared/schemas/assessments.ts";
import { type AppContext, runAfterResponse } from "../../http/app-context.ts";
import { assertSelf, requireSelf } from "../../http/require-self.ts";
import { jsonBody, queryString } from "../../http/validate.ts";
import { hearMoods } from "../typed-words/hear-moods.ts";
import { afterAssessment } from "./after-assessment.ts";
import { listAssessments, saveAssessment } from "./assessments.service.ts";

export const assessmentsRoutes = new Hono<AppContext>()
	.post("/", jsonBody("POST /api/assessments"), async (c) => {
		const typed = c.req.valid("json");
		assertSelf(c.get("user").id, typed.userId);
		const { input, safety } = await hearMoods(c.get("deps"), c.get("user"), typed);
		const saved = await saveAssessment(c.get("deps"), c.get("user"), input);
		runAfterResponse(c, afterAssessment(c.get("deps"), c.get("user"), input, saved));
		return c.json({ ...saved, ...(safety ? { safety } : {}) } satisfies SavedAssessment, 201);
	})
	.get("/:userId", requireSelf, queryString("GET /api/assessments/:userId"), async (c) =>
		c.json(await listAssessments(c.get("deps"), c.get("user").id, c.req.valid("query").month)),
	);
