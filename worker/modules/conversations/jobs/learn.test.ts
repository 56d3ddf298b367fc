import { expect, it } from "vitest";
import { openChat, sendMessage, setDeps, untilIdle } from "../../../test/chat/conversation.ts";

it("what is said while earlier words are read is read after them", async () => {
	const { user, client, conversationId, coach } = await openChat();
	const say = async (words: string) => {
		coach.say("I see.").end();
		await sendMessage({ client, user, conversationId }, words);
	};
	const read: string[][] = [];
	await setDeps(conversationId, {
		learnAfterMs: 0,
		learn: async ({ fresh }) => {
			read.push(fresh.map(({ content }) => content));
			if (read.length === 1) {
				await say("My shift ends at six");
			}
		},
	});
	await say("I work nights at the harbour");
	await untilIdle(conversationId);
	expect(read).toEqual([["I work nights at the harbour"], ["My shift ends at six"]]);
});
