import { useQuery } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { insightsQuery } from "../api/get-insights.ts";
import { InsightList } from "./insight-list.tsx";

/** The insights of the coach, to read, correct and delete. */
export function Insights({ user }: { user: User }) {
	const { data, isError, isFetching, refetch } = useQuery(insightsQuery(user.id));
	return (
		<Card title="Insights from your coach">
			{data && <InsightList user={user} insights={data} />}
			{!data && isError && (
				<TryAgain text="We couldn't load your insights." isTrying={isFetching} onTry={() => refetch()} />
			)}
			{!data && !isError && <Skeleton />}
		</Card>
	);
}

function Skeleton() {
	return (
		<div role="status">
			<span className="sr-only">Loading your insights</span>
			<div aria-hidden className="flex animate-pulse flex-col gap-3 py-2">
				<div className="h-5 w-2/5 rounded-full bg-hairline" />
				<div className="h-4 w-full rounded-full bg-hairline" />
				<div className="h-4 w-3/5 rounded-full bg-hairline" />
			</div>
		</div>
	);
}
