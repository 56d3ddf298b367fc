import { Hono } from "hono/tiny";
import type { AppContext } from "../../../http/app-context.ts";
import { analyse } from "./analysis.service.ts";

export const analysisRoutes = new Hono<AppContext>().get("/conversations/:id/analysis", async (c) =>
	c.json(await analyse(c.get("deps"), c.get("user"), c.req.param("id"))),
);
