import { env, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ratedRunsSchema } from "#shared/schemas/exercises.ts";
import { exerciseRuns } from "../../db/tables/exercise-runs.table.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { AFTER, BEFORE } from "../../guide/content/ratings.ts";
import { listExercises } from "../../guide/index.ts";
import { ringUntil, setDeps, transcript } from "../../test/chat/conversation.ts";
import { ANSWERS, BREATH, OWN_PAIR, openExercises, PLAN, WEIGHED } from "../../test/people/exercises.ts";
import { deps } from "../../test/people/factories.ts";

async function weighing(fields: Parameters<typeof openExercises>[0] = {}) {
	const opened = await openExercises(fields);
	const { id, ...run } = await opened.begin(WEIGHED.id);
	const rate = (step: string, figure: string) => opened.answer(id, step, figure);
	/** Through the exercise itself, to its own end. */
	const goThrough = async () => {
		for (const [step, text] of ANSWERS) {
			await opened.answer(id, step, text);
		}
		return opened.answer(id, "where", "The end");
	};
	const rowOf = async () => (await deps.db.select().from(exerciseRuns).where(eq(exerciseRuns.id, id)))[0];
	/** How the run stands in D1 once it is over. */
	const stored = async () => {
		await ringUntil(opened.conversationId, async () =>
			["ended", "left"].includes((await rowOf())?.status ?? ""),
		);
		const row = await rowOf();
		return { status: row?.status, before: row?.ratedBefore, after: row?.ratedAfter };
	};
	return { ...opened, id, run, rate, goThrough, stored };
}

const pair = (ratings: { before: number; after: number }) => ({ status: "ended", ...ratings });
const NONE = { status: "ended", before: null, after: null };

