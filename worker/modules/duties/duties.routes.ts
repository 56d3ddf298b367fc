import { Hono } from "hono/tiny";
import type { AppContext } from "../../http/app-context.ts";
import { addressOf, limitBurst } from "../../http/rate-limit.ts";
import { publicHelpCounts } from "./duties.service.ts";

/** What the page about safety shows to anyone: sums of whole months, which every cache may keep. */
export const dutiesRoutes = new Hono<AppContext>().get("/help-counts", async (c) => {
	await limitBurst(c.env.ASK_LIMIT, addressOf(c));
	const counts = await publicHelpCounts(c.get("deps"));
	c.header("Cache-Control", "public, max-age=3600");
	return c.json(counts);
});
