import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import type { Takeaway, TakeawayPage } from "#shared/schemas/exercises.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** The server lists a card within this time of its message, in ms. */
export const LISTED_WITHIN = 2 * 60 * 1000;

/** The cards a person has kept, newest first, a page at a time. Every card on the screen reads from this one list. */
export function takeawaysQuery(userId: string) {
	return infiniteQueryOptions({
		queryKey: queryKeys.takeaways(userId),
		queryFn: async ({ pageParam, signal, client }) => {
			const query = pageParam ? { before: pageParam } : {};
			const page = await request("GET /api/takeaways", { query, signal });
			const unlisted = pageParam ? [] : unlistedBeside(client, userId, page.takeaways);
			return { ...page, takeaways: [...unlisted, ...page.takeaways] };
		},
		initialPageParam: "",
		getNextPageParam: ({ takeaways, hasMore }) => (hasMore ? takeaways.at(-1)?.createdAt : undefined),
	});
}

type Pages = InfiniteData<TakeawayPage, string>;

function changeTakeaways(
	client: QueryClient,
	userId: string,
	change: (takeaways: Takeaway[]) => Takeaway[],
): void {
	client.setQueryData<Pages>(
		queryKeys.takeaways(userId),
		(data) =>
			data && {
				...data,
				pages: data.pages.map((page) => ({ ...page, takeaways: change(page.takeaways) })),
			},
	);
}

/** Shows a new card before the list is refetched. */
export function keepTakeaway(client: QueryClient, userId: string, takeaway: Takeaway): void {
	client.setQueryData<Pages>(queryKeys.takeaways(userId), (data) => {
		const [first, ...rest] = data?.pages ?? [];
		if (!data || !first) {
			return { pages: [{ takeaways: [takeaway], hasMore: true }], pageParams: [""] };
		}
		const others = first.takeaways.filter(({ id }) => id !== takeaway.id);
		return { ...data, pages: [{ ...first, takeaways: [takeaway, ...others] }, ...rest] };
	});
}

const unlistedKey = (userId: string) => [...queryKeys.takeaways(userId), "unlisted"];

/** Keeps a card that its message brought beside the list, until the server lists it: the page of all cards may be opened before. */
export function noteUnlisted(client: QueryClient, userId: string, takeaway: Takeaway): void {
	client.setQueryData<Takeaway[]>(unlistedKey(userId), (noted = []) => [
		takeaway,
		...noted.filter(({ id }) => id !== takeaway.id),
	]);
	const pages = client.getQueryData<Pages>(queryKeys.takeaways(userId))?.pages;
	if (pages && !pages.some(({ takeaways }) => takeaways.some(({ id }) => id === takeaway.id))) {
		keepTakeaway(client, userId, takeaway);
	}
}

/** A card that its message brought and the server hasn't listed yet. */
export function unlistedTakeaway(client: QueryClient, userId: string, id: string): Takeaway | undefined {
	return client.getQueryData<Takeaway[]>(unlistedKey(userId))?.find((noted) => noted.id === id);
}

/** What was listed once is forgotten here: a card that is deleted in another tab must not come back. */
function unlistedBeside(client: QueryClient, userId: string, listed: readonly Takeaway[]): Takeaway[] {
	const noted = client.getQueryData<Takeaway[]>(unlistedKey(userId)) ?? [];
	const unlisted = noted.filter(
		({ id, createdAt }) =>
			Date.now() - Date.parse(createdAt) < LISTED_WITHIN &&
			!wasDropped(client, id) &&
			!listed.some((each) => each.id === id),
	);
	client.setQueryData(unlistedKey(userId), unlisted);
	return unlisted;
}

export function replaceTakeaway(client: QueryClient, userId: string, takeaway: Takeaway): void {
	changeTakeaways(client, userId, (all) => all.map((each) => (each.id === takeaway.id ? takeaway : each)));
}

/** Cards deleted in this tab: a message may still contain one. */
const dropped = new WeakMap<QueryClient, Set<string>>();

export function wasDropped(client: QueryClient, takeawayId: string): boolean {
	return dropped.get(client)?.has(takeawayId) ?? false;
}

export function dropTakeaway(client: QueryClient, userId: string, takeawayId: string): void {
	dropped.set(client, new Set([...(dropped.get(client) ?? []), takeawayId]));
	changeTakeaways(client, userId, (all) => all.filter(({ id }) => id !== takeawayId));
}
