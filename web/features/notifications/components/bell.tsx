import { useQuery } from "@tanstack/react-query";
import { Bell as BellIcon } from "lucide-react";
import { useRef } from "react";
import { Link } from "wouter";
import type { Notification } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { daySince } from "#web/lib/day-on-calendar.ts";
import { paths } from "#web/lib/paths.ts";
import { useSeen } from "#web/lib/use-seen.ts";
import { notificationsQuery } from "../api/get-notifications.ts";
import { useReadNotification } from "../api/read-notification.ts";
import { useTermsNews } from "../hooks/use-terms-news.ts";
import { TermsNews } from "./terms-news.tsx";

const ID = "bell";

/** How many notes are unread, and those of the last seven days: one a day at the most. The browser's own popover opens and closes it. */
export function Bell({ user }: { user: User }) {
	const list = useRef<HTMLElement>(null);
	const { data: notes = [], isError, isPending } = useQuery(notificationsQuery(user.id));
	const read = useReadNotification(user.id);
	const terms = useTermsNews(user);
	const unread = [...notes.filter((note) => !note.read), ...(terms.isNew ? ["terms"] : [])];
	const name = unread.length === 0 ? "Notes" : `Notes, ${unread.length} unread`;

	/** What was in view in the open list is read once it closes. */
	const seen = useRef(new Set<string>());
	function handleToggle(isOpen: boolean) {
		if (!isOpen) {
			for (const id of seen.current) {
				read.mutate(id);
			}
			seen.current.clear();
		}
	}
	return (
		<>
			<Button variant="quiet" size="icon" aria-label={name} popoverTarget={ID} className="relative">
				<BellIcon aria-hidden className="size-5.5" strokeWidth={1.5} />
				{unread.length > 0 && (
					<span
						aria-hidden
						className="absolute top-1 right-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-semibold text-[0.6875rem] text-on-accent leading-none"
					>
						{unread.length}
					</span>
				)}
			</Button>
			<nav
				ref={list}
				id={ID}
				popover="auto"
				aria-label="Notes"
				className="header-list bell-list"
				onToggle={(event) => handleToggle((event.nativeEvent as ToggleEvent).newState === "open")}
			>
				{terms.isNew && <TermsNews isSaving={terms.isSaving} onSeen={terms.dismiss} />}
				{notes.length === 0 && !terms.isNew && (
					<p className="px-3.5 py-2.5 text-soft text-sm">{wordsFor(isError, isPending)}</p>
				)}
				{notes.length > 0 && (
					<ul>
						{notes.map((note) => (
							<BellNote
								key={note.id}
								note={note}
								timeZone={user.timeZone}
								onSeen={() => seen.current.add(note.id)}
							/>
						))}
					</ul>
				)}
				<Link href={paths.notifications} onClick={() => list.current?.hidePopover()}>
					{user.textNotificationsEnabled ? "All notes and settings" : "Set up notes"}
				</Link>
			</nav>
		</>
	);
}

type BellNoteProps = { note: Notification; timeZone: string; onSeen: () => void };

function BellNote({ note, timeZone, onSeen }: BellNoteProps) {
	const item = useRef<HTMLLIElement>(null);
	useSeen(item, !note.read, onSeen);
	return (
		<li ref={item} className="rounded-xl px-3.5 py-2.5">
			<p className="flex items-baseline justify-between gap-4 text-sm">
				<strong className="min-w-0 break-words font-semibold">
					{!note.read && (
						<>
							<span aria-hidden className="mr-2 inline-block size-2 rounded-full bg-accent align-middle" />
							<span className="sr-only">Unread: </span>
						</>
					)}
					{note.title}
				</strong>
				<span className="shrink-0 text-soft text-xs">{daySince(note.scheduledFor, timeZone)}</span>
			</p>
			<p className="mt-0.5 break-words text-sm">{note.message}</p>
		</li>
	);
}

/** A list that could not be fetched is never shown as an empty one. */
function wordsFor(isError: boolean, isPending: boolean): string {
	if (isError) {
		return "Failed to fetch notifications";
	}
	return isPending ? "Looking for your notes…" : "No note in the last seven days.";
}
