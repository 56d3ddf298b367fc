import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signInFailures } from "../../../db/tables/sign-in-failures.table.ts";
import { runScheduled } from "../../../run-scheduled.ts";
import { deps } from "../../../test/people/factories.ts";
import { addressKey, forgive, reserveAttempt } from "./attempts.ts";

const START = Date.parse("2026-05-04T08:00:00Z");
const DAY_MS = 24 * 60 * 60_000;

/** The failures of a key of its own, by a clock that the test sets, in ms after the start. */
function counter() {
	const key = crypto.randomUUID();
	return {
		key,
		attemptAt: (ms: number) => reserveAttempt({ ...deps, now: () => new Date(START + ms) }, key),
		row: async () => (await deps.db.select().from(signInFailures).where(eq(signInFailures.key, key)))[0],
	};
}

describe("failed attempts", () => {
	// spec: P.9
	it("delay the next one from the fifth on, twice as long each time, up to fifteen minutes", async () => {
		const { attemptAt } = counter();
		for (let attempt = 1; attempt <= 5; attempt += 1) {
			expect(await attemptAt(0)).toBe(0);
		}
		let now = 0;
		const delays: number[] = [];
		for (let attempt = 0; attempt < 40; attempt += 1) {
			const wait = await attemptAt(now);
			delays.push(wait);
			now += wait * 1000;
			expect(await attemptAt(now - 1)).toBe(1);
			expect(await attemptAt(now)).toBe(0);
		}
		expect(delays.slice(0, 8)).toEqual([15, 30, 60, 120, 240, 480, 900, 900]);
		expect(Math.max(...delays)).toBe(900);
	});

	it("are not made more by one that came too early", async () => {
		const { attemptAt, row } = counter();
		for (let attempt = 1; attempt <= 5; attempt += 1) {
			await attemptAt(0);
		}
		const before = await row();
		expect(await attemptAt(9_000)).toBe(6);
		expect(await row()).toEqual(before);
	});

	// spec: P.9
	it("are forgotten after a day without any, and not before", async () => {
		const { attemptAt, row } = counter();
		for (let attempt = 1; attempt <= 6; attempt += 1) {
			await attemptAt(attempt * 60_000);
		}
		await attemptAt(6 * 60_000 + DAY_MS);
		expect((await row())?.failures).toBe(7);
		await attemptAt(6 * 60_000 + 2 * DAY_MS + 1);
		expect((await row())?.failures).toBe(1);
	});

	it("count each when they come at the same moment, and none more than five is checked", async () => {
		const { attemptAt, row } = counter();
		const waits = await Promise.all(Array.from({ length: 20 }, () => attemptAt(0)));
		expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
		expect((await row())?.failures).toBe(5);
	});

	it("are gone when one was right", async () => {
		const { key, attemptAt } = counter();
		for (let attempt = 1; attempt <= 5; attempt += 1) {
			await attemptAt(0);
		}
		await forgive(deps, key);
		expect(await attemptAt(1)).toBe(0);
	});

	it("leave the database at night, a day after the last one", async () => {
		const [old, fresh] = [counter(), counter()];
		await old.attemptAt(0);
		await fresh.attemptAt(2000);
		await runScheduled({ ...deps, now: () => new Date(START + DAY_MS + 1000) }, "17 3 * * *");
		expect(await old.row()).toBeUndefined();
		expect(await fresh.row()).toBeDefined();
	});
});

it("an address is counted under a hash of it, which the pepper changes", async () => {
	const email = "someone@example.org";
	const settings = { ...deps.settings, PASSWORD_PEPPER: "a secret" };
	const keys = await Promise.all([addressKey(deps, email), addressKey({ settings }, email)]);
	expect(new Set(keys).size).toBe(2);
	for (const key of keys) {
		expect(key).toMatch(/^[0-9a-f]{64}$/);
	}
});
