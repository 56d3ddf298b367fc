import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Health } from "#shared/schemas/public/health.ts";
import { dailyCounts } from "../../db/tables/daily-counts.table.ts";
import type { AppEnv } from "../../env.ts";
import { deps } from "../../test/people/factories.ts";
import { getWith } from "../../test/requests/ask-with.ts";

const down = () => Promise.reject(new Error("It is down."));

/** Each part as it is when it fails. */
const DOWN: Record<keyof Health["parts"], Partial<AppEnv>> = {
	d1: {
		DB: { prepare: () => ({ bind: () => ({ run: down, all: down, raw: down }) }) } as unknown as D1Database,
	},
	kv: { SESSIONS: { get: down } as unknown as KVNamespace },
	r2: { SCENES: { head: down } as unknown as R2Bucket },
	objects: { PEOPLE: { getByName: () => ({ riskState: down }) } as unknown as AppEnv["PEOPLE"] },
};

const ask = async (settings: Partial<AppEnv> = {}) => {
	const answer = await getWith(settings, "/api/health");
	return { status: answer.status, health: await answer.json<Health>() };
};

describe("health", () => {
	let clock = Date.now();
	// Each test asks long after the one before.
	beforeEach(async () => {
		clock += 60_000;
		// What other tests sent, and could not send.
		await deps.db.delete(dailyCounts);
		vi.useFakeTimers({ now: clock, toFake: ["Date"] });
		return () => vi.useRealTimers();
	});

	it("asks nobody again while it is asking, however many want to know", async () => {
		await ask();
		vi.setSystemTime(clock + 10_000);
		let asked = 0;
		const slow = async () => {
			asked += 1;
			await scheduler.wait(50);
			return null;
		};
		const SCENES = { head: slow } as unknown as R2Bucket;
		await Promise.all(Array.from({ length: 10 }, () => ask({ SCENES })));
		expect(asked).toBe(1);
	});

	it("is told to strangers: every part answers", async () => {
		expect(await ask()).toEqual({
			status: 200,
			health: {
				ok: true,
				parts: { d1: true, kv: true, r2: true, objects: true },
				mail: { state: "up", notesPaused: false },
			},
		});
	});

	it("names the deploy, where one has a name", async () => {
		expect((await ask({ DEPLOY_ID: "of-today" })).health.deploy).toBe("of-today");
	});

	it.each(Object.keys(DOWN) as (keyof typeof DOWN)[])(
		"says that %s is down, and nothing more",
		async (part) => {
			const { status, health } = await ask({ ...env, ...DOWN[part] });
			expect(status).toBe(503);
			expect(health.ok).toBe(false);
			expect(health.parts).toEqual({ d1: true, kv: true, r2: true, objects: true, [part]: false });
		},
	);

	it("is looked at once in five seconds, however often it is asked for", async () => {
		const head = vi.fn(() => Promise.resolve(null));
		const settings = { SCENES: { head } as unknown as R2Bucket };
		for (let turn = 0; turn < 20; turn += 1) {
			await ask(settings);
		}
		expect(head).toHaveBeenCalledOnce();
	});
});
