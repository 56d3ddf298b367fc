import { Hono } from "hono/tiny";
import type { AppContext } from "../../http/app-context.ts";
import { requireSelf } from "../../http/require-self.ts";
import { queryString } from "../../http/validate.ts";
import { readDashboard, readProgress } from "./progress.service.ts";

export const dashboardRoutes = new Hono<AppContext>().get("/", async (c) =>
	c.json(await readDashboard(c.get("deps"), c.get("user"))),
);

/** The same series under both paths: the specification names the one, charts ask by person. */
export const progressRoutes = new Hono<AppContext>()
	.get("/", queryString("GET /api/progress"), async (c) =>
		c.json(await readProgress(c.get("deps"), c.get("user"), c.req.valid("query").range)),
	)
	.get("/:userId", requireSelf, queryString("GET /api/progress/:userId"), async (c) =>
		c.json(await readProgress(c.get("deps"), c.get("user"), c.req.valid("query").range)),
	);
