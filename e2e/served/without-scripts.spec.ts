import { expect, test } from "../helpers/people.ts";

test.use({ javaScriptEnabled: false });

const FEATURES = ["Dual AI Coaching", "Maslow's Hierarchy", "Mood Theming", "Email Insights"];
const STEPS = ["Choose a goal", "Get AI coaching", "Track progress"];

// spec: 1.10, 1.11, 1.12, 1.13, 1.18, 1.19, 1.20, 2.37, 2.38, 2.39, 2.40, 2.41, 2.42, 2.43
test("every word of the public home is there, with both doors and help", async ({ page }) => {
	await page.goto("/");
	await expect(
		page.getByRole("heading", { level: 1, name: "An AI companion that meets you where you are." }),
	).toBeVisible();
	for (const name of [...FEATURES, ...STEPS]) {
		await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
	}
	await expect(page.getByRole("heading", { name: "See It In Action" })).toBeVisible();
	const main = page.getByRole("main");
	for (const text of ["Not therapy.", "Not a career coach.", "Not social media.", "What you say is yours"]) {
		await expect(main.getByText(text)).toBeVisible();
	}
	await expect(page.getByRole("link", { name: "Create Your Custom AI Coach" })).toHaveAttribute(
		"href",
		"/signup",
	);
	for (const link of await page.getByRole("link", { name: "Get Started" }).all()) {
		await expect(link).toHaveAttribute("href", "/signup");
	}
	await expect(main.getByRole("link", { name: "Get Started" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Get help now", exact: true })).toHaveAttribute(
		"href",
		"/help",
	);
	// What needs a script is not offered.
	await expect(page.getByRole("textbox")).toHaveCount(0);
});

// spec: S.51
test("the help page has every number, another country, the minute of breathing and the way out", async ({
	page,
}) => {
	await page.goto("/help?country=GB");
	await expect(page.getByRole("link", { name: /Call 116 123/ }).first()).toHaveAttribute(
		"href",
		"tel:116123",
	);
	await expect(page.getByRole("link", { name: /Emergency: call 999/ }).first()).toBeVisible();
	await page.getByLabel("Help lines for").selectOption({ label: "France" });
	await page.getByRole("button", { name: "Show" }).click();
	await expect(page).toHaveURL(/country=FR/);
	await expect(page.getByRole("link", { name: /Call 3114/ }).first()).toBeVisible();
	const here = page.locator("#here-groups");
	await expect(here.getByRole("heading", { name: "Abuse or violence" })).toBeVisible();
	await expect(here.getByRole("link", { name: /Call 3919/ })).toHaveAttribute("href", "tel:3919");
	await page.getByText("Breathe with me for a minute").click();
	await expect(page.getByText("Breathe in through your nose for 4")).toBeVisible();
	await expect(page.getByRole("link", { name: "Quick exit" })).toHaveAttribute("href", /^https:/);
	await page.getByText("Brazil", { exact: true }).last().click();
	await expect(page.getByRole("link", { name: /Call 188/ })).toBeVisible();
});

// spec: S.60, S.68
test("the safety page states the protocol and the published scores", async ({ page }) => {
	await page.goto("/safety");
	await expect(page.getByRole("heading", { name: "What happens when your words show danger" })).toBeVisible();
	await expect(page.getByRole("row", { name: /Said outright/i }).first()).toContainText(/\d+ of \d+/);
	await expect(page.getByRole("link", { name: /get help here/ })).toHaveAttribute("href", "/help");
	await expect(page.getByText(/lines for abuse or violence, sexual assault, eating, children/)).toBeVisible();
	await expect(page.getByText(/24 November 2026 \(the others\)/)).toBeVisible();
	await expect(page.getByRole("link", { name: "Childline" }).first()).toHaveAttribute("href", /childline/);
});

test("the public texts are there, with help and the quick exit", async ({ page }) => {
	for (const [path, heading] of [
		["/outcomes", "Do the exercises help?"],
		["/privacy", "Privacy, in plain words"],
		["/health-data", "Your health data, in plain words"],
		["/terms", "Terms, in plain words"],
	] as const) {
		await page.goto(path);
		await expect(page.getByRole("heading", { name: heading })).toBeVisible();
		await expect(page.getByRole("link", { name: "Get help now" })).toBeVisible();
		await expect(page.getByText("Quick exit")).toBeVisible();
	}
});
