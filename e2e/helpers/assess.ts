import { expect, type Page } from "@playwright/test";
import { pickByKeyboard, tabTo } from "./tab-to.ts";

/** The day so many days from now, where the browser is: YYYY-MM-DD. */
function dayIn(page: Page, fromNow: number): Promise<string> {
	return page.evaluate((days) => {
		const date = new Date();
		date.setDate(date.getDate() + days);
		return date.toLocaleDateString("sv");
	}, fromNow);
}

/** Saves a check-in through the API: the day is counted from today, and a score that `answers` leaves out is middling. */
export async function assess(
	page: Page,
	userId: string,
	answers: Record<string, unknown> = {},
	fromNow = 0,
): Promise<void> {
	const saved = await page.request.post("/api/assessments", {
		data: {
			userId,
			date: await dayIn(page, fromNow),
			physiologicalScore: 4,
			safetyScore: 2,
			loveScore: 3,
			esteemScore: 3,
			actualizationScore: 4,
			overallMood: 3,
			...answers,
		},
	});
	expect(saved.status()).toBe(201);
	const done = await page.request.patch(`/api/users/${userId}`, { data: { assessmentCompleted: true } });
	expect(done.status()).toBe(200);
}

/** Takes two assessments through the API, yesterday's and today's, the last one with a type. */
export async function assessTwice(page: Page, userId: string, mbtiType = "INFP"): Promise<void> {
	const both = { actualizationScore: 5, mbtiType, primaryGoal: "wellness" };
	await assess(page, userId, { ...both, loveScore: 2, overallMood: 2 }, -1);
	await assess(page, userId, { ...both, loveScore: 4, overallMood: 4 });
}

/** Takes the assessment by keyboard alone, to its end. */
export async function takeAssessment(page: Page): Promise<void> {
	const goOn = async () => {
		await tabTo(page, "button", /^Continue/);
		await page.keyboard.press("Enter");
	};
	await goOn();
	await expect(page.getByText("Please select your goal", { exact: true })).toBeVisible();
	await expect(page.getByText("Choose your primary focus area to continue.", { exact: true })).toBeVisible();
	await expect(page.getByRole("radio", { name: /Personal Wellness/ })).toBeVisible();
	await expect(page.getByRole("radio", { name: /Relationships/ })).toBeVisible();
	await pickByKeyboard(page, /Life Purpose/);
	await goOn();

	for (const option of [/^Quiet/, /^What it could mean/, /^What feels right/, /^An open day/]) {
		await pickByKeyboard(page, option);
	}
	await expect(page.getByText("Your personality type: INFP")).toBeVisible();
	await goOn();

	for (const presses of [1, 0, -1, 2, 1]) {
		await tabTo(page, "slider", /./);
		for (let press = 0; press < Math.abs(presses); press += 1) {
			await page.keyboard.press(presses > 0 ? "ArrowRight" : "ArrowLeft");
		}
		await expect(page.getByRole("slider")).toHaveAttribute("aria-valuenow", String(3 + presses));
		await goOn();
	}

	await pickByKeyboard(page, /^Low$/);
	await tabTo(page, "button", /Complete Assessment/);
	await page.keyboard.press("Enter");
	await expect(page.getByText("Assessment Complete!", { exact: true })).toBeVisible();
	await expect(page.getByText("Personalizing chat and profile")).toBeVisible();
}
