import { Hono } from "hono";
import type { AppContext } from "../../http/app-context.ts";
import { requireSelf } from "../auth/require-self.ts";
import { readDashboard, readProgress } from "./progress.service.ts";

export const dashboardRoutes = new Hono<AppContext>().get("/", async (c) =>
	c.json(await readDashboard(c.get("deps"), c.get("user"))),
);

/** The same series under both paths: the specification names the one, charts ask by person. */
export const progressRoutes = new Hono<AppContext>()
	.get("/", async (c) => c.json(await readProgress(c.get("deps"), c.get("user"))))
	.get("/:userId", requireSelf, async (c) => c.json(await readProgress(c.get("deps"), c.get("user"))));
