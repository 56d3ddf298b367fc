import type { Page } from "@playwright/test";
import type { RunView, StepView } from "#shared/schemas/exercises.ts";
import { expectAccessible } from "../helpers/accessible.ts";
import { chatOf, openChat, say, untilAnswered } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

test.use({ viewport: { width: 375, height: 812 } });

test("the list of conversations is a drawer below the header, and help stays beside it", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await openChat(page);
	await page.getByRole("button", { name: "Conversations", exact: true }).click();
	const drawer = page.getByRole("dialog", { name: "Conversations" });
	await expectAccessible(page, { within: "dialog" });
	await drawer.getByRole("button", { name: "Get help now" }).click();
	await expect(page.getByRole("dialog", { name: "Talk to a person now" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog", { name: "Talk to a person now" })).toBeHidden();
	await drawer.getByRole("button", { name: "New conversation", exact: true }).click();
	await expect(drawer).toBeHidden();
});

test("the coaching sessions are one pane: the list, or a session with the way back", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.goto("/coach");
	await page.getByRole("button", { name: "Start Coaching Session" }).click();
	await expect(page.getByRole("region", { name: "Ideas to get started" })).toBeVisible();
	await expect(page.getByRole("searchbox")).toBeHidden();
	await page.getByRole("link", { name: "All sessions" }).click();
	await expect(page.getByRole("searchbox")).toBeVisible();
	const wide = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(wide).toBe(375);
});

/** An answer to a step: the first option, a figure, or words. */
function answerTo(step: StepView): string {
	const words = step.takesText ? "The roof leaks, and nobody seems to mind except for me" : "";
	return step.kind === "rate" ? "6" : (step.options[0] ?? words);
}

test("on the smallest phone the fullest steps fit one view, with Help, Back and Next", async ({
	page,
	person,
}) => {
	expect(person.id).toBeTruthy();
	await page.setViewportSize({ width: 320, height: 640 });
	for (const [exercise, last] of [
		["weigh-a-choice", "lean"],
		["ride-the-urge", "wave"],
	] as const) {
		const began = await page.request.post(`/api/exercises/${exercise}/runs`, { data: {} });
		let { conversationId, run } = (await began.json()) as { conversationId: string; run: RunView };
		while (run.step && run.step.id !== last) {
			const moved = await page.request.post(`/api/chat/conversations/${conversationId}/runs/${run.id}`, {
				data: { do: "answer", step: run.step.id, text: answerTo(run.step) },
			});
			({ run } = (await moved.json()) as { run: RunView });
		}
		await page.goto(`/exercises/${exercise}?chat=${conversationId}&run=${run.id}`);
		for (const name of ["Back", "Next", "Get help now"]) {
			await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
		}
	}
});

function cardOf(page: Page) {
	const card = page.getByRole("region", { name: "For you today" });
	return { card, handle: card.getByRole("button", { name: /^For you today/ }) };
}

test("the card leaves room for the first words, is its handle and one line over a talk, and opens under the finger", async ({
	page,
	person,
}) => {
	await page.request.patch(`/api/users/${person.id}`, { data: { assessmentCompleted: true } });
	const { card, handle } = cardOf(page);
	const { log } = await openChat(page);
	await expect(card).toBeVisible();
	const greeting = await log.getByText("What's on your mind today?").boundingBox();
	const bar = await page.locator(".chat-bar").boundingBox();
	expect((greeting?.y ?? 0) + (greeting?.height ?? 0)).toBeLessThan(bar?.y ?? 0);

	await say(page, "I feel behind everyone my age");
	await untilAnswered(page);
	await page.reload();
	await expect(chatOf(page).log.locator(".assistant-bubble").last()).toBeInViewport();
	await expect(handle).toHaveAttribute("aria-expanded", "false");
	expect((await card.boundingBox())?.height).toBeLessThan(80);

	await handle.scrollIntoViewIfNeeded();
	await handle.hover();
	const before = (await handle.boundingBox())?.y;
	await handle.click();
	await expect(card.getByText("One small step")).toBeVisible();
	await expectAccessible(page);
	// Long enough for a list that follows its end to have glided there.
	await page.waitForTimeout(600);
	expect((await handle.boundingBox())?.y).toBe(before);
});
