import { isUnasked } from "#shared/pause.ts";
import type { User } from "#shared/schemas/users.ts";
import { conversationIn } from "#web/lib/paths.ts";

declare global {
	/** By path: what the page's first script asked for, and the app hasn't taken yet. */
	var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

const ME = "/api/auth/me";

/** After this timeout, in ms, treat the app as offline, as get-me.ts does. */
const PATIENCE_MS = 5_000;

/**
 * Asks who is here and for their chat while the app's code loads. Runs in the chat's first script (web/early-room.ts), with who
 * was here last, if known. `send` (api.ts) takes the answers over.
 */
export function askEarly(last: User | null): void {
	const early = new Map<string, Promise<Response>>();
	globalThis.earlyAnswers = early;
	let talkOf: string | null = null;

	function keep(path: string, answer: Promise<Response>): void {
		answer.catch(() => undefined);
		early.set(path, answer);
	}
	function askForTalk(user: User | null): void {
		const hasStarted = globalThis.earlyAnswers !== early;
		if (!user || user.id === talkOf || hasStarted || !hasTalk(user)) {
			return;
		}
		talkOf = user.id;
		const path = `/api/chat/conversation/${encodeURIComponent(user.id)}`;
		const id = conversationIn(location.pathname);
		keep(path, get(`${path}?${new URLSearchParams({ ...(id && { id }), t: String(Date.now()) })}`));
	}
	/** Settles once the chat is asked for, so that the app doesn't ask for it too. */
	async function askWhoIsHere(): Promise<Response> {
		const response = await get(ME, AbortSignal.timeout(PATIENCE_MS));
		askForTalk(response.ok ? await response.clone().json() : null);
		return response;
	}
	keep(ME, askWhoIsHere());
	askForTalk(last);
}

/** As in api.ts, so that the browser takes the answer that the page preloads. */
function get(path: string, signal: AbortSignal | null = null): Promise<Response> {
	return fetch(path, { credentials: "include", headers: { Accept: "application/json" }, signal });
}

/** Whether the app may ask for a person's chat: they have arrived, and we have asked them for their two statements. */
export function hasTalk(user: User): boolean {
	return user.onboardingCompleted && !isUnasked(user);
}

/** Returns the answer to an early request and forgets it, or undefined. Rejects like `fetch`. */
export function takeEarly(path: string): Promise<Response> | undefined {
	const answer = globalThis.earlyAnswers?.get(path);
	globalThis.earlyAnswers?.delete(path);
	return answer;
}

/** For when the app has started: an answer from before is old by then. */
export function forgetEarly(): void {
	globalThis.earlyAnswers = undefined;
}
