import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import {
	askToMove,
	confirmWith,
	isIn,
	NEW_PASSWORD,
	resetWith,
	signInWith,
} from "../../test/people/account.ts";
import { clientOf, deps, makeUser, PASSWORD, signedIn, stranger } from "../../test/people/factories.ts";
import { mailbox, rowOf } from "../../test/people/notes.ts";
import { readError } from "../../test/requests/read-error.ts";
import { leave } from "../account/leave.ts";
import { makeToken } from "../mail/email-tokens.ts";
import { confirmAddress } from "./confirm-address.ts";
import { resetPassword } from "./password/change-password.ts";

const CONFIRMED = { emailConfirmedAt: new Date("2026-01-01T00:00:00Z") };

/** Moves an account as whoever knows its password does; the letter to the address before, and the key in it. */
async function move(user: UserRow, newEmail: string, now = deps.now) {
	const { token } = await askToMove(user, newEmail);
	const { mails, ...box } = mailbox();
	await confirmAddress({ ...deps, ...box, now }, token);
	const [, key = ""] = /https:\/\/attune\.test\/reset#([\w-]{43})\s/.exec(mails[0]?.text ?? "") ?? [];
	return { key, mails };
}

describe("an account that was moved to another address", () => {
	it("can be taken back from the one before: address and password are its owner's, and everybody is out", async () => {
		const { user, client } = await signedIn(CONFIRMED);
		const { key, mails } = await move(user, `thief-${user.email}`);
		expect(mails).toMatchObject([{ to: user.email, subject: "Your Attune email address was changed" }]);
		const letters = mailbox();
		await resetPassword({ ...deps, ...letters }, { token: key, newPassword: NEW_PASSWORD });
		expect(letters.mails.map(({ to }) => to)).toEqual([`thief-${user.email}`, user.email]);
		expect(await isIn(client)).toBe(false);
		expect((await signInWith(user.email, NEW_PASSWORD)).status).toBe(200);
		expect((await signInWith(`thief-${user.email}`, PASSWORD)).status).toBe(401);
		expect((await resetWith(key)).status).toBe(410);
	});

	it("is taken back by whoever had it first, though it was moved twice", async () => {
		const user = await makeUser(CONFIRMED);
		const { key: first } = await move(user, `second-${user.email}`, () => new Date(Date.now() - 1_000));
		const { key: second } = await move(await rowOf(user.id), `third-${user.email}`);
		expect((await resetWith(second)).status).toBe(200);
		expect((await rowOf(user.id)).email).toBe(`second-${user.email}`);
		expect((await resetWith(first)).status).toBe(200);
		expect((await rowOf(user.id)).email).toBe(user.email);
	});

	it("is lost to a key that came later once the first was used", async () => {
		const user = await makeUser(CONFIRMED);
		const { key: first } = await move(user, `second-${user.email}`, () => new Date(Date.now() - 1_000));
		const { key: second } = await move(await rowOf(user.id), `third-${user.email}`);
		expect((await resetWith(first)).status).toBe(200);
		expect((await resetWith(second)).status).toBe(410);
		expect((await rowOf(user.id)).email).toBe(user.email);
	});

	it("sends no key to an address that was never confirmed, that bounced, or twice", async () => {
		for (const fields of [{ emailConfirmedAt: null }, { ...CONFIRMED, emailBouncedAt: new Date() }]) {
			const user = await makeUser(fields);
			expect((await move(user, `new-${user.email}`)).mails).toEqual([]);
		}
		const user = await makeUser(CONFIRMED);
		const { token } = await askToMove(user, `new-${user.email}`);
		const { mails, ...box } = mailbox();
		await confirmAddress({ ...deps, ...box }, token);
		await confirmAddress({ ...deps, ...box }, token);
		expect(mails).toHaveLength(1);
	});

	it("keeps its address from before for a week: nobody signs up with it, its owner may go back to it", async () => {
		const user = await makeUser(CONFIRMED);
		await move(user, `new-${user.email}`);
		const name = `n${crypto.randomUUID().slice(0, 8)}`;
		const signUp = { username: name, email: user.email, password: NEW_PASSWORD };
		const refused = await stranger().post("/api/auth/signup", signUp);
		expect(refused.status).toBe(409);
		expect(await readError(refused)).toMatchObject({ code: "email_taken", details: [{ path: "email" }] });
		const { token } = await askToMove(await rowOf(user.id), user.email);
		expect((await confirmWith(token)).status).toBe(200);
		expect((await rowOf(user.id)).email).toBe(user.email);
	});

	it("gives its address from before to whoever signs up with it after that week", async () => {
		const user = await makeUser(CONFIRMED);
		const { key } = await move(user, `new-${user.email}`, () => new Date(Date.now() - 8 * 24 * 60 * 60_000));
		const name = `n${crypto.randomUUID().slice(0, 8)}`;
		const signUp = { username: name, email: user.email, password: NEW_PASSWORD };
		expect((await stranger().post("/api/auth/signup", signUp)).status).toBe(201);
		expect((await resetWith(key)).status).toBe(410);
		expect((await rowOf(user.id)).email).toBe(`new-${user.email}`);
	});

	it("stays moved when it is leaving, or when somebody else has the address", async () => {
		const leaving = await makeUser();
		const late = await makeToken(deps, leaving, "recover");
		await leave(deps, leaving.id);
		expect((await resetWith(late)).status).toBe(410);
		const user = await makeUser(CONFIRMED);
		const { key } = await move(user, `new-${user.email}`);
		await makeUser({ email: user.email });
		expect((await resetWith(key)).status).toBe(410);
		expect(await rowOf(user.id)).toMatchObject({ email: `new-${user.email}`, password: user.password });
	});

	it("keeps the key through a change of password by whoever moved it", async () => {
		const user = await makeUser(CONFIRMED);
		const { key } = await move(user, `new-${user.email}`);
		const thief = await clientOf(user.id);
		const body = { currentPassword: PASSWORD, newPassword: "a sentence of the thief" };
		expect((await thief.post("/api/auth/password", body)).status).toBe(200);
		expect((await resetWith(key)).status).toBe(200);
		expect(await isIn(thief)).toBe(false);
	});

	it("stays taken back when the link that moved it is pressed at the same moment, or again", async () => {
		const user = await makeUser(CONFIRMED);
		const thief = `thief-${user.email}`;
		const { token } = await askToMove(user, thief);
		const { mails, ...box } = mailbox();
		await confirmAddress({ ...deps, ...box }, token);
		const [, key = ""] = /reset#([\w-]{43})\s/.exec(mails[0]?.text ?? "") ?? [];
		const pressing = {
			async send() {
				await confirmAddress(deps, token).catch(() => undefined);
				return "accepted" as const;
			},
		};
		await resetPassword({ ...deps, mailer: pressing }, { token: key, newPassword: NEW_PASSWORD });
		expect((await confirmWith(token)).status).toBe(410);
		expect((await rowOf(user.id)).email).toBe(user.email);
		expect((await signInWith(user.email, NEW_PASSWORD)).status).toBe(200);
	});

	it("is moved by no link that was read before it was taken back", async () => {
		const user = await makeUser(CONFIRMED);
		const { key } = await move(user, `thief-${user.email}`);
		const { token } = await askToMove(await rowOf(user.id), `again-${user.email}`);
		const { db } = deps;
		let isFirst = true;
		// Between what a move reads and what it writes.
		const late = new Proxy(db, {
			get(target, name) {
				if (name !== "batch" || !isFirst) {
					return Reflect.get(target, name);
				}
				isFirst = false;
				return async (statements: Parameters<typeof db.batch>[0]) => {
					await resetPassword(deps, { token: key, newPassword: NEW_PASSWORD });
					return db.batch(statements);
				};
			},
		});
		await expect(confirmAddress({ ...deps, db: late }, token)).rejects.toMatchObject({
			code: "token_expired",
		});
		expect((await rowOf(user.id)).email).toBe(user.email);
	});

	it("gives no key to the address that it comes home from", async () => {
		const user = await makeUser(CONFIRMED);
		await move(user, `thief-${user.email}`);
		const { mails } = await move(await rowOf(user.id), user.email);
		expect(mails).toEqual([]);
		expect((await rowOf(user.id)).email).toBe(user.email);
	});

	it("keeps a key that could not be used, for when it can", async () => {
		const user = await makeUser(CONFIRMED);
		const { key } = await move(user, `new-${user.email}`);
		const other = await makeUser({ email: user.email });
		expect((await resetWith(key)).status).toBe(410);
		await deps.db.delete(users).where(eq(users.id, other.id));
		expect((await resetWith(key)).status).toBe(200);
	});
});
