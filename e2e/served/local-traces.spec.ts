import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { OwnServer } from "../../tools/lib/own-server.ts";
import { arrive } from "../../tools/lib/people.ts";
import { portOf } from "../../tools/lib/ports.ts";

const server = new OwnServer(portOf("local-traces"));

/** The local runtime writes its traces after a moment, in ms. */
const WRITTEN_WITHIN_MS = 3_000;

test.setTimeout(120_000);
test.afterEach(() => server.kill());

// spec: P.12
test("the local server keeps no address of a request: no search, no key of a link", async () => {
	const state = await mkdtemp(join(tmpdir(), "attune-traces-"));
	await server.start(state);
	const { cookie, userId } = await arrive(server.origin);
	const search = `/api/chat/conversations/${userId}?q=wisteria-in-march`;
	const found = await fetch(server.origin + search, { headers: { cookie } });
	expect(found.status).toBe(200);
	for (const method of ["GET", "POST"]) {
		await fetch(`${server.origin}/u/marked-key-of-a-link`, { method });
	}
	await new Promise((resolve) => setTimeout(resolve, WRITTEN_WITHIN_MS));
	await server.kill();
	expect(await filesWith(state, userId), "the files were looked through").not.toEqual([]);
	expect(await filesWith(state, "wisteria-in-march")).toEqual([]);
	expect(await filesWith(state, "marked-key-of-a-link")).toEqual([]);
	await rm(state, { recursive: true, force: true });
});

/** The files under a folder that hold these words. */
async function filesWith(folder: string, words: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const read = await Promise.all(files.map(async (file) => ({ file, bytes: await readFile(file) })));
	return read.filter(({ bytes }) => bytes.includes(words)).map(({ file }) => file);
}
