import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ChatReply, MessageMetadata } from "#shared/schemas/conversations.ts";
import { exerciseRuns } from "../../db/tables/exercise-runs.table.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { copiesInDatabase, ringUntil, sendMessage, transcript } from "../../test/chat/conversation.ts";
import { openExercises, PLAN } from "../../test/people/exercises.ts";
import { deps } from "../../test/people/factories.ts";

const starting = (starts: string): MessageMetadata => ({
	guide: { act: "exercise", templates: ["t1"], asked: null, offered: [], starts },
});

type Opened = Awaited<ReturnType<typeof openExercises>>;

async function ask({ coach, client, user, conversationId }: Opened, metadata: MessageMetadata) {
	coach.say("Let's begin.").end(metadata);
	return (await sendMessage({ client, user, conversationId }, "Shall we?")).json<ChatReply>();
}

describe("a reply that starts an exercise", () => {
	it("shows it at its first step, and is copied with the run's id only", async () => {
		const opened = await openExercises();
		const reply = await ask(opened, starting(PLAN.id));
		expect(reply.metadata).toMatchObject({
			guide: { act: "exercise", templates: ["t1"] },
			run: { status: "open", step: { id: "wish" } },
		});
		const { runId } = reply.metadata;
		expect(reply.metadata.run?.id).toBe(runId);
		await ringUntil(opened.conversationId, async () => {
			const copy = (await copiesInDatabase(opened.conversationId)).find(({ id }) => id === reply.messageId);
			return copy?.metadata.runId === runId && copy?.metadata.run === undefined;
		});
	});

	it("takes over the one that was paused, from the message that showed it", async () => {
		const opened = await openExercises();
		const { id } = await opened.begin();
		await opened.answer(id, "wish", "Walk to the river");
		await opened.move(id, { do: "pause" });
		const reply = await ask(opened, starting(PLAN.id));
		expect(reply.metadata.run).toMatchObject({ id, status: "open", step: { id: "sure" } });
		const shown = (await transcript(opened.client, opened.conversationId)).filter(
			({ metadata }) => metadata.runId === id,
		);
		expect(shown.map((message) => message.id)).toEqual([reply.messageId]);
	});

	it("starts none in a risk state, and none that doesn't exist", async () => {
		const opened = await openExercises();
		expect((await ask(opened, starting("no-such-thing"))).metadata.runId).toBeUndefined();
		await getPersonStub(env, opened.user.id).noteRisk("thoughts", 1);
		expect((await ask(opened, starting(PLAN.id))).metadata.runId).toBeUndefined();
	});

	it.each([
		["a page of writing opens", { act: "write", templates: [], asked: "page", offered: [] }],
		["the guide stops", { act: "stop", templates: [], asked: null, offered: [] }],
	])("waits once %s, so that what is typed next is no answer", async (_, guide) => {
		const opened = await openExercises();
		const { metadata } = await ask(opened, starting(PLAN.id));
		const isCopiedAs = (status: string) => async () => {
			const [copy] = await deps.db.select().from(exerciseRuns).where(eq(exerciseRuns.userId, opened.user.id));
			return copy?.status === status;
		};
		await ringUntil(opened.conversationId, isCopiedAs("open"));
		await ask(opened, { guide });
		const shown = (await transcript(opened.client, opened.conversationId)).find(
			(message) => message.metadata.runId === metadata.runId,
		);
		expect(shown?.metadata.run?.status).toBe("paused");
		await ringUntil(opened.conversationId, isCopiedAs("paused"));
	});

	it("and was edited away leaves the exercise to go on with, in a message of its own", async () => {
		const opened = await openExercises();
		const { client, coach, conversationId } = opened;
		const { metadata } = await ask(opened, starting(PLAN.id));
		const said = (await transcript(client, conversationId)).findLast(({ role }) => role === "user");
		coach.say("Something else, then.").end();
		await client.patch(`/api/chat/conversations/${conversationId}/messages/${said?.id}`, {
			content: "Something else.",
		});
		expect(await opened.begin()).toMatchObject({ id: metadata.runId, step: { id: "wish" } });
		const shown = (await transcript(client, conversationId)).filter((message) => message.metadata.run);
		expect(shown.map(({ content }) => content)).toEqual(["A test plan. 3 minutes."]);
	});

	it("keeps it when it is written anew", async () => {
		const opened = await openExercises();
		const { metadata } = await ask(opened, starting(PLAN.id));
		opened.coach.say("In other words, let's begin.").end();
		await opened.client.post(`/api/chat/conversations/${opened.conversationId}/regenerate`, {});
		const newest = (await transcript(opened.client, opened.conversationId)).at(-1);
		expect(newest).toMatchObject({
			content: "In other words, let's begin.",
			metadata: { run: { id: metadata.runId, status: "open" } },
		});
	});
});
