import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "#web/lib/query-keys.ts";

/** A name is made a moment after the words it is made of: the list is asked for it so often, in ms. */
const ASKED_AFTER_MS = [300, 2_500, 7_000];

/** Brings the list of sessions up to date when more was said in this one; and while it has no name, for its name. */
export function useFreshList(userId: string, settledCount: number, hasName: boolean): void {
	const client = useQueryClient();
	useEffect(() => {
		if (settledCount === 0) {
			return;
		}
		const waits = hasName ? ASKED_AFTER_MS.slice(0, 1) : ASKED_AFTER_MS;
		const timers = waits.map((wait) =>
			setTimeout(() => {
				void client.invalidateQueries({ queryKey: [...queryKeys.conversations(userId), "coaching"] });
			}, wait),
		);
		return () => timers.forEach(clearTimeout);
	}, [client, userId, settledCount, hasName]);
}
