import { useQuery } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { Link } from "wouter";
import type { MemoryFact } from "#shared/schemas/memory.ts";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { paths, settingsPath } from "#web/lib/paths.ts";
import { memoryQuery } from "../api/get-memory.ts";
import { saidWhere } from "../said-where.ts";
import { MemorySkeleton } from "./memory-skeleton.tsx";

/** Facts shown here; their own page lists all. */
const FIRST = 2;

/** The newest of what the coach knows, and the way to all of it. */
export function MemoryCard({ user }: { user: User }) {
	const { data, isError, isFetching, refetch } = useQuery(memoryQuery(user.id));
	return (
		<Card title="What your coach knows">
			{data && <Newest user={user} facts={data.facts} />}
			{!data && isError && (
				<TryAgain
					text="We couldn't load what your coach knows."
					isTrying={isFetching}
					onTry={() => refetch()}
				/>
			)}
			{!data && !isError && <MemorySkeleton />}
			{!user.memoryEnabled && (
				<p className="mt-3 text-soft text-sm">
					Memory is off.{" "}
					<Link href={settingsPath("coach")} className="underline decoration-edge underline-offset-4">
						Turn it on in Settings
					</Link>
				</p>
			)}
		</Card>
	);
}

function Newest({ user, facts }: { user: User; facts: MemoryFact[] }) {
	return (
		<>
			{facts.length === 0 && user.memoryEnabled && (
				<p className="text-soft">Nothing yet. As you chat, your coach saves what matters here.</p>
			)}
			<ul className="-my-2 divide-y divide-hairline">
				{facts.slice(0, FIRST).map((fact) => (
					<li key={fact.id} className="flex gap-4 py-3">
						<Bookmark aria-hidden className="mt-1 size-4.5 shrink-0 text-accent" strokeWidth={1.6} />
						<div className="min-w-0">
							<p className="line-clamp-2 font-medium leading-snug">{fact.fact}</p>
							<p className="text-soft text-sm">{saidWhere(fact, user.timeZone)}</p>
						</div>
					</li>
				))}
			</ul>
			<Button asChild variant="link" size="inline" className="-ml-1 mt-3">
				<Link href={paths.memory}>
					{facts.length > 0 ? `See all ${facts.length}, edit or delete` : "Tell your coach something"}
				</Link>
			</Button>
		</>
	);
}
