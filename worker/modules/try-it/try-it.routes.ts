import { Hono } from "hono/tiny";
import { tryItSchema } from "#shared/schemas/try-it.ts";
import type { AppContext } from "../../http/app-context.ts";
import { jsonBody } from "../../http/validate.ts";
import { addressOf, limitBurst } from "../auth/rate-limit.ts";
import { answerOnce, showsDanger } from "./answer-once.ts";

/**
 * What anybody may say on the landing page. Whoever is in danger is not told to wait a minute: theirs is the wider limit, of
 * those who talk, by which only a program is stopped.
 */
export const tryItRoutes = new Hono<AppContext>().post("/", jsonBody(tryItSchema), async (c) => {
	const asked = c.req.valid("json");
	await limitBurst(showsDanger(asked) ? c.env.ASK_LIMIT : c.env.TRY_LIMIT, addressOf(c));
	return c.json(answerOnce(c.get("deps"), asked));
});
