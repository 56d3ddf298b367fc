import { readFile } from "node:fs/promises";
import { healthSchema } from "#shared/schemas/public/health.ts";

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

/** What identifies a deploy: the script that its pages name, and the id that its Worker tells. */
export type Deployed = { script: string; id: string };

/**
 * Returns what is still missing at `url`, null when nothing is: the page, the script and the Worker of this deploy, and
 * every part that /api/health checks. Asks each once.
 */
export async function missingAt(url: string, { script, id }: Deployed): Promise<string | null> {
	const ask = async (path: string) => {
		try {
			const answer = await fetch(url + path, { signal: AbortSignal.timeout(10_000) });
			return { ok: answer.ok, how: `answers ${answer.status}`, text: await answer.text() };
		} catch (error) {
			return { ok: false, how: `can't be reached: ${reasonOf(error)}`, text: "" };
		}
	};
	const page = await ask("/signin");
	if (!page.ok || !page.text.includes(script)) {
		// The page itself isn't printed: one of the platform's own is long, and says no more.
		return page.ok ? `${url}/signin is another version's, or another site's` : `${url}/signin ${page.how}`;
	}
	if (!(await ask(script)).ok) {
		return `${url}${script} is missing`;
	}
	const health = await ask("/api/health");
	if (!health.ok) {
		return `${url}/api/health ${health.how}: ${health.text}`;
	}
	const known = healthSchema.safeParse(jsonOf(health.text));
	return known.data?.deploy === id ? null : `${url}/api/health is answered by another deploy`;
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** Node says only "fetch failed", and why in the cause: a name that isn't known, a certificate that isn't there yet. */
function reasonOf(error: unknown): string {
	const cause = (error as { cause?: { code?: string; message?: string } }).cause;
	return cause?.code ?? cause?.message ?? String(error);
}
