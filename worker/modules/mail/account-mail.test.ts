import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { dailyCounts } from "../../db/tables/daily-counts.table.ts";
import { emailTokens } from "../../db/tables/email-tokens.table.ts";
import { users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { NEW_PASSWORD, resetWith, signInWith } from "../../test/people/account.ts";
import { deps, makeUser, PASSWORD } from "../../test/people/factories.ts";
import { mailbox } from "../../test/people/notes.ts";
import { askForAddress } from "../auth/change-email.ts";
import { confirmAddress } from "../auth/confirm-address.ts";
import { sendReset } from "../auth/password/change-password.ts";
import { type AccountMail, orderMail } from "./account-mail.ts";
import { consumeAccountMail, waitBefore } from "./consume-account-mail.ts";

/** A queue that keeps what it is given, and deps that use it. */
function queued(changes: Partial<Deps> = {}) {
	const bodies: AccountMail[] = [];
	const ACCOUNT_MAIL = { send: async (body: AccountMail) => void bodies.push(body) } as unknown as Queue;
	return { bodies, deps: { ...deps, ...changes, env: { ...deps.env, ACCOUNT_MAIL } } };
}

/** One message of the queue, and what became of it. */
function messageOf(body: AccountMail, attempts = 1) {
	const fate: { acked: boolean; retriedIn?: number } = { acked: false };
	const message = {
		id: "m",
		body,
		attempts,
		timestamp: new Date(),
		metadata: {},
		ack: () => {
			fate.acked = true;
		},
		retry: ({ delaySeconds }: { delaySeconds: number }) => {
			fate.retriedIn = delaySeconds;
		},
	} as unknown as Message;
	return { fate, message };
}

const tokensOf = (userId: string) => deps.db.select().from(emailTokens).where(eq(emailTokens.userId, userId));

beforeEach(async () => {
	await deps.db.delete(dailyCounts);
});
afterAll(async () => {
	await deps.db.delete(dailyCounts);
});

describe("email about an account", () => {
	it("is ordered with ids only: no address, no name and no token stands in the queue", async () => {
		const user = await makeUser({ emailConfirmedAt: new Date() });
		const { bodies, deps: ours } = queued();
		await sendReset(ours, user.email);
		await askForAddress(ours, user, { newEmail: `new-${user.email}`, password: PASSWORD });
		const [wish] = await tokensOf(user.id);
		expect(bodies).toEqual([
			{ kind: "reset", id: user.id, askedAt: expect.any(Number) },
			{ kind: "new-address", id: wish?.hash },
			{ kind: "moving", id: user.id },
		]);
	});

	it("that resets a password has its token made as it is sent, and none before", async () => {
		const user = await makeUser();
		const { bodies, deps: ours } = queued();
		await sendReset(ours, user.email);
		expect(await tokensOf(user.id)).toEqual([]);
		const { mails, ...box } = mailbox();
		const { fate, message } = messageOf(bodies[0]!);
		// It waited for three hours: the link works from now.
		const now = () => new Date(Date.now() + 3 * 60 * 60 * 1000);
		await consumeAccountMail({ ...deps, ...box, now }, [message]);
		expect(fate).toEqual({ acked: true });
		const [, token = ""] = /reset#([\w-]{43})/.exec(mails[0]?.text ?? "") ?? [];
		expect((await resetWith(token)).status).toBe(200);
		expect((await signInWith(user.email, NEW_PASSWORD)).status).toBe(200);
	});

	it("goes once where nobody knows whether it went: its link works, and another can be asked for", async () => {
		const user = await makeUser();
		const { fate, message } = messageOf({ kind: "reset", id: user.id });
		await consumeAccountMail({ ...deps, ...mailbox("unknown") }, [message]);
		expect(fate).toEqual({ acked: true });
		expect(await tokensOf(user.id)).toHaveLength(1);
	});

	it.each(["later", "spent", "refused"] as const)(
		"is sent again when the provider answers %s, and leaves no key behind that nobody got",
		async (outcome) => {
			const user = await makeUser();
			const box = mailbox(outcome);
			const { fate, message } = messageOf({ kind: "reset", id: user.id });
			await consumeAccountMail({ ...deps, ...box }, [message]);
			expect(fate).toEqual({ acked: false, retriedIn: 30 });
			expect(await tokensOf(user.id)).toHaveLength(0);
		},
	);

	it("of which nobody knows whether it went is sent five times at the most, over a day, with its link each time", async () => {
		const user = await makeUser({ emailConfirmedAt: new Date() });
		const { bodies, deps: ours } = queued();
		await askForAddress(ours, user, { newEmail: `new-${user.email}`, password: PASSWORD });
		const { mails, ...box } = mailbox(...Array.from({ length: 5 }, () => "unknown" as const));
		const fates = [];
		for (const attempts of [1, 2, 3, 4, 5]) {
			const { fate, message } = messageOf(bodies[0]!, attempts);
			await consumeAccountMail({ ...deps, ...box }, [message]);
			fates.push(fate.retriedIn ?? "acked");
		}
		expect(fates).toEqual([30, 3_600, 36_000, 43_200, "acked"]);
		expect(mails).toHaveLength(5);
		const [, link = ""] = /confirm#([\w-]{43})/.exec(mails[0]?.text ?? "") ?? [];
		await confirmAddress(ours, link);
		const [row] = await deps.db.select().from(users).where(eq(users.id, user.id));
		expect(row?.email).toBe(`new-${user.email}`);
	});

	it("that resets a password is sent again where the try before ended halfway", async () => {
		const user = await makeUser();
		const body = { kind: "reset", id: user.id, askedAt: Date.now() } as const;
		const broken = { send: () => Promise.reject(new Error("gone")) };
		await consumeAccountMail({ ...deps, mailer: broken }, [messageOf(body).message]);
		const { mails, ...box } = mailbox();
		await consumeAccountMail({ ...deps, ...box }, [messageOf(body, 2).message]);
		expect(mails).toHaveLength(1);
		expect(await tokensOf(user.id)).toHaveLength(1);
	});

	it("leaves the link before as it was when a new address can't be written to", async () => {
		const user = await makeUser({ emailConfirmedAt: new Date() });
		const { deps: ours } = queued();
		await askForAddress(ours, user, { newEmail: `new-${user.email}`, password: PASSWORD });
		const before = await tokensOf(user.id);
		const down = { send: () => Promise.reject(new Error("the queue is down")) } as unknown as Queue;
		const failing = { ...ours, ...mailbox("later"), env: { ...ours.env, ACCOUNT_MAIL: down } };
		await expect(
			askForAddress(failing, user, { newEmail: `newer-${user.email}`, password: PASSWORD }),
		).rejects.toMatchObject({ code: "email_failed" });
		expect(await tokensOf(user.id)).toEqual(before);
	});

	it("that was asked for several times while email was down is sent once", async () => {
		const user = await makeUser();
		const { bodies, deps: ours } = queued();
		await sendReset(ours, user.email);
		await sendReset(ours, user.email);
		const { mails, ...box } = mailbox();
		const later = { ...deps, ...box, now: () => new Date(Date.now() + 60_000) };
		for (const body of bodies) {
			await consumeAccountMail(later, [messageOf(body).message]);
		}
		expect(bodies).toHaveLength(2);
		expect(mails).toHaveLength(1);
	});

	it("is not ordered where this copy can send none", async () => {
		const { bodies, deps: ours } = queued();
		const settings = {
			...deps.settings,
			APP_URL: "https://attune.example.org",
			EMAIL_FROM: { name: "", email: "a@localhost" },
		};
		expect(await orderMail({ ...ours, settings }, { kind: "moved", id: "h" })).toBe(false);
		expect(bodies).toEqual([]);
	});

	it("tells by nothing but itself whether a reset found somebody: how email is stays as it was", async () => {
		const user = await makeUser();
		for (const outcome of ["refused", "accepted"] as const) {
			await consumeAccountMail({ ...deps, ...mailbox(outcome) }, [
				messageOf({ kind: "reset", id: user.id }).message,
			]);
		}
		const rows = await deps.db.select().from(dailyCounts);
		expect(rows.map(({ name, count }) => [name, count])).toEqual([["mail:account", 1]]);
	});

	it("is tried over a day: at once, within minutes, then every four hours", () => {
		const waits = Array.from({ length: 14 }, (_, index) => waitBefore(index + 1));
		expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
		expect(Math.max(...waits)).toBe(4 * 60 * 60);
		const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600;
		expect(hours).toBeGreaterThan(24);
		expect(hours).toBeLessThan(30);
	});

	it("is tried again when something of ours fails, and the log gets no word of it", async () => {
		const lines: unknown[] = [];
		const { fate, message } = messageOf({ kind: "reset", id: (await makeUser()).id });
		const mailer = { send: () => Promise.reject(new TypeError("ana@example.org")) };
		await consumeAccountMail({ ...deps, mailer, log: (line) => lines.push(line) }, [message]);
		expect(fate).toEqual({ acked: false, retriedIn: 30 });
		expect(JSON.stringify(lines)).not.toContain("example.org");
	});

	it("about a new address keeps the wish until it has gone, and a newer wish ends it", async () => {
		const user = await makeUser({ emailConfirmedAt: new Date() });
		const { bodies, deps: ours } = queued();
		await askForAddress(ours, user, { newEmail: `one-${user.email}`, password: PASSWORD });
		const first = bodies[0]!;
		await consumeAccountMail({ ...deps, ...mailbox("refused") }, [messageOf(first).message]);
		expect((await tokensOf(user.id)).map(({ hash }) => hash)).toEqual([first.id]);
		await askForAddress(ours, user, { newEmail: `two-${user.email}`, password: PASSWORD });
		const { mails, ...box } = mailbox();
		await consumeAccountMail({ ...deps, ...box }, [messageOf(first).message]);
		expect(mails).toEqual([]);
		await consumeAccountMail({ ...deps, ...box }, [messageOf(bodies[2]!).message]);
		expect(mails).toMatchObject([{ to: `two-${user.email}` }]);
	});

	it("to the address before takes the account back, however late it comes within the week", async () => {
		const user = await makeUser({ emailConfirmedAt: new Date() });
		const { bodies, deps: ours } = queued();
		await askForAddress(ours, user, { newEmail: `new-${user.email}`, password: PASSWORD });
		const asked = mailbox();
		await consumeAccountMail({ ...deps, ...asked }, [messageOf(bodies[0]!).message]);
		const [, link = ""] = /confirm#([\w-]{43})/.exec(asked.mails[0]?.text ?? "") ?? [];
		await confirmAddress(ours, link);
		const moved = bodies.at(-1)!;
		expect(moved.kind).toBe("moved");
		const { mails, ...box } = mailbox();
		await consumeAccountMail({ ...deps, ...box }, [messageOf(moved).message, messageOf(bodies[1]!).message]);
		// The warning that came too late is not sent to the address that was moved to.
		expect(mails.map(({ to }) => to)).toEqual([user.email]);
		const [, key = ""] = /reset#([\w-]{43})/.exec(mails[0]?.text ?? "") ?? [];
		expect((await resetWith(key)).status).toBe(200);
		expect((await signInWith(user.email, NEW_PASSWORD)).status).toBe(200);
		const left = await deps.db
			.select()
			.from(emailTokens)
			.where(and(eq(emailTokens.userId, user.id), eq(emailTokens.purpose, "recover")));
		expect(left).toEqual([]);
	});

	it("goes out at once where the queue is down", async () => {
		const user = await makeUser();
		const { mails, ...box } = mailbox();
		await sendReset({ ...deps, ...box }, user.email);
		expect(mails).toMatchObject([{ to: user.email }]);
	});

	it("goes to nobody who is being deleted", async () => {
		const leaving = await makeUser({ deletingAt: new Date() });
		const { mails, ...box } = mailbox();
		const { fate, message } = messageOf({ kind: "password-changed", id: leaving.id });
		await consumeAccountMail({ ...deps, ...box }, [message]);
		expect(mails).toEqual([]);
		expect(fate).toEqual({ acked: true });
	});
});
