import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Takeaway } from "#shared/schemas/exercises.ts";
import {
	LISTED_WITHIN,
	noteUnlisted,
	takeawaysQuery,
	unlistedTakeaway,
	wasDropped,
} from "../api/get-takeaways.ts";

/** Refetch interval while a new card isn't listed, in ms. */
const ASKED_AGAIN = 3_000;

type Options = {
	/** When its message was written. The list is read back to then, or to its end. */
	since?: string | undefined;
	/** The card from its message, until it's listed. */
	given?: Takeaway | undefined;
};

/** One card of the list, by its id; null when it isn't there any more. */
export function useTakeaway(userId: string, takeawayId: string, { since, given }: Options = {}) {
	const client = useQueryClient();
	const query = useInfiniteQuery({
		...takeawaysQuery(userId),
		refetchInterval: ({ state: { data } }) =>
			data &&
			isNew(since) &&
			!data.pages.some(({ takeaways }) => takeaways.some(({ id }) => id === takeawayId))
				? ASKED_AGAIN
				: false,
	});
	const { data, hasNextPage, fetchNextPage, isFetchNextPageError } = query;
	const all = data?.pages.flatMap(({ takeaways }) => takeaways);
	const takeaway = all?.find(({ id }) => id === takeawayId);
	const oldest = all?.at(-1);
	const isFurtherBack =
		data !== undefined &&
		!takeaway &&
		hasNextPage &&
		!isFetchNextPageError &&
		!(oldest && since && Date.parse(oldest.createdAt) < Date.parse(since) - LISTED_WITHIN);
	useEffect(() => {
		if (isFurtherBack) {
			void fetchNextPage({ cancelRefetch: false });
		}
	}, [isFurtherBack, fetchNextPage, data]);
	const isGone = wasDropped(client, takeawayId);
	useEffect(() => {
		if (given && !isGone) {
			noteUnlisted(client, userId, given);
		}
	}, [client, userId, given, isGone]);
	if (isGone) {
		return { query, takeaway: null };
	}
	const isLoading = data === undefined || isFurtherBack || isNew(since);
	// The message no longer brings it once it's copied, which may be before the list is here.
	const unlisted = data === undefined ? unlistedTakeaway(client, userId, takeawayId) : undefined;
	return { query, takeaway: takeaway ?? given ?? unlisted ?? (isLoading ? undefined : null) };
}

function isNew(since: string | undefined): boolean {
	return since !== undefined && Date.now() - Date.parse(since) < LISTED_WITHIN;
}
