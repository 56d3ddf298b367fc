const KEY = "attune-reloaded-for";

/**
 * Loads a part of the app on demand. A tab that was open during a deploy requests files that are gone: it reloads the
 * page, once for each file. Offline, a reload would replace the app with the browser's error page, so an unreachable
 * server is an error to show and retry. `isAskedAgain`: a person pressed retry. Some browsers repeat the first
 * failure until the page reloads, so that reloads it.
 */
export async function loadCode<Code>(load: () => Promise<Code>, isAskedAgain = false): Promise<Code> {
	try {
		return await load();
	} catch (error) {
		const answer = await askForFile(urlIn(error));
		if (answer !== "silent" && (isAskedAgain || (answer === "gone" && isFirstReloadFor(error)))) {
			window.location.reload();
			// The page is reloading, so render nothing more.
			return new Promise(() => undefined);
		}
		throw error;
	}
}

/** Not every browser names the missing file. */
function urlIn(error: unknown): string | null {
	return /https?:\/\/\S+|\/assets\/\S+/.exec(String(error))?.[0] ?? null;
}

async function askForFile(url: string | null): Promise<"gone" | "there" | "silent"> {
	try {
		const { ok, status } = await fetch(url ?? window.location.pathname, {
			method: "HEAD",
			cache: "no-store",
		});
		if (url === null) {
			return ok ? "gone" : "silent";
		}
		if (status === 404) {
			return "gone";
		}
		return ok ? "there" : "silent";
	} catch {
		return "silent";
	}
}

function isFirstReloadFor(error: unknown): boolean {
	const missing = String(error);
	if (sessionStorage.getItem(KEY) === missing) {
		return false;
	}
	sessionStorage.setItem(KEY, missing);
	return true;
}
