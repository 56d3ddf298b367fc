const KEY = "attune-reloaded-for";

/**
 * Loads a part of the app that is fetched when it is needed. A tab that was open during a deploy asks for files
 * that are gone: it loads the whole page anew, once for each file. With no network that would put the browser's own
 * error page in the app's place, so that a server which does not answer is an error to show and to try again.
 * `isAskedAgain` says that a person pressed for another try: some browsers give the first failure again until the
 * page is loaded anew, which then is what was asked for.
 */
export async function loadCode<Code>(load: () => Promise<Code>, isAskedAgain = false): Promise<Code> {
	try {
		return await load();
	} catch (error) {
		const answer = await askForFile(urlIn(error));
		if (answer !== "silent" && (isAskedAgain || (answer === "gone" && isFirstReloadFor(error)))) {
			window.location.reload();
			// The page is on its way out: there is nothing more to show on it.
			return new Promise(() => undefined);
		}
		throw error;
	}
}

/** Not every browser says in its message which file it missed. */
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
