import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import {
	exerciseLibrarySchema,
	movedRunSchema,
	type RunView,
	startedRunSchema,
} from "#shared/schemas/exercises.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { crash, openSocket, ringUntil, setDeps, transcript } from "../../test/chat/conversation.ts";
import { findTestExercise, openExercises, PLAN } from "../../test/people/exercises.ts";
import { clientOf, signedIn } from "../../test/people/factories.ts";
import { readError } from "../../test/requests/read-error.ts";

/** The rows of the object's runs, as text. */
function storedRuns(conversationId: string): Promise<string> {
	return runInDurableObject(getConversationStub(env, conversationId), (_, { storage }) =>
		JSON.stringify(storage.sql.exec("SELECT * FROM runs").toArray()),
	);
}

describe("starting an exercise", () => {
	it("opens it at its first step, as a message of the coach that every tab sees", async () => {
		const { start, client, conversationId } = await openExercises();
		const socket = await openSocket(client, conversationId);
		const answer = await start(PLAN.id);
		expect(answer.status).toBe(201);
		const { run } = startedRunSchema.parse(await answer.json());
		expect(run).toMatchObject({ title: PLAN.title, status: "open", step: { id: "wish" }, number: 1 });
		await socket.until((frame) => frame.type === "message" && frame.message.metadata.run?.id === run.id);
		const message = (await transcript(client, conversationId)).at(-1);
		expect(message).toMatchObject({
			role: "assistant",
			content: "A test plan. 3 minutes.",
			metadata: { runId: run.id, run },
		});
	});

	it("without a conversation opens the current chat", async () => {
		const { client } = await signedIn();
		const answer = await client.post("/api/exercises/steady-breath/runs", {});
		expect(answer.status).toBe(201);
		expect(startedRunSchema.parse(await answer.json()).conversationId).toMatch(/^cnv_/);
	});

	it("again goes on where the person was, in the same message", async () => {
		const { begin, answer, move, client, conversationId } = await openExercises();
		const { id } = await begin();
		await answer(id, "wish", "Walk to the river");
		await move(id, { do: "pause" });
		const before = await transcript(client, conversationId);
		expect(await begin()).toMatchObject({ id, status: "open", step: { id: "sure" } });
		expect(await transcript(client, conversationId)).toHaveLength(before.length);
	});

	it("that has changed since begins anew", async () => {
		const { begin, answer, conversationId } = await openExercises();
		const { id } = await begin();
		await answer(id, "wish", "Walk to the river");
		await setDeps(conversationId, { findExercise: () => ({ ...PLAN, version: 2 }) });
		const run = await begin();
		expect(run).toMatchObject({ status: "open", step: { id: "wish" }, answered: [] });
		expect(run.id).not.toBe(id);
	});

	it("pauses the one that was open", async () => {
		const { begin, client, pathOf } = await openExercises();
		const { id } = await begin();
		await begin("steady-breath");
		expect(await (await client.get(pathOf(id))).json<RunView>()).toMatchObject({ status: "paused" });
	});

	it("that doesn't exist answers 404", async () => {
		const { start, post } = await openExercises();
		expect((await start("no-such-thing")).status).toBe(404);
		expect((await post("run_none", { do: "leave" })).status).toBe(404);
	});
});

