import { useRef, useState } from "react";
import type { Insight } from "#shared/schemas/coaching.ts";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { InsightItem } from "./insight-item.tsx";

/** So many show until one asks for more. */
const FIRST = 6;

export function InsightList({ user, insights }: { user: User; insights: Insight[] }) {
	const list = useRef<HTMLUListElement>(null);
	const [showsAll, setShowsAll] = useState(false);
	if (insights.length === 0) {
		return (
			<p className="text-soft">
				Patterns your coach notices will stand here, for you to put right or delete.
			</p>
		);
	}
	const shown = showsAll ? insights : insights.slice(0, FIRST);
	return (
		<>
			<ul
				ref={list}
				tabIndex={-1}
				aria-label="Patterns your coach noticed"
				className="-my-1 divide-y divide-hairline outline-none"
			>
				{shown.map((insight) => (
					<InsightItem
						key={insight.id}
						user={user}
						insight={insight}
						onDeleted={() => list.current?.focus()}
					/>
				))}
			</ul>
			{shown.length < insights.length && (
				<Button variant="link" size="inline" className="mt-4" onClick={() => setShowsAll(true)}>
					Show all {insights.length}
				</Button>
			)}
		</>
	);
}
