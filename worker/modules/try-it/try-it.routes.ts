import { Hono } from "hono/tiny";
import type { AppContext } from "../../http/app-context.ts";
import { addressOf, limitAsking, limitBurst } from "../../http/rate-limit.ts";
import { assertSelf } from "../../http/require-self.ts";
import { jsonBody } from "../../http/validate.ts";
import { answerOnce, showsDanger } from "./answer-once.ts";
import { keepWords } from "./keep-words.ts";

/**
 * What a visitor may say on the landing page, and the way of those words into a new account. Messages that show danger count
 * against the wider limit of the chat, which stops only programs.
 */
export const tryItRoutes = new Hono<AppContext>()
	.post("/", jsonBody("POST /api/try"), async (c) => {
		const asked = c.req.valid("json");
		await limitBurst(showsDanger(asked) ? c.env.ASK_LIMIT : c.env.TRY_LIMIT, addressOf(c));
		return c.json(answerOnce(c.get("deps"), asked));
	})
	.post("/keep", limitAsking, jsonBody("POST /api/try/keep"), async (c) => {
		const asked = c.req.valid("json");
		assertSelf(c.get("user").id, asked.userId);
		return c.json(await keepWords(c.get("deps"), c.get("user"), asked), 201);
	});
