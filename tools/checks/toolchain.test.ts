import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import config from "../../vitest.config.ts";

const FOLDERS = ["bench", "e2e", "shared", "tools", "web", "worker"];
const ALL = `{${FOLDERS.join(",")}}/**`;

/** Served as it is, on purpose: the floor of the bench has no build. */
const PLAIN = ["bench/bare-worker/index.js"];

function read(file: string) {
	return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
}

// spec: A.1, A.24
test("all of it is written in TypeScript, and checked strictly", () => {
	expect(globSync(FOLDERS).toSorted(), "a folder has another name now").toEqual(FOLDERS);
	expect(globSync(`${ALL}/*.{js,jsx,mjs,cjs}`)).toEqual(PLAIN);
	expect(globSync(`${ALL}/*.{ts,tsx}`).length).toBeGreaterThan(1000);
	expect(read("tsconfig.base.json")).toMatchObject({
		compilerOptions: { strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
	});
	for (const [file, base] of [
		["tsconfig.json", "./tsconfig.base.json"],
		["worker/tsconfig.json", "../tsconfig.base.json"],
		["web/tsconfig.json", "../tsconfig.base.json"],
	] as const) {
		expect(read(file).extends, file).toBe(base);
	}
});

test("each test file is run by exactly one project", () => {
	const { projects = [] } = config.test as {
		projects: { test: { include: string[]; exclude?: string[] } }[];
	};
	const runs = projects.flatMap(({ test: { include, exclude = [] } }) => globSync(include, { exclude }));
	expect(runs.toSorted()).toEqual(globSync(`${ALL}/*.test.{ts,tsx}`).toSorted());
});

test("each override of the linter's rules still has files", () => {
	const { overrides } = read("biome.json") as { overrides: { includes: string[] }[] };
	const kept = overrides.flatMap(({ includes }) => includes).filter((pattern) => !pattern.startsWith("!"));
	expect(kept.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});

// spec: A.7, A.17
test("the Worker has the platform's own types, and its own runtime to be tested in", () => {
	const { devDependencies } = read("package.json");
	expect(devDependencies).toMatchObject({
		"@cloudflare/workers-types": expect.any(String),
		miniflare: expect.any(String),
		wrangler: expect.any(String),
	});
	const { compilerOptions } = read("worker/tsconfig.json") as { compilerOptions: { types: string[] } };
	expect(compilerOptions.types).toContain("@cloudflare/workers-types");
});

// spec: A.6, A.18, A.22, A.23, A.25
test("the Worker, its settings and its tests stand where the specification says", () => {
	const { dependencies, scripts } = read("package.json") as Record<string, Record<string, string>>;
	expect(dependencies).toHaveProperty("hono");
	expect(readFileSync("worker/app.ts", "utf8")).toContain("new Hono");
	expect(readFileSync("wrangler.toml", "utf8")).toContain('main = "worker/');
	expect(Object.values(scripts ?? {}).some((script) => script.startsWith("vitest run"))).toBe(true);
	expect(globSync("vitest.config.ts")).toHaveLength(1);
});
