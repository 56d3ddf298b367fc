import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LLMock } from "@copilotkit/aimock";
import type { Page } from "@playwright/test";
import { panelFor } from "#shared/safety/help/panel.ts";
import { OwnServer } from "../../../tools/lib/own-server.ts";
import { portOf } from "../../../tools/lib/ports.ts";
import { tone } from "../../../worker/test/people/tone.ts";
import { expectAccessible } from "../../helpers/accessible.ts";
import { boxOf } from "../../helpers/box-of.ts";
import { chatOf, openChat, untilAnswered } from "../../helpers/chat.ts";
import { WHOLE_BROWSER } from "../../helpers/launch.ts";
import { expect, test } from "../../helpers/people.ts";

/** A server with a voice and a transcriber, from a simulator of OpenAI; and a browser whose microphone hears a file. */
const server = new OwnServer(portOf("voice"));
const mock = new LLMock({ port: 0, logLevel: "silent" });
const folder = mkdtempSync(join(tmpdir(), "attune-voice-"));
const ANSWER = "That sounds like a long night. What kept you awake?";
const SPOKEN = join(folder, "spoken.wav");
writeFileSync(SPOKEN, tone(3));

test.use({
	baseURL: server.origin,
	launchOptions: {
		...WHOLE_BROWSER,
		args: [
			...WHOLE_BROWSER.args,
			"--use-fake-device-for-media-stream",
			`--use-file-for-fake-audio-capture=${SPOKEN}`,
			"--autoplay-policy=user-gesture-required",
		],
	},
});
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
	mock
		.onTranscription({ transcription: { text: "I slept badly." } })
		.onSpeech(/./, { audio: Buffer.from(tone(20)).toString("base64"), format: "wav" })
		.on({ userMessage: "I slept badly" }, { content: ANSWER })
		.on({ userMessage: "I want to kill myself" }, { content: "I'm here with you." });
	const url = await mock.start();
	await server.start(folder, { OPENAI_API_KEY: "key", OPENAI_BASE_URL: `${url}/v1` });
});

test.afterAll(async () => {
	await server.kill();
	await mock.stop();
});

/** Notes every microphone that the page opens. */
async function watchMicrophones(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const tracks: MediaStreamTrack[] = [];
		Object.assign(window, { tracks });
		const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
		navigator.mediaDevices.getUserMedia = async (asked) => {
			const stream = await open(asked);
			tracks.push(...stream.getTracks());
			return stream;
		};
	});
	return () =>
		page.evaluate(() =>
			(window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
		);
}

/** The first press fetches the code too, which takes its time on a busy machine. */
async function record(page: Page): Promise<void> {
	const button = page.getByRole("button", { name: "Record your voice" });
	await button.click();
	await expect(button.and(page.locator("[aria-busy=true]"))).toBeHidden({ timeout: 60_000 });
}

const recording = (page: Page) => page.getByRole("group", { name: "Speak to your coach" });
const done = (page: Page) => page.getByRole("button", { name: "Done. Transcribe recording" }).click();

/** The file's tone is seen: there is something to make words of. */
async function untilHeard(page: Page): Promise<void> {
	const isLoud = () =>
		page.evaluate(() =>
			[...document.querySelectorAll<HTMLElement>("[data-level-meter] > *")].some(
				({ style }) => Number.parseFloat(style.transform.slice(7)) > 0.5,
			),
		);
	await expect.poll(isLoud).toBe(true);
}

