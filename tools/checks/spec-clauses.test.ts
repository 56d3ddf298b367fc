import { describe, expect, it } from "vitest";
import { type Clause, countSections, mapProblems, readClauses, readTags } from "./spec-clauses.ts";

const HEADER = "id\tclause\twhere\tdeparture";
const clause = (id: string, changes: Partial<Clause> = {}): Clause => ({
	id,
	text: "A clause",
	where: [],
	departure: "",
	...changes,
});
const tag = (id: string) => ({ id, file: "a.test.ts", line: 3 });

describe("the list of clauses", () => {
	it("has an id, the clause, its files, and why it is kept by other means", () => {
		const tsv = `${HEADER}\n4.1\tA mood is kept\tworker/a.ts, web/b.ts\t\nA.2\tKV\t\tA copy\n`;
		expect(readClauses(tsv)).toEqual([
			clause("4.1", { text: "A mood is kept", where: ["worker/a.ts", "web/b.ts"] }),
			clause("A.2", { text: "KV", departure: "A copy" }),
		]);
	});

	it.each([
		["another header", "id\tclause\n4.1\tA clause\t\t"],
		["a column too few", `${HEADER}\n4.1\tA clause\t`],
		["a column too many", `${HEADER}\n4.1\tA clause\t\t\tmore`],
		["an id without a number", `${HEADER}\n4.moods\tA clause\t\t`],
		["the same id twice", `${HEADER}\n4.1\tA clause\t\t\n4.1\tAnother\t\t`],
	])("is refused with %s", (_, tsv) => {
		expect(() => readClauses(tsv)).toThrow(/^Line \d/);
	});

	it("is counted by section", () => {
		const clauses = [clause("4.1"), clause("4.2", { departure: "Why" }), clause("S.1")];
		expect(countSections(clauses)).toEqual([
			{ section: "4", clauses: 2, departures: 1 },
			{ section: "S", clauses: 1, departures: 0 },
		]);
	});
});

describe("the tags in tests", () => {
	it("stand right above a test or a group", () => {
		const source =
			'// spec: 4.1, 4.2\n// spec: 4.3\ntest("a", () => {});\n\t// spec: S.1\n\tit.each([])("b", () => {});';
		const { tags, problems } = readTags("a.test.ts", source);
		expect(tags.map(({ id, line }) => `${id}:${line}`)).toEqual(["4.1:1", "4.2:1", "4.3:2", "S.1:4"]);
		expect(problems).toEqual([]);
	});

	it("that stand above anything else are told", () => {
		expect(readTags("a.test.ts", "// spec: 4.1\nconst a = 1;").problems).toEqual([
			"a.test.ts:1  Write the tag right above a test or a group of tests.",
		]);
	});

	it("of a test that is skipped are told", () => {
		expect(readTags("a.test.ts", '// spec: 4.1\nit.skip("a", () => {});').problems).toHaveLength(1);
	});

	it("and the clauses must meet", () => {
		const all = () => true;
		expect(mapProblems([clause("4.1"), clause("4.2")], [tag("4.1"), tag("4.2")], all)).toEqual([]);
		expect(mapProblems([clause("4.1")], [], all)).toHaveLength(1);
		expect(mapProblems([], [tag("4.1")], all)).toHaveLength(1);
		expect(mapProblems([clause("4.1", { departure: "Why" })], [], all)).toEqual([]);
		expect(mapProblems([clause("4.1", { where: ["gone.ts"] })], [tag("4.1")], () => false)).toHaveLength(1);
	});
});
