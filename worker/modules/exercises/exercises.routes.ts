import { Hono } from "hono/tiny";
import type { AppContext } from "../../http/app-context.ts";
import { jsonBody } from "../../http/validate.ts";
import { readLibrary } from "./exercises.service.ts";
import { readRatedRuns } from "./rated-runs.ts";
import { moveRun, readRun, startExercise } from "./runs.service.ts";

export const exercisesRoutes = new Hono<AppContext>()
	.get("/", async (c) => c.json(await readLibrary(c.get("deps"), c.get("user").id)))
	.get("/rated", async (c) => c.json(await readRatedRuns(c.get("deps"), c.get("user").id)))
	.post("/:exerciseId/runs", jsonBody("POST /api/exercises/:exerciseId/runs"), async (c) => {
		const { conversationId } = c.req.valid("json");
		const exerciseId = c.req.param("exerciseId");
		return c.json(await startExercise(c.get("deps"), c.get("user"), exerciseId, conversationId), 201);
	});

/** Runs live in their conversation. */
export const runsRoutes = new Hono<AppContext>()
	.get("/conversations/:id/runs/:runId", async (c) => {
		const at = { conversationId: c.req.param("id"), runId: c.req.param("runId") };
		return c.json(await readRun(c.get("deps"), c.get("user"), at));
	})
	.post(
		"/conversations/:id/runs/:runId",
		jsonBody("POST /api/chat/conversations/:id/runs/:runId"),
		async (c) => {
			const at = { conversationId: c.req.param("id"), runId: c.req.param("runId") };
			return c.json(await moveRun(c.get("deps"), c.get("user"), at, c.req.valid("json")));
		},
	);
