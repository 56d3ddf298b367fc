import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Message } from "#shared/schemas/conversations.ts";
import type { TextModel } from "../../models/text-model.ts";
import { isEndOfTurn, openSocket, sendMessage, setDeps, transcript } from "../../test/chat/conversation.ts";
import { openProviderChat, warmUpProviders } from "../../test/chat/provider-chat.ts";
import { newestSentTo } from "../../test/chat/sent.ts";
import { chatReadBy, DOUBTFUL, ScriptedReader } from "../../test/chat/test-reader.ts";

type Chat = Awaited<ReturnType<typeof openProviderChat>>;

const STEADY_BREATH = { label: "Steady breath, 2 min", exerciseId: "steady-breath" };

const newest = async ({ client, conversationId }: Pick<Chat, "client" | "conversationId">) =>
	(await transcript(client, conversationId)).at(-1);

async function say(chat: Chat, words: string, more: Record<string, unknown> = {}) {
	await sendMessage(chat, words, more);
	return newest(chat);
}

async function openAnd(words: string, more: Record<string, unknown> = {}) {
	const chat = await openProviderChat();
	return { chat, reply: await say(chat, words, more) };
}

beforeAll(warmUpProviders);

describe.each([
	["Claude", "claude", {}],
	["OpenAI", "openai", { simpleMode: true }],
] as const)("an exercise that %s offers", (_, aiProvider, more) => {
	// spec: P.54
	it("comes with the end of the reply, and a press starts it with the guide", async () => {
		const chat = await openProviderChat();
		const socket = await openSocket(chat.client, chat.conversationId);
		const reply = await say(chat, "an offer", more);
		expect(reply).toMatchObject({
			aiProvider,
			status: "complete",
			content: "Breathe with me.",
			metadata: { choices: [STEADY_BREATH] },
		});
		const end = socket.frames.indexOf(await socket.until(isEndOfTurn));
		expect(socket.frames[end - 1]).toMatchObject({ type: "message", message: { ...reply } });
		expect(await say(chat, STEADY_BREATH.label, more)).toMatchObject({
			aiProvider: "builtin",
			metadata: { run: { exerciseId: "steady-breath", status: "open", number: 1 } },
		});
	});

	it("is none in danger, and none of a reply that breaks off, which goes on without it", async () => {
		const { reply } = await openAnd("I want to kill myself. an offer", more);
		expect(reply).toMatchObject({ aiProvider, metadata: { isCare: true } });
		expect(reply?.metadata.choices).toBeUndefined();
		const cut = await openAnd("half an offer", more);
		expect(cut.reply).toMatchObject({ status: "stopped", content: "Shall we?", metadata: { isCut: true } });
		expect(cut.reply?.metadata.choices).toBeUndefined();
		const path = `/api/chat/conversations/${cut.chat.conversationId}/continue`;
		const whole = await (await cut.chat.client.request("POST", path)).json<Message>();
		expect(whole).toMatchObject({ status: "complete" });
		expect(whole.metadata.choices).toBeUndefined();
	});

	it("comes with words even where the model only called its tool", async () => {
		const { reply } = await openAnd(`only an offer ${crypto.randomUUID()}`, more);
		expect(reply).toMatchObject({
			aiProvider,
			content: "Breathe with me.",
			status: "complete",
			metadata: { choices: [STEADY_BREATH] },
		});
	});
});

describe("an offer of an exercise", () => {
	it("isn't made again within five replies, and the model is told so after all that is cached", async () => {
		const { chat } = await openAnd("an offer");
		const words = `an offer ${crypto.randomUUID()}`;
		const reply = await say(chat, words, { simpleMode: true });
		expect(reply).toMatchObject({ aiProvider: "openai", content: "Breathe with me." });
		expect(reply?.metadata.choices).toBeUndefined();
		const { messages, tools } = await newestSentTo("gpt", words);
		expect(JSON.stringify(messages.at(-1))).toContain("offer none in this one");
		expect(tools).toHaveLength(1);
	});

	// spec: P.54
	it("goes with the reply that is written anew, and with an edit", async () => {
		const { chat, reply } = await openAnd("an offer");
		const path = `/api/chat/conversations/${chat.conversationId}`;
		await chat.client.post(`${path}/regenerate`, {});
		expect(await newest(chat)).toMatchObject({ id: reply?.id, metadata: { choices: [STEADY_BREATH] } });
		const edit = async (content: string) => {
			const said = (await transcript(chat.client, chat.conversationId)).at(-2);
			await chat.client.patch(`${path}/messages/${said?.id}`, { content });
			return (await newest(chat))?.metadata.choices;
		};
		expect(await edit("hello")).toBeUndefined();
		expect(await edit("an offer")).toEqual([STEADY_BREATH]);
	});

	// spec: P.55
	it("without words, of every model, leaves the answer to the guide", async () => {
		const { chat, reply } = await openAnd(`never a word ${crypto.randomUUID()}`);
		expect(chat.failures).toEqual(["claude: broken", "openai: broken"]);
		expect(reply).toMatchObject({ aiProvider: "builtin", metadata: { standsIn: { why: "away" } } });
		expect(reply?.content).not.toBe("");
	});
});

describe("an offer beside words in which danger is found late", () => {
	/** Says its words, and ends with its offer when the test lets it. */
	class OfferingCoach implements TextModel {
		readonly provider = "claude";
		isHeld = false;
		async *reply(): ReturnType<TextModel["reply"]> {
			yield { provider: this.provider, text: "Breathe with me." };
			while (this.isHeld) {
				await scheduler.wait(1);
			}
			return { provider: this.provider, isCut: false, usage: null, metadata: { choices: [STEADY_BREATH] } };
		}
	}

	async function offeredTo(reader: ScriptedReader, isHeld: boolean) {
		const chat = await chatReadBy(reader, { lookWaitMs: 20 });
		const coach = Object.assign(new OfferingCoach(), { isHeld });
		await setDeps(chat.conversationId, { model: coach });
		const sent = sendMessage(chat, DOUBTFUL);
		const isRaised = () =>
			vi.waitFor(async () => expect((await newest(chat))?.metadata.safety?.tier).toBe("panel"));
		return { chat, coach, sent, isRaised };
	}

	// spec: P.53
	it("is none when it is found while the reply is written", async () => {
		const reader = new ScriptedReader();
		const { chat, coach, sent, isRaised } = await offeredTo(reader, true);
		await vi.waitFor(async () => expect((await newest(chat))?.content).toBe("Breathe with me."));
		reader.answer = "thoughts";
		await isRaised();
		coach.isHeld = false;
		await sent;
		const reply = await newest(chat);
		expect(reply).toMatchObject({ status: "complete", metadata: { isCare: true } });
		expect(reply?.metadata.choices).toBeUndefined();
	});

	// spec: P.53
	it("goes when it is found afterwards", async () => {
		const reader = new ScriptedReader();
		const { chat, sent, isRaised } = await offeredTo(reader, false);
		await sent;
		expect((await newest(chat))?.metadata.choices).toEqual([STEADY_BREATH]);
		reader.answer = "thoughts";
		await isRaised();
		expect((await newest(chat))?.metadata.choices).toBeUndefined();
	});
});
