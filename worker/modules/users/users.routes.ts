import { Hono } from "hono/tiny";
import { toUser } from "../../db/to-user.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { type AppContext, runAfterResponse } from "../../http/app-context.ts";
import { requireSelf } from "../../http/require-self.ts";
import { jsonBody, queryString } from "../../http/validate.ts";
import { deleteAccount } from "../account/delete-account.ts";
import { exportAccount } from "../account/export/export-account.ts";
import { confirmPassword } from "../auth/password/confirm-password.ts";
import { clearCookie } from "../auth/session/sessions.ts";
import { clearTokens } from "../auth/sign-in-guard/known-devices.ts";
import { setChatColor } from "../moods/moods.service.ts";
import { planAhead } from "../notifications/plan.ts";
import { hearMoods } from "../typed-words/hear-moods.ts";
import { updateUser } from "./users.service.ts";

export const usersRoutes = new Hono<AppContext>()
	.use("/:userId/*", requireSelf)
	.patch("/:userId", jsonBody("PATCH /api/users/:userId"), async (c) => {
		const { input, safety } = await hearMoods(c.get("deps"), c.get("user"), c.req.valid("json"));
		const user = await updateUser(c.get("deps"), c.get("user"), input);
		runAfterResponse(c, getPersonStub(c.env, user.id).notify(["user"]));
		const before = c.get("user");
		if (user.timeZone !== before.timeZone || user.messagingFrequency !== before.messagingFrequency) {
			runAfterResponse(c, planAhead(c.get("deps"), user));
		}
		return c.json({ ...toUser(user), ...(safety ? { safety } : {}) });
	})
	.get("/:userId/export", queryString("GET /api/users/:userId/export"), (c) =>
		exportAccount(c.get("deps"), c.get("user"), c.req.valid("query").format),
	)
	.delete("/:userId", jsonBody("DELETE /api/users/:userId"), async (c) => {
		await confirmPassword(c.get("deps"), c.get("user"), c.req.valid("json").password, "password");
		const receipt = await deleteAccount(c.get("deps"), c.get("user"));
		clearCookie(c);
		clearTokens(c);
		return c.json(receipt);
	})
	.post("/:userId/reset-assessment", async (c) => {
		const user = await updateUser(c.get("deps"), c.get("user"), { assessmentCompleted: false });
		runAfterResponse(c, getPersonStub(c.env, user.id).notify(["user"]));
		return c.json(toUser(user));
	})
	.patch("/:userId/chat-color", jsonBody("PATCH /api/users/:userId/chat-color"), async (c) => {
		const { chatColor, detectedMood } = c.req.valid("json");
		const { input } = await hearMoods(c.get("deps"), c.get("user"), { currentMood: detectedMood });
		const user = await setChatColor(c.get("deps"), c.get("user"), {
			chatColor,
			detectedMood: input.currentMood,
		});
		runAfterResponse(c, getPersonStub(c.env, user.id).notify(["mood"]));
		return c.json(toUser(user));
	});
