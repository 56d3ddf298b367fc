import { mkdir } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../lib/find-browser.ts";
import { main } from "../lib/main.ts";

const FOLDER = "test-results/screenshots";
const SIZES = [
	{ width: 375, height: 812 },
	{ width: 768, height: 1024 },
	{ width: 1440, height: 900 },
];
const SCHEMES = ["light", "dark"] as const;

/** `npm run screenshots -- [address]`: a picture of every page of a running server, in every size and scheme. */
await main(async () => {
	const origin = process.argv[2] ?? "http://localhost:8787";
	await mkdir(FOLDER, { recursive: true });
	const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
	for (const colorScheme of SCHEMES) {
		for (const viewport of SIZES) {
			const context = await browser.newContext({
				baseURL: origin,
				colorScheme,
				viewport,
				// Its own IP address, so that the sign-up limit doesn't stop the tour.
				extraHTTPHeaders: {
					"cf-connecting-ip": `10.1.${viewport.width % 256}.${SCHEMES.indexOf(colorScheme)}`,
				},
			});
			await tour(await context.newPage(), `${viewport.width}-${colorScheme}`);
			await context.close();
		}
	}
	await browser.close();
	process.stdout.write(`The pictures are in ${FOLDER}.\n`);
});

async function tour(page: Page, suffix: string): Promise<void> {
	const shot = (name: string) => picture(page, `${FOLDER}/${name}-${suffix}.png`);
	for (const [name, path] of [
		["home", "/"],
		["sign-in", "/signin"],
		["sign-up", "/signup"],
	] as const) {
		await page.goto(path);
		await shot(name);
	}
	const id = await signUp(page);
	await page.goto("/onboarding");
	await shot("onboarding");
	await page.request.patch(`/api/users/${id}`, {
		data: { onboardingCompleted: true, primaryGoal: "wellness" },
	});
	await page.goto("/assessment");
	await page.getByRole("radio").first().click();
	for (let step = 0; step < 8; step += 1) {
		await shot(`assessment-${step}`);
		if (step < 7) {
			await page.getByRole("button", { name: "Continue" }).click();
		}
	}
	await page.goto("/dashboard");
	await page.getByRole("log").getByText("What's on your mind today?").waitFor();
	await shot("chat-new");
	await say(page, "My manager keeps moving my deadlines and I've stopped sleeping properly.");
	await say(page, "Mostly at night. I lie there doing the sums.");
	await shot("chat");
	await page.request.post(`/api/ai/personalized-portrait/${id}`);
	await page.reload();
	await page.locator(".scene-layer img").waitFor();
	await shot("chat-scene");
	for (const [name, path] of [
		["profile", "/profile"],
		["not-found", "/nowhere"],
	] as const) {
		await page.goto(path);
		await shot(name);
	}
}

async function signUp(page: Page): Promise<string> {
	const username = `tour${Date.now().toString(36)}`;
	const answer = await page.request.post("/api/auth/signup", {
		data: {
			username,
			firstName: "Ana",
			email: `${username}@example.org`,
			password: "a quiet room",
			adultConfirmed: true,
			healthConsent: true,
		},
	});
	if (!answer.ok()) {
		throw new Error(`The tour could not sign up: ${answer.status()} ${await answer.text()}`);
	}
	return ((await answer.json()) as { id: string }).id;
}

async function say(page: Page, text: string): Promise<void> {
	const bar = page.getByRole("textbox", { name: "Message" });
	await bar.fill(text);
	await bar.press("Enter");
	await page.getByRole("button", { name: "Stop" }).waitFor();
	await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached", timeout: 60_000 });
}

/** Waits for fonts and fades before taking the picture. */
async function picture(page: Page, path: string): Promise<void> {
	await page.evaluate(() => document.fonts.ready);
	await page.waitForTimeout(600);
	await page.screenshot({ path });
}
