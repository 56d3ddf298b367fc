import { describe, expect, it } from "vitest";
import { dashboardSchema, progressSchema } from "#shared/schemas/profile.ts";
import { makeAssessment } from "../../test/people/assessments.ts";
import { day } from "../../test/people/days.ts";
import { signedIn } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { readError } from "../../test/requests/read-error.ts";

async function progressOf(client: TestClient, path = "/api/progress") {
	return progressSchema.parse(await (await client.get(path)).json());
}

async function dashboardOf(client: TestClient) {
	return dashboardSchema.parse(await (await client.get("/api/dashboard")).json());
}

describe("progress", () => {
	it("has needs and mood of the last 90 days, oldest first", async () => {
		const { user, client } = await signedIn();
		await makeAssessment(user.id, { date: day(0), love: 5, overallMood: 4 });
		await makeAssessment(user.id, { date: day(-89), love: 1, overallMood: 2 });
		await makeAssessment(user.id, { date: day(-90) });
		await makeAssessment((await signedIn()).user.id);
		const rest = { physiological: 80, safety: 80, esteem: 80, actualization: 80 };
		expect(await progressOf(client)).toEqual({
			needs: [
				{ date: day(-89), love: 20, ...rest },
				{ date: day(0), love: 100, ...rest },
			],
			mood: [
				{ date: day(-89), mood: 2 },
				{ date: day(0), mood: 4 },
			],
		});
	});

	it("reaches as far back as is asked for: a month, a quarter, a year, or all of it", async () => {
		const { user, client } = await signedIn();
		for (const ago of [0, 29, 30, 89, 364, 365, 1095]) {
			await makeAssessment(user.id, { date: day(-ago) });
		}
		const counts = await Promise.all(
			["month", "quarter", "year", "all"].map(
				async (range) => (await progressOf(client, `/api/progress?range=${range}`)).mood.length,
			),
		);
		expect(counts).toEqual([2, 4, 5, 7]);
		const refused = await client.get(`/api/progress/${user.id}?range=century`);
		expect(refused.status).toBe(400);
		expect(await readError(refused)).toMatchObject({ details: [{ path: "range" }] });
	});

	it("is empty before the first assessment", async () => {
		expect(await progressOf((await signedIn()).client)).toEqual({ needs: [], mood: [] });
	});

	it("is the same by person, for oneself only", async () => {
		const other = await signedIn();
		const { user, client } = await signedIn();
		await makeAssessment(user.id);
		expect(await progressOf(client, `/api/progress/${user.id}`)).toEqual(await progressOf(client));
		expect((await client.get(`/api/progress/${other.user.id}`)).status).toBe(403);
	});
});

describe("the dashboard's card", () => {
	it("has the focus, the days of this month, the streak, a next step and a line", async () => {
		const { user, client } = await signedIn({ primaryGoal: "wellness" });
		await makeAssessment(user.id, { love: 3, esteem: 1 });
		await makeAssessment(user.id, { date: day(-60) });
		const card = await dashboardOf(client);
		expect(card).toMatchObject({ focus: "love", daysThisMonth: 1, assessmentStreak: 1 });
		expect(card.nextStep).not.toBe("");
		expect(card.line).not.toBe("");
		expect(await dashboardOf(client)).toEqual(card);
	});

	it("invites somebody new to the check-in", async () => {
		const card = await dashboardOf((await signedIn()).client);
		expect(card).toMatchObject({ focus: "physiological", daysThisMonth: 0, assessmentStreak: 0 });
		expect(card.nextStep).toContain("check-in");
	});

	it("shows the same line as the motivational call", async () => {
		const { client } = await signedIn();
		const { message } = await (await client.get("/api/ai/motivational")).json<{ message: string }>();
		expect((await dashboardOf(client)).line).toBe(message);
	});
});
