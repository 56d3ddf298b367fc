import { existsSync, globSync, readFileSync } from "node:fs";
import { main } from "../lib/main.ts";
import { type Clause, countSections, mapProblems, readClauses, readTags, type Tag } from "./spec-clauses.ts";

const CLAUSES = "docs/spec-clauses.tsv";
const TESTS = ["worker", "web", "shared", "tools", "bench", "e2e"].map(
	(folder) => `${folder}/**/*.{test,spec}.{ts,tsx}`,
);

/**
 * Checks that each clause of the specification has a test that says it holds it, and that each test that says so names a
 * clause. With ids or sections behind it ("4.17", "S"), prints those clauses and the tests that hold them.
 */
await main(async () => {
	const clauses = readClauses(readFileSync(CLAUSES, "utf8"));
	const read = globSync(TESTS).map((file) => readTags(file, readFileSync(file, "utf8")));
	const tags = read.flatMap((each) => each.tags);
	const problems = [...read.flatMap((each) => each.problems), ...mapProblems(clauses, tags, existsSync)];
	if (problems.length > 0) {
		throw new Error([...problems, "", `${problems.length} to fix in ${CLAUSES} or in the tests.`].join("\n"));
	}
	const wanted = process.argv.slice(2);
	if (wanted.length > 0) {
		const unknown = wanted.filter(
			(each) => !clauses.some(({ id }) => id === each || id.startsWith(`${each}.`)),
		);
		if (unknown.length > 0) {
			throw new Error(
				`There is no clause or section ${unknown.join(", ")}. Write ids such as 4.17, or sections such as S.`,
			);
		}
		print(
			clauses.filter(({ id }) => wanted.includes(id) || wanted.includes(id.split(".")[0] ?? "")),
			tags,
		);
		return;
	}
	for (const { section, clauses: all, departures } of countSections(clauses)) {
		process.stdout.write(`  ${section}: ${all} clauses, ${departures} of them departures\n`);
	}
	process.stdout.write(`${clauses.length} clauses, held by ${tags.length} tags.\n`);
});

function print(clauses: Clause[], tags: Tag[]): void {
	for (const { id, text, where, departure } of clauses) {
		const held = tags.filter((tag) => tag.id === id).map(({ file, line }) => `  held by ${file}:${line}`);
		const lines = [`${id}  ${text}`, ...where.map((path) => `  in ${path}`), ...held];
		process.stdout.write(`${[...lines, ...(departure ? [`  departure: ${departure}`] : [])].join("\n")}\n`);
	}
}
