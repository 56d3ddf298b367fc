import { readFile } from "node:fs/promises";

/** The app's script, whose name identifies a build. */
const SCRIPT = /src="(\/assets\/index-[\w-]+\.js)"/;

/** Returns the script that a build's pages in `folder` (`dist/client`) name. Throws without a build. */
export async function scriptOf(folder: string): Promise<string> {
	const script = SCRIPT.exec(await readFile(`${folder}/index.html`, "utf8"))?.[1];
	if (!script) {
		throw new Error(`${folder}/index.html names no script of the app.`);
	}
	return script;
}

/**
 * Returns what is still missing at `url`, null when nothing is: this build's page, its script, and every part that
 * /api/health checks. Asks each once.
 */
export async function missingAt(url: string, script: string): Promise<string | null> {
	const ask = async (path: string) => {
		try {
			const answer = await fetch(url + path, { signal: AbortSignal.timeout(10_000) });
			return { ok: answer.ok, text: await answer.text() };
		} catch (error) {
			return { ok: false, text: String(error) };
		}
	};
	const page = await ask("/signin");
	if (!page.ok || !page.text.includes(script)) {
		return page.ok ? `${url}/signin is still that of another version` : `${url}/signin: ${page.text}`;
	}
	if (!(await ask(script)).ok) {
		return `${url}${script} is missing`;
	}
	const health = await ask("/api/health");
	return health.ok ? null : `${url}/api/health: ${health.text}`;
}
