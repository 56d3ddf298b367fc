import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { NO_DANGER } from "#shared/safety/verdict.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { messagesIn, openSocket, sendMessage, setDeps, transcript } from "../../test/chat/conversation.ts";
import { stateOf } from "../../test/chat/danger.ts";
import { ANSWERS, BREATH, openExercises, PLAN } from "../../test/people/exercises.ts";
import { readError } from "../../test/requests/read-error.ts";

const DANGER = "Honestly I want to end my life";

/** Every row of the object's tables for exercises, as text. */
function storedOfRuns(conversationId: string): Promise<string> {
	return runInDurableObject(getConversationStub(env, conversationId), (_, { storage }) =>
		["runs", "takeaways"]
			.map((table) => JSON.stringify(storage.sql.exec(`SELECT * FROM ${table}`).toArray()))
			.join(),
	);
}

async function atStep(step: string) {
	const opened = await openExercises();
	const { id } = await opened.begin();
	for (const [each, text] of ANSWERS.slice(
		0,
		ANSWERS.findIndex(([name]) => name === step),
	)) {
		await opened.answer(id, each, text);
	}
	const say = (text: string) => {
		opened.coach.say("I'm here.").end();
		return opened.answer(id, step, text);
	};
	return { ...opened, id, say };
}

describe("an answer that shows danger", () => {
	// spec: P.20
	it.each(["wish", "sure", "when"])("at the step %s goes to the chat, and isn't in the run", async (step) => {
		const { say, user, client, conversationId } = await atStep(step);
		const moved = await say(DANGER);
		expect(moved).toMatchObject({
			isInChat: true,
			aside: null,
			run: { status: "paused", step: { id: step } },
		});
		const [said, reply] = (await transcript(client, conversationId)).slice(-2);
		expect(said).toMatchObject({ role: "user", content: DANGER, metadata: { isCare: true } });
		expect(reply).toMatchObject({ content: "I'm here.", metadata: { safety: { level: "thoughts" } } });
		expect(await storedOfRuns(conversationId)).not.toContain("end my life");
		expect((await stateOf(client, user.id)).level).toBe("thoughts");
	});

	// spec: P.20
	it("sent twice is said once, and once more after the person goes on", async () => {
		const { id, say, move, client, conversationId } = await atStep("wish");
		const times = async () =>
			(await transcript(client, conversationId)).filter(({ content }) => content === DANGER).length;
		await say(DANGER);
		await say(DANGER);
		expect(await times()).toBe(1);
		await move(id, { do: "resume" });
		await say(DANGER);
		expect(await times()).toBe(2);
	});

	// spec: P.20
	it("doesn't wait for a reply that is being written", async () => {
		const { id, answer, client, user, conversationId, coach } = await atStep("wish");
		const open = client.post("/api/ai/chat", { message: "Hello", userId: user.id, conversationId });
		const socket = await openSocket(client, conversationId);
		coach.say("One moment");
		await socket.until((frame) => frame.type === "delta");
		const sent = answer(id, "wish", DANGER);
		await socket.until((frame) => messagesIn(frame).some(({ content }) => content === DANGER));
		coach.say("I'm here.").end();
		expect((await sent).isInChat).toBe(true);
		await open;
	});

	it("is heard by what the earlier answers say, too", async () => {
		const { begin, answer, conversationId } = await openExercises();
		const { id } = await begin();
		const heard: (readonly string[])[] = [];
		await setDeps(conversationId, {
			assess: (_, before = []) => {
				heard.push(before);
				return NO_DANGER;
			},
		});
		await answer(id, "wish", "Walk to the river");
		await answer(id, "sure", "4");
		await answer(id, "why", "It clears my head");
		expect(heard.at(-1)).toEqual(["Walk to the river", "4"]);
	});

	it("isn't sought in the labels of a step", async () => {
		const { goToLast, answer, conversationId } = await openExercises();
		const id = await goToLast();
		await setDeps(conversationId, {
			assess: () => ({ ...NO_DANGER, level: "thoughts", tier: "panel" }),
		});
		expect(await answer(id, "where", "the end")).toMatchObject({ isInChat: false, run: { status: "ended" } });
	});
});

it("a yes to the coach's question is heard across an exercise in between", async () => {
	const { begin, answer, coach, client, user, conversationId } = await openExercises();
	const send = async (message: string, reply: string) => {
		coach.say(reply).end();
		await sendMessage({ client, user, conversationId }, message);
		return (await transcript(client, conversationId)).at(-1);
	};
	await send("It has been a strange week.", "Are you thinking of ending your life?");
	const { id } = await begin(BREATH.id);
	await answer(id, "breathe", "");
	expect((await send("Yes", "I'm here."))?.metadata.safety).toMatchObject({ level: "thoughts" });
});

describe("in a risk state", () => {
	async function atRisk() {
		const opened = await openExercises();
		const id = await opened.goToLast();
		await getPersonStub(env, opened.user.id).noteRisk("thoughts", 1);
		return { ...opened, id };
	}

	// spec: P.22
	it("an exercise that ends keeps nothing, and says so", async () => {
		const { id, answer, client, conversationId } = await atRisk();
		const moved = await answer(id, "where", "The end");
		expect(moved).toMatchObject({ aside: "We don't keep this one today.", takeaway: null });
		expect(await storedOfRuns(conversationId)).not.toContain("river");
		expect((await transcript(client, conversationId)).at(-1)?.metadata).toEqual({
			isCare: true,
			afterRun: id,
		});
	});

	// spec: P.22
	it("only the calming exercises start", async () => {
		const { start } = await atRisk();
		expect((await start(BREATH.id)).status).toBe(201);
		const refused = await start(PLAN.id);
		expect(refused.status).toBe(409);
		expect(await readError(refused)).toMatchObject({
			code: "not_now",
			message: expect.stringMatching(/hard day/),
		});
	});
});
