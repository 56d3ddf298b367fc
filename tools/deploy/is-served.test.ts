import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { healthOf } from "./fake/account.ts";
import { missingAt } from "./is-served.ts";

const SCRIPT = "/assets/index-abcd1234.js";
const DEPLOYED = { script: SCRIPT, id: "this one" };

let server: Server | null = null;

afterEach(() => {
	server?.close();
	server = null;
});

/** A site that answers these paths with these words, and 404 everywhere else. */
async function site(pages: Record<string, string>): Promise<string> {
	const made = createServer(({ url = "" }, answer) => {
		const missing = url === "/api/health" ? 503 : 404;
		answer.writeHead(url in pages ? 200 : missing);
		answer.end(pages[url] ?? '{"ok":false,"parts":{"d1":false}}');
	});
	server = made;
	await new Promise<void>((listening) => made.listen(0, "127.0.0.1", listening));
	return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}

const PAGE = `<script type="module" src="${SCRIPT}"></script>`;

test("a deploy is there when its own page, its script and every part answer", async () => {
	const health = JSON.stringify(healthOf("this one"));
	const url = await site({ "/signin": PAGE, [SCRIPT]: "", "/api/health": health });
	expect(await missingAt(url, DEPLOYED)).toBeNull();
});

test.each([
	[
		"the version before",
		{ "/signin": "<script src='/assets/index-old00000.js'>" },
		"is another version's, or another site's",
	],
	["no page", {}, /\/signin answers 404$/],
	["no files", { "/signin": PAGE, "/api/health": "{}" }, "is missing"],
	[
		"this build's pages, and the Worker before",
		{ "/signin": PAGE, [SCRIPT]: "", "/api/health": JSON.stringify(healthOf("the one before")) },
		"is answered by another deploy",
	],
	["no health of Attune's", { "/signin": PAGE, [SCRIPT]: "", "/api/health": "hello" }, "another deploy"],
	["a part that is down", { "/signin": PAGE, [SCRIPT]: "" }, '"d1":false'],
])("with %s it is not, and that is said", async (_, pages, said) => {
	expect(await missingAt(await site(pages as Record<string, string>), DEPLOYED)).toMatch(said);
});

test("says why when nobody answers", async () => {
	const url = await site({});
	await new Promise((closed) => server?.close(closed));
	expect(await missingAt(url, DEPLOYED)).toBe(`${url}/signin can't be reached: ECONNREFUSED`);
});
