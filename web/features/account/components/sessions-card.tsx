import { useMutation, useQuery } from "@tanstack/react-query";
import { Monitor } from "lucide-react";
import { useState } from "react";
import type { Session } from "#shared/schemas/auth.ts";
import type { User } from "#shared/schemas/users.ts";
import { ConfirmAction } from "#web/components/feedback/confirm-action.tsx";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { momentOnCalendar } from "#web/lib/date/day-on-calendar.ts";
import { useLeave } from "#web/lib/hooks/use-leave.ts";
import { liveSessionsQuery, signOutEverywhere, useEndSession } from "../api/live-sessions.ts";

/** Where the person is signed in, to be ended one by one or all at once. */
export function SessionsCard({ user }: { user: User }) {
	const { data, isError, isFetching, refetch } = useQuery(liveSessionsQuery(user.id));
	return (
		<Card title="Your devices">
			{isError && !data && (
				<TryAgain text="We couldn't load your devices." isTrying={isFetching} onTry={() => refetch()} />
			)}
			{!data && !isError && (
				<div role="status" className="h-14 animate-pulse rounded-xl bg-hairline">
					<span className="sr-only">Loading your devices</span>
				</div>
			)}
			{data && (
				<ul className="divide-y divide-hairline">
					{data.map((session) => (
						<SessionRow key={session.id} session={session} user={user} />
					))}
				</ul>
			)}
			<Everywhere />
		</Card>
	);
}

function SessionRow({ session, user }: { session: Session; user: User }) {
	const end = useEndSession(user.id);
	const { device, createdAt, lastSeenAt, current } = session;
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0">
			<Monitor aria-hidden className="size-5 shrink-0 text-soft" strokeWidth={1.5} />
			<div className="min-w-0 flex-1 basis-36">
				<p className="font-medium">{device}</p>
				<p className="text-soft text-sm">
					{current ? "This device" : `Last active ${momentOnCalendar(lastSeenAt, user.timeZone)}`}
				</p>
				<p className="text-soft text-sm">Signed in {momentOnCalendar(createdAt, user.timeZone)}</p>
				<FailureNote error={end.error} text="We couldn't sign out that device." />
			</div>
			{!current && (
				<Button
					variant="outline"
					aria-label={`Sign out ${device}`}
					disabled={end.isPending}
					onClick={() => end.mutate(session.id)}
				>
					{end.isPending ? "Signing out..." : "Sign out"}
				</Button>
			)}
		</li>
	);
}

function Everywhere() {
	const [isAsking, setIsAsking] = useState(false);
	const leave = useLeave();
	const out = useMutation({ mutationFn: signOutEverywhere, onSuccess: () => leave() });
	return isAsking ? (
		<ConfirmAction
			question="Sign out on all devices, including this one?"
			action="Sign out on all devices"
			busyAction="Signing out..."
			isBusy={out.isPending}
			error={out.error}
			failure="We couldn't sign out your devices."
			onConfirm={() => out.mutate()}
			onKeep={() => setIsAsking(false)}
		/>
	) : (
		<Button variant="outline" className="mt-4" onClick={() => setIsAsking(true)}>
			Sign out on all devices
		</Button>
	);
}
