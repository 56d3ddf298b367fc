import { describe, expect, it } from "vitest";
import { applyMutation, findMutations, sampleMutations, tellCalls } from "./mutations.ts";
import { callId, type TestFile, visibleTests } from "./visible-tests.ts";

function mutantsOf(source: string): string[] {
	return findMutations("a.ts", source).map((mutation) => applyMutation(source, mutation));
}

describe("mutations", () => {
	it.each([
		["if (a) b = c;", ["if (!(a)) b = c;"]],
		["x = a ? b : c;", ["x = !(a) ? b : c;"]],
		["x = a < b;", ["x = a <= b;"]],
		["x = a !== b;", ["x = a === b;"]],
		["x = a && b;", ["x = a || b;"]],
		["x = a ?? b;", ["x = (a) && (b);"]],
		["x = true;", ["x = false;"]],
		["x = 8;", ["x = 9;"]],
		["save(a);", ["void 0;"]],
		["await save(a);", ["void 0;", "save(a);"]],
		["x = await a;", ["x = a;"]],
		["function f() { g = h; }", ["function f() { return null; g = h; }"]],
		["const f = () => a;", ["const f = () => null;"]],
		['x = "words";', ['x = "";']],
		["x = sql`SELECT 1`;", ["x = sql``;"]],
		["x = [a];", ["x = [];"]],
		["x = { a: b };", ["x = {  };"]],
	])("of %s are %o", (source, mutants) => {
		expect(mutantsOf(source)).toEqual(mutants);
	});

	it.each([
		'import { a } from "a";',
		'export * from "a";',
		'const a = () => import("a");',
		'type A = { b: "c"; d: 1 };',
		"function f() {}",
		"class A extends B { constructor() { super(); } }",
		"x = a + b;",
		'x = "";',
	])("leave %s as it is, or make no mutant that cannot be loaded", (source) => {
		expect(mutantsOf(source).filter((mutant) => !mutant.includes("=> null"))).toEqual([]);
	});

	it("say where they are", () => {
		const source = "const a = 1;\nfunction f() {\n\treturn 2;\n}";
		expect(findMutations("a.ts", source).map(({ line, inFunction }) => [line, inFunction])).toEqual([
			[1, null],
			[2, 13],
			[3, 13],
		]);
	});

	it("are chosen the same for the same seed, each operator in its turn", () => {
		const all = findMutations("a.ts", 'x = ["a", "b", "c", "d", "e", "f"]; y = true; z = 1;');
		const chosen = sampleMutations(all, 4, 7);
		expect(new Set(chosen.map(({ operator }) => operator)).size).toBe(4);
		expect(sampleMutations(all, 4, 7)).toEqual(chosen);
		expect(sampleMutations(all, all.length, 7)).toHaveLength(all.length);
		const first = (seed: number) =>
			sampleMutations(all, 4, seed)
				.map(({ start }) => start)
				.join();
		expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(first)).size).toBeGreaterThan(1);
	});
});

describe("a file that tells its calls", () => {
	it("says them at the beginning of each function", () => {
		const source =
			"const add = (a, b) => ({ sum: a + b });\nfunction twice(a) { return add(a, a).sum; }\ntwice(4);";
		const told = tellCalls("a.ts", source, (start) => `tell(${start})`);
		expect(told).toContain("(tell(12), ({ sum: a + b }))");
		expect(told).toContain("function twice(a) {tell(40); return add(a, a).sum; }");
	});
});

describe("the tests that can notice a mutation", () => {
	const test = (file: string, ms: number, ...calls: string[]): TestFile => ({
		file,
		project: "worker",
		ms,
		calls,
	});
	const inFunction = (file: string, start: number | null) => ({
		...(findMutations("a.ts", "x = true;")[0] as ReturnType<typeof findMutations>[number]),
		file,
		inFunction: start,
	});
	const importers = new Map([
		["shared/schemas/auth.ts", new Set(["worker/modules/auth/auth.routes.ts", "shared/schemas/account.ts"])],
		["shared/schemas/account.ts", new Set(["worker/modules/account/account.routes.ts"])],
	]);
	const sessions = callId("worker/modules/auth/session/sessions.ts", 10);
	const tests = [
		test("worker/slow.test.ts", 200, sessions),
		test("worker/quick.test.ts", 20, sessions, callId("worker/modules/account/account.routes.ts", 4)),
		test("worker/modules/auth/auth.test.ts", 300, sessions, callId("worker/modules/auth/auth.routes.ts", 4)),
		test("worker/other.test.ts", 1, callId("worker/modules/auth/session/sessions.ts", 100)),
	];
	const filesOf = (file: string, start: number | null) =>
		visibleTests(inFunction(file, start), tests, importers).map((seeing) => seeing.file);

	it("are those that call its function, the quickest first, and its own domain's before slower ones", () => {
		expect(filesOf("worker/modules/auth/session/sessions.ts", 10)).toEqual([
			"worker/quick.test.ts",
			"worker/modules/auth/auth.test.ts",
			"worker/slow.test.ts",
		]);
	});

	it("are those that use the modules which import it when it is in no function", () => {
		expect(filesOf("shared/schemas/auth.ts", null)).toEqual([
			"worker/quick.test.ts",
			"worker/modules/auth/auth.test.ts",
		]);
	});
});
