import { describe, expect, it } from "vitest";
import { openChat, sendMessage, transcript } from "../../test/chat/conversation.ts";
import { say, stateOf } from "../../test/chat/danger.ts";

const DARK = "I keep my dad's gun next to the bed";

async function hear(chat: Awaited<ReturnType<typeof openChat>>, words: string, reply: string) {
	chat.coach.say(reply).end();
	await sendMessage(chat, words);
	return (await transcript(chat.client, chat.conversationId)).at(-1);
}

describe("a quiet line of help", () => {
	it("goes with words that only may mean danger, and begins no risk state", async () => {
		const chat = await openChat();
		const reply = await say(chat, DARK);
		expect(reply.metadata.safety).toMatchObject({ level: "none", tier: "row" });
		expect(reply.metadata.safety?.resources.length).toBeGreaterThan(0);
		expect((await stateOf(chat.client, chat.user.id)).level).toBe("none");
		const said = (await transcript(chat.client, chat.conversationId)).map(({ metadata }) => metadata);
		expect(said.some((metadata) => "verdict" in metadata)).toBe(false);
	});

	// spec: S.58
	it("begins with the abuse line where the words may tell of fear", async () => {
		const chat = await openChat({ country: "GB" });
		const reply = await say(chat, "he punched the wall");
		expect(reply.metadata.safety).toMatchObject({
			tier: "row",
			kinds: ["abuse", "sexual", "crisis", "child"],
		});
		expect(reply.metadata.safety?.resources[0]?.call).toBe("0808 2000 247");
	});

	it("stands once, and gives way to a panel", async () => {
		const chat = await openChat();
		await say(chat, DARK);
		expect((await say(chat, DARK)).metadata.safety).toBeUndefined();
		expect((await say(chat, "I want to kill myself")).metadata.safety?.tier).toBe("panel");
		expect((await say(chat, DARK)).metadata.safety).toBeUndefined();
	});

	it("goes above any reply that asks about dying", async () => {
		const chat = await openChat();
		const reply = await hear(chat, "everything is flat", "I hear you. Are you thinking of ending your life?");
		expect(reply?.metadata.safety).toMatchObject({ tier: "row" });
	});

	it("is there before the question is read", async () => {
		const chat = await openChat();
		const words = ["I'm here. ", "Are you thinking of ", "ending your life?"];
		for (const each of words) {
			chat.coach.say(each);
		}
		const reply = await hear(chat, "everything is flat", "");
		expect(reply?.metadata.safety).toMatchObject({ tier: "row" });
	});

	it("doesn't go with an ordinary message or reply", async () => {
		const chat = await openChat();
		const reply = await hear(chat, "I had a fight with my sister", "What did she say?");
		expect(reply?.metadata.safety).toBeUndefined();
	});
});
