import { Hono } from "hono";
import { createAssessmentSchema } from "#shared/schemas/assessments.ts";
import { type AppContext, afterAnswer } from "../../http/app-context.ts";
import { jsonBody } from "../../http/validate.ts";
import { assertSelf, requireSelf } from "../auth/require-self.ts";
import { afterAssessment } from "./after-assessment.ts";
import { listAssessments, saveAssessment } from "./assessments.service.ts";

export const assessmentsRoutes = new Hono<AppContext>()
	.post("/", jsonBody(createAssessmentSchema), async (c) => {
		const input = c.req.valid("json");
		assertSelf(c.get("user").id, input.userId);
		const saved = await saveAssessment(c.get("deps"), c.get("user"), input);
		afterAnswer(c, afterAssessment(c.get("deps"), c.get("user"), input, saved));
		return c.json(saved, 201);
	})
	.get("/:userId", requireSelf, async (c) => c.json(await listAssessments(c.get("deps"), c.get("user").id)));
