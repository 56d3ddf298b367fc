import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../http/app-error.ts";

/** A file of the build, one a line, in lower case. Beside the Worker and not in it: it is read when one is chosen. */
const FILE = "https://attune/common-passwords.txt";

/** Once read. Never a promise of it: one that began in a request which was broken off would never end for the others. */
let kept: ReadonlySet<string> = new Set();

/** Throws `validation_failed` for one of the 3,000 passwords that are tried first. `path` is the body's field. */
export async function refuseCommonPassword(deps: Deps, password: string, path: string): Promise<void> {
	const list = kept.size > 0 ? kept : await readList(deps);
	kept = list;
	if (list.size === 0) {
		// Nobody is kept out by it; it is asked for anew the next time.
		deps.log({ level: "error", event: "no-list-of-common-passwords" });
	}
	if (list.has(password.normalize("NFKC").toLowerCase())) {
		const message = "This password is too easy to guess. Choose another one.";
		throw new AppError("validation_failed", message, { details: [{ path, message }] });
	}
}

async function readList({ env }: Deps): Promise<ReadonlySet<string>> {
	const answer = await env.ASSETS.fetch(FILE).catch(() => null);
	return new Set(answer?.ok ? (await answer.text()).split("\n").filter(Boolean) : []);
}
