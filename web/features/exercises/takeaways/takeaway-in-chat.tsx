import { Link } from "wouter";
import type { Takeaway } from "#shared/schemas/exercises.ts";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { paths } from "#web/lib/paths.ts";
import { useTakeaway } from "../hooks/use-takeaway.ts";
import { TakeawayCard } from "./takeaway-card.tsx";

type TakeawayInChatProps = {
	user: User;
	takeawayId: string;
	/** When its message was written, where a message shows it. */
	since?: string;
	/** The card from its message, if still there. */
	given?: Takeaway | undefined;
};

/** A card in the conversation, as its person has it now. */
export function TakeawayInChat({ user, takeawayId, since, given }: TakeawayInChatProps) {
	const { query, takeaway } = useTakeaway(user.id, takeawayId, { since, given });
	if (takeaway) {
		return (
			<TakeawayCard user={user} takeaway={takeaway}>
				<p className="mt-2 text-sm">
					<Link
						href={paths.kept}
						className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 hover:decoration-current"
					>
						All your cards
					</Link>
				</p>
			</TakeawayCard>
		);
	}
	if (query.isError) {
		return (
			<div className="run-plate px-5 py-4">
				<TryAgain
					text="We couldn't load this card."
					isTrying={query.isFetching}
					onTry={() => query.refetch()}
				/>
			</div>
		);
	}
	return takeaway === null ? (
		<p className="loose-words w-fit px-4 py-2 text-soft text-sm">You deleted this.</p>
	) : (
		<TakeawaySkeleton />
	);
}

export function TakeawaySkeleton() {
	return (
		<div role="status" className="run-plate animate-pulse">
			<span className="sr-only">Loading your card</span>
			<div className="h-24 bg-hairline" />
			<div className="flex flex-col gap-3 p-5">
				<div className="h-7 w-3/5 rounded-full bg-hairline" />
				<div className="h-5 w-4/5 rounded-full bg-hairline" />
				<div className="h-5 w-2/3 rounded-full bg-hairline" />
			</div>
		</div>
	);
}
