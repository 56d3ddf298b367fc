import { execFile } from "node:child_process";
import type { Server } from "node:http";
import { createServer, LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lineOf, sampleCorpus } from "./recall.ts";
import { wilson } from "./wilson.ts";

let server: Server;
let address = "";

beforeAll(async () => {
	const mock = new LLMock()
		.on({ userMessage: /\b(?:tired|gone)\b/ }, { content: '{"level":"wish"}' })
		.on({ model: /.*/ }, { content: '{"level":"none"}' });
	const started = await createServer([...mock.getFixtures()], { port: 0, logLevel: "silent" });
	server = started.server;
	address = started.url;
});

afterAll(() => {
	server.closeAllConnections();
	server.close();
});

/** Runs the script as `npm run safety-second-look` does, with these settings and no others. */
function run(settings: Record<string, string>, ...flags: string[]) {
	const env = { PATH: process.env.PATH, ...settings } as unknown as NodeJS.ProcessEnv;
	return new Promise<{ code: number; said: string }>((resolve) => {
		execFile(
			process.execPath,
			["tools/measure/safety-second-look.ts", ...flags],
			{ env },
			(error, stdout, stderr) => resolve({ code: error ? 1 : 0, said: stdout + stderr }),
		);
	});
}

test("without a key it says what to set, that nothing was measured, and fails", async () => {
	const { code, said } = await run({ SAFETY_PROVIDERS: "openai" });
	expect(code).toBe(1);
	expect(said).toMatch(/Nothing was measured.*Set ANTHROPIC_API_KEY or\s+OPENAI_API_KEY/s);
});

test.each([
	["claude", () => ({ ANTHROPIC_API_KEY: "key", ANTHROPIC_BASE_URL: address })],
	["openai", () => ({ OPENAI_API_KEY: "key", OPENAI_BASE_URL: `${address}/v1`, OPENAI_TASK_MODEL: "small" })],
])("with a key it prints what %s heard of each kind, and the intervals", async (name, settings) => {
	const { code, said } = await run(settings(), "--sample", "6");
	expect(said).toContain(`The second look by ${name}`);
	expect(said).toMatch(
		/veiled danger to oneself: \d\/6 \(95% [\d.]+% to [\d.]+%\), \d within 1.5 s, 0 without/,
	);
	expect(said).toMatch(/turns of ordinary talks: false alarms: \d\/6/);
	expect(code).toBe(0);
});

test("a provider that never answers is no measurement", async () => {
	const { code, said } = await run(
		{ OPENAI_API_KEY: "key", OPENAI_BASE_URL: "http://127.0.0.1:9" },
		"--sample",
		"1",
	);
	expect(code).toBe(1);
	expect(said).toMatch(/openai answered no question/);
});

test("a sample is spread over a kind, and the same each time", async () => {
	const [kinds, again] = [await sampleCorpus(20), await sampleCorpus(20)];
	expect(again).toEqual(kinds);
	expect(kinds.map(({ rows }) => rows.length)).toEqual([20, 20, 20, 20, 20, 20]);
	expect(new Set(kinds[0]?.rows.map(({ writer }) => writer)).size).toBeGreaterThan(3);
});

test("an interval is Wilson's", () => {
	expect(wilson(8, 10).map((share) => share.toFixed(3))).toEqual(["0.490", "0.943"]);
	expect(wilson(0, 50)).toEqual([0, expect.closeTo(0.0713, 3)]);
	expect(lineOf({ of: "x", isAlarm: false, asked: 10, heard: 8, inTime: 9, unanswered: 1 })).toBe(
		"x: 8/10 (95% 49.0% to 94.3%), 9 within 1.5 s, 1 without an answer",
	);
});
