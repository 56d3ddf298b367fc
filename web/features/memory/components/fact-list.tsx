import type { MemoryFact } from "#shared/schemas/memory.ts";
import type { User } from "#shared/schemas/users.ts";
import { useFocusAfterRemoval } from "#web/lib/hooks/use-focus-after-removal.ts";
import { FactItem } from "./fact-item.tsx";

export function FactList({ user, facts }: { user: User; facts: MemoryFact[] }) {
	const holder = useFocusAfterRemoval<HTMLDivElement>(facts.length);
	return (
		<div ref={holder} tabIndex={-1} className="outline-none">
			{facts.length === 0 && (
				<p className="text-soft">
					{user.memoryEnabled
						? "Nothing yet. As you chat, your coach saves what matters here and links to where you said it."
						: "Your coach isn't saving anything."}
				</p>
			)}
			{facts.length > 0 && (
				<ul aria-label="What your coach knows" className="-my-3 divide-y divide-hairline">
					{facts.map((fact) => (
						<FactItem key={fact.id} user={user} fact={fact} />
					))}
				</ul>
			)}
		</div>
	);
}
