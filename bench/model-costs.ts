import { readFile, writeFile } from "node:fs/promises";
import { doubtReader } from "#shared/reader/doubt.ts";
import { assess } from "#shared/safety/verdict.ts";
import { main } from "../tools/lib/main.ts";
import { markdownTable } from "../tools/lib/markdown-table.ts";
import { inTalks, readCorpus } from "../tools/measure/measure-safety.ts";
import { readReader } from "../tools/train/files.ts";
import { costOf, type Scenario } from "./lib/model-costs.ts";

const FILE = "docs/scale.md";
const TABLE = /(<!-- models -->\n)[\s\S]*?(<!-- \/models -->)/;

/** Highest share of ordinary messages that get a second look. With the reply that makes 1.2 model calls before an answer. */
const LOOKS = 1 / 5;
/** A talk of fifteen messages is named once and read for memory once. */
const TASKS_A_MESSAGE = 2 / 15;
/** A message with a full window must cost at most a third of what it did before. */
const LONG_TALK_SHARE = 3;
/** A long one is summed up every twenty messages, ten of them the person's. */
const SUMMARIES = 1 / 10;

/**
 * `npm run model-costs`, and a part of `npm run bench`: what a message asks of models and what that costs by list prices. The share
 * of second looks is measured on the sealed ordinary talks; tokens are counted from the prompts themselves.
 */
export async function printModelCosts(): Promise<void> {
	const looks = await shareOfLooks();
	const scenarios: Scenario[] = [
		{ name: "the first message", before: 1, tasks: 0, looks },
		{ name: "an ordinary one, the tenth", before: 19, tasks: TASKS_A_MESSAGE, looks },
		{ name: "with a full window", before: 63, tasks: TASKS_A_MESSAGE + SUMMARIES, looks },
		{ name: "in a coaching session", before: 19, tasks: TASKS_A_MESSAGE + 1, looks },
		{ name: "one that shows danger", before: 19, tasks: 0, looks: 0, risk: "thoughts" },
	];
	const rows = scenarios.map((scenario) => {
		const { calls, later, cached, written, rest, output, dollars, uncached, earlier } = costOf(scenario);
		const price = (value: number) => `$${value.toFixed(2)}`;
		return [
			scenario.name,
			calls.toFixed(2),
			later.toFixed(2),
			`${cached} + ${written} + ${rest}`,
			String(output),
			`${price(dollars["claude-sonnet-5-5"])} (${price(uncached["claude-sonnet-5-5"])})`,
			`${price(dollars["gpt-6.1-terra"])} (${price(uncached["gpt-6.1-terra"])})`,
			price(earlier),
		];
	});
	const table = markdownTable([
		[
			"message",
			"calls",
			"later",
			"tokens: cached + newly cached + rest",
			"back",
			"1,000 with Claude (nothing cached)",
			"1,000 with OpenAI (nothing cached)",
			"before, with Claude",
		],
		...rows,
	]);
	process.stdout.write(`Second looks: ${Math.round(1_000 * looks) / 10}% of ordinary messages\n${table}`);
	const doc = await readFile(FILE, "utf8");
	if (!TABLE.test(doc)) {
		throw new Error(`${FILE} has no place for the table: add "<!-- models -->" and "<!-- /models -->".`);
	}
	await writeFile(
		FILE,
		doc.replace(TABLE, (_, start, end) => `${start}${table}\n${end}`),
	);
	if (looks > LOOKS) {
		throw new Error(
			`A second look reads ${Math.round(looks * 100)}% of ordinary messages, more than one in five.`,
		);
	}
	const long = costOf(scenarios[2] as Scenario);
	if (long.dollars["claude-sonnet-5-5"] * LONG_TALK_SHARE > long.earlier) {
		throw new Error("A message with a full window costs more than a third of what it did.");
	}
}

/** How many ordinary messages a model reads a second time. */
async function shareOfLooks(): Promise<number> {
	const readDoubt = doubtReader(await readReader());
	const talks = inTalks(await readCorpus("sealed/ordinary"));
	const doubtful = talks.filter(
		({ text, before }) => assess(text, before, null, readDoubt).confidence !== "sure",
	);
	return doubtful.length / talks.length;
}

if (import.meta.main) {
	await main(printModelCosts);
}
