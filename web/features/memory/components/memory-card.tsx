import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/try-again.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { paths } from "#web/lib/paths.ts";
import { memoryQuery } from "../api/get-memory.ts";
import { FactForm } from "./fact-form.tsx";
import { FactList } from "./fact-list.tsx";
import { ForgetEverything } from "./forget-everything.tsx";
import { MemorySwitch } from "./memory-switch.tsx";

type MemoryCardProps = {
	user: User;
	/** What else the coach knows, below the facts. */
	children?: ReactNode;
};

/** What the coach keeps of what was said: to be seen, put right, added to, deleted and switched off. */
export function MemoryCard({ user, children }: MemoryCardProps) {
	const { data, isError, isFetching, refetch } = useQuery(memoryQuery(user.id));
	return (
		<Card title="What your coach knows">
			<MemorySwitch user={user} />
			<div className="mt-5 border-hairline border-t pt-5">
				{isError && (
					<TryAgain
						text="What your coach knows could not be loaded."
						isTrying={isFetching}
						onTry={() => refetch()}
					/>
				)}
				{!data && !isError && <Skeleton />}
				{data && (
					<>
						<FactList user={user} facts={data.facts} />
						{user.memoryEnabled && <FactForm user={user} />}
						{data.facts.length > 0 && <ForgetEverything user={user} count={data.facts.length} />}
					</>
				)}
			</div>
			<p className="mt-5 border-hairline border-t pt-4">
				<Link
					href={paths.kept}
					className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 hover:decoration-current"
				>
					Your cards from exercises
				</Link>
			</p>
			{children && <div className="mt-6 border-hairline border-t pt-5">{children}</div>}
		</Card>
	);
}

function Skeleton() {
	return (
		<div aria-hidden className="flex animate-pulse flex-col gap-3">
			<div className="h-5 w-4/5 rounded-full bg-hairline" />
			<div className="h-5 w-3/5 rounded-full bg-hairline" />
		</div>
	);
}
