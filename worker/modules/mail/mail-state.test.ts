import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { dailyCounts } from "../../db/tables/daily-counts.table.ts";
import { deps } from "../../test/people/factories.ts";
import { depsAt, due, mailbox, noteOf } from "../../test/people/notes.ts";
import { deliverNote } from "../notifications/deliver.ts";
import { mailNow } from "./mail-state.ts";
import type { MailOutcome } from "./mailer.ts";
import { sendCounted } from "./send-counted.ts";

const MAIL = { to: "ana@example.org", subject: "One", html: "<p>One</p>", text: "One" };
const DAY = "2026-02-10T09:00:00Z";

async function sendAll(at: string, ...outcomes: MailOutcome[]) {
	for (const _ of [...outcomes]) {
		await sendCounted(depsAt(at, mailbox(...outcomes.splice(0, 1))), "account", MAIL);
	}
}

beforeEach(async () => {
	await deps.db.delete(dailyCounts);
});
afterAll(async () => {
	await deps.db.delete(dailyCounts);
});

describe("how email is", () => {
	it("is down after three tries in a row that nobody took, and up again with the first that is", async () => {
		await sendAll(DAY, "refused", "unknown");
		expect((await mailNow(depsAt(DAY))).state).toBe("up");
		await sendAll(DAY, "later");
		expect(await mailNow(depsAt(DAY))).toEqual({ state: "late", notesPaused: false });
		await sendAll(DAY, "accepted");
		expect((await mailNow(depsAt(DAY))).state).toBe("up");
		await sendAll(DAY, "refused", "no-such-address", "refused", "refused");
		expect((await mailNow(depsAt(DAY))).state).toBe("up");
	});

	it("is down after midnight too, until the first that is taken", async () => {
		await sendAll(DAY, "refused", "refused", "refused");
		const next = "2026-02-11T00:00:10Z";
		expect((await mailNow(depsAt(next))).state).toBe("late");
		await sendAll(next, "accepted");
		expect((await mailNow(depsAt(next))).state).toBe("up");
		await sendAll(next, "refused");
		expect((await mailNow(depsAt(next))).state).toBe("up");
	});

	it("with the day's quota spent waits until tomorrow, which the log says once", async () => {
		const lines: unknown[] = [];
		const log = (line: unknown) => lines.push(line);
		await sendAll(DAY, "accepted", "accepted");
		for (const _ of [1, 2]) {
			await sendCounted(depsAt(DAY, { ...mailbox("spent"), log }), "note", MAIL);
		}
		expect(lines).toEqual([{ level: "warn", event: "mail-paused", sent: 2 }]);
		expect(await mailNow(depsAt(DAY))).toEqual({ state: "late", notesPaused: true });
		expect(await mailNow(depsAt("2026-02-11T00:00:00Z"))).toEqual({ state: "up", notesPaused: false });
	});

	it("leaves a fifth of the quota to accounts, whether it is set or was met within the week", async () => {
		await sendAll(DAY, ...Array<MailOutcome>(10).fill("accepted"), "spent");
		const next = "2026-02-11T09:00:00Z";
		await sendAll(next, ...Array<MailOutcome>(7).fill("accepted"));
		expect((await mailNow(depsAt(next))).notesPaused).toBe(false);
		await sendAll(next, "accepted");
		expect(await mailNow(depsAt(next))).toEqual({ state: "up", notesPaused: true });
		const settings = { ...deps.settings, EMAIL_DAILY_LIMIT: 100 };
		expect((await mailNow(depsAt(next, { settings }))).notesPaused).toBe(false);
		const later = "2026-02-18T09:00:00Z";
		await sendAll(later, ...Array<MailOutcome>(9).fill("accepted"));
		expect((await mailNow(depsAt(later))).notesPaused).toBe(false);
	});

	it("is no email where nobody is named who sends it", async () => {
		const settings = { ...deps.settings, EMAIL_FROM: { name: "Attune", email: "coach@localhost" } };
		expect(await mailNow({ ...deps, settings })).toEqual({ state: "none", notesPaused: true });
	});

	it("has a note stand in the app while notes are paused, also the one that met the limit", async () => {
		for (const _ of ["meets the limit", "comes after it"]) {
			const { user, id } = await due();
			const { mails, ...box } = mailbox("spent");
			expect(await deliverNote(depsAt(DAY, box), id)).toBe("done");
			expect(await noteOf(user.id, id)).toMatchObject({ state: "sent", channel: "app" });
			expect(mails.length).toBeLessThanOrEqual(1);
		}
	});
});
