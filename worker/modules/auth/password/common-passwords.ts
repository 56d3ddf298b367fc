import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../http/app-error.ts";

/**
 * A file of the build, one password a line, in lower case. It isn't bundled: it's read only when a person chooses a
 * password.
 */
const FILE = "https://attune/common-passwords.txt";

/** The list once read. Never a cached promise: if its request was cancelled, it would never settle for others. */
let kept: ReadonlySet<string> = new Set();

/** Throws `validation_failed` for one of the 3,000 passwords that are tried first. `path` is the body's field. */
export async function refuseCommonPassword(deps: Deps, password: string, path: string): Promise<void> {
	const list = kept.size > 0 ? kept : await readList(deps);
	kept = list;
	if (list.size === 0) {
		// Accept the password without the list; the next call reads it again.
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
