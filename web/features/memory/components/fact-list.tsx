import { useState } from "react";
import type { MemoryFact } from "#shared/schemas/memory.ts";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { useKeptFocus } from "#web/lib/use-kept-focus.ts";
import { FactItem } from "./fact-item.tsx";

/** So many show until one asks for more. */
const FIRST = 6;

export function FactList({ user, facts }: { user: User; facts: MemoryFact[] }) {
	const holder = useKeptFocus<HTMLDivElement>(facts.length);
	const [showsAll, setShowsAll] = useState(false);
	const shown = showsAll ? facts : facts.slice(0, FIRST);
	return (
		<div ref={holder} tabIndex={-1} className="outline-none">
			{facts.length === 0 && (
				<p className="text-soft">
					{user.memoryEnabled
						? "Nothing yet. As you talk, what matters about you gathers here, each with where you said it."
						: "Nothing is kept."}
				</p>
			)}
			{facts.length > 0 && (
				<ul aria-label="What your coach knows" className="-my-3 divide-y divide-hairline">
					{shown.map((fact) => (
						<FactItem key={fact.id} user={user} fact={fact} />
					))}
				</ul>
			)}
			{shown.length < facts.length && (
				<Button variant="link" size="inline" className="mt-4" onClick={() => setShowsAll(true)}>
					Show all {facts.length}
				</Button>
			)}
		</div>
	);
}
