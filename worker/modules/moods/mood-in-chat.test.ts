import { describe, expect, it, vi } from "vitest";
import { MOOD_COLOURS } from "#shared/mood/mood-colours.ts";
import type { UserMood } from "#shared/schemas/moods.ts";
import { openChat, sendMessage, transcript } from "../../test/chat/conversation.ts";
import { deps } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { followMood } from "./moods.service.ts";

async function chatAfter(...messages: string[]) {
	const chat = await openChat();
	for (const message of messages) {
		chat.coach.say("Yes.").end();
		await sendMessage(chat, message);
	}
	return chat;
}

async function moodOf(client: TestClient, userId: string): Promise<UserMood> {
	return (await client.get(`/api/user-mood/${userId}`)).json<UserMood>();
}

describe("what a message shows of a mood", () => {
	it("stands with the person's message, with its strength, and with denial heard", async () => {
		const { client, conversationId } = await chatAfter("I'm so incredibly anxious", "I'm not sad", "see you");
		const said = (await transcript(client, conversationId)).filter(({ role }) => role === "user");
		expect(said[0]?.metadata.detectedMood).toMatchObject({ mood: "anxious", intensity: 3 });
		expect(said[1]?.metadata.detectedMood?.mood).not.toBe("sad");
		expect(said[2]?.metadata.detectedMood).toBeUndefined();
	});

	it("moves the chat's colour and the mood when it is sure", async () => {
		const { client, user } = await chatAfter("I feel really hopeful today");
		await vi.waitFor(async () =>
			expect(await moodOf(client, user.id)).toMatchObject({
				currentMood: "hopeful",
				currentChatColor: MOOD_COLOURS.hopeful,
			}),
		);
	});

	it("holds the colour still around words that may mean danger, and when nothing is sure", async () => {
		const { client, user } = await chatAfter("I'm so sad I want to die", "my sister is angry");
		expect(await moodOf(client, user.id)).toMatchObject({
			currentMood: null,
			currentChatColor: user.currentChatColor,
		});
	});

	it("changes nothing for a person whose health data we may not keep", async () => {
		const { user } = await openChat({ healthConsentAt: null });
		expect(await followMood(deps, user.id, "hopeful")).toBe(false);
	});

	it("a mood that is wished for at the beginning brings its colour", async () => {
		const { client, user } = await openChat();
		const patch = (body: unknown) =>
			client.request("PATCH", `/api/users/${user.id}`, {
				body: JSON.stringify(body),
				headers: { "content-type": "application/json" },
			});
		await patch({ desiredMood: "energized" });
		expect((await moodOf(client, user.id)).currentChatColor).toBe(MOOD_COLOURS.energized);
		await patch({ desiredMood: "calm", currentChatColor: "#112233" });
		expect((await moodOf(client, user.id)).currentChatColor).toBe("#112233");
	});
});
