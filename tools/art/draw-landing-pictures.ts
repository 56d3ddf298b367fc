/**
 * Takes the landing page's product pictures, light and dark, and the README's: a goal, a conversation, the weeks.
 * They show the built app on a phone's screen, with an invented person. After a change of those pages run `npm run
 * draw-landing-pictures` (it needs a Chromium, CHROMIUM_PATH or /usr/bin/chromium, and ffmpeg). Commit what it
 * writes.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { queryLocal } from "../lib/local-database.ts";
import { main } from "../lib/main.ts";
import { OwnServer } from "../lib/own-server.ts";
import { portOf } from "../lib/ports.ts";

const FOLDER = "web/assets/landing/";
const README_PICTURE = "docs/images/chat.png";
const SCREEN = { width: 390, height: 690 };
const WEEKS = 8;

const DESK = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const;

await main(async () => {
	const state = await mkdtemp(join(tmpdir(), "attune-landing-"));
	const server = new OwnServer(portOf("landing-pictures"));
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
		args: ["--no-sandbox"],
	});
	try {
		await server.start(state, { BUILTIN_COACH_PACE_MS: "0" });
		for (const [light, colorScheme] of [
			["day", "light"],
			["night", "dark"],
		] as const) {
			const context = await browser.newContext({
				baseURL: server.origin,
				viewport: SCREEN,
				deviceScaleFactor: 2,
				colorScheme,
				reducedMotion: "reduce",
			});
			await takePictures(context, { origin: server.origin, light, folder: state });
			await context.close();
		}
		await takeChat(await browser.newContext({ ...DESK, baseURL: server.origin }));
	} finally {
		await browser.close();
		await server.kill();
		await rm(state, { recursive: true, force: true });
	}
});

type Taking = { origin: string; light: string; folder: string };

async function takePictures(context: BrowserContext, { origin, light, folder }: Taking): Promise<void> {
	const page = await context.newPage();
	const take = async (name: string) => {
		const png = join(folder, `${name}.png`);
		await page.waitForTimeout(1_200);
		await page.screenshot({ path: png });
		const file = `${FOLDER}${name}-${light}.webp`;
		execFileSync("ffmpeg", ["-y", "-v", "error", "-i", png, "-quality", "82", file]);
		process.stdout.write(`  ${file}\n`);
	};
	const ana = {
		username: `ana${light}`,
		email: `${light}@example.org`,
		password: "a sentence to come in",
		firstName: "Ana",
		adultConfirmed: true,
		healthConsent: true,
	};
	const { id } = (await (await context.request.post("/api/auth/signup", { data: ana })).json()) as {
		id: string;
	};
	await context.request.patch(`/api/users/${id}`, { data: { onboardingCompleted: true } });
	await page.goto("/assessment");
	await page.getByRole("radio").first().waitFor();
	await hideCorner(page);
	await take("goal");

	await seedWeeks(origin, id);
	await context.request.patch(`/api/users/${id}`, {
		data: { assessmentCompleted: true, primaryGoal: "wellness" },
	});
	await page.goto("/dashboard");
	await say(page, "I can't get started on anything this week.");
	await hideCorner(page);
	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
	await take("chat");

	await page.goto("/profile");
	await hideCorner(page);
	const chart = page.getByRole("heading", { name: "Over time" });
	await chart.waitFor();
	await chart.evaluate((heading) =>
		window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 68),
	);
	await take("progress");
}

async function takeChat(context: BrowserContext): Promise<void> {
	const ben = {
		username: "benn",
		email: "ben@example.org",
		password: "a sentence to come in",
		firstName: "Ben",
		adultConfirmed: true,
		healthConsent: true,
	};
	const { id } = (await (await context.request.post("/api/auth/signup", { data: ben })).json()) as {
		id: string;
	};
	await context.request.patch(`/api/users/${id}`, {
		data: { onboardingCompleted: true, assessmentCompleted: true, primaryGoal: "wellness" },
	});
	await context.request.post(`/api/ai/personalized-portrait/${id}`);
	const page = await context.newPage();
	await page.goto("/dashboard");
	await page.getByRole("button", { name: "Deep Conversation" }).click();
	const bar = page.getByRole("textbox", { name: "Message" });
	for (const words of [
		"I start a new job on Monday and I can't stop thinking about it.",
		"Everybody there is so young.",
	]) {
		await bar.fill(words);
		await bar.press("Enter");
		await page.waitForTimeout(3_000);
	}
	await page.screenshot({ path: README_PICTURE });
	process.stdout.write(`  ${README_PICTURE}\n`);
}

/** Hides the help button, which the landing page itself has, and the sheet's edge. */
async function hideCorner(page: Page): Promise<void> {
	await page.addStyleTag({
		content: `.help-now, .loop-control { visibility: hidden; }
			.sheet { width: 100% !important; margin: 0 !important; border-radius: 0 !important; }`,
	});
}

async function say(page: Page, words: string): Promise<void> {
	const practical = page.getByRole("button", { name: "Practical Help" });
	await practical.waitFor();
	// It may already be on from the last visit.
	await page.waitForTimeout(1_000);
	if ((await practical.getAttribute("aria-pressed")) !== "true") {
		await practical.click();
	}
	const bar = page.getByRole("textbox", { name: "Message" });
	await bar.fill(words);
	await bar.press("Enter");
	await page.locator("[role=log][aria-busy=false]").getByText("get started").first().waitFor();
	await page.waitForTimeout(2_000);
}

/** Check-ins of the last weeks, by an invented person who is slowly doing better. */
async function seedWeeks(origin: string, userId: string): Promise<void> {
	for (let ago = WEEKS * 7; ago >= 0; ago -= 4) {
		const rise = 1 - ago / (WEEKS * 7);
		const score = (from: number, to: number) => Math.round(from + (to - from) * rise + Math.sin(ago) * 0.4);
		const date = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
		const scores = [score(3, 4), score(2, 3), score(2, 4), score(3, 4), score(3, 5), score(2, 4)];
		await queryLocal(
			origin,
			`INSERT INTO daily_assessments (id, user_id, date, physiological_score, safety_score, love_score, esteem_score, actualization_score, overall_mood, created_at)
				VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			[`asm_${userId}_${ago}`, userId, date, ...scores, Date.now()].map(String),
		);
	}
}
