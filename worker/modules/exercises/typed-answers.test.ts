import { describe, expect, it } from "vitest";
import { openSocket, transcript } from "../../test/chat/conversation.ts";
import { ANSWERS, openExercises } from "../../test/people/exercises.ts";

async function typing() {
	const opened = await openExercises();
	const { id } = await opened.begin();
	const type = (step: string, text: string) => opened.move(id, { do: "typed", step, text });
	const messages = async () => (await transcript(opened.client, opened.conversationId)).length;
	return { ...opened, id, type, messages };
}

describe("words typed in the chat while an exercise is open", () => {
	// spec: P.21
	it("answer the step, and are no messages", async () => {
		const { type, messages } = await typing();
		const before = await messages();
		const moved = await type("wish", "Sort the shed");
		expect(moved).toMatchObject({ run: { step: { id: "sure" }, answered: [{ answer: "Sort the shed" }] } });
		expect(moved.isMessage).toBeUndefined();
		expect(await type("sure", "pretty sure")).toMatchObject({
			aside: "Pick a number from 0 to 10.",
			run: { step: { id: "sure" } },
		});
		expect(await messages()).toBe(before);
	});

	it("pause, skip and go back", async () => {
		const { type, answer, move, id } = await typing();
		await answer(id, "wish", "Sort the shed");
		await answer(id, "sure", "5");
		expect(await type("why", "skip this")).toMatchObject({ run: { step: { id: "again" } } });
		expect(await type("again", "go back")).toMatchObject({ run: { step: { id: "why" } } });
		expect(await type("why", "Stop")).toMatchObject({ run: { status: "paused", step: { id: "why" } } });
		expect(await type("why", "Because it leaks")).toMatchObject({ isMessage: true });
		await move(id, { do: "resume" });
		expect(await type("why", "Because it leaks")).toMatchObject({ run: { step: { id: "again" } } });
	});

	// spec: P.21
	it("that ask are for the chat, and change nothing", async () => {
		const { type, messages } = await typing();
		const before = await messages();
		expect(await type("wish", "What do you know about worry?")).toMatchObject({
			isMessage: true,
			isInChat: false,
			run: { status: "open", step: { id: "wish" }, answered: [] },
		});
		expect(await messages()).toBe(before);
	});

	it("answer a choice by its label, however it reads", async () => {
		const { type, answer, id } = await typing();
		for (const [step, text] of ANSWERS) {
			await answer(id, step, text);
		}
		expect(await type("where", "help")).toMatchObject({ run: { status: "ended" } });
	});

	it("to another step than the open one are refused", async () => {
		const { post, id } = await typing();
		expect((await post(id, { do: "typed", step: "when", text: "Sort the shed" })).status).toBe(409);
	});

	// spec: P.21
	it("that show danger are said in the chat and not stored", async () => {
		const { type, client, conversationId, coach } = await typing();
		coach.say("I'm here.").end();
		const socket = await openSocket(client, conversationId);
		expect(await type("wish", "I don't want to live any longer")).toMatchObject({
			isInChat: true,
			run: { status: "paused", answered: [] },
		});
		await socket.until(
			(frame) => frame.type === "message" && frame.message.metadata.run?.status === "paused",
		);
		const [said] = (await transcript(client, conversationId)).slice(-2);
		expect(said).toMatchObject({ role: "user", metadata: { isCare: true } });
	});
});
