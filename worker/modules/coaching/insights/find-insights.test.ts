import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { Insight } from "#shared/schemas/coaching.ts";
import { aiInsights } from "../../../db/tables/insights.table.ts";
import { assessmentOf, makeAssessment } from "../../../test/people/assessments.ts";
import { day } from "../../../test/people/days.ts";
import { deps, signedIn } from "../../../test/people/factories.ts";
import type { TestClient } from "../../../test/people/test-client.ts";
import { addInsight } from "./find-insights.ts";

function assess(client: TestClient, userId: string, loveScore: number, date = day(0)) {
	return client.post(
		"/api/assessments",
		assessmentOf(userId, {
			date,
			physiologicalScore: 3,
			safetyScore: 3,
			loveScore,
			esteemScore: 3,
			actualizationScore: 3,
		}),
	);
}

async function insightsOf(client: TestClient): Promise<Insight[]> {
	return (await client.get("/api/ai/insights")).json<Insight[]>();
}

describe("insights found in assessments", () => {
	it("say what changed, and that they are not read yet", async () => {
		const { user, client } = await signedIn();
		await makeAssessment(user.id, { date: day(-3), love: 5, physiological: 3, safety: 3 });
		await assess(client, user.id, 2);
		await vi.waitFor(async () => expect(await insightsOf(client)).toHaveLength(1));
		const [insight] = await insightsOf(client);
		expect(insight).toMatchObject({ type: "change", category: "love", isRead: false });
		expect(insight?.confidence).toBeGreaterThanOrEqual(0.5);
	});

	it("are none after the first assessment", async () => {
		const { user, client } = await signedIn();
		await assess(client, user.id, 2);
		await vi.waitFor(async () => {
			const chat = await (await client.get(`/api/chat/conversation/${user.id}`)).json<{
				messages: unknown[];
			}>();
			expect(chat.messages.length).toBeGreaterThan(1);
		});
		expect(await insightsOf(client)).toEqual([]);
	});

	it("follow the day's answers: answered anew, what no longer holds is gone", async () => {
		const { user, client } = await signedIn();
		await makeAssessment(user.id, { date: day(-3), love: 5, physiological: 3, safety: 3 });
		await assess(client, user.id, 2);
		await vi.waitFor(async () => expect(await insightsOf(client)).toHaveLength(1));
		await assess(client, user.id, 5);
		await vi.waitFor(async () => expect(await insightsOf(client)).toEqual([]));
	});

	it("are not said twice within a week", async () => {
		const { user, client } = await signedIn();
		await makeAssessment(user.id, { date: day(-3), love: 5, physiological: 3, safety: 3 });
		await assess(client, user.id, 2);
		await vi.waitFor(async () => expect(await insightsOf(client)).toHaveLength(1));
		const [first] = await insightsOf(client);
		const id = deps.newId("ins");
		await deps.db
			.update(aiInsights)
			.set({ id })
			.where(eq(aiInsights.id, first?.id ?? ""));
		await assess(client, user.id, 2);
		await new Promise((resolve) => setTimeout(resolve, 300));
		expect((await insightsOf(client)).map((insight) => insight.id)).toEqual([id]);
	});

	it("are one, however often the same one is added", async () => {
		const { user, client } = await signedIn();
		const insight = {
			id: deps.newId("ins"),
			userId: user.id,
			type: "pattern",
			title: "Nights come first",
			content: "Sleep comes up whenever work does.",
			category: "physiological" as const,
			confidence: 0.7,
		};
		await addInsight(deps.db, insight);
		await addInsight(deps.db, insight);
		expect(await insightsOf(client)).toHaveLength(1);
	});
});
