import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../tools/lib/find-browser.ts";
import { main } from "../tools/lib/main.ts";
import { OwnServer } from "../tools/lib/own-server.ts";
import { arrive } from "../tools/lib/people.ts";
import { portOf } from "../tools/lib/ports.ts";
import { recordRow } from "../tools/lib/record-run.ts";
import { firstMessage } from "./first-message.ts";
import { firstWord } from "./first-word.ts";
import { BareServer } from "./lib/bare-server.ts";
import { FakeModel, THINKS_MS } from "./lib/fake-model.ts";
import { ms } from "./lib/stats.ts";
import { compareTalks, fillTalk } from "./long-talk.ts";
import { printModelCosts } from "./model-costs.ts";
import { painted } from "./painted.ts";
import { signedInGet } from "./signed-in-get.ts";
import { startup } from "./startup.ts";

const FILE = "docs/performance.md";
const SHORT = 50;
const LONG = 5_000;
/** Our limit, in ms. Cloudflare refuses a Worker that takes 1 s to start (developers.cloudflare.com/workers/platform/limits). */
const START_LIMIT_MS = 200;

/**
 * `npm run bench`: measures the built server on this machine beside floors in the same run. Writes the results into
 * docs/performance.md. Throws when a limit is missed.
 */
await main(async () => {
	process.stdout.write(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`);
	await printModelCosts();
	const state = await mkdtemp(join(tmpdir(), "attune-bench-"));
	const server = new OwnServer(portOf("bench"));
	const bare = new BareServer(portOf("bench-floor"));
	const model = new FakeModel();
	const modelUrl = await model.listen();
	const settings = { ANTHROPIC_API_KEY: "none", ANTHROPIC_BASE_URL: modelUrl, AI_PROVIDERS: "claude" };
	const missed: string[] = [];
	async function record(name: string, holds: boolean, ...results: string[]) {
		await recordRow(FILE, name, results);
		if (!holds) {
			missed.push(name);
		}
	}
	try {
		const [start, bareStart] = [
			await startup("dist/attune/wrangler.json"),
			await startup("bench/bare-worker/wrangler.toml"),
		];
		await record("the Worker's start", start <= START_LIMIT_MS, ms(start), ms(bareStart));

		await server.start(state, settings);
		const talker = await arrive(server.origin);
		await bare.start(state, modelUrl);
		const word = await firstWord(model, bare.origin, talker);
		await record("first word at the socket", word.after <= 20, ms(word.after), "0 ms, by what it is");
		await record("all of it, from sending", word.ours - word.floor <= 30, ms(word.ours), ms(word.floor));

		const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
		// Somebody else: sixty questions a minute are one person's limit.
		const reader = await arrive(server.origin);
		const paint = await painted(await browser.newContext(), model, bare.origin, reader);
		await browser.close();
		await record("first word on the page", paint.after <= 40, ms(paint.after), "0 ms, by what it is");
		await record("all of it, from Enter", paint.ours - paint.floor <= 40, ms(paint.ours), ms(paint.floor));

		const get = await signedInGet(talker, bare.origin);
		const share = get.ours / get.floor;
		const rate = (perSecond: number) => `${perSecond.toFixed(0)} a second`;
		const shown = `${rate(get.ours)}, ${(share * 100).toFixed(0)} %`;
		await record("a signed-in GET", share >= 0.6, shown, rate(get.floor));
		await bare.kill();

		await server.kill();
		const begun = await firstMessage(server, model, () => server.start(state, settings));
		await record(
			"the first message of a fresh process",
			begun.first <= 4 * begun.later,
			ms(begun.first),
			`${ms(begun.later)}, the later ones`,
		);

		await server.start(state, settings);
		const [short, long] = [await arrive(server.origin), await arrive(server.origin)];
		await server.kill();
		await fillTalk(state, short, SHORT);
		await fillTalk(state, long, LONG);
		await server.start(state, settings);
		const talks = await compareTalks(model, short, long);
		const bytes = talks.long.bytes / talks.short.bytes;
		// The model thinks as long in either: what is compared is our own.
		const took = (talks.long.took - THINKS_MS) / (talks.short.took - THINKS_MS);
		const kilobytes = (count: number) => `${(count / 1024).toFixed(1)} KB`;
		await record(
			`a turn at message ${LONG.toLocaleString("en")}`,
			bytes <= 1.1 && took <= 1.1,
			`${ms(talks.long.took)}, ${kilobytes(talks.long.bytes)} to the model`,
			`${ms(talks.short.took)}, ${kilobytes(talks.short.bytes)} at message ${SHORT}`,
		);
	} finally {
		await server.kill();
		await bare.kill();
		model.close();
		await rm(state, { recursive: true, force: true });
	}
	if (missed.length > 0) {
		throw new Error(`Over the bar: ${missed.join(", ")}.`);
	}
});
