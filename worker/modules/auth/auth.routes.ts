import { Hono } from "hono";
import { signInSchema, signUpSchema } from "#shared/schemas/auth.ts";
import type { AppContext } from "../../http/app-context.ts";
import { jsonBody } from "../../http/validate.ts";
import { personOf } from "../presence/get-person.ts";
import { toUser } from "../users/to-user.ts";
import { signIn, signUp } from "./auth.service.ts";
import { addressOf, limitBurst } from "./rate-limit.ts";
import { closeSession, endPreviousSession, openSession } from "./sessions.ts";

export const authRoutes = new Hono<AppContext>()
	.post("/signup", jsonBody(signUpSchema), async (c) => {
		await limitBurst(c.env.SIGN_UP_LIMIT, addressOf(c));
		const user = await signUp(c.get("deps"), c.req.valid("json"));
		await endPreviousSession(c);
		await openSession(c, user.id);
		return c.json(toUser(user), 201);
	})
	.post("/signin", jsonBody(signInSchema), async (c) => {
		const input = c.req.valid("json");
		await limitBurst(c.env.SIGN_IN_LIMIT, addressOf(c));
		await limitBurst(c.env.SIGN_IN_LIMIT, `account:${input.email}`);
		const user = await signIn(c.get("deps"), input);
		await endPreviousSession(c);
		await openSession(c, user.id);
		return c.json(toUser(user));
	})
	.get("/me", (c) => c.json(toUser(c.get("user"))))
	.post("/signout", async (c) => {
		await closeSession(c);
		await personOf(c.env, c.get("user").id).revoke([c.get("sid")]);
		return c.json({ ok: true });
	});
