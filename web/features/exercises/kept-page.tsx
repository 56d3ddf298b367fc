import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Takeaway } from "#shared/schemas/exercises.ts";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { BandPage } from "#web/components/scene/band-page.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { useFocusAfterRemoval } from "#web/lib/hooks/use-focus-after-removal.ts";
import { paths } from "#web/lib/paths.ts";
import { takeawaysQuery } from "./api/get-takeaways.ts";
import { TakeawayCard } from "./takeaways/takeaway-card.tsx";
import { TakeawaySkeleton } from "./takeaways/takeaway-in-chat.tsx";

/** Everything that exercises left, newest first. */
export function KeptPage({ user }: { user: User }) {
	useDocumentTitle("Your cards");
	const query = useInfiniteQuery(takeawaysQuery(user.id));
	const { data, isError, isFetching, isFetchNextPageError } = query;
	return (
		<BandPage title="Your cards" lead="What you kept from your exercises, in your own words.">
			{data && <Cards user={user} takeaways={data.pages.flatMap(({ takeaways }) => takeaways)} />}
			{!data && !isError && <TakeawaySkeleton />}
			{!data && isError && (
				<TryAgain text="We couldn't load your cards." isTrying={isFetching} onTry={() => query.refetch()} />
			)}
			{query.hasNextPage && (
				<div>
					<Button variant="outline" disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
						{query.isFetchingNextPage ? "Loading…" : "Show older cards"}
					</Button>
					{isFetchNextPageError && (
						<p role="alert" className="mt-2 font-medium text-alarm text-sm">
							We couldn't load older cards. Please try again.
						</p>
					)}
				</div>
			)}
		</BandPage>
	);
}

function Cards({ user, takeaways }: { user: User; takeaways: Takeaway[] }) {
	const list = useFocusAfterRemoval<HTMLUListElement>(takeaways.length);
	if (takeaways.length === 0) {
		return (
			<div className="flex flex-col items-start gap-3">
				<p>You don't have any cards yet. You get one when you finish an exercise.</p>
				<Button asChild>
					<Link href={paths.exercises}>Choose an exercise</Link>
				</Button>
			</div>
		);
	}
	return (
		<ul ref={list} tabIndex={-1} aria-label="Your cards" className="grid gap-4 outline-none lg:grid-cols-2">
			{takeaways.map((takeaway) => (
				<li key={takeaway.id} className="flex">
					<TakeawayCard user={user} takeaway={takeaway} />
				</li>
			))}
		</ul>
	);
}