test.describe("with a microphone", () => {
	// The meter follows the voice only where motion is welcome.
	test.use({ permissions: ["microphone"], contextOptions: { reducedMotion: "no-preference" } });

	// spec: 1.22, 2.156, 4.58, 4.60, 9.45
	test("what is spoken fills the box, and its answer is read aloud word by word", async ({
		page,
		person,
	}) => {
		expect(person.id).toMatch(/^usr_/);
		const microphones = await watchMicrophones(page);
		await openChat(page);
		const { bar, log } = chatOf(page);
		// The first reply says that this is an AI, which would be read as well.
		await bar.fill("Hello");
		await bar.press("Enter");
		await untilAnswered(page);
		await bar.fill("Well,");
		await record(page);
		await expect(recording(page)).toBeVisible();
		await expect(bar).toBeHidden();
		await untilHeard(page);
		await expectAccessible(page, { without: "[data-radix-popper-content-wrapper]" });
		expect(await microphones()).toEqual(["live"]);
		await done(page);
		await expect(bar).toHaveValue("Well, I slept badly.");
		await expect(bar).toBeFocused();
		expect(await microphones()).toEqual(["ended"]);
		const sent = page.waitForRequest("**/api/ai/chat");
		const read = page.waitForRequest("**/api/text-to-speech");
		await bar.press("Enter");
		expect((await sent).postDataJSON()).toMatchObject({ message: "Well, I slept badly.", voice: true });
		await untilAnswered(page);
		expect((await read).postDataJSON()).toEqual({ text: ANSWER, voice: "fable", speed: 0.9 });
		await expect(log.getByRole("button", { name: "Pause" })).toBeVisible();
		// Twenty seconds of sound for ten words: each has two.
		await expect(log.locator("[data-spoken]")).toHaveText("sounds");
		await log.getByRole("button", { name: "Pause" }).click();
		await page.waitForTimeout(2500);
		await expect(log.locator("[data-spoken]")).toHaveText("sounds");
		await log.getByRole("button", { name: "Resume" }).click();
		await expect(log.locator("[data-spoken]")).toHaveText("a");
		await log.getByRole("button", { name: "Stop reading" }).click();
		await expect(log.locator("[data-spoken]")).toHaveCount(0);
	});

	test("a cancelled recording leaves nothing, and the microphone is free; so it is on leaving the page", async ({
		page,
		person,
	}) => {
		expect(person.id).toMatch(/^usr_/);
		const microphones = await watchMicrophones(page);
		await openChat(page);
		const { bar } = chatOf(page);
		await record(page);
		await expect(recording(page)).toBeVisible();
		await expect.poll(microphones).toEqual(["live"]);
		await page.keyboard.press("Escape");
		await expect(bar).toHaveValue("");
		expect(await microphones()).toEqual(["ended"]);
		await record(page);
		await expect.poll(microphones).toEqual(["ended", "live"]);
		await page.getByRole("link", { name: /profile/i }).click();
		await expect(page).toHaveURL(/profile/);
		expect(await microphones()).toEqual(["ended", "ended"]);
	});

	// spec: 2.160, 2.165, 2.166
	test("the box waits while one speaks and while words are made of it", async ({ page, person }) => {
		expect(person.id).toMatch(/^usr_/);
		let answer = () => undefined as unknown;
		const held = new Promise((resolve) => {
			answer = () => resolve(null);
		});
		await page.route("**/api/transcribe", async (route) => {
			await held;
			await route.continue();
		});
		await openChat(page);
		const { bar } = chatOf(page);
		await expect(bar).toBeEditable();
		await record(page);
		await expect(bar).toBeHidden();
		await expect(page.getByRole("button", { name: "Send" })).toBeHidden();
		await untilHeard(page);
		await done(page);
		await expect(bar).toHaveAttribute("placeholder", "Transcribing...");
		await expect(bar).not.toBeEditable();
		await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
		answer();
		await expect(bar).toBeEditable();
		await expect(bar).toHaveValue("I slept badly.");
	});

	// spec: 2.155
	test("opening a dialog ends the recording, and keeps what was said", async ({ page, person }) => {
		expect(person.id).toMatch(/^usr_/);
		const microphones = await watchMicrophones(page);
		await openChat(page);
		await record(page);
		await expect.poll(microphones).toEqual(["live"]);
		await page.getByRole("button", { name: "Get help now" }).click();
		await expect(page.getByRole("dialog", { name: "Talk to a person now" })).toBeVisible();
		await expect.poll(microphones).toEqual(["ended"]);
		await page.getByRole("button", { name: "Close" }).click();
		await expect(chatOf(page).bar).toHaveValue("I slept badly.");
	});

	test("spoken words of danger bring help whose first number is in view on a small phone", async ({
		page,
		person,
	}) => {
		expect(person.id).toMatch(/^usr_/);
		const heard = { text: "I don't want to be here any more.", safety: panelFor("intent", "GB") };
		await page.route("**/api/transcribe", (route) => route.fulfill({ json: heard }));
		await page.setViewportSize({ width: 375, height: 667 });
		await openChat(page);
		const { bar } = chatOf(page);
		await bar.fill("Hello");
		await bar.press("Enter");
		await untilAnswered(page);
		await record(page);
		await untilHeard(page);
		await done(page);
		const help = page.getByRole("status").filter({ has: page.getByRole("link", { name: /116 123/ }) });
		await expect(help).toBeVisible();
		await expect(bar).toHaveValue(heard.text);
		const first = help.getByRole("link").first();
		const [number, box] = await Promise.all([boxOf(first), boxOf(bar)]);
		expect(number.top).toBeGreaterThan(60);
		expect(number.bottom).toBeLessThan(box.top);
	});

	// spec: 8.24
	test("a transcription that fails keeps what was said for another try", async ({ page, person }) => {
		expect(person.id).toMatch(/^usr_/);
		let tries = 0;
		await page.route("**/api/transcribe", (route) => {
			tries += 1;
			return tries === 1 ? route.abort() : route.continue();
		});
		await openChat(page);
		await record(page);
		await untilHeard(page);
		await done(page);
		const failure = page.getByRole("alert").filter({ hasText: "Failed to transcribe audio." });
		await expect(failure).toHaveText(
			/Failed to transcribe audio\. Please try again\. We've kept your recording\./,
		);
		await failure.getByRole("button", { name: "Try again" }).click();
		await expect(chatOf(page).bar).toHaveValue("I slept badly.");
	});
});
