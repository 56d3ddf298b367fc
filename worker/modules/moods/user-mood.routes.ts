import { Hono } from "hono/tiny";
import type { AppContext } from "../../http/app-context.ts";
import { requireSelf } from "../../http/require-self.ts";
import { userMood } from "./moods.service.ts";

export const userMoodRoutes = new Hono<AppContext>().get("/:userId", requireSelf, (c) =>
	c.json(userMood(c.get("user"))),
);
