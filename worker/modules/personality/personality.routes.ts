import { Hono } from "hono/tiny";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { type AppContext, runAfterResponse } from "../../http/app-context.ts";
import { requireSelf } from "../../http/require-self.ts";
import { jsonBody } from "../../http/validate.ts";
import { unlockAchievements } from "../achievements/achievements.service.ts";
import { measurePersonality } from "./personality.service.ts";

export const personalityRoutes = new Hono<AppContext>().post(
	"/:userId",
	requireSelf,
	jsonBody("POST /api/personality/:userId"),
	async (c) => {
		const user = c.get("user");
		const scores = await measurePersonality(c.get("deps"), user, c.req.valid("json").answers);
		runAfterResponse(c, getPersonStub(c.env, user.id).notify(["user"]));
		runAfterResponse(c, unlockAchievements(c.get("deps"), { ...user, ...scores }));
		return c.json(scores);
	},
);
