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

/** Takes the assessment by hand, to its end. */
export async function takeAssessment(page: Page): Promise<void> {
	const next = page.getByRole("button", { name: "Continue" });
	await next.click();
	await expect(page.getByText("Please select your goal", { exact: true })).toBeVisible();
	await expect(page.getByText("Choose your primary focus area to continue.", { exact: true })).toBeVisible();
	await page.getByRole("radio", { name: /Life Purpose/ }).click();
	await next.click();

	for (const option of [/^Quiet/, /^What it could mean/, /^What feels right/, /^An open day/]) {
		await page.getByRole("radio", { name: option }).click();
	}
	await expect(page.getByText("Your personality type: INFP")).toBeVisible();
	await next.click();

	for (const presses of [1, 0, -1, 2, 1]) {
		const slider = page.getByRole("slider");
		await slider.focus();
		for (let press = 0; press < Math.abs(presses); press += 1) {
			await slider.press(presses > 0 ? "ArrowRight" : "ArrowLeft");
		}
		await expect(slider).toHaveAttribute("aria-valuenow", String(3 + presses));
		await next.click();
	}

	await page.getByRole("radio", { name: /Low/ }).last().click();
	await page.getByRole("button", { name: "Complete Assessment" }).click();
	await expect(page.getByText("Assessment Complete!", { exact: true })).toBeVisible();
	await expect(page.getByText("Personalizing chat and profile")).toBeVisible();
}
