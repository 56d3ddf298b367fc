import { describe, expect, it, vi } from "vitest";
import { localDay } from "#shared/local-day.ts";
import { type Profile, profileSchema } from "#shared/schemas/profile.ts";
import { daysThisMonth, streakOf } from "../../db/queries/assessment-days.ts";
import { assessmentOf, makeAssessment } from "../../test/people/assessments.ts";
import { day } from "../../test/people/days.ts";
import { signedIn } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { NEED_RECOMMENDATIONS } from "../coaching/guidance/content/need-recommendations.ts";

async function profileOf(client: TestClient, userId: string): Promise<Profile> {
	const answer = await client.get(`/api/profile/${userId}`);
	expect(answer.status).toBe(200);
	return profileSchema.parse(await answer.json());
}

describe("a person's profile", () => {
	// spec: 3.56, 3.57, 7.45
	it("has the person, the needs of the newest assessment and the days of all of them", async () => {
		const { user, client } = await signedIn({ firstName: "Ana", currentHierarchyLevel: "safety" });
		await makeAssessment(user.id, { date: day(-1), safety: 1 });
		await makeAssessment(user.id, { date: day(0), safety: 2, actualization: 5 });
		await makeAssessment(user.id, { date: day(-5) });
		const profile = await profileOf(client, user.id);
		expect(profile.user).toMatchObject({ id: user.id, firstName: "Ana" });
		expect(JSON.stringify(profile)).not.toContain("scrypt");
		expect(profile.maslowAnalysis).toMatchObject({
			currentLevel: "safety",
			levelScores: { physiological: 80, safety: 40, love: 80, esteem: 80, actualization: 100 },
		});
		expect(profile).toMatchObject({
			assessmentStreak: 2,
			totalAssessments: 3,
			lastAssessmentDate: day(0),
		});
	});

	// spec: 3.57
	it("has no scores before the first assessment, and starts from the goal", async () => {
		const { user, client } = await signedIn({ primaryGoal: "purpose" });
		const other = await signedIn({ primaryGoal: "productivity" });
		const profile = await profileOf(client, user.id);
		expect(profile.maslowAnalysis).toMatchObject({ currentLevel: "physiological", levelScores: null });
		expect(profile).toMatchObject({
			assessmentStreak: 0,
			totalAssessments: 0,
			lastAssessmentDate: null,
		});
		const { recommendations } = profile.maslowAnalysis;
		expect(recommendations).toHaveLength(3);
		const theirs = (await profileOf(other.client, other.user.id)).maslowAnalysis.recommendations;
		expect(theirs).not.toEqual(recommendations);
	});

	// spec: 9.52
	it("recommends at most three things, the focus first and then the lowest areas, fit for the goal", async () => {
		const { user, client } = await signedIn({ primaryGoal: "relationships" });
		await makeAssessment(user.id, { physiological: 3, love: 1, esteem: 2, actualization: 3 });
		const { maslowAnalysis } = await profileOf(client, user.id);
		expect(maslowAnalysis.recommendations).toEqual([
			NEED_RECOMMENDATIONS.physiological[3].relationships,
			NEED_RECOMMENDATIONS.love[1].relationships,
			NEED_RECOMMENDATIONS.esteem[2].relationships,
		]);
	});

	it("recommends three things for the only low area", async () => {
		const { user, client } = await signedIn({ primaryGoal: "productivity" });
		await makeAssessment(user.id, { esteem: 1 });
		const { maslowAnalysis } = await profileOf(client, user.id);
		const { productivity, anyone } = NEED_RECOMMENDATIONS.esteem[1];
		expect(maslowAnalysis.recommendations.toSorted()).toEqual([productivity, ...anyone].toSorted());
	});

	it("keeps its recommendations until there is a newer assessment", async () => {
		const { user, client } = await signedIn();
		await makeAssessment(user.id, { love: 2 });
		const first = await profileOf(client, user.id);
		expect((await profileOf(client, user.id)).maslowAnalysis).toEqual(first.maslowAnalysis);
	});

	it("says of every letter how often it was chosen, and leaves it to the person which one stands", async () => {
		const { user, client } = await signedIn();
		expect((await profileOf(client, user.id)).letters).toBeNull();
		await client.post("/api/assessments", assessmentOf(user.id, { date: day(-1), mbtiType: "INFP" }));
		await client.post("/api/assessments", assessmentOf(user.id, { mbtiType: "ENFP" }));
		await vi.waitFor(async () => expect((await profileOf(client, user.id)).letters?.[0]?.asked).toBe(2));
		const strengths = async () =>
			(await profileOf(client, user.id)).letters?.map(
				({ letter, chosen, asked }) => `${letter} ${chosen}/${asked}`,
			);
		expect(await strengths()).toEqual(["E 1/2", "N 2/2", "F 2/2", "P 2/2"]);
		await client.patch(`/api/users/${user.id}`, { mbtiType: "INFJ" });
		expect(await strengths()).toEqual(["I 1/2", "N 2/2", "F 2/2", "J 0/2"]);
	});

	// spec: 7.45
	it("is for oneself only", async () => {
		const other = await signedIn();
		const { client } = await signedIn();
		expect((await client.get(`/api/profile/${other.user.id}`)).status).toBe(403);
	});
});

describe("the days of the assessments", () => {
	// spec: 3.56
	it.each([
		[[], 0],
		[["2026-11-21"], 1],
		[["2026-11-20"], 1],
		[["2026-11-19", "2026-11-18"], 0],
		[["2026-11-21", "2026-11-20", "2026-11-18"], 2],
		[["2026-11-22", "2026-11-21", "2026-11-20"], 3],
		[["2026-11-20", "2026-11-19", "2026-11-18"], 3],
	])("on 21 November %j make a streak of %i", (days, streak) => {
		expect(streakOf(days, "2026-11-21")).toBe(streak);
	});

	it("go on over the end of a month and of a year", () => {
		expect(streakOf(["2028-03-01", "2028-02-29", "2028-02-28"], "2028-03-01")).toBe(3);
		expect(streakOf(["2027-01-01", "2026-12-31"], "2027-01-02")).toBe(2);
	});

	it("count in a month only when they are of it", () => {
		const days = ["2026-11-21", "2026-11-01", "2026-10-31", "2025-11-02"];
		expect(daysThisMonth(days, "2026-11-21")).toBe(2);
	});

	it("are those of the person's own calendar", () => {
		const at = new Date("2026-11-21T22:45:00Z");
		expect(localDay("UTC", at)).toBe("2026-11-21");
		expect(localDay("Asia/Kolkata", at)).toBe("2026-11-22");
		expect(localDay("Pacific/Kiritimati", at)).toBe("2026-11-22");
		expect(localDay("America/Los_Angeles", new Date("2026-11-01T06:59:00Z"))).toBe("2026-10-31");
	});
});
