import { Hono } from "hono/tiny";
import type { AppContext } from "../../../http/app-context.ts";
import { requireSelf } from "../../../http/require-self.ts";
import { queryString } from "../../../http/validate.ts";
import { motivational, personalizedCoaching, recommendInteraction } from "./guidance.service.ts";

export const guidanceRoutes = new Hono<AppContext>()
	.get(
		"/personalized-coaching/:userId",
		requireSelf,
		queryString("GET /api/ai/personalized-coaching/:userId"),
		async (c) => c.json(await personalizedCoaching(c.get("deps"), c.get("user"))),
	)
	.get("/interaction-profile/:userId", requireSelf, async (c) =>
		c.json(await recommendInteraction(c.get("deps"), c.get("user"))),
	)
	.get("/motivational", async (c) => c.json(await motivational(c.get("deps"), c.get("user"))));
