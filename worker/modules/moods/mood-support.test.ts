import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { MOOD_COLOURS, type NamedMood } from "#shared/mood/mood-colours.ts";
import type { PersonFrame } from "#shared/person-protocol.ts";
import type { MoodSupportAnswer } from "#shared/schemas/moods.ts";
import type { User } from "#shared/schemas/users.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { SocketClient } from "../../test/chat/socket-client.ts";
import { signedIn } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { readError } from "../../test/requests/read-error.ts";

const OLD = { mood: "old", kind: "desired" as const, at: new Date(0).toISOString() };
const FULL = Array.from({ length: 200 }, () => OLD);

async function me(client: TestClient): Promise<User> {
	return (await client.get("/api/auth/me")).json<User>();
}

async function support(userId: string, client: TestClient, selectedMood: string): Promise<string> {
	const answer = await client.post(`/api/ai/mood-support/${userId}`, { selectedMood });
	expect(answer.status).toBe(200);
	const { success, moodSupport } = await answer.json<MoodSupportAnswer>();
	expect(success).toBe(true);
	return moodSupport;
}

describe("support for a mood", () => {
	// spec: 7.70
	it("answers in words of its own, and the mood, its colour and its time are kept", async () => {
		const { user, client } = await signedIn({ moodHistory: FULL });
		await support(user.id, client, "  Lonely ");
		const { currentMood, currentChatColor, moodHistory, lastMoodUpdate } = await me(client);
		expect({ currentMood, currentChatColor }).toEqual({
			currentMood: "lonely",
			currentChatColor: MOOD_COLOURS.lonely,
		});
		expect(moodHistory).toHaveLength(200);
		expect(moodHistory.at(-1)).toEqual({ mood: "lonely", kind: "current", at: lastMoodUpdate });
	});

	it("is different for every named mood, two or three plain sentences long, and never shouts", async () => {
		const { user, client } = await signedIn();
		const moods = [...(Object.keys(MOOD_COLOURS) as NamedMood[]), "somewhere in between"];
		const texts: string[] = [];
		for (const mood of moods) {
			texts.push(await support(user.id, client, mood));
		}
		expect(new Set(texts).size).toBe(moods.length);
		for (const text of texts) {
			expect(text.match(/[.?](?= |$)/g)?.length, text).toBeGreaterThanOrEqual(2);
			expect(text.match(/[.?](?= |$)/g)?.length, text).toBeLessThanOrEqual(3);
			expect(text).not.toMatch(
				/!|sorry to hear|it sounds like|as an AI|everything happens|one day at a time/i,
			);
		}
	});

	it("understands a mood in the person's own words, and says none of them back", async () => {
		const { user, client } = await signedIn();
		expect(await support(user.id, client, "completely worn out")).toBe(
			await support(user.id, client, "tired"),
		);
		const odd = '{"} <b>zorp</b> %s {{x}}';
		expect(await support(user.id, client, odd)).toBe(await support(user.id, client, "some way or other"));
		expect((await me(client)).moodHistory.map((entry) => entry.mood)).toContain(odd);
	});

	it.each(["suicidal", "I want to die", "like killing myself"])(
		"points to people who can help when the words are %o, begins the risk state, and keeps no mood",
		async (mood) => {
			const { user, client } = await signedIn({ currentChatColor: "#908fa4" });
			expect(await support(user.id, client, mood)).toContain("findahelpline.com");
			expect(await me(client)).toMatchObject({
				currentChatColor: "#908fa4",
				currentMood: null,
				moodHistory: [],
			});
			expect(await getPersonStub(env, user.id).riskState()).not.toBeNull();
		},
	);

	it("is told to every open tab", async () => {
		const { user, client } = await signedIn();
		const tab = await SocketClient.open<PersonFrame>(client, "/api/live");
		await support(user.id, client, "calm");
		expect(await tab.until((frame) => frame.type === "profile")).toMatchObject({ changed: ["mood"] });
	});

	it.each([
		[{ selectedMood: "   " }, "Choose a mood or write one"],
		[{ selectedMood: "x".repeat(61) }, "Use at most 60 characters for a mood"],
		[{}, "missing"],
		[{ selectedMood: ["calm"] }, "must be text"],
	])("is not given for %o, and the answer says why", async (body, message) => {
		const { user, client } = await signedIn();
		const answer = await client.post(`/api/ai/mood-support/${user.id}`, body);
		expect(answer.status).toBe(400);
		const { details } = await readError(answer);
		expect(details).toContainEqual({ path: "selectedMood", message: expect.stringContaining(message) });
		expect(await me(client)).toMatchObject({ currentMood: null, moodHistory: [] });
	});
});
