import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useRef } from "react";
import type { Notification } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/try-again.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { daySince } from "#web/lib/day-on-calendar.ts";
import { messageFor } from "#web/lib/readable-error.ts";
import { useSeen } from "#web/lib/use-seen.ts";
import { notificationsQuery } from "../api/get-notifications.ts";
import { useReadNotification } from "../api/read-notification.ts";

/** The notes of the last seven days. */
export function RecentNotes({ user }: { user: User }) {
	const { data, error, isFetching, refetch } = useQuery(notificationsQuery(user.id));
	const { mutate: read } = useReadNotification(user.id);
	return (
		<Card title="The last seven days">
			{data?.length === 0 && <p className="text-soft">No note came in this time.</p>}
			{data && data.length > 0 && (
				<ul className="-my-3 divide-y divide-hairline">
					{data.map((note) => (
						<RecentNote key={note.id} note={note} timeZone={user.timeZone} onSeen={() => read(note.id)} />
					))}
				</ul>
			)}
			{!data && error && (
				<TryAgain
					text={messageFor(error, "Failed to fetch notifications")}
					isTrying={isFetching}
					onTry={() => refetch()}
				/>
			)}
			{!data && !error && (
				<div role="status" className="animate-pulse">
					<span className="sr-only">Loading your notes</span>
					<div aria-hidden className="h-20 rounded-2xl bg-hairline" />
				</div>
			)}
		</Card>
	);
}

type RecentNoteProps = { note: Notification; timeZone: string; onSeen: () => void };

/** It stands open here: once it was in view it is read. */
function RecentNote({ note, timeZone, onSeen }: RecentNoteProps) {
	const item = useRef<HTMLLIElement>(null);
	useSeen(item, !note.read, onSeen);
	return (
		<li ref={item} className="py-4">
			<p className="flex flex-wrap items-baseline justify-between gap-x-4">
				<strong className="min-w-0 break-words font-semibold">{note.title}</strong>
				<span className="flex shrink-0 items-center gap-1.5 text-soft text-sm">
					{note.channel === "email" && (
						<>
							<Mail aria-hidden className="size-4" strokeWidth={1.75} />
							<span className="sr-only">By e-mail too,</span>
						</>
					)}
					{daySince(note.scheduledFor, timeZone)}
				</span>
			</p>
			<p className="mt-1 break-words">{note.message}</p>
		</li>
	);
}
