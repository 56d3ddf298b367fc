import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { main } from "../lib/main.ts";
import { grownTooMuch, readSizes, recordSize } from "./worker-size.ts";

const ASSETS = "dist/client/assets";
const KB = 1024;

/** Includes the providers' SDKs, which are separate files, loaded only where one is configured. */
const WORKER = "dist/attune";

const APP = "index";

/** What must load before people can read and type in the chat, and what Markdown adds. */
const CHAT_PAGES = [APP, "dashboard-page"];
const MARKDOWN = "markdown-text";

const LANDING = "landing";

const VIDEOS = /\.(?:webm|mp4)$/;
const VIDEO_BUDGET = 500_000;

/** A phone sends one request for each (tools/build/chunks.ts). */
const CHAT_FILES = 10;

/**
 * In bytes, gzipped: what people on a slow connection wait for. No one waits for the Worker; its size must only not
 * grow unnoticed.
 */
const BUDGETS = { landing: 40 * KB, chat: 150 * KB, chatWithMarkdown: 200 * KB };

/**
 * In KB, gzipped: each other page of the app with the app itself, as opened by its address, and the pages without React alone. What
 * was measured on 2026-11-26, and 10 %. Most are large by the files that they share with the chat and with sign-in.
 */
const PAGE_BUDGETS: Readonly<Record<string, number>> = {
	"assessment-page": 211,
	"coach-page": 173,
	"confirm-page": 146,
	"consent-page": 147,
	"deleted-page": 142,
	"exercise-page": 207,
	"exercises-page": 195,
	"forgot-page": 146,
	"home-page": 146,
	"kept-page": 199,
	"memory-page": 198,
	"not-found-page": 145,
	"notifications-page": 169,
	"onboarding-page": 147,
	"paused-page": 162,
	"personality-page": 186,
	"profile-page": 197,
	"progress-page": 208,
	"reset-page": 146,
	"scenes-page": 188,
	"settings-page": 223,
	"sign-in-page": 146,
	"sign-up-page": 145,
	"temporary-page": 164,
	help: 6,
	outcomes: 16,
	plain: 4.4,
	safety: 5.3,
};

const PAGE_FILE = /^(.+-page)-[\w-]{8}\.js$/;

/** Named like pages, but they aren't: the chat has its own budget above, and the other is a frame. */
const NO_OTHER_PAGE: ReadonlySet<string> = new Set(["dashboard-page", "band-page"]);

/**
 * Checks the sizes of the build against what each page may cost, and the Worker's against its last note. Throws with every one that
 * is passed. `--note "why"` notes the Worker's size as it is now.
 */
await main(async () => {
	const [flag, note] = process.argv.slice(2);
	if (flag !== undefined && (flag !== "--note" || !note)) {
		throw new Error('Say what the Worker grew for: check-budgets.ts --note "why"');
	}
	const names = (await readdir(ASSETS)).filter((name) => name.endsWith(".js"));
	const chunk = (page: string) => findChunk(names, page);
	const chat = await sizeOf(CHAT_PAGES.map(chunk));
	const chatWithMarkdown = await sizeOf([...CHAT_PAGES, MARKDOWN].map(chunk));
	const landing = await sizeOf([chunk(LANDING)]);
	const worker = await sizeOfAll(WORKER);
	if (note) {
		await recordSize(worker, note);
	}
	process.stdout.write(`  Worker: ${(worker / KB).toFixed(1)} KB, gzipped\n`);
	const failures = [
		...over("script of the landing page", landing, BUDGETS.landing),
		...over("script of the signed-in chat", chat, BUDGETS.chat),
		...over("script of the signed-in chat with Markdown", chatWithMarkdown, BUDGETS.chatWithMarkdown),
		...(await largePages(names)),
		...grownTooMuch(worker, await readSizes()),
		...(await fullZodIn(names)),
		...(await reactOn(chunk(LANDING))),
		...(await manyFiles(CHAT_PAGES.map(chunk))),
		...(await circlesIn(names)),
		...(await largeVideos()),
	];
	if (failures.length > 0) {
		throw new Error(failures.join("\n"));
	}
});

function over(name: string, size: number, budget: number): string[] {
	const line = `${name}: ${(size / KB).toFixed(1)} KB of ${budget / KB} KB, gzipped`;
	process.stdout.write(`  ${line}, ${Math.floor(budget - size)} bytes left\n`);
	return size > budget ? [`Over budget. ${line}`] : [];
}

