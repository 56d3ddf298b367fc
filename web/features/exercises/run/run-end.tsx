import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { RunView } from "#shared/schemas/exercises.ts";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { paths } from "#web/lib/paths.ts";
import { TakeawayInChat } from "../takeaways/takeaway-in-chat.tsx";
import { RunPlate } from "./run-plate.tsx";
import { WhatNext } from "./what-next.tsx";

type RunEndProps = { user: User; conversationId: string; run: RunView; aside: string | null };

/** The end of a full-page exercise: the card, and what would help now. */
export function RunEnd({ user, conversationId, run, aside }: RunEndProps) {
	const { title, takeawayId, asksNext } = run;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<RunPlate>
			<h1 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
				{takeawayId ? "Here's your card" : `That was ${title}`}
			</h1>
			{aside && <p className="mt-2">{aside}</p>}
			{takeawayId && (
				<div className="mt-4">
					<TakeawayInChat user={user} takeawayId={takeawayId} />
				</div>
			)}
			{asksNext ? (
				<WhatNext conversationId={conversationId} runId={run.id} />
			) : (
				<div className="mt-5 flex flex-wrap gap-2">
					<Button asChild size="large">
						<Link href={paths.home}>Back to chat</Link>
					</Button>
					<Button asChild variant="outline" size="large">
						<Link href={paths.exercises}>All exercises</Link>
					</Button>
				</div>
			)}
		</RunPlate>
	);
}
