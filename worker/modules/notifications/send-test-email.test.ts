import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { User } from "#shared/schemas/users.ts";
import { emailTokens } from "../../db/tables/email-tokens.table.ts";
import { deps, makeUser, signedIn, stranger } from "../../test/people/factories.ts";
import { mailbox, makeReader, rowOf } from "../../test/people/notes.ts";
import { readError } from "../../test/requests/read-error.ts";
import { makeToken } from "../mail/email-tokens.ts";
import { sendTestEmail } from "./send-test-email.ts";

describe("the test email", () => {
	// spec: 7.83
	it("carries the link that confirms the address, and one press confirms it, signed in or not", async () => {
		const { user, client } = await signedIn({ firstName: "Ana" });
		const { mails, mailer } = mailbox();
		await sendTestEmail({ ...deps, mailer }, await rowOf(user.id));
		expect(mails[0]).toMatchObject({ to: user.email, subject: "Is this the right address?" });
		const [, token] = /https:\/\/attune\.test\/confirm#([\w-]{43})\s/.exec(mails[0]?.text ?? "") ?? [];
		expect(mails[0]?.html).toContain(`https://attune.test/confirm#${token}`);
		const stored = await deps.db.select().from(emailTokens).where(eq(emailTokens.userId, user.id));
		expect(JSON.stringify(stored)).not.toContain(token);
		for (const anyone of [stranger(), client]) {
			expect((await anyone.post("/api/auth/confirm", { token })).status).toBe(200);
		}
		expect((await (await client.get("/api/auth/me")).json<User>()).emailConfirmed).toBe(true);
	});

	it("says when notes come as things are: learning, pinned, switched off, or with nothing left to confirm", async () => {
		const textFor = async (fields: Parameters<typeof makeReader>[0]) => {
			const { mails, mailer } = mailbox();
			await sendTestEmail({ ...deps, mailer }, await makeReader(fields));
			return mails[0]?.text ?? "";
		};
		const unconfirmed = { emailConfirmedAt: null };
		expect(await textFor(unconfirmed)).toContain("around 9:00 AM at first");
		expect(await textFor({ ...unconfirmed, notificationPreferences: { pinnedHour: "19:15" } })).toContain(
			"at 7:15 PM, the time you set",
		);
		expect(await textFor({ ...unconfirmed, textNotificationsEnabled: false })).toContain(
			"when you turn them on",
		);
		const confirmed = await textFor({});
		expect(confirmed).toContain("This address is confirmed");
		expect(confirmed).not.toContain("/confirm#");
	});

	it("takes an address that bounced back into use", async () => {
		const user = await makeUser({ emailBouncedAt: new Date() });
		const token = await makeToken(deps, user, "confirm");
		expect((await stranger().post("/api/auth/confirm", { token })).status).toBe(200);
		expect(await rowOf(user.id)).toMatchObject({ emailBouncedAt: null, emailConfirmedAt: expect.any(Date) });
	});

	it("confirms nothing by a link that is wrong, too old, of another purpose, or of an address changed since", async () => {
		const user = await makeUser();
		const old = await makeToken(
			{ ...deps, now: () => new Date(Date.now() - 8 * 86_400_000) },
			user,
			"confirm",
		);
		const other = await makeToken(deps, user, "unsubscribe");
		const changed = await makeToken(deps, { id: user.id, email: "old@example.org" }, "confirm");
		for (const token of ["x", old, other, changed]) {
			const answer = await stranger().post("/api/auth/confirm", { token });
			expect(answer.status).toBe(410);
			expect(await readError(answer)).toMatchObject({ code: "token_expired" });
		}
		expect((await rowOf(user.id)).emailConfirmedAt).toBeNull();
	});

	it("goes out five times a day at the most, for the address may be somebody else's", async () => {
		const { user, client } = await signedIn();
		const path = `/api/notifications/test-email/${user.id}`;
		for (let time = 0; time < 5; time += 1) {
			expect((await client.post(path, undefined)).status).toBe(200);
		}
		const sixth = await client.post(path, undefined);
		expect(sixth.status).toBe(429);
		expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(await readError(sixth)).toMatchObject({ message: expect.stringContaining("tomorrow") });
	});

	it("goes no more to an address that was unsubscribed before it was confirmed, until its link confirms it", async () => {
		const { client, user } = await signedIn();
		const token = await makeToken(deps, user, "unsubscribe");
		await stranger().post(`/u/${token}`, undefined);
		const path = `/api/notifications/test-email/${user.id}`;
		const refused = await client.post(path, undefined);
		expect(await readError(refused)).toMatchObject({
			code: "email_failed",
			message: expect.stringContaining("unsubscribed"),
		});
		const timing = await client.get(`/api/notifications/adaptive/${user.id}`);
		expect(await timing.json()).toMatchObject({ email: "unsubscribed" });
		await stranger().post("/api/auth/confirm", { token: await makeToken(deps, user, "confirm") });
		expect((await client.post(path, undefined)).status).toBe(200);
	});

	// spec: 8.34
	it("that cannot be sent says so with 502", async () => {
		const user = await makeUser();
		for (const outcome of ["refused", "later", "no-such-address"] as const) {
			await expect(sendTestEmail({ ...deps, ...mailbox(outcome) }, user)).rejects.toMatchObject({
				code: "email_failed",
				message: "Failed to send test email. Please check your email settings.",
				status: 502,
			});
		}
	});

	// spec: 7.83
	it("goes through the platform's own binding", async () => {
		const { user, client } = await signedIn();
		expect((await client.post(`/api/notifications/test-email/${user.id}`, undefined)).status).toBe(200);
	});

	it("says who took it, and claims no delivery where the simulator did", async () => {
		const { user, client } = await signedIn();
		const answer = await client.post(`/api/notifications/test-email/${user.id}`, undefined);
		expect(await answer.json()).toEqual({ ok: true, provider: "cloudflare" });
		const letterAt = async (APP_URL: string) => {
			const { mails, mailer } = mailbox();
			const settings = { ...deps.settings, APP_URL };
			const provider = await sendTestEmail({ ...deps, settings, mailer }, await makeReader());
			return { provider, text: mails[0]?.text };
		};
		const local = await letterAt("http://localhost:8787");
		expect(local).toEqual({ provider: "simulator", text: expect.stringContaining("delivered nothing") });
		expect(local.text).not.toContain("arrived");
		const real = await letterAt("https://attune.example");
		expect(real).toEqual({ provider: "cloudflare", text: expect.stringContaining("has arrived") });
	});
});
