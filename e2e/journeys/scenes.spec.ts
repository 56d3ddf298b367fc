import { openChat } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";
import { newScene, picture } from "../helpers/scene.ts";

// spec: 7.67, 9.39
test("a scene that is made in one tab is behind the other one too, without a reload", async ({
	page,
	context,
	person,
}) => {
	await openChat(page);
	const other = await context.newPage();
	await openChat(other);
	await other.evaluate(() => Object.assign(window, { isStillHere: true }));
	await expect(picture(other)).toHaveCount(0);
	const url = await newScene(page, person.id);
	for (const tab of [page, other]) {
		await expect(picture(tab)).toHaveAttribute("src", url);
		await expect(tab.getByRole("button", { name: "Show default background" })).toBeVisible();
	}
	expect(await other.evaluate(() => "isStillHere" in window)).toBe(true);
	// Another one follows in place.
	const next = await newScene(page, person.id);
	await expect(picture(other)).toHaveAttribute("src", next);
});

// spec: 2.208, 2.209
test("signing out leaves nothing of the scene in this browser", async ({ page, person }) => {
	const url = await newScene(page, person.id);
	await openChat(page);
	await expect(picture(page)).toBeVisible();
	await page.goto("/profile");
	await page.getByRole("button", { name: /sign out/i }).click();
	await expect(page).not.toHaveURL(/profile/);
	await expect(page.locator(".scene-layer")).toHaveCount(0);
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("scn_");
	// Nor of the picture itself, which the browser had kept.
	expect(await page.evaluate((address) => fetch(address).then(({ status }) => status), url)).toBe(401);
});
