import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildIfChanged } from "./fresh-build.ts";

let root = "";
let builds = 0;

async function put(path: string, text: string) {
	await mkdir(dirname(join(root, path)), { recursive: true });
	await writeFile(join(root, path), text);
}

/** Starts once, with a build that empties `dist` and fills it, as vite does. */
function start(build?: () => Promise<void>) {
	return buildIfChanged(root, join(root, "state"), async () => {
		builds += 1;
		await rm(join(root, "dist/client"), { recursive: true, force: true });
		await put("dist/client/index.html", "the page");
		await put("dist/attune/index.js", "the Worker");
		await build?.();
	});
}

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), "attune-build-"));
	builds = 0;
	await put("web/main.tsx", "one");
	await put("worker/index.ts", "one");
	await put("wrangler.toml", "one");
	await put("package-lock.json", "one");
	await put("node_modules/.package-lock.json", "one");
});

afterEach(async () => {
	vi.unstubAllEnvs();
	await rm(root, { recursive: true });
});

test("builds once and serves that build while nothing changes", async () => {
	expect(await start()).toBe(true);
	expect(await start()).toBe(false);
	expect(builds).toBe(1);
});

test("leaves out what the build writes beside the sources", async () => {
	await start(() => put("web/.wrangler/deploy/config.json", "new"));
	expect(await start()).toBe(false);
});

test("leaves out what a run writes", async () => {
	await start();
	await put("state/v3/d1/data.sqlite", "new");
	await put("dist/attune/.wrangler/tmp/bundle.js", "new");
	await put("test-results/shot.png", "new");
	await put("tsconfig.tsbuildinfo", "new");
	expect(await start()).toBe(false);
});

test("starts where a link leads back to the folder that it lies in, and where one leads nowhere", async () => {
	await symlink(root, join(root, "web/back"));
	await symlink(join(root, "nowhere"), join(root, "web/nowhere"));
	expect(await start()).toBe(true);
	expect(await start()).toBe(false);
});

describe("builds again", () => {
	beforeEach(async () => {
		await start();
	});

	test.each([
		["a source file changes", "web/main.tsx"],
		["a file of the Worker changes", "worker/index.ts"],
		["wrangler.toml changes", "wrangler.toml"],
		["the lockfile changes", "package-lock.json"],
		["another version is installed", "node_modules/.package-lock.json"],
		["a source file is added", "web/new.tsx"],
		["a source file is added in a folder that is named as one of the tools'", "web/features/letters/new.tsx"],
		["settings are written", ".dev.vars"],
		["another command changed the output", "dist/client/index.html"],
		["another command added to the output", "dist/client/assets/old.js"],
	])("when %s", async (_, path) => {
		await put(path, "two");
		expect(await start()).toBe(true);
		expect(await start()).toBe(false);
	});

	test.each([
		["a source file is removed", "web/main.tsx"],
		["a part of the output is missing", "dist/attune/index.js"],
		["the output is gone", "dist"],
	])("when %s", async (_, path) => {
		await rm(join(root, path), { recursive: true });
		expect(await start()).toBe(true);
	});

	test.each(["folder", "file"])("when what a link to a %s leads to changes", async (kind) => {
		await put("test-results/linked/one.ts", "one");
		await symlink(
			join(root, "test-results/linked", kind === "file" ? "one.ts" : ""),
			join(root, "web/linked"),
		);
		await start();
		await put("test-results/linked/one.ts", "two");
		expect(await start()).toBe(true);
		expect(await start()).toBe(false);
	});

	test("when a file takes another's name", async () => {
		await put("web/other.tsx", "one");
		await rm(join(root, "web/main.tsx"));
		expect(await start()).toBe(true);
	});

	test("when a variable that the build reads is another", async () => {
		vi.stubEnv("OPERATOR_NAME", "Somebody");
		expect(await start()).toBe(true);
		vi.stubEnv("PORT", "9999");
		expect(await start()).toBe(false);
	});

	test("when a file changed while the last build ran", async () => {
		await put("web/main.tsx", "two");
		await start(() => put("web/main.tsx", "three"));
		expect(await start()).toBe(true);
	});

	test("when the last build failed, also after the change is taken back", async () => {
		await put("web/main.tsx", "two");
		const failed = start(() => Promise.reject(new Error("syntax")));
		await expect(failed).rejects.toThrow("syntax");
		await put("web/main.tsx", "one");
		expect(await start()).toBe(true);
	});
});
