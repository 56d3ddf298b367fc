import { useQuery } from "@tanstack/react-query";
import { Leaf, type LucideIcon, MessageCircle, Sparkles } from "lucide-react";
import { useRef } from "react";
import { Link } from "wouter";
import type { Notification } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { dayAndTimeSince } from "#web/lib/date/day-on-calendar.ts";
import { useInView } from "#web/lib/hooks/use-in-view.ts";
import { paths } from "#web/lib/paths.ts";
import { notificationsQuery } from "../api/get-notifications.ts";

type Kind = { Icon: LucideIcon; action?: { name: string; href: string } };

const KINDS: Record<Notification["type"], Kind> = {
	encouragement: { Icon: MessageCircle },
	insight: { Icon: Leaf, action: { name: "See your week", href: paths.progress } },
	celebration: { Icon: Sparkles, action: { name: "See your milestones", href: paths.progress } },
};

type NoteListProps = {
	user: User;
	onSeen: (id: string) => void;
	onLeave: () => void;
};

/** The notifications of the last seven days, the newest first. */
export function NoteList({ user, onSeen, onLeave }: NoteListProps) {
	const { data, error, isFetching, refetch } = useQuery(notificationsQuery(user.id));
	if (data) {
		return data.length === 0 ? (
			<p className="border-hairline border-t py-6 text-soft">No notifications in the last 7 days.</p>
		) : (
			<ul className="divide-y divide-hairline border-hairline border-t">
				{data.map((note) => (
					<Note
						key={note.id}
						note={note}
						timeZone={user.timeZone}
						onSeen={() => onSeen(note.id)}
						onLeave={onLeave}
					/>
				))}
			</ul>
		);
	}
	return error ? (
		<TryAgain
			text={errorMessage(error, "Failed to fetch notifications")}
			isTrying={isFetching}
			onTry={() => refetch()}
			className="border-hairline border-t py-4"
		/>
	) : (
		<div role="status" className="animate-pulse py-2">
			<span className="sr-only">Loading your notifications...</span>
			<div aria-hidden className="h-20 rounded-2xl bg-hairline" />
		</div>
	);
}

type NoteProps = { note: Notification; timeZone: string; onSeen: () => void; onLeave: () => void };

function Note({ note, timeZone, onSeen, onLeave }: NoteProps) {
	const item = useRef<HTMLLIElement>(null);
	useInView(item, !note.read, onSeen);
	const { Icon, action } = KINDS[note.type];
	return (
		<li ref={item} className="flex gap-3.5 py-4">
			<span
				aria-hidden
				className={`grid size-10 shrink-0 place-items-center rounded-full ${note.read ? "bg-sunken text-soft" : "bg-accent-wash text-accent"}`}
			>
				<Icon className="size-5" strokeWidth={1.6} />
			</span>
			<div className="min-w-0 flex-1">
				<h3 className="break-words font-sans font-semibold text-base leading-snug">
					{!note.read && <span className="sr-only">Unread: </span>}
					{note.title}
					{!note.read && (
						<span aria-hidden className="ml-2.5 inline-block size-2 rounded-full bg-accent align-middle" />
					)}
				</h3>
				<p className="mt-0.5 break-words text-soft leading-snug">{note.message}</p>
				<p className="mt-1 text-soft text-xs">
					{dayAndTimeSince(note.scheduledFor, timeZone)}
					{note.channel === "email" && " · also by email"}
				</p>
				{action && (
					<Button asChild variant="outline" className="mt-2.5">
						<Link href={action.href} onClick={onLeave}>
							{action.name}
						</Link>
					</Button>
				)}
			</div>
		</li>
	);
}
