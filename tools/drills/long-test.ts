import { readFile, rm } from "node:fs/promises";
import { main } from "../lib/main.ts";
import { recordRun } from "../lib/record-run.ts";
import { run } from "../lib/run.ts";

const LONG_TESTS: Record<string, { files: string[]; env: Record<string, string> }> = {
	chaos: { files: ["worker/modules/conversations/object/chaos.test.ts"], env: { CHAOS_TURNS: "500" } },
	sequences: {
		files: ["worker/modules/conversations/object/conversation-sequences.test.ts"],
		env: { SEQUENCE_RUNS: "10000" },
	},
	fuzz: { files: ["worker/fuzz.test.ts", "worker/fuzz-queries.test.ts"], env: { FUZZ_RUNS: "200" } },
};

const REPORT = "test-results/long-test.json";

/** `npm run chaos`, `npm run sequences`, `npm run fuzz`: the long version of a test, whose result goes into the docs. */
await main(async () => {
	const name = process.argv[2] ?? "";
	const test = LONG_TESTS[name];
	if (!test) {
		throw new Error(`Name a long test: ${Object.keys(LONG_TESTS).join(" or ")}.`);
	}
	const started = Date.now();
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
	await run("vitest", ["run", "--project", "worker", ...test.files, ...reporters], { env: test.env });
	const { numPassedTests, numTotalTests } = JSON.parse(await readFile(REPORT, "utf8")) as Record<
		"numPassedTests" | "numTotalTests",
		number
	>;
	await rm(REPORT);
	const seconds = Math.round((Date.now() - started) / 1000);
	await recordRun(name, `${numPassedTests} of ${numTotalTests} tests passed, in ${seconds} s`);
});
