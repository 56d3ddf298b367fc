import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../db/client.ts";
import { notifications } from "../../db/tables/notifications.table.ts";
import { deps, makeUser } from "../../test/people/factories.ts";
import { depsAt, notesOf } from "../../test/people/notes.ts";
import { countingDatabase } from "../../test/platform/counting-database.ts";
import { enqueueDue } from "./enqueue-due.ts";

/** A queue that keeps what it is sent. */
function queue(fails = false) {
	const ids: string[] = [];
	const sizes: number[] = [];
	const DELIVERIES = {
		async sendBatch(messages: { body: { id: string } }[]) {
			if (fails) {
				throw new Error("the queue is down");
			}
			sizes.push(messages.length);
			ids.push(...messages.map(({ body }) => body.id));
		},
	} as unknown as Queue;
	return { ids, sizes, env: { ...env, DELIVERIES } };
}

// Long ago, so that no other test's notes are due then.
const HOUR = "2021-03-01T09:00:00Z";
const at = (time: string, held: ReturnType<typeof queue>) => depsAt(time, { env: held.env });

async function plan(userId: string, day: string, scheduledFor = `${day}T09:00:00Z`) {
	const id = deps.newId("ntf");
	await deps.db.insert(notifications).values({
		id,
		userId,
		title: "A note",
		message: "",
		type: "encouragement",
		scheduledFor: new Date(scheduledFor),
		day,
	});
	return id;
}

describe("a tick", () => {
	// spec: A.32
	it("hands out what is due and nothing that is not, once", async () => {
		const { id: userId } = await makeUser();
		const due = await plan(userId, "2021-03-01");
		const later = await plan(userId, "2021-03-02");
		const held = queue();
		await enqueueDue(at("2021-03-01T08:59:59Z", held));
		expect(held.ids).toEqual([]);
		await enqueueDue(at(HOUR, held));
		await enqueueDue(at(HOUR, held));
		expect(held.ids).toEqual([due]);
		expect((await notesOf(userId)).map(({ id, state }) => [id, state])).toEqual([
			[due, "queued"],
			[later, "planned"],
		]);
	});

	it("shares what is due with another one at the same time: each note goes out once", async () => {
		const { id: userId } = await makeUser();
		const wanted = await Promise.all(
			Array.from({ length: 250 }, (_, index) =>
				plan(
					userId,
					new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
					"2020-12-01T09:00:00Z",
				),
			),
		);
		const held = queue();
		await Promise.all([0, 1, 2].map(() => enqueueDue(at("2020-12-01T09:00:00Z", held))));
		expect(held.ids.filter((id) => wanted.includes(id)).sort()).toEqual(wanted.sort());
		expect(Math.max(...held.sizes)).toBeLessThanOrEqual(90);
	});

	it("gives back what the queue did not take, for the next tick", async () => {
		const { id: userId } = await makeUser();
		const id = await plan(userId, "2021-03-05");
		await expect(enqueueDue(at("2021-03-05T09:00:00Z", queue(true)))).rejects.toThrow("the queue is down");
		const held = queue();
		await enqueueDue(at("2021-03-05T09:15:00Z", held));
		expect(held.ids).toContain(id);
	});

	it("hands out again after an hour what was lost on its way, once", async () => {
		const { id: userId } = await makeUser();
		const claimed = await Promise.all(
			(["queued", "sending"] as const).map(async (state, index) => {
				const id = await plan(userId, `2021-03-0${8 + index}`);
				await deps.db
					.update(notifications)
					.set({ state, claimedAt: new Date("2021-03-08T09:00:00Z") })
					.where(eq(notifications.id, id));
				return id;
			}),
		);
		const held = queue();
		await enqueueDue(at("2021-03-08T09:59:00Z", held));
		expect(held.ids.filter((id) => claimed.includes(id))).toEqual([]);
		await enqueueDue(at("2021-03-08T10:01:00Z", held));
		await enqueueDue(at("2021-03-08T10:16:00Z", held));
		expect(held.ids.filter((id) => claimed.includes(id)).sort()).toEqual(claimed.sort());
	});
});

describe("a tick among many", () => {
	const PEOPLE = 100_000;
	const DUE = 10_000;
	const MOMENT = Date.parse("2019-06-01T09:00:00Z");

	beforeAll(async () => {
		// A counting query is much quicker than a hundred thousand inserts from here.
		await env.DB.batch([
			env.DB.prepare(
				`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PEOPLE})
				INSERT INTO users (id, username, username_key, email, password)
				SELECT 'usr_many' || i, 'many' || i, 'many' || i, 'many' || i || '@example.org', 'x' FROM n`,
			),
			env.DB.prepare(
				`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PEOPLE})
				INSERT INTO notifications (id, user_id, title, message, type, scheduled_for, day, state)
				SELECT 'ntf_many' || i, 'usr_many' || i, 'A note', '', 'encouragement',
					CASE WHEN i <= ${DUE} THEN ${MOMENT} ELSE ${Date.parse("2100-01-01")} END, '2019-06-01', 'planned' FROM n`,
			),
		]);
		return async () => {
			await env.DB.prepare("DELETE FROM users WHERE id LIKE 'usr_many%'").run();
		};
	}, 120_000);

	it("hands out ten thousand in bounded batches, reading what is due and not what there is", async () => {
		const { DB, count } = countingDatabase(env.DB);
		const held = queue();
		const handedOut = await enqueueDue({
			...at("2019-06-01T09:00:00Z", held),
			db: createDatabase(DB),
		});
		expect(handedOut).toBe(DUE);
		expect(new Set(held.ids).size).toBe(DUE);
		expect(Math.max(...held.sizes)).toBe(90);
		// Of each note: its place in the index, its row, and what the change of the row touches.
		expect(count.read / DUE).toBeLessThan(8);
	}, 120_000);
});
