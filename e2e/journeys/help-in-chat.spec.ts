import { expectAccessible } from "../helpers/accessible.ts";
import { openChat, say, untilAnswered } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

// spec: S.30
test("help stands above the reply, whole, with numbers one press away, and stays until it is put away", async ({
	page,
	person,
}) => {
	await page.setViewportSize({ width: 375, height: 812 });
	await page.request.patch(`/api/users/${person.id}`, { data: { country: "GB" } });
	await openChat(page);
	await say(page, "I don't want to be alive anymore");
	const panel = page.getByRole("region", { name: "You don't have to be alone with this" });
	await expect(panel).toBeVisible();
	await untilAnswered(page);
	await expect(panel.getByRole("link", { name: /Call 116 123/ })).toHaveAttribute("href", "tel:116123");
	await expect(panel.getByRole("link", { name: /Call 116 123/ })).toBeInViewport();
	// The reply stands below it: a press leads there.
	await expect(page.getByRole("button", { name: "New reply" })).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await expect(panel.getByRole("link", { name: /Call 116 123/ })).toBeInViewport();
	await panel.getByRole("button", { name: "That's not what I meant" }).press("Enter");
	await expect(panel).toBeHidden();
	await expect
		.poll(async () => (await page.request.get(`/api/safety/${person.id}`)).json())
		.toMatchObject({ level: "wish", notMeant: true });
});
