import type { ErrorBody } from "#shared/error-codes.ts";
import type { Tried } from "#shared/schemas/public/try-it.ts";

const UNREACHED = "We didn't get that. Your message is still in the box. Try again in a moment.";
const OFFLINE = "You're offline. Your message is still in the box. Try again once you're connected.";

/** A reply takes well under a second; after this timeout, in ms, there is none. */
const PATIENCE = 15_000;

/** The reply to a message after those before it, or why there is none, fit to show. */
export async function ask(message: string, before: readonly string[]): Promise<Tried | string> {
	try {
		const answer = await fetch("/api/try", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ message, before, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
			signal: AbortSignal.timeout(PATIENCE),
		});
		if (answer.ok) {
			return (await answer.json()) as Tried;
		}
		const { error } = (await answer.json()) as ErrorBody;
		return error.message;
	} catch {
		return navigator.onLine ? UNREACHED : OFFLINE;
	}
}
