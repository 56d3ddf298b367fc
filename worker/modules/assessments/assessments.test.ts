import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { MOOD_COLOURS } from "#shared/mood/mood-colours.ts";
import type { Assessment, SavedAssessment } from "#shared/schemas/assessments.ts";
import { dailyAssessments } from "../../db/tables/assessments.table.ts";
import { assessmentOf, makeAssessment } from "../../test/people/assessments.ts";
import { day } from "../../test/people/days.ts";
import { deps, signedIn } from "../../test/people/factories.ts";
import { readError } from "../../test/requests/read-error.ts";

function fullAssessmentOf(userId: string, fields: Record<string, unknown> = {}) {
	return assessmentOf(userId, { desiredMood: "calm", mbtiType: "INFP", primaryGoal: "purpose", ...fields });
}

describe("saving an assessment", () => {
	// spec: 1.15, 3.21, 3.25, 3.27, 3.28, 7.39, 7.40
	it("stores the ratings and moves the person's focus to the first level rated 3 or lower", async () => {
		const { user, client } = await signedIn();
		const answer = await client.post(
			"/api/assessments",
			fullAssessmentOf(user.id, { loveScore: 3, esteemScore: 1 }),
		);
		expect(answer.status).toBe(201);
		expect(await answer.json<SavedAssessment>()).toMatchObject({
			userId: user.id,
			date: day(0),
			loveScore: 3,
			detectedMood: "calm",
			chatColor: MOOD_COLOURS.calm,
			hierarchyUpdated: true,
			newHierarchyLevel: "love",
		});
		expect(await (await client.get("/api/auth/me")).json()).toMatchObject({
			currentHierarchyLevel: "love",
			mbtiType: "INFP",
			primaryGoal: "purpose",
			desiredMood: "calm",
			moodHistory: [{ mood: "calm", kind: "desired" }],
		});
	});

	// spec: 3.28
	it("says when the focus stayed where it was", async () => {
		const { user, client } = await signedIn();
		const answer = await client.post(
			"/api/assessments",
			fullAssessmentOf(user.id, { physiologicalScore: 2 }),
		);
		expect(await answer.json()).toMatchObject({
			hierarchyUpdated: false,
			newHierarchyLevel: "physiological",
		});
	});

	// spec: 3.29
	it("looks to growth when every level is rated above 3", async () => {
		const { user, client } = await signedIn();
		const answer = await client.post("/api/assessments", fullAssessmentOf(user.id));
		expect(await answer.json()).toMatchObject({ newHierarchyLevel: "actualization" });
	});

	// spec: 3.26
	it("does not mark the assessment as completed by itself, and leaves out what was not answered", async () => {
		const { user, client } = await signedIn({ mbtiType: "ESTJ" });
		const body = fullAssessmentOf(user.id, { mbtiType: "", desiredMood: "" });
		await client.post("/api/assessments", body);
		const me = await (await client.get("/api/auth/me")).json();
		expect(me).toMatchObject({ mbtiType: "ESTJ", desiredMood: null, assessmentCompleted: false });
	});

	// spec: 7.36, 7.37
	it("replaces the same day's and keeps another day's", async () => {
		const { user, client } = await signedIn();
		await client.post("/api/assessments", fullAssessmentOf(user.id, { overallMood: 1 }));
		await client.post("/api/assessments", fullAssessmentOf(user.id, { overallMood: 5 }));
		await client.post("/api/assessments", fullAssessmentOf(user.id, { date: day(-1) }));
		const list = await (await client.get(`/api/assessments/${user.id}`)).json<Assessment[]>();
		expect(list.map(({ date, overallMood }) => [date, overallMood])).toEqual([
			[day(0), 5],
			[day(-1), 3],
		]);
	});

	it("lists a month of days, the newest without one named, and only the days of the month asked for", async () => {
		const { user, client } = await signedIn();
		const days = ["2026-09-30", "2026-10-01", "2026-10-31", "2026-11-01"];
		const older = Array.from({ length: 31 }, (_, index) => `2025-12-${String(index + 1).padStart(2, "0")}`);
		for (const date of [...days, ...older]) {
			await makeAssessment(user.id, { date });
		}
		const list = async (query: string) => {
			const answer = await client.get(`/api/assessments/${user.id}${query}`);
			return (await answer.json<Assessment[]>()).map(({ date }) => date);
		};
		expect(await list("?month=2026-10")).toEqual(["2026-10-31", "2026-10-01"]);
		expect(await list("?month=2024-02")).toEqual([]);
		const newest = await list("");
		expect(newest).toHaveLength(31);
		expect(newest.slice(0, 4)).toEqual(days.toReversed());
		expect((await client.get(`/api/assessments/${user.id}?month=2026-13`)).status).toBe(400);
	});

	// spec: 3.22, 3.23, 3.24, 3.26, 5.12, 9.48, 9.50
	it.each([
		[{ physiologicalScore: undefined }, "physiologicalScore"],
		[{ safetyScore: undefined }, "safetyScore"],
		[{ loveScore: undefined }, "loveScore"],
		[{ esteemScore: undefined }, "esteemScore"],
		[{ actualizationScore: undefined }, "actualizationScore"],
		[{ overallMood: undefined }, "overallMood"],
		[{ loveScore: 0 }, "loveScore"],
		[{ loveScore: 6 }, "loveScore"],
		[{ overallMood: 2.5 }, "overallMood"],
		[{ esteemScore: "3" }, "esteemScore"],
		[{ date: "yesterday" }, "date"],
		[{ date: "9999-12-31" }, "date"],
		[{ date: day(-2) }, "date"],
		[{ mbtiType: "QQQQ" }, "mbtiType"],
		[{ primaryGoal: "fame" }, "primaryGoal"],
		[{ desiredMood: "x".repeat(121) }, "desiredMood"],
	])("refuses %o, names the field and stores nothing", async (fields, path) => {
		const { user, client } = await signedIn();
		const answer = await client.post("/api/assessments", fullAssessmentOf(user.id, fields));
		expect(answer.status).toBe(400);
		expect((await readError(answer)).details?.map((detail) => detail.path)).toContain(path);
		expect(await deps.db.select().from(dailyAssessments).where(eq(dailyAssessments.userId, user.id))).toEqual(
			[],
		);
	});

	it("is for oneself only, to write and to read", async () => {
		const other = await signedIn();
		const { client } = await signedIn();
		expect((await client.post("/api/assessments", fullAssessmentOf(other.user.id))).status).toBe(403);
		expect((await client.get(`/api/assessments/${other.user.id}`)).status).toBe(403);
	});
});
