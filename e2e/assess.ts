import { expect, type Page } from "@playwright/test";

/** The day so many days from now, where the server is: YYYY-MM-DD. */
function day(fromNow: number): string {
	return new Date(Date.now() + fromNow * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Takes two assessments through the API, yesterday's and today's, the last one with a type. */
export async function assessTwice(page: Page, userId: string, mbtiType = "INFP"): Promise<void> {
	for (const [fromNow, love] of [
		[-1, 2],
		[0, 4],
	] as const) {
		const saved = await page.request.post("/api/assessments", {
			data: {
				userId,
				date: day(fromNow),
				physiologicalScore: 4,
				safetyScore: 2,
				loveScore: love,
				esteemScore: 3,
				actualizationScore: 5,
				overallMood: love,
				mbtiType,
				primaryGoal: "wellness",
			},
		});
		expect(saved.status()).toBe(201);
	}
	const done = await page.request.patch(`/api/users/${userId}`, { data: { assessmentCompleted: true } });
	expect(done.status()).toBe(200);
}
