import { expectAccessible } from "../helpers/accessible.ts";
import { openChat, say, untilAnswered } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

test("what the coach learns is seen at once in another tab, put right by keyboard, and forgotten", async ({
	page,
	person,
	context,
}) => {
	expect(person.id).toBeTruthy();
	const profile = await context.newPage();
	await profile.goto("/profile/memory");
	const card = profile.getByRole("region", { name: "What your coach knows" });
	await expect(card.getByText(/Nothing yet/)).toBeVisible();

	await openChat(page);
	await say(page, "My niece is called Wanda and my sister is called Ana.");
	await untilAnswered(page);
	await expect(card.getByText("Your niece is called Wanda.")).toBeVisible();
	await expect(card.getByText("Your sister is called Ana.")).toBeVisible();
	await expect(card.getByText(/^From “/).first()).toBeVisible();

	await profile.bringToFront();
	await card.getByRole("button", { name: "Change: Your niece is called Wanda." }).press("Enter");
	await expect(card.getByLabel("What your coach should know", { exact: true })).toBeFocused();
	await profile.keyboard.press("End");
	await profile.keyboard.type(" On Sundays.");
	await profile.keyboard.press("Enter");
	await expect(card.getByText("Your niece is called Wanda. On Sundays.")).toBeVisible();
	await expect(
		card.getByRole("button", { name: "Change: Your niece is called Wanda. On Sundays." }),
	).toBeFocused();

	await card.getByRole("button", { name: "Forget: Your sister is called Ana." }).press("Enter");
	await expect(card.getByRole("button", { name: "Cancel" })).toBeFocused();
	await profile.keyboard.press("Shift+Tab");
	await expectAccessible(profile);
	await profile.keyboard.press("Enter");
	await expect(card.getByText("Your sister is called Ana.")).toBeHidden();
	expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(true);

	await page.bringToFront();
	await say(page, "My sister is called Ana, you know.");
	await untilAnswered(page);
	await profile.reload();
	await expect(card.getByText("Your niece is called Wanda. On Sundays.")).toBeVisible();
	await expect(card.getByText("Your sister is called Ana.")).toBeHidden();

	await card.getByRole("button", { name: "Forget everything" }).click();
	const dialog = profile.getByRole("alertdialog", { name: "Forget everything?" });
	await expectAccessible(profile);
	await dialog.getByRole("button", { name: "Forget everything" }).click();
	await expect(card.getByText(/Nothing yet/)).toBeVisible();
});
