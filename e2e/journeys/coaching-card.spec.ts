import type { Page } from "@playwright/test";
import { assess } from "../helpers/assess.ts";
import { openChat } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

function cardOf(page: Page) {
	const card = page.getByRole("region", { name: "For you today" });
	return { card, handle: card.getByRole("button", { name: /^For you today/ }) };
}

test("a check-in in another tab is in the card at once", async ({ page, person }) => {
	await page.request.patch(`/api/users/${person.id}`, { data: { assessmentCompleted: true } });
	const { handle } = cardOf(page);
	await openChat(page);
	await expect(handle).toContainText("Body and rest");
	const scores = { physiologicalScore: 5, safetyScore: 5, loveScore: 2, esteemScore: 4 };
	await assess(page, person.id, { ...scores, overallMood: 4, mbtiType: "INFP", primaryGoal: "wellness" });
	await expect(handle).toContainText("Love and belonging");
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 375, height: 667 } });
});