describe("the questions around an exercise", () => {
	// spec: P.91
	it("come before the first step and after the last, and count as no step", async () => {
		const { run, rate, goThrough, stored } = await weighing();
		expect(run).toMatchObject({
			step: { id: BEFORE, kind: "rate", rating: "before", canSkip: true, say: "How heavy is it, 0 to 10?" },
			number: 1,
			of: 6,
		});
		const first = await rate(BEFORE, "7");
		expect(first.run).toMatchObject({ step: { id: "wish" }, number: 1, of: 6, answered: [] });
		expect((await goThrough()).run).toMatchObject({
			status: "open",
			step: { id: AFTER, rating: "after", say: "How heavy is it now, 0 to 10?" },
			number: 6,
			of: 6,
			canGoBack: false,
		});
		expect((await rate(AFTER, "4")).run).toMatchObject({ status: "ended", step: null, asksNext: true });
		expect(await stored()).toEqual(pair({ before: 7, after: 4 }));
	});

	// spec: P.91
	it("are skipped with one move: whoever passes the first by is not asked again", async () => {
		const { id, move, goThrough, stored } = await weighing();
		expect((await move(id, { do: "skip" })).run.step?.id).toBe("wish");
		expect((await goThrough()).run.status).toBe("ended");
		expect(await stored()).toEqual(NONE);
	});

	it("can be passed by at the end", async () => {
		const { id, move, rate, goThrough, stored } = await weighing();
		await rate(BEFORE, "7");
		await goThrough();
		expect((await move(id, { do: "skip" })).run.status).toBe("ended");
		expect(await stored()).toEqual(NONE);
	});

	// spec: P.91
	it("keep the card before the second is answered, and hold none of its words then", async () => {
		const { rate, goThrough, client, conversationId } = await weighing();
		await rate(BEFORE, "7");
		const { takeaway, run } = await goThrough();
		expect(takeaway).toMatchObject({ title: "My plan" });
		expect(run.takeawayId).toBe(takeaway?.id);
		expect((await transcript(client, conversationId)).at(-1)).toMatchObject({ content: "Kept: My plan." });
		const rows = await runInDurableObject(getConversationStub(env, conversationId), (_, { storage }) =>
			JSON.stringify(storage.sql.exec("SELECT * FROM runs").toArray()),
		);
		expect(rows).not.toContain("river");
	});

	// spec: P.91
	it("take a typed figure, and let other words through to the chat", async () => {
		const { id, move, goThrough, stored } = await weighing();
		const type = (step: string, text: string) => move(id, { do: "typed", step, text });
		expect(await type(BEFORE, "a lot")).toMatchObject({ isMessage: true, run: { status: "open" } });
		expect(await type(BEFORE, "15")).toMatchObject({ aside: "Pick a number from 0 to 10." });
		expect((await type(BEFORE, "8/10")).run.step?.id).toBe("wish");
		await goThrough();
		expect((await type(AFTER, "3")).run.status).toBe("ended");
		expect(await stored()).toEqual(pair({ before: 8, after: 3 }));
		const other = await weighing();
		await other.rate(BEFORE, "8");
		await other.goThrough();
		const said = await other.move(other.id, { do: "typed", step: AFTER, text: "Thanks, that was good" });
		expect(said).toMatchObject({ isMessage: true, run: { status: "ended" } });
		expect((await other.post(other.id, { do: "answer", step: AFTER, text: "3" })).status).toBe(409);
	});

	it.each([
		["pausing", { do: "pause" }],
		["leaving", { do: "leave" }],
	] as const)("after the end are over by %s, with nothing lost", async (_, last) => {
		const { id, move, rate, goThrough, stored } = await weighing();
		await rate(BEFORE, "7");
		await goThrough();
		const { run } = await move(id, last);
		expect(run).toMatchObject({ status: "ended", takeawayId: expect.any(String) });
		expect(await stored()).toEqual(NONE);
	});

	it("after the end don't hold up another exercise, nor the same one again", async () => {
		const { id, rate, goThrough, begin, client, pathOf } = await weighing();
		await rate(BEFORE, "7");
		await goThrough();
		expect((await begin(WEIGHED.id)).id).not.toBe(id);
		expect(await (await client.get(pathOf(id))).json()).toMatchObject({ status: "ended" });
	});

	it("are answered anew by whoever goes back to the first", async () => {
		const { id, move, rate, goThrough, stored } = await weighing();
		await rate(BEFORE, "7");
		expect((await move(id, { do: "back" })).run.step).toMatchObject({ id: BEFORE, answer: "7" });
		await rate(BEFORE, "5");
		await goThrough();
		await rate(AFTER, "5");
		expect(await stored()).toEqual(pair({ before: 5, after: 5 }));
	});

	it("are not asked where the exercise has no use for them, or has two of its own", async () => {
		const { begin, answer, conversationId } = await openExercises();
		expect((await begin(PLAN.id)).step?.id).toBe("wish");
		const { id, step } = await begin(OWN_PAIR.id);
		expect(step?.id).toBe("wish");
		for (const [each, text] of ANSWERS) {
			await answer(id, each, text);
		}
		expect((await answer(id, "where", "The end")).run.status).toBe("ended");
		const rows = () => deps.db.select().from(exerciseRuns).where(eq(exerciseRuns.id, id));
		await ringUntil(conversationId, async () => (await rows())[0]?.status === "ended");
		expect(await rows()).toMatchObject([{ ratedBefore: 4, ratedAfter: 7 }]);
	});
});

describe("what would help now", () => {
	const asked = async ({ client, conversationId }: Awaited<ReturnType<typeof weighing>>) =>
		(await transcript(client, conversationId)).filter(({ content }) => content === "What would help now?")
			.length;

	it.each([
		["answered", { do: "answer", step: AFTER, text: "4" }],
		["skipped", { do: "skip" }],
		["passed by", { do: "pause" }],
		["closed", { do: "leave" }],
	] as const)("is asked once the second question is %s, and not before", async (_, last) => {
		const chat = await weighing();
		await chat.rate(BEFORE, "7");
		await chat.goThrough();
		expect(await asked(chat)).toBe(0);
		expect((await chat.move(chat.id, last)).run).toMatchObject({ status: "ended", asksNext: true });
		await chat.move(chat.id, { do: "pause" });
		expect(await asked(chat)).toBe(1);
	});

	it("isn't asked when the person says something else, or begins another exercise", async () => {
		for (const goOn of [
			(chat: Awaited<ReturnType<typeof weighing>>) =>
				chat.move(chat.id, { do: "typed", step: AFTER, text: "Thanks, that was good" }),
			(chat: Awaited<ReturnType<typeof weighing>>) => chat.begin(WEIGHED.id),
		]) {
			const chat = await weighing();
			await chat.rate(BEFORE, "7");
			await chat.goThrough();
			await goOn(chat);
			expect(await asked(chat)).toBe(0);
		}
	});

	// spec: P.29
	it("isn't asked in a risk state that came before the second question", async () => {
		const chat = await weighing();
		await chat.rate(BEFORE, "7");
		await chat.goThrough();
		await getPersonStub(env, chat.user.id).noteRisk("thoughts", 1);
		await chat.move(chat.id, { do: "pause" });
		expect(await asked(chat)).toBe(0);
	});
});

