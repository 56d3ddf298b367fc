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
		for (const [light, colorScheme, hour] of [
			["day", "light", 10],
			["night", "dark", 22],
		] as const) {
			const timeZone = zoneWhereItIs(hour);
			const context = await browser.newContext({
				baseURL: server.origin,
				viewport: SCREEN,
				deviceScaleFactor: 2,
				hasTouch: true,
				isMobile: true,
				colorScheme,
				timezoneId: timeZone,
				reducedMotion: "reduce",
			});
			await takePictures(context, { origin: server.origin, light, timeZone, folder: state });
			await context.close();
		}
		await takeChat(await browser.newContext({ ...DESK, baseURL: server.origin }));
	} finally {
		await browser.close();
		await server.kill();
		await rm(state, { recursive: true, force: true });
	}
});

type Taking = { origin: string; light: string; timeZone: string; folder: string };

async function takePictures(
	context: BrowserContext,
	{ origin, light, timeZone, folder }: Taking,
): Promise<void> {
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
		timeZone,
		adultConfirmed: true,
		healthConsent: true,
	};
	const { id } = (await (await context.request.post("/api/auth/signup", { data: ana })).json()) as {
		id: string;
	};
	await context.request.patch(`/api/users/${id}`, { data: { onboardingCompleted: true } });
	await page.goto("/assessment");
	await page.getByRole("radio").first().waitFor();
	await take("goal");

	await seedWeeks(origin, id);
	await context.request.patch(`/api/users/${id}`, {
		data: { assessmentCompleted: true, primaryGoal: "wellness" },
	});
	await context.request.post(`/api/ai/personalized-portrait/${id}`);
	await page.goto("/dashboard");
	await say(page, "I can't get started on anything this week.");
	await say(page, "It's too big");
	await take("chat");

	await page.goto("/progress");
	const chart = page.getByRole("heading", { name: "Over time" });
	await chart.waitFor();
	await chart.evaluate((heading) =>
		window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 90),
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
	await say(page, "I've been lying awake since three again.");
	await say(page, "Everything I didn't finish yesterday comes back.");
	await page.screenshot({ path: README_PICTURE });
	process.stdout.write(`  ${README_PICTURE}\n`);
}

async function say(page: Page, words: string): Promise<void> {
	const bar = page.getByRole("textbox", { name: "Message" });
	await bar.fill(words);
	await bar.press("Enter");
	await page.locator(".user-bubble").getByText(words).waitFor();
	await page.locator("[role=log][aria-busy=false]").waitFor();
	await bar.blur();
	await page.waitForTimeout(2_000);
}

/** A time zone in which it's about this hour now, so that the scene and the greeting belong to it. */
function zoneWhereItIs(hour: number): string {
	const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
	// These names count westwards.
	return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
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
