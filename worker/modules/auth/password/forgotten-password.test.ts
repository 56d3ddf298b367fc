import { describe, expect, it } from "vitest";
import { dailyCounts } from "../../../db/tables/daily-counts.table.ts";
import type { UserRow } from "../../../db/tables/users.table.ts";
import type { AppEnv } from "../../../env.ts";
import { isIn, NEW_PASSWORD, resetWith, signInWith } from "../../../test/people/account.ts";
import { clientOf, deps, makeUser, PASSWORD, signedIn, stranger } from "../../../test/people/factories.ts";
import { mailbox, rowOf } from "../../../test/people/notes.ts";
import { askWith } from "../../../test/requests/ask-with.ts";
import { readError } from "../../../test/requests/read-error.ts";
import { oneMore } from "../../counts/daily-counts.ts";
import { makeToken } from "../../mail/email-tokens.ts";
import { changePassword, resetPassword, sendReset } from "./change-password.ts";

describe("a forgotten password", () => {
	async function linkFor(user: UserRow) {
		const { mails, ...box } = mailbox();
		await sendReset({ ...deps, ...box }, user.email);
		const [, token = ""] = /https:\/\/attune\.test\/reset#([\w-]{43})\s/.exec(mails[0]?.text ?? "") ?? [];
		return { token, mails };
	}

	it("is answered the same for an address that is known and for one that is not", async () => {
		// What other tests could not send.
		await deps.db.delete(dailyCounts);
		const user = await makeUser();
		const answers = await Promise.all(
			[user.email, "nobody@example.org"].map(async (email) => {
				const answer = await stranger().post("/api/auth/password/forgot", { email });
				return [answer.status, await answer.text(), [...answer.headers.keys()].sort()];
			}),
		);
		expect(answers[0]?.slice(0, 2)).toEqual([202, '{"ok":true,"mail":"up"}']);
		expect(answers[0]).toEqual(answers[1]);
	});

	it("says that email waits, or that there is none, the same for an address that is known and for one that is not", async () => {
		const user = await makeUser();
		const ask = (settings: Partial<AppEnv>) =>
			Promise.all(
				[user.email, "nobody@example.org"].map(async (email) => {
					const answer = await askWith(settings, stranger(), {
						method: "POST",
						path: "/api/auth/password/forgot",
						body: { email },
					});
					return [answer.status, await answer.text()];
				}),
			);
		const none = [202, '{"ok":true,"mail":"none"}'];
		expect(await ask({ EMAIL_FROM: "" })).toEqual([none, none]);
		for (let time = 0; time < 3; time += 1) {
			await oneMore(deps, "mail:failing");
		}
		const late = [202, '{"ok":true,"mail":"late"}'];
		expect(await ask({})).toEqual([late, late]);
		await deps.db.delete(dailyCounts);
	});

	it("is set anew by the link, which works once and ends every session", async () => {
		const { user, client } = await signedIn();
		const { token, mails } = await linkFor(user);
		expect(mails[0]?.to).toBe(user.email);
		expect((await resetWith(token)).status).toBe(200);
		expect(await isIn(client)).toBe(false);
		expect((await signInWith(user.email, NEW_PASSWORD)).status).toBe(200);
		const again = await resetWith(token, "and a third one");
		expect(again.status).toBe(410);
		expect(await readError(again)).toMatchObject({ code: "token_expired" });
	});

	it("is set by one of two who use the link at the same moment", async () => {
		const user = await makeUser();
		const { token } = await linkFor(user);
		const answers = await Promise.all([resetWith(token), resetWith(token, "and a third one")]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
	});

	it("keeps the link for another try when the new password is refused", async () => {
		const user = await makeUser();
		const { token } = await linkFor(user);
		expect((await resetWith(token, "password1")).status).toBe(400);
		expect((await resetWith(token)).status).toBe(200);
	});

	it("is not set by a link of twenty-one minutes ago, of another purpose, or to an address that was left", async () => {
		const user = await makeUser();
		const old = { ...deps, now: () => new Date(Date.now() - 21 * 60_000) };
		for (const token of [
			"x",
			await makeToken(old, user, "reset"),
			await makeToken(deps, user, "confirm"),
			await makeToken(deps, { id: user.id, email: "before@example.org" }, "reset"),
		]) {
			expect((await resetWith(token)).status).toBe(410);
		}
		expect((await rowOf(user.id)).password).toBe(user.password);
	});

	it("that somebody else asks for over and over takes nothing from its owner: the links work on, and an address may be changed", async () => {
		const { user, client } = await signedIn();
		const { mails, ...box } = mailbox();
		const early = { ...deps, ...box, now: () => new Date(Date.now() - 15 * 60_000) };
		for (let time = 0; time < 5; time += 1) {
			await sendReset(early, user.email);
		}
		await sendReset({ ...deps, ...box }, user.email);
		expect(mails).toHaveLength(5);
		const [, token = ""] = /reset#([\w-]{43})/.exec(mails[4]?.text ?? "") ?? [];
		const later = { ...deps, ...box, now: () => new Date(Date.now() + 15 * 60_000) };
		await resetPassword(later, { token, newPassword: NEW_PASSWORD });
		expect((await signInWith(user.email, NEW_PASSWORD)).status).toBe(200);
		expect(await isIn(client)).toBe(false);
		const back = await clientOf(user.id);
		const body = { newEmail: `new-${user.email}`, password: NEW_PASSWORD };
		expect((await back.post("/api/auth/email", body)).status).toBe(202);
	});

	it("set by the link is not undone by a change that began before it", async () => {
		const { user } = await signedIn();
		const before = await rowOf(user.id);
		const token = await makeToken(deps, user, "reset");
		await resetPassword(deps, { token, newPassword: NEW_PASSWORD });
		const thief = { currentPassword: PASSWORD, newPassword: "a sentence of the thief" };
		await expect(changePassword(deps, before, "sid", thief)).rejects.toMatchObject({
			code: "validation_failed",
		});
		expect((await signInWith(user.email, NEW_PASSWORD)).status).toBe(200);
	});

	it("sends five links an hour at the most, and none to an account that is being deleted", async () => {
		const user = await makeUser();
		const { mails, ...box } = mailbox();
		for (let turn = 0; turn < 7; turn += 1) {
			await sendReset({ ...deps, ...box }, user.email);
		}
		expect(mails).toHaveLength(5);
		const leaving = await makeUser({ deletingAt: new Date() });
		await sendReset({ ...deps, ...box }, leaving.email);
		expect(mails).toHaveLength(5);
	});
});