describe("the questions around an exercise and danger", () => {
	// spec: P.92
	it("are not asked again after an answer that shows danger", async () => {
		const { id, rate, answer, move, goThrough, coach, stored, conversationId } = await weighing();
		// What the person's risk state does is another test.
		await setDeps(conversationId, { noteRisk: async () => undefined });
		await rate(BEFORE, "7");
		coach.say("I'm here.").end();
		expect(await answer(id, "wish", "Honestly I want to end my life")).toMatchObject({ isInChat: true });
		await move(id, { do: "resume" });
		expect((await goThrough()).run.status).toBe("ended");
		expect(await stored()).toEqual(NONE);
	});

	it("end the run when danger is written at the second", async () => {
		const { id, rate, answer, goThrough, coach } = await weighing();
		await rate(BEFORE, "7");
		await goThrough();
		coach.say("I'm here.").end();
		expect(await answer(id, AFTER, "I want to end my life")).toMatchObject({
			isInChat: true,
			run: { status: "ended", step: null },
		});
	});

	// spec: P.92
	it("are not asked in a risk state, and what was rated is dropped", async () => {
		const { rate, goThrough, stored, user, begin } = await weighing();
		await rate(BEFORE, "7");
		await getPersonStub(env, user.id).noteRisk("thoughts", 1);
		expect((await goThrough()).run.status).toBe("ended");
		expect(await stored()).toEqual(NONE);
		expect((await begin(BREATH.id)).step?.id).toBe("breathe");
	});

	it("are not asked before a calming exercise that begins in a risk state", async () => {
		const { begin, user, conversationId } = await openExercises();
		await setDeps(conversationId, { findExercise: () => ({ ...BREATH, rated: "around" }) });
		await getPersonStub(env, user.id).noteRisk("thoughts", 1);
		expect((await begin(BREATH.id)).step?.id).toBe("breathe");
	});
});

// spec: P.91
it("each exercise is rated around its steps, by two of its own ratings, or not at all", () => {
	const own = listExercises().flatMap(({ id, rated, steps }) =>
		Array.isArray(rated) ? [[id, rated.map((name) => steps[name]?.kind)]] : [],
	);
	expect(own.every(([, kinds]) => String(kinds) === "rate,rate")).toBe(true);
	expect(own).toHaveLength(4);
	const not = listExercises().filter(({ rated }) => rated === null);
	expect(not.map(({ id }) => id).sort()).toEqual([
		"a-letter-you-need-not-send",
		"back-to-the-room",
		"cool-down",
		"questions-for-the-doctor",
		"three-good-moments",
		"what-matters-here",
	]);
});

describe("what the person rated", () => {
	// spec: P.93
	it("is listed with what was asked, oldest first, and goes with its conversation", async () => {
		const { id, rate, goThrough, stored, client, conversationId } = await weighing();
		const read = async () =>
			ratedRunsSchema.parse(await (await client.get("/api/exercises/rated")).json()).runs;
		expect(await read()).toEqual([]);
		await rate(BEFORE, "7");
		await goThrough();
		await rate(AFTER, "4");
		await stored();
		expect(await read()).toMatchObject([
			{
				id,
				exerciseId: WEIGHED.id,
				title: "Sort the pile",
				question: "How heavy is it, 0 to 10?",
				before: 7,
				after: 4,
			},
		]);
		const other = await openExercises();
		expect(await (await other.client.get("/api/exercises/rated")).json()).toEqual({ runs: [] });
		await client.request("DELETE", `/api/chat/conversations/${conversationId}`);
		expect(await read()).toEqual([]);
	});
});
