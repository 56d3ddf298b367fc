import { useState } from "react";
import type { Insight } from "#shared/schemas/coaching.ts";
import type { User } from "#shared/schemas/users.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useFocusAfterRemoval } from "#web/lib/hooks/use-focus-after-removal.ts";
import { hasEarlier, useEarlierInsights } from "../api/get-insights.ts";
import { InsightItem } from "./insight-item.tsx";

/** Insights shown before "more". */
const FIRST = 6;

export function InsightList({ user, insights }: { user: User; insights: Insight[] }) {
	const holder = useFocusAfterRemoval<HTMLDivElement>(insights.length);
	const earlier = useEarlierInsights(user.id);
	const [showsAll, setShowsAll] = useState(false);
	const shown = showsAll ? insights : insights.slice(0, FIRST);
	return (
		<div ref={holder} tabIndex={-1} className="outline-none">
			{insights.length === 0 && (
				<p className="text-soft">
					When a theme comes up in several conversations, your coach adds it here. You can edit or delete it.
				</p>
			)}
			{insights.length > 0 && (
				<ul aria-label="Insights from your coach" className="-my-1 divide-y divide-hairline">
					{shown.map((insight) => (
						<InsightItem key={insight.id} user={user} insight={insight} />
					))}
				</ul>
			)}
			{shown.length < insights.length && (
				<Button variant="link" size="inline" className="mt-4" onClick={() => setShowsAll(true)}>
					{hasEarlier(insights) ? "Show more" : `Show all ${insights.length}`}
				</Button>
			)}
			{showsAll && hasEarlier(insights) && (
				<Button
					variant="link"
					size="inline"
					className="mt-4"
					disabled={earlier.isPending}
					onClick={() => earlier.mutate()}
				>
					{earlier.isPending ? "Loading..." : "Earlier insights"}
				</Button>
			)}
			<FailureNote error={earlier.error} text="We couldn't load earlier insights." />
		</div>
	);
}
