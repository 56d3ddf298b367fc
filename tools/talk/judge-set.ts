import { readdir, readFile } from "node:fs/promises";
import { CLAUDE_DEFAULT_MODEL } from "#worker/models/claude/claude.ts";
import { createProviderCooldowns } from "#worker/models/failover/provider-cooldowns.ts";
import { createHedgedData } from "#worker/models/hedged/hedged-data.ts";
import { OPENAI_DEFAULT_MODEL } from "#worker/models/openai/openai.ts";
import { createWiredTaskProvider } from "#worker/models/wiring/create-wired-task-provider.ts";
import { checkSettings } from "#worker/settings.ts";
import { devVars } from "../dev/settings.ts";
import { main } from "../lib/main.ts";
import { judgeTalk } from "./judge.ts";
import type { Transcript } from "./play.ts";

const FOLDER = "talks";

/** Long, because no person waits for a judgement. In ms. */
const PATIENCE = { hedgeMs: 120_000, giveUpMs: 120_000 };

/**
 * `npm run judge`: has a model with a key mark every talk that `npm run talk` kept, by the same rubric and without knowing who
 * coached. `npm run judge -- talks/one.json` marks some.
 */
await main(async () => {
	const settings = checkSettings({ APP_URL: "http://localhost:8787", ...(await devVars()), ...process.env });
	const name = settings.ANTHROPIC_API_KEY ? "claude" : "openai";
	if (!settings.ANTHROPIC_API_KEY && !settings.OPENAI_API_KEY) {
		throw new Error("Nothing was judged: set ANTHROPIC_API_KEY or OPENAI_API_KEY.");
	}
	const files = process.argv.length > 2 ? process.argv.slice(2) : await keptTalks();
	if (files.length === 0) {
		throw new Error("There is no talk yet: npm run talk -- --provider guide plays some.");
	}
	// The large model, because judging is harder than replying.
	const large = {
		...settings,
		ANTHROPIC_TASK_MODEL: settings.ANTHROPIC_MODEL ?? CLAUDE_DEFAULT_MODEL,
		OPENAI_TASK_MODEL: settings.OPENAI_MODEL ?? OPENAI_DEFAULT_MODEL,
	};
	const judge = createHedgedData({
		providers: [createWiredTaskProvider(name, large, 1)],
		cooldowns: createProviderCooldowns(() => Number.POSITIVE_INFINITY),
		timings: PATIENCE,
		onFailure: () => undefined,
	});
	process.stdout.write(`Judged by ${name}, marks from 1 to 5:\n`);
	for (const file of files) {
		const transcript = JSON.parse(await readFile(file, "utf8")) as Transcript;
		const { listening, usefulness, memory, manner, honesty, misses, summary } = await judgeTalk(
			transcript,
			judge,
		);
		process.stdout.write(
			`\n${transcript.persona} with ${transcript.provider}: listening ${listening}, usefulness ${usefulness}, memory ${memory}, manner ${manner}, honesty ${honesty}\n  ${summary}\n`,
		);
		for (const { reply, why } of misses) {
			process.stdout.write(`  reply ${reply}: ${why}\n`);
		}
	}
});

async function keptTalks(): Promise<string[]> {
	const names = await readdir(FOLDER).catch(() => []);
	return names.filter((name) => name.endsWith(".json")).map((name) => `${FOLDER}/${name}`);
}