describe("a run", () => {
	it("takes answers, goes back and past a step, and shows the answer given before", async () => {
		const { begin, answer, move } = await openExercises();
		const { id } = await begin();
		const first = movedRunSchema.parse(await answer(id, "wish", "Walk to the river"));
		expect(first).toMatchObject({
			aside: null,
			takeaway: null,
			isInChat: false,
			run: { step: { id: "sure" } },
		});
		expect((await move(id, { do: "back" })).run.step).toMatchObject({
			id: "wish",
			answer: "Walk to the river",
		});
		await answer(id, "wish", "Walk to the lake");
		expect((await answer(id, "sure", "very")).aside).toBe("Pick a number from 0 to 10.");
		await answer(id, "sure", "4");
		const { run } = await move(id, { do: "skip" });
		expect(run).toMatchObject({ step: { id: "again" }, canGoBack: true });
		expect(run.answered.map((each) => each.answer)).toEqual(["Walk to the lake", "4"]);
	});

	it("answers 409 to an answer for another step, and stays as it is", async () => {
		const { begin, post, answer, client, pathOf, conversationId } = await openExercises();
		const { id } = await begin();
		await answer(id, "wish", "Walk to the river");
		const socket = await openSocket(client, conversationId);
		const again = await post(id, { do: "answer", step: "wish", text: "Something else" });
		await socket.until(
			(frame) => frame.type === "message" && frame.message.metadata.run?.step?.id === "sure",
		);
		expect(again.status).toBe(409);
		expect(await readError(again)).toMatchObject({ code: "other_step" });
		expect(await (await client.get(pathOf(id))).json()).toMatchObject({
			step: { id: "sure" },
			answered: [{ answer: "Walk to the river" }],
		});
	});

	it("shows each move in every tab", async () => {
		const { begin, answer, client, user, conversationId } = await openExercises();
		const { id } = await begin();
		const socket = await openSocket(await clientOf(user.id), conversationId);
		await answer(id, "wish", "Walk to the river");
		await socket.until(
			(frame) => frame.type === "message" && frame.message.metadata.run?.step?.id === "sure",
		);
		expect((await transcript(client, conversationId)).at(-1)?.metadata.run?.number).toBe(2);
	});

	// spec: P.18
	it("pauses, outlives the object's memory, and goes on", async () => {
		const { begin, answer, move, conversationId } = await openExercises();
		const { id } = await begin();
		await answer(id, "wish", "Walk to the river");
		expect((await move(id, { do: "pause" })).run.status).toBe("paused");
		await crash(conversationId);
		await setDeps(conversationId, { findExercise: findTestExercise });
		expect((await move(id, { do: "resume" })).run).toMatchObject({
			status: "open",
			step: { id: "sure" },
			answered: [{ answer: "Walk to the river" }],
		});
	});

	// spec: P.19
	it("that the person leaves loses its answers at once, and takes no more", async () => {
		const { begin, answer, move, post, conversationId } = await openExercises();
		const { id } = await begin();
		await answer(id, "wish", "Walk to the river");
		expect((await move(id, { do: "leave" })).run).toMatchObject({ status: "left", step: null, answered: [] });
		expect(await storedRuns(conversationId)).not.toContain("river");
		expect((await post(id, { do: "resume" })).status).toBe(409);
	});

	// spec: P.19
	it("loses its answers seven days after the person last touched it, by itself", async () => {
		const { begin, answer, client, pathOf, conversationId } = await openExercises();
		const { id } = await begin();
		await answer(id, "wish", "Walk to the river");
		const week = 7 * 24 * 60 * 60 * 1000;
		const ring = (at: number) =>
			runInDurableObject(getConversationStub(env, conversationId), async (instance) => {
				(instance as unknown as { deps: { now: () => number } }).deps.now = () => at;
				await instance.alarm?.();
			});
		await ring(Date.now() + week - 60_000);
		expect(await storedRuns(conversationId)).toContain("river");
		await ring(Date.now() + week);
		expect(await storedRuns(conversationId)).not.toContain("river");
		expect(await (await client.get(pathOf(id))).json()).toMatchObject({ status: "left" });
	});

	it("of another person isn't there: not to read, not to move, not to start", async () => {
		const { begin, pathOf, conversationId } = await openExercises();
		const { id } = await begin();
		const { client } = await signedIn();
		expect((await client.get(pathOf(id))).status).toBe(404);
		expect((await client.post(pathOf(id), { do: "leave" })).status).toBe(404);
		const start = await client.post(`/api/exercises/${PLAN.id}/runs`, { conversationId });
		expect(start.status).toBe(404);
	});
});

describe("the library", () => {
	it("lists the exercises, and the person's own runs, the one touched last first", async () => {
		const mine = await openExercises();
		const { id } = await mine.begin();
		await mine.answer(id, "wish", "Walk to the river");
		const breath = await mine.begin("steady-breath");
		const other = await openExercises();
		await other.begin();
		const read = async () =>
			exerciseLibrarySchema.parse(await (await mine.client.get("/api/exercises")).json());
		await ringUntil(mine.conversationId, async () => (await read()).recent.length === 2);
		const { exercises, recent } = await read();
		expect(exercises.length).toBeGreaterThan(1);
		expect(recent.map((run) => [run.id, run.status, run.number])).toEqual([
			[breath.id, "open", 1],
			[id, "paused", 2],
		]);
		expect(JSON.stringify(recent)).not.toContain("river");
	});
});
