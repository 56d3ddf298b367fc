import { Hono } from "hono/tiny";
import type { AppContext } from "../../http/app-context.ts";
import { addressOf, limitBurst } from "../../http/rate-limit.ts";
import { publicOutcomes } from "./outcomes.ts";

/** What the page about outcomes shows to anyone: totals without a person, which every cache may keep. */
export const outcomesRoutes = new Hono<AppContext>().get("/", async (c) => {
	await limitBurst(c.env.ASK_LIMIT, addressOf(c));
	const outcomes = await publicOutcomes(c.get("deps"));
	c.header("Cache-Control", "public, max-age=3600");
	return c.json(outcomes);
});
