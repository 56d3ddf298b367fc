import { describe, expect, it } from "vitest";
import type { PersonFrame } from "#shared/person-protocol.ts";
import type { User } from "#shared/schemas/users.ts";
import { SocketClient } from "../../test/chat/socket-client.ts";
import { signedIn, stranger } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { readError } from "../../test/requests/read-error.ts";

const OLD = { mood: "old", kind: "desired" as const, at: new Date(0).toISOString() };
const FULL = Array.from({ length: 200 }, () => OLD);

async function me(client: TestClient): Promise<User> {
	return (await client.get("/api/auth/me")).json<User>();
}

describe("the colour of the chat", () => {
	// spec: 7.32
	it("changes with the mood that was detected, which is remembered with its time", async () => {
		const { user, client } = await signedIn({ moodHistory: [OLD] });
		const before = Date.now();
		const answer = await client.patch(`/api/users/${user.id}/chat-color`, {
			chatColor: "#A1B2C3",
			detectedMood: " Anxious ",
		});
		expect(answer.status).toBe(200);
		const changed = await answer.json<User>();
		expect(changed).toMatchObject({ currentChatColor: "#a1b2c3", currentMood: "anxious" });
		expect(changed.moodHistory).toEqual([
			OLD,
			{ mood: "anxious", kind: "detected", at: changed.lastMoodUpdate },
		]);
		expect(Date.parse(changed.lastMoodUpdate ?? "")).toBeGreaterThanOrEqual(before);
		expect(await me(client)).toEqual(changed);
	});

	it.each([{}, { detectedMood: null }, { detectedMood: "  " }])(
		"changes alone when no mood was detected: %o",
		async (mood) => {
			const { user, client } = await signedIn({ currentMood: "tired", moodHistory: [OLD] });
			const answer = await client.patch(`/api/users/${user.id}/chat-color`, {
				chatColor: "#a1b2c3",
				...mood,
			});
			expect(await answer.json()).toMatchObject({
				currentChatColor: "#a1b2c3",
				currentMood: "tired",
				lastMoodUpdate: null,
				moodHistory: [OLD],
			});
		},
	);

	it("keeps the history of detected moods bounded", async () => {
		const { user, client } = await signedIn({ moodHistory: FULL });
		const body = { chatColor: "#a1b2c3", detectedMood: "calm" };
		const answer = await client.patch(`/api/users/${user.id}/chat-color`, body);
		const { moodHistory } = await answer.json<User>();
		expect(moodHistory).toHaveLength(200);
		expect(moodHistory.at(-1)).toMatchObject({ mood: "calm", kind: "detected" });
	});

	// spec: P.13
	it("keeps every detected mood of changes that come together", async () => {
		const { user, client } = await signedIn({ moodHistory: FULL.slice(0, 197) });
		const moods = ["calm", "hopeful", "tired", "proud", "torn"];
		const change = (detectedMood: string) =>
			client.patch(`/api/users/${user.id}/chat-color`, { chatColor: "#a1b2c3", detectedMood });
		await Promise.all(moods.map(change));
		const { moodHistory } = await me(client);
		expect(moodHistory).toHaveLength(200);
		expect(
			moodHistory
				.slice(-5)
				.map(({ mood }) => mood)
				.sort(),
		).toEqual(moods.toSorted());
	});

	it("that changed is told to every open tab", async () => {
		const { user, client } = await signedIn();
		const tab = await SocketClient.open<PersonFrame>(client, "/api/live");
		await client.patch(`/api/users/${user.id}/chat-color`, { chatColor: "#a1b2c3" });
		expect(await tab.until((frame) => frame.type === "profile")).toMatchObject({ changed: ["mood"] });
	});

	it.each([
		[{ chatColor: "blue" }, "chatColor", "Use a colour like #3b82f6"],
		[{ chatColor: "#3b82f6; x" }, "chatColor", "Use a colour like #3b82f6"],
		[{ detectedMood: "calm" }, "chatColor", "missing"],
		[
			{ chatColor: "#3b82f6", detectedMood: "x".repeat(61) },
			"detectedMood",
			"Use at most 60 characters for a mood",
		],
		[{ chatColor: "#3b82f6", detectedMood: 3 }, "detectedMood", "must be text"],
	])("is not changed by %o, and the answer says why", async (body, path, message) => {
		const { user, client } = await signedIn();
		const answer = await client.patch(`/api/users/${user.id}/chat-color`, body);
		expect(answer.status).toBe(400);
		const { details } = await readError(answer);
		expect(details).toContainEqual({ path, message: expect.stringContaining(message) });
		expect(await me(client)).toMatchObject({
			currentChatColor: "#3b82f6",
			currentMood: null,
			moodHistory: [],
		});
	});
});

describe("the mood record", () => {
	// spec: 3.61, 7.34
	it("has the wished and the current mood and the colour of the chat", async () => {
		const fields = { desiredMood: "calm", currentMood: "tired", currentChatColor: "#908fa4" };
		const { user, client } = await signedIn(fields);
		const answer = await client.get(`/api/user-mood/${user.id}`);
		expect(answer.status).toBe(200);
		expect(await answer.json()).toEqual(fields);
	});

	// spec: 7.34
	it("of a new person is empty and blue", async () => {
		const { user, client } = await signedIn();
		expect(await (await client.get(`/api/user-mood/${user.id}`)).json()).toEqual({
			desiredMood: null,
			currentMood: null,
			currentChatColor: "#3b82f6",
		});
	});
});

describe("moods", () => {
	const CALLS = [
		["PATCH", "/api/users/:userId/chat-color", '{"chatColor":"#a1b2c3","detectedMood":"sad"}'],
		["GET", "/api/user-mood/:userId", null],
		["POST", "/api/ai/mood-support/:userId", '{"selectedMood":"sad"}'],
	] as const;
	const headers = { "content-type": "application/json" };

	it.each(CALLS)("are nobody else's: %s %s", async (method, path, body) => {
		const other = await signedIn({ desiredMood: "calm" });
		const { client } = await signedIn();
		const answer = await client.request(method, path.replace(":userId", other.user.id), { body, headers });
		expect(answer.status).toBe(403);
		expect(await readError(answer)).toMatchObject({ code: "not_yours" });
		expect(await me(other.client)).toMatchObject({ currentMood: null, currentChatColor: "#3b82f6" });
	});

	it.each(CALLS)("need somebody who is signed in: %s %s", async (method, path, body) => {
		const { user, client } = await signedIn();
		const answer = await stranger().request(method, path.replace(":userId", user.id), { body, headers });
		expect(answer.status).toBe(401);
		expect(await me(client)).toMatchObject({ currentMood: null });
	});

	it.each(CALLS.filter(([method]) => method !== "GET"))(
		"are not read from broken JSON: %s %s",
		async (method, path) => {
			const { user, client } = await signedIn();
			for (const body of ['{"chatColor":', "null", "[]", ""]) {
				const answer = await client.request(method, path.replace(":userId", user.id), { body, headers });
				expect(answer.status).toBe(400);
			}
		},
	);
});
