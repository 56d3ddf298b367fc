import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importersAmong } from "../lib/import-graph.ts";
import { countComments } from "./comments.ts";
import { foldersOver, isContent, isTest, wrongImports } from "./layout.ts";
import { MODULE_ORDER } from "./module-order.ts";
import { proseOf } from "./words.ts";

test("a comment counts unless it is the docstring of something exported, or tells a tool something", () => {
	const code = `// Why it is so.
/** Returns one. */
export const one = 1;
/** Not exported. */
const two = 2;
// biome-ignore lint/x: because
export type Three = {
	/** In ms. */
	three: number;
};
type Four = {
	/** In ms. */
	four: number;
};
`;
	expect(countComments("a.ts", code)).toBe(3);
});

test("a folder is over by its own files, not by those of its rooms", () => {
	const files = ["a/1.ts", "a/2.ts", "a/3.ts", "a/b/1.ts"].map((file) => ({ file, lines: 1 }));
	expect(foldersOver(files, 2)).toEqual(["a (3)"]);
	expect(foldersOver(files, 3)).toEqual([]);
});

test("prose is counted by the sentence, without code, tables and headings", () => {
	expect(
		proseOf(
			"# A heading\n\nOne two three. Four five.\n\n| a | b |\n\n```\ncode here\n```\n- six\n- seven eight",
		),
	).toEqual({
		words: 8,
		sentences: 4,
	});
});

test("the Worker's modules import each other in their order only, and all of them have a place in it", () => {
	const files = globSync("worker/**/*.{ts,tsx}").filter((file) => !isTest(file));
	expect(files.length).toBeGreaterThan(300);
	expect(
		wrongImports(
			files.map((file) => ({ file, lines: 0 })),
			MODULE_ORDER,
		),
	).toEqual([]);
	expect(readdirSync("worker/modules").sort()).toEqual([...MODULE_ORDER].sort());
});

test("a message passes at most 20 files, each called from one before it or wired in", () => {
	const WIRING = ["worker/index.ts", "worker/modules/conversations/object/conversation-deps.ts"];
	const path = [...readFileSync("docs/architecture.md", "utf8").matchAll(/^\| `(worker\/[^`]+\.ts)` /gm)].map(
		([, file = ""]) => file,
	);
	expect(path.length).toBeGreaterThan(10);
	expect(path.length).toBeLessThanOrEqual(20);
	const importers = importersAmong([...WIRING, ...path], { withTypes: false });
	const unreached = path.filter((file, at) => {
		const before = [...WIRING, ...path.slice(0, at)];
		return !before.some((each) => importers.get(file)?.has(each));
	});
	expect(unreached).toEqual([]);
});

test("an import against the order is found", () => {
	const files = ["worker/modules/users/users.routes.ts"].map((file) => ({ file, lines: 0 }));
	expect(wrongImports(files, ["users", "account"])).toContain(
		"worker/modules/users/users.routes.ts imports worker/modules/account/delete-account.ts",
	);
});

test.each([
	["worker/app.test.ts", true, false],
	["web/test/render.tsx", true, false],
	["worker/guide/content/lines/a.ts", false, true],
	["shared/safety/patterns/english/wish.ts", false, true],
	["web/features/personality/content/type-texts.ts", false, true],
	["worker/app.ts", false, false],
	["worker/danger/rules/rules.ts", false, false],
	["tools/duties/read-texts.ts", false, false],
])("%s is known by its place", (file, test_, content) => {
	expect([isTest(file), isContent(file)]).toEqual([test_, content]);
});
