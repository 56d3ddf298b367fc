import { useQuery } from "@tanstack/react-query";
import type { RatedRun } from "#shared/schemas/exercises.ts";
import type { User } from "#shared/schemas/users.ts";
import { Disclosure } from "#web/components/disclosure.tsx";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ratedRunsQuery } from "./get-rated-runs.ts";
import { RatedChart } from "./rated-chart.tsx";
import { RatedTable } from "./rated-table.tsx";
import { chanceWords, countWords, splitOf } from "./rated-words.ts";

/** How heavy it was before and after the person's exercises, and whether that can be chance. */
export function RatedCard({ user }: { user: User }) {
	const { data, isError, isFetching, refetch } = useQuery(ratedRunsQuery(user.id));
	return (
		<Card title="Before and after exercises">
			{data && <Drawn runs={data.runs} timeZone={user.timeZone} />}
			{!data && isError && (
				<TryAgain text="We couldn't load your ratings." isTrying={isFetching} onTry={() => refetch()} />
			)}
			{!data && !isError && (
				<div role="status" className="animate-pulse">
					<span className="sr-only">Loading your ratings</span>
					<div aria-hidden className="h-32 rounded-2xl bg-hairline" />
				</div>
			)}
		</Card>
	);
}

function Drawn({ runs, timeZone }: { runs: RatedRun[]; timeZone: string }) {
	if (runs.length === 0) {
		return (
			<p className="text-soft">
				You haven't rated an exercise yet. Before and after most exercises, we ask how heavy it feels. You can
				skip that.
			</p>
		);
	}
	const split = splitOf(runs);
	return (
		<>
			<p>
				{countWords(split)} {chanceWords(split)}
			</p>
			<RatedChart runs={runs} timeZone={timeZone} />
			<Disclosure title="View as a table" className="mt-4 -mb-3" summaryClass="text-sm">
				<div className="pt-1 pb-3">
					<RatedTable runs={runs} timeZone={timeZone} />
				</div>
			</Disclosure>
		</>
	);
}
