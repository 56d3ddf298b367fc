import { Hono } from "hono/tiny";
import type { TestEmailAnswer } from "#shared/schemas/notifications.ts";
import { toUser } from "../../db/to-user.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { type AppContext, runAfterResponse } from "../../http/app-context.ts";
import { requireSelf } from "../../http/require-self.ts";
import { jsonBody } from "../../http/validate.ts";
import {
	adaptiveTiming,
	changeNotifications,
	noteActivity,
	readNote,
	recentNotes,
} from "./notifications.service.ts";
import { planAhead } from "./plan.ts";
import { sendTestEmail } from "./send-test-email.ts";
import { canUnsubscribe, unsubscribe } from "./unsubscribe.ts";
import { askPage, badLinkPage, donePage } from "./unsubscribe-page.tsx";

export const notificationsRoutes = new Hono<AppContext>()
	.get("/adaptive/:userId", requireSelf, async (c) =>
		c.json(await adaptiveTiming(c.get("deps"), c.get("user"))),
	)
	.get("/:userId", requireSelf, async (c) => c.json(await recentNotes(c.get("deps"), c.get("user").id)))
	.patch("/:userId/:id", requireSelf, jsonBody("PATCH /api/notifications/:userId/:id"), async (c) =>
		c.json(await readNote(c.get("deps"), c.get("user").id, c.req.param("id"), c.req.valid("json").read)),
	)
	.post("/schedule/:userId", requireSelf, async (c) =>
		c.json({ count: await planAhead(c.get("deps"), c.get("user")) }),
	)
	.post("/test-email/:userId", requireSelf, async (c) => {
		const provider = await sendTestEmail(c.get("deps"), c.get("user"));
		return c.json({ ok: true, provider } satisfies TestEmailAnswer);
	})
	.post("/activity/:userId", requireSelf, jsonBody("POST /api/notifications/activity/:userId"), async (c) => {
		await noteActivity(c.get("deps"), c.get("user"), c.req.valid("json").fromLink);
		return c.json({ ok: true });
	});

/** The person's preferences, under /api/auth. */
export const authNotificationsRoutes = new Hono<AppContext>().patch(
	"/notifications",
	jsonBody("PATCH /api/auth/notifications"),
	async (c) => {
		const user = await changeNotifications(c.get("deps"), c.get("user"), c.req.valid("json"));
		runAfterResponse(c, getPersonStub(c.env, user.id).notify(["user", "notification"]));
		return c.json(toUser(user));
	},
);

/** The unsubscribe link in every email. Mail programs post to it (RFC 8058); people see a page that asks first. */
export const unsubscribeRoutes = new Hono<AppContext>()
	.get("/:token", async (c) =>
		(await canUnsubscribe(c.get("deps"), c.req.param("token")))
			? c.html(askPage())
			: c.html(badLinkPage(), 404),
	)
	.post("/:token", async (c) =>
		(await unsubscribe(c.get("deps"), c.req.param("token")))
			? c.html(donePage())
			: c.html(badLinkPage(), 404),
	);
