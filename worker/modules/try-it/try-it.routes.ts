import { Hono } from "hono/tiny";
import { tryItSchema } from "#shared/schemas/try-it.ts";
import type { AppContext } from "../../http/app-context.ts";
import { jsonBody } from "../../http/validate.ts";
import { addressOf, limitBurst } from "../auth/rate-limit.ts";
import { answerOnce } from "./answer-once.ts";

/** The landing page's one question, for anybody. */
export const tryItRoutes = new Hono<AppContext>().post("/", jsonBody(tryItSchema), async (c) => {
	await limitBurst(c.env.TRY_LIMIT, addressOf(c));
	return c.json(answerOnce(c.get("deps"), c.req.valid("json")));
});
