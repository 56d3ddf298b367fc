import { Hono } from "hono/tiny";
import type { ForgotPasswordAnswer } from "#shared/schemas/auth.ts";
import { toUser } from "../../db/to-user.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { type AppContext, runAfterResponse } from "../../http/app-context.ts";
import { addressOf, limitBurst } from "../../http/rate-limit.ts";
import { jsonBody } from "../../http/validate.ts";
import { mailNow } from "../mail/mail-state.ts";
import { badCredentials } from "./auth.errors.ts";
import { isStillPassword, signIn, signUp } from "./auth.service.ts";
import { askForAddress } from "./change-email.ts";
import { confirmAddress } from "./confirm-address.ts";
import { changePassword, resetPassword, sendReset } from "./password/change-password.ts";
import { endSession, endSessions, listSessions } from "./session/live-sessions.ts";
import {
	clearCookie,
	closeSession,
	endPreviousSession,
	openSession,
	renewSession,
} from "./session/sessions.ts";
import { forgive } from "./sign-in-guard/attempts.ts";
import { countAttempt } from "./sign-in-guard/count-attempt.ts";
import {
	dropDeadTokens,
	forgetDevice,
	forgetDevices,
	rememberDevice,
} from "./sign-in-guard/known-devices.ts";

export const authRoutes = new Hono<AppContext>()
	.post("/signup", jsonBody("POST /api/auth/signup"), async (c) => {
		await limitBurst(c.env.SIGN_UP_LIMIT, addressOf(c));
		const user = await signUp(c.get("deps"), c.req.valid("json"));
		await endPreviousSession(c);
		await openSession(c, user.id);
		await rememberDevice(c, user.id);
		return c.json(toUser(user), 201);
	})
	.post("/signin", jsonBody("POST /api/auth/signin"), async (c) => {
		const input = c.req.valid("json");
		await limitBurst(c.env.SIGN_IN_LIMIT, addressOf(c));
		const counted = await countAttempt(c, input.email);
		const user = await signIn(c.get("deps"), input);
		await endPreviousSession(c);
		const opened = await openSession(c, user.id);
		const device = await rememberDevice(c, user.id);
		// A reset at the same moment ends existing sessions; this one used the old password.
		if (!(await isStillPassword(c.get("deps"), user))) {
			await closeSession(c, opened);
			await forgetDevice(c.get("deps"), device);
			throw badCredentials();
		}
		await forgive(c.get("deps"), counted);
		return c.json(toUser(user));
	})
	.get("/me", (c) => c.json(toUser(c.get("user"))))
	.post("/signout", async (c) => {
		await closeSession(c);
		await getPersonStub(c.env, c.get("user").id).revoke([c.get("sid")]);
		return c.json({ ok: true });
	})
	.post("/signout-everywhere", async (c) => {
		await forgetDevices(c.get("deps"), c.get("user").id);
		await endSessions(c.get("deps"), c.get("user").id);
		clearCookie(c);
		await dropDeadTokens(c);
		return c.json({ ok: true });
	})
	.get("/sessions", async (c) => c.json(await listSessions(c.get("deps"), c.get("user").id, c.get("sid"))))
	.delete("/sessions/:id", async (c) => {
		await endSession(c.get("deps"), c.get("user").id, c.req.param("id"));
		return c.json({ ok: true });
	})
	.post("/password", jsonBody("POST /api/auth/password"), async (c) => {
		await changePassword(c.get("deps"), c.get("user"), c.get("sid"), c.req.valid("json"));
		await renewSession(c);
		await rememberDevice(c, c.get("user").id);
		return c.json({ ok: true });
	})
	.post("/password/forgot", jsonBody("POST /api/auth/password/forgot"), async (c) => {
		await limitBurst(c.env.RESET_LIMIT, addressOf(c));
		const deps = c.get("deps");
		// Checked before the look-up: the response is the same for every address.
		const { state } = await mailNow(deps);
		if (state !== "none") {
			runAfterResponse(c, sendReset(deps, c.req.valid("json").email));
		}
		return c.json({ ok: true, mail: state } satisfies ForgotPasswordAnswer, 202);
	})
	.post("/password/reset", jsonBody("POST /api/auth/password/reset"), async (c) => {
		await limitBurst(c.env.RESET_LIMIT, addressOf(c));
		const user = await resetPassword(c.get("deps"), c.req.valid("json"));
		// The reset link proves that they own the mailbox: let this browser in, however many others are guessing.
		await rememberDevice(c, user.id);
		return c.json({ ok: true });
	})
	.post("/email", jsonBody("POST /api/auth/email"), async (c) => {
		await askForAddress(c.get("deps"), c.get("user"), c.req.valid("json"));
		return c.json({ ok: true }, 202);
	})
	.post("/confirm", jsonBody("POST /api/auth/confirm"), async (c) => {
		await confirmAddress(c.get("deps"), c.req.valid("json").token);
		return c.json({ ok: true });
	});
