import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { paths } from "#web/lib/paths.ts";
import { clearAllButWords, clearOthers, clearPersonal } from "#web/lib/storage/personal-storage.ts";
import { lastSessionEnd, noteSessionEnd } from "#web/lib/storage/session-end.ts";
import { leaveTypedEarly } from "#web/lib/storage/typed-early.ts";

/** Where one may have come on purpose without a session. */
const VISITED: readonly string[] = [
	paths.signIn,
	paths.signUp,
	paths.forgot,
	paths.reset,
	paths.deleted,
	paths.confirm,
];

/**
 * Nobody finds what was another's: whenever somebody else is here, or nobody, what was kept of the one before goes.
 * Only a session that ended unasked leaves the words that were not sent, for the same person to find again.
 * `userId` is undefined until it is known, and null for nobody; `last` was here at the last visit and has not signed out.
 */
export function useChangeOfPerson(userId: string | null | undefined, last: string | null): void {
	const client = useQueryClient();
	const [path, navigate] = useLocation();
	const known = useRef<string | null>(null);

	// Before anything is painted, so that who was signed out does not see the public home in passing.
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

/** `lastHere` is who was here before, if that is known. */
function welcome(userId: string, lastHere: string | null): void {
	if (lastHere && lastHere !== userId) {
		// Another's draft would go at once: the words stay in the box, unsent.
		leaveTypedEarly(null);
	}
	noteSessionEnd(null);
	clearOthers(userId);
}

/** Nobody is here any more. Returns what was left for the person to come back to. */
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
