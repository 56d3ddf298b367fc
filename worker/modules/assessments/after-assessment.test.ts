import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { MOOD_COLOURS } from "#shared/mood/mood-colours.ts";
import type { Assessment } from "#shared/schemas/assessments.ts";
import type { CurrentConversation, Message } from "#shared/schemas/conversations.ts";
import { questionnaireResponses } from "../../db/tables/questionnaire-responses.table.ts";
import { isSnapshot, openChat, openSocket, sendMessage, setDeps } from "../../test/chat/conversation.ts";
import { assessmentOf } from "../../test/people/assessments.ts";
import { day } from "../../test/people/days.ts";
import { deps, signedIn } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";

const SCORES = { safetyScore: 2, loveScore: 5, esteemScore: 3 };

function assess(client: TestClient, userId: string, changes: Record<string, unknown> = {}) {
	return client.post("/api/assessments", assessmentOf(userId, { ...SCORES, ...changes }));
}

async function messagesOf(client: TestClient, userId: string): Promise<Message[]> {
	const answer = await client.get(`/api/chat/conversation/${userId}`);
	return (await answer.json<CurrentConversation>()).messages;
}

const insightsIn = (messages: Message[]) => messages.filter(({ metadata }) => metadata.kind === "insight");

/** Waits until the chat has so many insights, and lets its clock go on by an hour for each. */
async function insightsLater(client: TestClient, userId: string, count: number): Promise<Message[]> {
	await vi.waitFor(async () => expect(insightsIn(await messagesOf(client, userId))).toHaveLength(count));
	const answer = await client.get(`/api/chat/conversation/${userId}`);
	const { conversation } = await answer.json<CurrentConversation>();
	await setDeps(conversation?.id ?? "", { now: () => Date.now() + count * 3_600_000 });
	return insightsIn(await messagesOf(client, userId));
}

const safetyIn = (insights: Message[]) => insights.map(({ metadata }) => metadata.levelScores?.safety);

describe("after an assessment", () => {
	// spec: 2.129
	it("an insight stands in the chat, after a greeting that knows of it", async () => {
		const { user, client } = await signedIn();
		await assess(client, user.id);
		await vi.waitFor(async () => expect(await messagesOf(client, user.id)).toHaveLength(2));
		const [greeting, insight] = await messagesOf(client, user.id);
		expect(greeting?.content).toBe("What's on your mind today?");
		expect(insight).toMatchObject({
			role: "assistant",
			status: "complete",
			metadata: {
				kind: "insight",
				currentLevel: "safety",
				levelScores: { physiological: 80, safety: 40, love: 100, esteem: 60, actualization: 80 },
			},
		});
		expect(insight?.content).toMatch(/^Here's an insight about you/);
	});

	it("the chat takes the colour of the mood that is wished for", async () => {
		const { user, client } = await signedIn();
		await assess(client, user.id, { desiredMood: "focused" });
		expect(await (await client.get(`/api/user-mood/${user.id}`)).json()).toMatchObject({
			desiredMood: "focused",
			currentChatColor: MOOD_COLOURS.focused,
		});
	});

	it("an open tab sees it at once", async () => {
		const { user, client, conversationId } = await openChat();
		const socket = await openSocket(client, conversationId);
		await socket.until(isSnapshot);
		await assess(client, user.id);
		const frame = await socket.until(
			(each) => each.type === "message" && each.message.metadata.kind === "insight",
		);
		expect(frame).toMatchObject({ message: { metadata: { currentLevel: "safety" } } });
	});

	it("the same answers twice make one insight, and other answers another", async () => {
		const { user, client } = await signedIn();
		await Promise.all([assess(client, user.id), assess(client, user.id)]);
		await insightsLater(client, user.id, 1);
		await assess(client, user.id);
		await assess(client, user.id, { safetyScore: 5 });
		const insights = await insightsLater(client, user.id, 2);
		expect(insights[1]?.metadata.currentLevel).toBe("esteem");
	});

	// spec: 2.129, P.14
	it("two check-ins at the same moment make one insight, of the answers that stand", async () => {
		const { user, client } = await signedIn();
		const ratings = [1, 2, 4, 5];
		await Promise.all(ratings.map((safetyScore) => assess(client, user.id, { safetyScore })));
		const [row] = await (await client.get(`/api/assessments/${user.id}`)).json<Assessment[]>();
		const standing = (row?.safetyScore ?? 0) * 20;
		await vi.waitFor(async () =>
			expect(safetyIn(insightsIn(await messagesOf(client, user.id)))).toEqual([standing]),
		);
		await insightsLater(client, user.id, 1);
		await assess(client, user.id, { safetyScore: 3 });
		expect(safetyIn(await insightsLater(client, user.id, 2))).toEqual([standing, 60]);
	});

	it("answers that were given before make an insight again when others came between", async () => {
		const { user, client } = await signedIn();
		for (const [index, safetyScore] of [2, 4, 2].entries()) {
			await assess(client, user.id, { safetyScore });
			await insightsLater(client, user.id, index + 1);
		}
		expect(safetyIn(insightsIn(await messagesOf(client, user.id)))).toEqual([40, 80, 40]);
	});

	it("a reply that failed can still be tried again", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.fail();
		expect((await sendMessage({ client, user, conversationId }, "Are you there?")).status).toBe(503);
		await assess(client, user.id);
		await vi.waitFor(async () => expect(insightsIn(await messagesOf(client, user.id))).toHaveLength(1));
		coach.say("I am.").end();
		const retried = await client.request("POST", `/api/chat/conversations/${conversationId}/retry`);
		expect(await retried.json()).toMatchObject({ status: "complete", content: "I am." });
	});

	it("what was answered is kept with what was made of it, once a day", async () => {
		const { user, client } = await signedIn({ primaryGoal: "purpose" });
		const kept = () =>
			deps.db.select().from(questionnaireResponses).where(eq(questionnaireResponses.userId, user.id));
		await assess(client, user.id);
		await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
		await insightsLater(client, user.id, 1);
		await assess(client, user.id, { safetyScore: 5 });
		await vi.waitFor(async () => expect((await kept())[0]?.responses).toMatchObject({ safetyScore: 5 }));
		const [row, ...others] = await kept();
		expect(others).toEqual([]);
		expect(row).toMatchObject({ date: day(0), responses: { overallMood: 3, loveScore: 5 } });
		expect(row?.recommendedHabits.length).toBeGreaterThan(0);
		expect(row?.aiAnalysis).toMatch(/^Here's an insight about you/);
		// What follows beside it is waited for too, so that nothing goes on when the file is over.
		await vi.waitFor(async () => expect(insightsIn(await messagesOf(client, user.id))).toHaveLength(2));
	});
});
