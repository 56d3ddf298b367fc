import { existsSync, readFileSync } from "node:fs";
import { parseArgs, parseEnv } from "node:util";
import { createProviderCooldowns } from "#worker/models/failover/provider-cooldowns.ts";
import { createHedgedData } from "#worker/models/hedged/hedged-data.ts";
import { safetyProviders } from "#worker/models/safety/safety-providers.ts";
import { createWiredTaskProvider } from "#worker/models/wiring/create-wired-task-provider.ts";
import { checkSettings } from "#worker/settings.ts";
import { main } from "../lib/main.ts";
import { lineOf, measureKind, sampleCorpus } from "./recall.ts";

const NOT_MEASURED = `Nothing was measured: no model is configured that reads for danger a second time. Set ANTHROPIC_API_KEY or
OPENAI_API_KEY, in the environment or in .dev.vars, and SAFETY_PROVIDERS to anything but none. For a local server, set its
address as ANTHROPIC_BASE_URL or OPENAI_BASE_URL, its model as ANTHROPIC_TASK_MODEL or OPENAI_TASK_MODEL, and any word as the key.`;

/** Timeout of a measured answer, in ms. Longer than in the product, because nothing waits for it. */
const PATIENCE = { hedgeMs: 60_000, giveUpMs: 30_000 };

/**
 * `npm run safety-second-look -- --sample 200 --at-once 4`: measures how much of the open corpus the second look hears, and how
 * often it's wrong, with the first provider that is configured.
 */
await main(async () => {
	const { values } = parseArgs({
		options: { sample: { type: "string", default: "100" }, "at-once": { type: "string", default: "4" } },
	});
	const [sample, atOnce] = [count("sample", values.sample), count("at-once", values["at-once"])];
	const file = existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
	const settings = checkSettings({ APP_URL: "http://localhost:8787", ...file, ...process.env });
	const [first] = safetyProviders(settings, false);
	if (!first || first === "workers-ai") {
		throw new Error(NOT_MEASURED);
	}
	const model = createHedgedData({
		providers: [createWiredTaskProvider(first, settings, 1)],
		cooldowns: createProviderCooldowns(() => Number.POSITIVE_INFINITY),
		timings: PATIENCE,
		onFailure: () => undefined,
	});
	process.stdout.write(`The second look by ${first}, at most ${sample} lines of each kind:\n`);
	for (const kind of await sampleCorpus(sample)) {
		const heard = await measureKind(kind, model, atOnce);
		if (heard.unanswered === heard.asked) {
			throw new Error(`${first} answered no question. Check its key, its address and its model.`);
		}
		process.stdout.write(`${lineOf(heard)}\n`);
	}
});

function count(flag: string, value: string): number {
	const number = Number(value);
	if (!Number.isInteger(number) || number < 1) {
		throw new Error(`--${flag} must be a whole number from 1.`);
	}
	return number;
}
