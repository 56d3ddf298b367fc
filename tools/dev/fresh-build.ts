import { createHash, type Hash } from "node:crypto";
import { readdir, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";

/** In the project's root, never part of a build: `INSTALLED` stands in for packages, and tools write the rest. */
const SKIPPED: ReadonlySet<string> = new Set([
	"node_modules",
	"dist",
	".git",
	".types",
	"test-results",
	"playwright-report",
	"coverage",
	"contact-sheet",
	"letters",
	"talks",
]);

/** npm's list of installed packages and versions. */
const INSTALLED = "node_modules/.package-lock.json";

const STAMP = "dist/build-stamp.json";

/** Environment variables that a build reads. */
const READ_BY_BUILD = /^(?:NODE_ENV|(?:VITE|CLOUDFLARE|WRANGLER|OPERATOR)_\w+)$/;

type Stamp = { sources: string; output: string };

/**
 * Builds the project in `root`, unless `dist` holds what the last build made of exactly these sources. Contents are compared, not
 * times: of every file but those in `SKIPPED`, links followed, of what npm installed, of the variables a build reads, and of `dist` itself, which
 * another command may have built or emptied since. `state` (absolute) changes at every run and is left out. Returns whether it built.
 */
export async function buildIfChanged(
	root: string,
	state: string,
	build: () => Promise<void>,
): Promise<boolean> {
	// Read before the build, so that a file changed meanwhile is built at the next start.
	const sources = await sourcesDigest(root, state);
	const stamp = await readStamp(root);
	if (stamp?.sources === sources && stamp.output === (await outputDigest(root))) {
		return false;
	}
	// An interrupted build must not leave a valid stamp.
	await rm(join(root, STAMP), { force: true });
	await build();
	const built: Stamp = { sources, output: await outputDigest(root) };
	await writeFile(join(root, STAMP), JSON.stringify(built));
	return true;
}

async function sourcesDigest(root: string, state: string): Promise<string> {
	const hash = createHash("sha256").update(process.version);
	const names = Object.keys(process.env).filter((name) => READ_BY_BUILD.test(name));
	for (const name of names.sort()) {
		hash.update(JSON.stringify([name, process.env[name]]));
	}
	const isSkipped = (path: string) =>
		SKIPPED.has(relative(root, path)) || isOfRuntime(path) || path === state;
	const sources = await filesIn(root, isSkipped);
	await addFiles(hash, [join(root, INSTALLED), ...sources]);
	return hash.digest("hex");
}

async function outputDigest(root: string): Promise<string> {
	const hash = createHash("sha256");
	const isSkipped = (path: string) => isOfRuntime(path) || path === join(root, STAMP);
	await addFiles(hash, await filesIn(join(root, "dist"), isSkipped));
	return hash.digest("hex");
}

/** What wrangler and the local runtime write: in the root, beside the Worker's files, and in `web` by the build itself. */
function isOfRuntime(path: string): boolean {
	return basename(path) === ".wrangler";
}

/** All files below a folder. Follows links, except to a folder that contains the link (`above`). */
async function filesIn(
	folder: string,
	isSkipped: (path: string) => boolean,
	above: readonly string[] = [],
): Promise<string[]> {
	const within = [...above, await realpath(folder)];
	const found = (await readdir(folder)).map(async (name) => {
		const path = join(folder, name);
		if (isSkipped(path) || name.endsWith(".tsbuildinfo")) {
			return [];
		}
		if (!(await isFolder(path))) {
			return [path];
		}
		return within.includes(await realpath(path)) ? [] : filesIn(path, isSkipped, within);
	});
	return (await Promise.all(found)).flat().sort();
}

/** Follows links. A broken one counts as an unreadable file. */
async function isFolder(path: string): Promise<boolean> {
	return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

/** Hashes names and contents with their lengths, so that no two lists collide. */
async function addFiles(hash: Hash, paths: readonly string[]): Promise<void> {
	const contents = await Promise.all(paths.map((path) => readFile(path).catch(() => null)));
	for (const [index, path] of paths.entries()) {
		const content = contents[index];
		hash.update(JSON.stringify([path, content?.length ?? "unreadable"])).update(content ?? "");
	}
}

/** The last build's stamp; null after a failed or interrupted build. */
async function readStamp(root: string): Promise<Stamp | null> {
	try {
		return JSON.parse(await readFile(join(root, STAMP), "utf8")) as Stamp;
	} catch {
		return null;
	}
}
