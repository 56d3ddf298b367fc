import { Hono } from "hono/tiny";
import type { AppContext } from "../../http/app-context.ts";
import { requireSelf } from "../../http/require-self.ts";
import { listAchievements } from "./achievements.service.ts";

export const achievementsRoutes = new Hono<AppContext>().get("/:userId", requireSelf, async (c) =>
	c.json(await listAchievements(c.get("deps"), c.get("user"))),
);
