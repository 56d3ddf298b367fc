import { exports } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { emailTokens } from "../../db/tables/email-tokens.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import { deps, signedIn, stranger } from "../../test/people/factories.ts";
import { notesOf, rowOf } from "../../test/people/notes.ts";
import { makeToken } from "../mail/email-tokens.ts";

describe("unsubscribing by the link of an email", () => {
	async function subscriber() {
		const { user, client } = await signedIn();
		await client.patch("/api/auth/notifications", {
			textNotificationsEnabled: true,
			notificationPreferences: { reminderFrequency: "daily" },
		});
		return { user, token: await makeToken(deps, user, "unsubscribe") };
	}
	const isOn = async (user: UserRow) => (await rowOf(user.id)).textNotificationsEnabled;

	/** What a mail program posts by itself (RFC 8058), in either encoding. */
	function oneClick(kind: "a form" | "a multipart form" | "no body"): BodyInit | null {
		const form = kind === "a form" ? new URLSearchParams() : new FormData();
		form.set("List-Unsubscribe", "One-Click");
		return kind === "no body" ? null : form;
	}

	it("changes nothing when the page is only looked at, as mail programs do", async () => {
		const { user, token } = await subscriber();
		const page = await stranger().get(`/u/${token}`);
		expect(page.status).toBe(200);
		expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
		const html = await page.text();
		expect(html).toContain('<form method="post">');
		expect(html).not.toContain("<script");
		expect(await isOn(user)).toBe(true);
	});

	it.each(["a form", "a multipart form", "no body"] as const)(
		"takes a post with %s, without a cookie and without an Origin, and twice",
		async (kind) => {
			const { user, token } = await subscriber();
			for (const time of [1, 2]) {
				const answer = await exports.default.fetch(
					new Request(`https://attune.test/u/${token}`, {
						method: "POST",
						body: oneClick(kind),
						redirect: "manual",
					}),
				);
				expect([time, answer.status]).toEqual([time, 200]);
				expect(await answer.text()).toContain("Notifications are off");
			}
			expect(await isOn(user)).toBe(false);
			expect(await notesOf(user.id)).toEqual([]);
		},
	);

	it("by a link to an address that the account had before changes nothing for the one it has now", async () => {
		const { user, token } = await subscriber();
		await deps.db
			.update(users)
			.set({ email: `new-${user.email}` })
			.where(eq(users.id, user.id));
		expect((await stranger().post(`/u/${token}`, undefined)).status).toBe(200);
		expect(await isOn(user)).toBe(true);
	});

	it("keeps the link that confirms the address, for whoever thinks again: no other is sent to it", async () => {
		const { user, token } = await subscriber();
		const confirm = await makeToken(deps, user, "confirm");
		await stranger().post(`/u/${token}`, undefined);
		const [kept] = await deps.db
			.select()
			.from(emailTokens)
			.where(and(eq(emailTokens.userId, user.id), eq(emailTokens.purpose, "confirm")));
		expect(((kept?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000).toBeGreaterThan(89);
		expect((await stranger().post("/api/auth/confirm", { token: confirm })).status).toBe(200);
	});

	it("is asked on a page that no cache keeps: its address is a key", async () => {
		const { token } = await subscriber();
		expect((await stranger().get(`/u/${token}`)).headers.get("cache-control")).toBe("no-store");
	});

	it("says so when the link is wrong or too old, and changes nothing", async () => {
		const { user } = await subscriber();
		const old = await makeToken(
			{ ...deps, now: () => new Date(Date.now() - 91 * 86_400_000) },
			user,
			"unsubscribe",
		);
		for (const token of ["nothing", old, await makeToken(deps, user, "confirm")]) {
			for (const method of ["GET", "POST"]) {
				const answer = await stranger().request(method, `/u/${token}`);
				expect([method, answer.status]).toEqual([method, 404]);
				expect(await answer.text()).toContain("This link doesn&#39;t work any more");
			}
		}
		expect(await isOn(user)).toBe(true);
	});
});
