import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessible.ts";
import { openChat } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

const ENTRY_PAGES = [
	{ path: "/signin", title: "Welcome Back", button: "Sign In" },
	{ path: "/signup", title: "Create Your Account", button: "Create Account" },
];

/** Holds the app's code back until it is let go. */
async function holdTheApp(page: Page, part = "index"): Promise<() => Promise<void>> {
	const gate = Promise.withResolvers<void>();
	const asked = page.waitForRequest(`**/assets/${part}-*.js`);
	await page.route(`**/assets/${part}-*.js`, async (route) => {
		await gate.promise;
		await route.continue();
	});
	// A file of that name was asked for: else nothing was held.
	return async () => {
		await asked;
		gate.resolve();
	};
}

function boxes(page: Page) {
	return page.evaluate(() =>
		[...document.querySelectorAll("h1, form, input, form a, form button, .help-now")]
			// What is folded away has a box or none, as the browser likes.
			.filter((element) => element.checkVisibility())
			.map((element) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				return [element.textContent, ...[x, y, width, height].map(Math.round)];
			}),
	);
}

for (const { path, title, button } of ENTRY_PAGES) {
	test(`${path} stands before the app does, which takes its place without a blink`, async ({ page }) => {
		const letGo = await holdTheApp(page);
		await page.goto(path, { waitUntil: "commit" });
		await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
		await expect(page.getByRole("link", { name: "Get help now" })).toHaveAttribute("href", "/help");
		// What would be typed now would be lost.
		const form = page.locator("form");
		await expect(form).toHaveAttribute("inert");
		await page.waitForFunction(() => document.styleSheets.length > 0);
		// `fonts.ready` is true before the first font was asked for.
		await page.waitForFunction(() =>
			["Newsreader", "Commissioner"].every((face) => document.fonts.check(`1rem ${face}`)),
		);
		await expectAccessible(page);
		const drawn = await boxes(page);
		await page.evaluate(() => {
			const seen = document.documentElement.dataset;
			new MutationObserver(() => {
				const heading = document.querySelector("h1");
				if (!heading || heading.getAnimations({ subtree: true }).length > 0) {
					seen.blinked = "";
				}
			}).observe(document.body, { childList: true, subtree: true });
		});
		await letGo();
		await expect(page.getByRole("button", { name: "Get help now" })).toBeVisible();
		await expect(form).not.toHaveAttribute("inert");
		expect(await boxes(page)).toEqual(drawn);
		expect(await page.evaluate(() => document.documentElement.dataset.blinked)).toBeUndefined();
		await expect(page.getByRole("button", { name: button, exact: true })).toBeEnabled();
	});
}

test("whoever waits in vain is told what they can do", async ({ page }) => {
	const letGo = await holdTheApp(page);
	await page.goto("/signin", { waitUntil: "commit" });
	await page.waitForFunction(() => document.styleSheets.length > 0);
	const late = page.getByText("This is taking longer than usual.");
	await expect(late).toBeHidden();
	// As after eight seconds.
	await page.evaluate(() => document.getAnimations().forEach((each) => void each.finish()));
	await expect(late).toBeVisible();
	await page.getByRole("link", { name: "Reload the page" }).click();
	await letGo();
	await page.getByLabel("Email").fill("ana@example.org");
	await expect(late).toHaveCount(0);
});

// spec: S.50
test("whoever waits for the app is one press away from help", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	await page.route("**/assets/index-*.js", (route) => route.abort());
	for (const path of ["/dashboard", "/profile"]) {
		await page.goto(path);
		await page.getByRole("link", { name: "Get help now" }).click();
		await expect(page).toHaveURL("/help");
	}
});

test("the chat's frame stands before its code, and what is typed there is in the box afterwards", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	const letGo = await holdTheApp(page);
	await page.goto("/dashboard", { waitUntil: "commit" });
	const box = page.getByRole("textbox", { name: "Message" });
	await box.click();
	await page.keyboard.type("I can't sleep");
	await expect(page.locator("#early-message")).toBeFocused();
	const greeting = page.getByText("Hi there! I'm here to chat with you. What's on your mind today?");
	await expect(greeting).toHaveClass(/early-greeting/);
	const place = await greeting.boundingBox();
	await letGo();
	await page.keyboard.type(", and tomorrow is the exam", { delay: 40 });
	await expect(greeting).not.toHaveClass(/early-greeting/);
	expect(await greeting.boundingBox()).toEqual(place);
	await expect(box).toHaveValue("I can't sleep, and tomorrow is the exam");
	await expect(box).toBeFocused();
});

test("what is sent before the chat's own code is there goes out when it is", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	const letGo = await holdTheApp(page, "chat");
	await page.goto("/dashboard", { waitUntil: "commit" });
	const box = page.getByRole("textbox", { name: "Message" });
	await box.click();
	await page.keyboard.type("I can't sleep");
	await page.keyboard.press("Enter");
	await letGo();
	await expect(page.locator(".user-bubble", { hasText: "I can't sleep" })).toBeVisible();
	await expect(box).toHaveValue("");
});

test("a chat that one comes back to stands on its scene, in the person's light, before its code is there", async ({
	page,
	person,
}) => {
	await page.request.patch(`/api/users/${person.id}`, {
		data: { theme: "dark", triggerBackgroundGeneration: true },
	});
	await page.goto("/dashboard");
	const scene = page.locator("img.scene-picture");
	await expect(scene).toBeVisible({ timeout: 20_000 });
	const url = await scene.getAttribute("src");
	const letGo = await holdTheApp(page);
	await page.goto("/dashboard", { waitUntil: "commit" });
	const html = page.locator("html");
	await expect(page.locator(".early-scene")).toHaveCSS("background-image", new RegExp(url ?? "none"));
	await expect(html).toHaveAttribute("data-theme", "dark");
	await expect(html).toHaveAttribute("data-behind", "scene");
	await expect(page.locator(".early-greeting")).toBeHidden();
	await letGo();
	await expect(page.getByText("What's on your mind today?")).toBeVisible();
	await expect(scene).toHaveClass(/is-early/);
	await expect(html).toHaveAttribute("data-behind", "scene");
});

test("a chat that one comes back to asks once who is here, and once for the conversation", async ({
	page,
	person,
}) => {
	await openChat(page);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await openChat(page);
	const times = (path: string) => asked.filter((each) => each === path).length;
	expect(times(`/api/chat/conversation/${person.id}`)).toBe(1);
	expect(times("/api/auth/me")).toBe(1);
});

test("whose session has ended meanwhile is asked to sign in and told so, with no scene behind", async ({
	page,
	context,
	person,
	baseURL,
}) => {
	await page.request.patch(`/api/users/${person.id}`, { data: { triggerBackgroundGeneration: true } });
	await page.goto("/dashboard");
	await expect(page.locator("img.scene-picture")).toBeVisible({ timeout: 20_000 });
	await expect(page.locator("html")).toHaveAttribute("data-behind", "scene");
	await context.clearCookies();
	await context.addCookies([{ name: "attune_session", value: "ended", url: baseURL ?? "" }]);
	await page.goto("/");
	await expect(page.getByText("You've been signed out. Sign in to continue.")).toBeVisible();
	await expect(page).toHaveURL("/signin");
	await expect(page.locator("html")).not.toHaveAttribute("data-behind");
});
