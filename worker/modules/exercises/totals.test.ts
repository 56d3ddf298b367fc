import { env, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { exerciseRuns } from "../../db/tables/exercise-runs.table.ts";
import { exerciseTotals } from "../../db/tables/exercise-totals.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { AFTER, BEFORE } from "../../guide/content/ratings.ts";
import { ringUntil, setDeps } from "../../test/chat/conversation.ts";
import { ANSWERS, openExercises, WEIGHED } from "../../test/people/exercises.ts";
import { deps } from "../../test/people/factories.ts";
import { deleteAccount } from "../account/delete-account.ts";

/** A D1 that refuses every batch. */
const DOWN = new Proxy(deps.db, {
	get: (target, name) =>
		name === "batch"
			? () => Promise.reject(new Error("D1 is down."))
			: (Reflect.get(target, name) as unknown),
});

const COUNTED = { sharesTotals: true };

const totals = async () =>
	(await deps.db.select().from(exerciseTotals).where(eq(exerciseTotals.exerciseId, WEIGHED.id)))[0];

const isOver = async (id: string) =>
	["ended", "left"].includes(
		(await deps.db.select().from(exerciseRuns).where(eq(exerciseRuns.id, id)))[0]?.status ?? "",
	);

/** A person who goes through the exercise, and what D1 has then. */
async function run(
	fields: Partial<UserRow>,
	{ before, after, end = "The end" }: { before?: string; after?: string; end?: string } = {},
) {
	const opened = await openExercises(fields);
	const { id } = await opened.begin(WEIGHED.id);
	await (before === undefined ? opened.move(id, { do: "skip" }) : opened.answer(id, BEFORE, before));
	for (const [step, text] of ANSWERS) {
		await opened.answer(id, step, text);
	}
	await opened.answer(id, "where", end);
	if (after !== undefined) {
		await opened.answer(id, AFTER, after);
	}
	await ringUntil(opened.conversationId, () => isOver(id));
	return { ...opened, id };
}

beforeEach(() => deps.db.delete(exerciseTotals));

describe("the totals of an exercise", () => {
	// spec: P.94
	it("count who finished it, who rated it, and how much that changed", async () => {
		await run(COUNTED, { before: "7", after: "4" });
		await run(COUNTED, { before: "2", after: "4" });
		await run(COUNTED);
		expect(await totals()).toEqual({
			exerciseId: WEIGHED.id,
			finished: 3,
			stopped: 0,
			rated: 2,
			sumOfChanges: -1,
			sumOfSquares: 13,
		});
	});

	it("count who left it, who forgot it for seven days, and who was led to help as stopped", async () => {
		const left = await openExercises(COUNTED);
		const { id } = await left.begin(WEIGHED.id);
		await left.answer(id, BEFORE, "7");
		await left.move(id, { do: "leave" });
		await ringUntil(left.conversationId, () => isOver(id));
		const forgot = await openExercises(COUNTED);
		const begun = await forgot.begin(WEIGHED.id);
		const week = 7 * 24 * 60 * 60 * 1000;
		await setDeps(forgot.conversationId, { now: () => Date.now() + week });
		await ringUntil(forgot.conversationId, () => isOver(begun.id));
		await run(COUNTED, { before: "7", end: "Help" });
		expect(await totals()).toMatchObject({ finished: 0, stopped: 3, rated: 0, sumOfChanges: 0 });
	});

	// spec: P.94
	it("count nobody who didn't ask for it, and nobody whose account is paused", async () => {
		await run({}, { before: "7", after: "4" });
		for (const pause of [
			{ minorSince: new Date(), adultConfirmedAt: null },
			{ healthConsentTakenBackAt: new Date(), healthConsentAt: null },
		]) {
			const opened = await openExercises(COUNTED);
			const { id } = await opened.begin(WEIGHED.id);
			await deps.db.update(users).set(pause).where(eq(users.id, opened.user.id));
			await runInDurableObject(getConversationStub(env, opened.conversationId), (object) =>
				object.moveRun({
					userId: opened.user.id,
					runId: id,
					move: { do: "leave" },
					risk: "none",
					country: null,
					timeZone: "UTC",
				}),
			);
			await ringUntil(opened.conversationId, () => isOver(id));
		}
		expect(await totals()).toBeUndefined();
	});

	// spec: P.94
	it("count a run once, however often it is copied, and after D1 was away", async () => {
		const opened = await openExercises(COUNTED);
		const { id } = await opened.begin(WEIGHED.id);
		await setDeps(opened.conversationId, { db: DOWN, log: () => undefined });
		await opened.move(id, { do: "leave" });
		await runInDurableObject(getConversationStub(env, opened.conversationId), (object) => object.alarm?.());
		expect(await totals()).toBeUndefined();
		await setDeps(opened.conversationId, { db: deps.db, now: () => Date.now() + 10 * 60_000 });
		await ringUntil(opened.conversationId, () => isOver(id));
		expect(await totals()).toMatchObject({ stopped: 1 });
		await runInDurableObject(getConversationStub(env, opened.conversationId), async (object, { storage }) => {
			storage.sql.exec("UPDATE runs SET copied = 0");
			storage.sql.exec("INSERT OR REPLACE INTO jobs (name, due_at) VALUES ('runs', 0)");
			await object.alarm?.();
			expect(storage.sql.exec("SELECT count(*) AS n FROM runs WHERE copied = 0").one()).toEqual({ n: 0 });
		});
		expect(await totals()).toMatchObject({ stopped: 1 });
	});

	// spec: P.94
	it("stay when the account goes, and hold nothing of it", async () => {
		const { user } = await run(COUNTED, { before: "7", after: "4" });
		await deleteAccount(deps, user);
		expect(await totals()).toMatchObject({ finished: 1, rated: 1 });
		const { results } = await env.DB.prepare("PRAGMA table_info(exercise_totals)").all<{ name: string }>();
		expect(results.map(({ name }) => name)).toEqual([
			"exercise_id",
			"finished",
			"stopped",
			"rated",
			"sum_of_changes",
			"sum_of_squares",
		]);
	});

	it("are opted into and out of by the person, and off before", async () => {
		const { client, user } = await openExercises();
		const read = async () => (await (await client.get("/api/auth/me")).json<UserRow>()).sharesTotals;
		expect(await read()).toBe(false);
		await client.patch(`/api/users/${user.id}`, { sharesTotals: true });
		expect(await read()).toBe(true);
		await client.patch(`/api/users/${user.id}`, { sharesTotals: false });
		expect(await read()).toBe(false);
	});
});
