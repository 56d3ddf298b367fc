import { KEEP_MAX } from "#shared/chat/try-it-limits.ts";
import type { Tried } from "#shared/schemas/public/try-it.ts";

const KEY = "attune-carried-talk";

/** One message on the landing page and its reply. */
export type CarriedTurn = { said: string; tried: Tried };

/** The conversation that a visitor asked us to keep. `id`: the same words are filed once. */
export type CarriedTalk = { id: string; turns: CarriedTurn[] };

/** The conversation that this tab carries to an account, or null. Nothing of it is sent before there is one. */
export function readCarried(): CarriedTalk | null {
	try {
		return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
	} catch {
		// Storage is off, or missing while prerendering.
		return null;
	}
}

/** Carries these turns, the newest of them if there are too many. Returns false where the browser keeps nothing. */
export function carryTalk(turns: readonly CarriedTurn[]): boolean {
	try {
		const { id } = readCarried() ?? { id: crypto.randomUUID() };
		sessionStorage.setItem(KEY, JSON.stringify({ id, turns: turns.slice(-KEEP_MAX) } satisfies CarriedTalk));
		return true;
	} catch {
		return false;
	}
}

export function forgetCarried(): void {
	try {
		sessionStorage.removeItem(KEY);
	} catch {
		// Storage is off, so nothing was stored.
	}
}
