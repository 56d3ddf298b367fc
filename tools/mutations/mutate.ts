import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { allImportersOf, readImporters } from "../lib/import-graph.ts";
import { main } from "../lib/main.ts";
import { recordRun } from "../lib/record-run.ts";
import { findMutations, type Mutation, sampleMutations } from "./mutations.ts";
import { TestProcess } from "./test-process.ts";
import { type TestFile, visibleTests } from "./visible-tests.ts";

/** Where a bug loses messages, or shows them to another person. */
const TARGETS = ["worker/modules/auth", "worker/modules/conversations", "shared/schemas"];

const MEASURED_WITHIN_MS = 15 * 60_000;

/** Startup timeout in ms, for a slow, busy machine. */
const STARTED_WITHIN_MS = 60_000;

/** Runs the first of the tests that can detect a mutation, up to this time: on an idle machine nearly all. */
const TESTS_AT_MOST_MS = 60_000;

/** Bounds a process's memory. */
const TRIED_BY_ONE_PROCESS = 40;

type Outcome = "killed" | "survived" | "timed out" | "no test" | "not tried";

type Tried = { mutation: Mutation; outcome: Outcome; tests: number; by: string };

const { values } = parseArgs({
	options: {
		seed: { type: "string", default: "1" },
		count: { type: "string", default: "150" },
		only: { type: "string" },
	},
});

/**
 * `npm run mutate`: changes one small thing of the code at a time, in memory, and sees whether a test notices.
 * `--seed` and `--count` choose the sample, `--only worker/modules/auth/session/sessions.ts` a folder or a file.
 */
await main(async () => {
	const only = values.only;
	const files = globSync(TARGETS.map((folder) => `${folder}/**/*.ts`)).filter(
		(file) => !file.endsWith(".test.ts") && (!only || file === only || file.startsWith(`${only}/`)),
	);
	const all = files.flatMap((file) => findMutations(file, readFileSync(file, "utf8")));
	const sample = sampleMutations(all, Number(values.count), Number(values.seed));
	print(
		`${sample.length} of ${all.length} mutations of ${files.length} files. First every test runs as it is.`,
	);

	const importers = readImporters(["worker/**/*.{ts,tsx}", "shared/**/*.ts"]);
	const tester = new TestProcess();
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => process.exit(1));
	}
	process.once("exit", () => tester.end());
	const told = [...files, ...allImportersOf(files, importers)];
	const measured = await tester.ask({ kind: "measure", told }, MEASURED_WITHIN_MS);
	if (!(measured && "tests" in measured)) {
		throw new Error(`The tests didn't run: ${measured && "error" in measured ? measured.error : "too slow"}`);
	}
	const tried: Tried[] = [];
	for (const [index, mutation] of sample.entries()) {
		if (index % TRIED_BY_ONE_PROCESS === 0) {
			tester.end();
		}
		const seeing = visibleTests(mutation, measured.tests, importers);
		const result = await tryOne(tester, mutation, seeing);
		tried.push(result);
		print(`${index + 1}/${sample.length} ${result.outcome}: ${described(mutation)}  ${result.by}`);
	}
	tester.end();
	await report(tried);
});

async function tryOne(tester: TestProcess, mutation: Mutation, seeing: TestFile[]): Promise<Tried> {
	const tests = likeliest(seeing);
	const tried = { mutation, tests: tests.length, by: "" };
	if (tests.length === 0) {
		return { ...tried, outcome: "no test" };
	}
	const expected = tests.reduce((sum, { ms }) => sum + ms, 0);
	const ask = () => tester.ask({ kind: "try", mutation, tests }, STARTED_WITHIN_MS + 4 * expected);
	const first = await ask();
	// On a busy machine the runtime sometimes fails to start; a mutation that breaks it fails twice.
	const answer = first && "error" in first ? await ask() : first;
	if (answer === undefined) {
		return { ...tried, outcome: "timed out" };
	}
	if ("error" in answer) {
		return { ...tried, outcome: "not tried", by: answer.error };
	}
	return "killedBy" in answer && answer.killedBy !== undefined
		? { ...tried, outcome: "killed", by: answer.killedBy }
		: { ...tried, outcome: "survived", by: `${tests.length} of ${seeing.length} test files` };
}

function likeliest(tests: TestFile[]): TestFile[] {
	let sum = 0;
	return tests.filter(({ ms }, index) => {
		sum += ms;
		return index === 0 || sum <= TESTS_AT_MOST_MS;
	});
}

async function report(tried: Tried[]): Promise<void> {
	const count = (outcome: Outcome) => tried.filter((one) => one.outcome === outcome).length;
	const survived = count("survived") + count("no test");
	const rest = count("not tried") > 0 ? `, ${count("not tried")} not tried` : "";
	const counts = `${count("killed")} killed, ${survived} survived, ${count("timed out")} timed out${rest}`;
	print(`\nSeed ${values.seed}: ${counts} of ${tried.length}. Those that no test noticed:`);
	for (const { mutation, outcome, by } of tried) {
		if (outcome === "survived" || outcome === "no test") {
			print(`- ${described(mutation)}  (${outcome === "survived" ? by : outcome})`);
		}
	}
	if (!values.only) {
		await recordRun("mutate", `seed ${values.seed}: ${counts}`);
	}
}

function described({ file, line, operator, start, end, replacement }: Mutation): string {
	const before = readFileSync(file, "utf8").slice(start, end);
	const short = (text: string) => JSON.stringify(text.length > 70 ? `${text.slice(0, 70)}…` : text);
	return `${file}:${line} ${operator}: ${short(before)} -> ${short(replacement)}`;
}

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}
