import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { hasRoomInMemory } from "./scratch.ts";

const MODULE = fileURLToPath(new URL("./scratch.ts", import.meta.url));

/** Runs it in a process of its own, and returns where that would write. */
function folderOf(env: NodeJS.ProcessEnv): string {
	const code = `import(${JSON.stringify(MODULE)}).then(({ scratchInMemory }) => { scratchInMemory(); console.log(process.env.TMPDIR ?? "none"); })`;
	return execFileSync(process.execPath, ["-e", code], { env, encoding: "utf8" }).trim();
}

const { ATTUNE_SCRATCH: _, TMPDIR: __, ...OUTSIDE } = process.env;

test.runIf(hasRoomInMemory())("a run's folder is in memory, and goes with the run", () => {
	const folder = folderOf(OUTSIDE);
	expect(folder).toMatch(/^\/dev\/shm\/attune-\d+-/);
	expect(existsSync(folder)).toBe(false);
});

test("a child writes where its parent does", () => {
	expect(folderOf({ ...OUTSIDE, ATTUNE_SCRATCH: "/of/the/parent", TMPDIR: "/of/the/parent" })).toBe(
		"/of/the/parent",
	);
});

test.runIf(hasRoomInMemory())("what a killed run left goes with the next one", () => {
	// No process has a number this high.
	const left = "/dev/shm/attune-99999999-left";
	mkdirSync(left, { recursive: true });
	folderOf(OUTSIDE);
	expect(existsSync(left)).toBe(false);
});
