import { useRef, useState } from "react";
import type { MemoryFact } from "#shared/schemas/memory.ts";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { FactItem } from "./fact-item.tsx";

/** So many show until one asks for more. */
const FIRST = 6;

export function FactList({ user, facts }: { user: User; facts: MemoryFact[] }) {
	const list = useRef<HTMLUListElement>(null);
	const [showsAll, setShowsAll] = useState(false);
	if (facts.length === 0) {
		return (
			<p className="text-soft">
				Nothing yet. As you talk, what matters about you gathers here, each with where you said it.
			</p>
		);
	}
	const shown = showsAll ? facts : facts.slice(0, FIRST);
	return (
		<>
			<ul
				ref={list}
				tabIndex={-1}
				aria-label="What your coach knows"
				className="outline-none -my-3 divide-y divide-hairline"
			>
				{shown.map((fact) => (
					<FactItem key={fact.id} user={user} fact={fact} onForgotten={() => list.current?.focus()} />
				))}
			</ul>
			{shown.length < facts.length && (
				<Button variant="link" size="inline" className="mt-4" onClick={() => setShowsAll(true)}>
					Show all {facts.length}
				</Button>
			)}
		</>
	);
}
