import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { paths } from "#web/lib/paths.ts";
import { clearAllButWords, clearOthers, clearPersonal } from "#web/lib/storage/personal-storage.ts";
import { lastSessionEnd, noteSessionEnd } from "#web/lib/storage/session-end.ts";
import { leaveTypedEarly } from "#web/lib/storage/typed-early.ts";

/** Pages that people open on purpose without a session. */
const VISITED: readonly string[] = [
	paths.signIn,
	paths.signUp,
	paths.forgot,
	paths.reset,
	paths.deleted,
	paths.confirm,
];

/**
 * Clears the previous person's data from the browser whenever the user changes or signs out, so that no one finds
 * another's. Only a session that ended unasked keeps unsent text, for the same person to find again. `userId` is
 * undefined while unknown, and null when signed out; `last` was signed in at the last visit and didn't sign out.
 */
export function useChangeOfPerson(userId: string | null | undefined, last: string | null): void {
	const client = useQueryClient();
	const [path, navigate] = useLocation();
	const known = useRef<string | null>(null);

	// Before paint, so that a person who was signed out doesn't glimpse the public home page.
	useLayoutEffect(() => {
		if (userId === undefined) {
			return;
		}
		const before = known.current;
		known.current = userId;
		if (before && before !== userId) {
			client.removeQueries({ queryKey: queryKeys.person(before) });
		}
		if (userId) {
			welcome(userId, before ?? last);
		} else if (clearUp(before ?? last) === "words" && (before || (last && !VISITED.includes(path)))) {
			navigate(paths.signIn, { replace: true });
		}
	}, [client, navigate, userId]);
}

/** `lastHere` is the previous user, when known. */
function welcome(userId: string, lastHere: string | null): void {
	if (lastHere && lastHere !== userId) {
		// Another person's queued text must not be sent: it stays in the box.
		leaveTypedEarly(null);
	}
	noteSessionEnd(null);
	clearOthers(userId);
}

/** Clears up after a sign-out. Returns what is left for the person to come back to. */
function clearUp(lastHere: string | null): "words" | "nothing" {
	leaveTypedEarly(lastHere);
	if (lastSessionEnd() === "asked") {
		clearPersonal();
		return "nothing";
	}
	clearAllButWords();
	if (lastHere && lastSessionEnd() !== "reset") {
		noteSessionEnd("unasked");
	}
	return "words";
}