async function largePages(names: string[]): Promise<string[]> {
	const failures: string[] = [];
	for (const [page, budget] of Object.entries(PAGE_BUDGETS)) {
		const entries = page.endsWith("-page") ? [APP, page] : [page];
		const size = await sizeOf(entries.map((entry) => findChunk(names, entry)));
		failures.push(...over(`script of ${page}`, size, budget * KB));
	}
	const pages = names.flatMap((name) => PAGE_FILE.exec(name)?.[1] ?? []);
	const unknown = pages.filter((page) => !(page in PAGE_BUDGETS || NO_OTHER_PAGE.has(page)));
	return [...failures, ...unknown.map((page) => `No budget for ${page}: give it one in PAGE_BUDGETS.`)];
}

function findChunk(names: string[], page: string): string {
	const found = names.filter((name) => new RegExp(`^${page}-[\\w-]{8}\\.js$`).test(name));
	if (found.length !== 1 || found[0] === undefined) {
		throw new Error(
			`Expected one chunk of "${page}" in ${ASSETS}, found ${found.length}. Was the page renamed?`,
		);
	}
	return found[0];
}

async function sizeOfAll(folder: string): Promise<number> {
	// The code, and the weights of the learned reader.
	const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|bin)$/.test(name));
	if (names.length === 0) {
		throw new Error(`No script in ${folder}. Run "vite build" first, and look whether it went through.`);
	}
	const files = await Promise.all(names.sort().map((name) => readFile(join(folder, name))));
	// Compressed together, as wrangler counts the upload.
	return gzipSync(Buffer.concat(files)).length;
}

async function sizeOf(entries: string[]): Promise<number> {
	return (await codeOf(entries)).reduce((size, code) => size + gzipSync(code).length, 0);
}

async function manyFiles(entries: string[]): Promise<string[]> {
	const count = (await codeOf(entries)).length;
	return count > CHAT_FILES ? [`The signed-in chat loads ${count} scripts, of at most ${CHAT_FILES}.`] : [];
}

/** Files that import each other in a cycle: one would run before its dependencies. */
async function circlesIn(names: string[]): Promise<string[]> {
	const imports = new Map<string, string[]>();
	for (const name of names) {
		imports.set(name, staticImports(await readFile(join(ASSETS, name), "utf8")));
	}
	const done = new Set<string>();
	const circles: string[] = [];
	function walk(name: string, path: string[]): void {
		if (path.includes(name)) {
			circles.push(`Scripts that import each other: ${path.slice(path.indexOf(name)).join(", ")}.`);
		} else if (!done.has(name)) {
			for (const next of imports.get(name) ?? []) {
				walk(next, [...path, name]);
			}
			done.add(name);
		}
	}
	for (const name of names) {
		walk(name, []);
	}
	return circles;
}

async function codeOf(entries: string[]): Promise<string[]> {
	const seen = new Set<string>();
	const codes: string[] = [];
	const open = [...entries];
	for (let name = open.pop(); name !== undefined; name = open.pop()) {
		if (!seen.has(name)) {
			seen.add(name);
			const code = await readFile(join(ASSETS, name), "utf8");
			codes.push(code);
			open.push(...staticImports(code));
		}
	}
	return codes;
}

function staticImports(code: string): string[] {
	return [...code.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)].map((match) =>
		basename(match[1] ?? ""),
	);
}

async function largeVideos(): Promise<string[]> {
	const videos = (await readdir(ASSETS)).filter((name) => VIDEOS.test(name));
	if (videos.length !== 2) {
		return [`Expected the video as WebM and as MP4 in ${ASSETS}, found ${videos.length}.`];
	}
	const sizes = await Promise.all(
		videos.map(async (name) => ({ name, ...(await stat(join(ASSETS, name))) })),
	);
	return sizes
		.filter(({ size }) => size > VIDEO_BUDGET)
		.map(({ name, size }) => `${name} has ${size} bytes of ${VIDEO_BUDGET}. See tools/art/draw-loop.ts.`);
}

/** The browser gets `zod/mini`: class names of the full zod must not appear. */
async function fullZodIn(names: string[]): Promise<string[]> {
	const failures: string[] = [];
	for (const name of names) {
		if (/["'`]ZodString["'`]/.test(await readFile(join(ASSETS, name), "utf8"))) {
			failures.push(`${name} holds the full zod. Import "zod/mini" in what the browser loads.`);
		}
	}
	return failures;
}

async function reactOn(page: string): Promise<string[]> {
	const hasReact = (await codeOf([page])).some((code) => /react\.(?:transitional\.)?element/.test(code));
	return hasReact ? [`${page} loads React. The public home does without.`] : [];
}
