import { useQuery } from "@tanstack/react-query";
import { Bell as BellIcon, X } from "lucide-react";
import { useRef, useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { TERMS_VERSION } from "#shared/terms.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { loadCode } from "#web/lib/api/load-code.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { notificationsQuery } from "../api/get-notifications.ts";
import { useReadNotification } from "../api/read-notification.ts";

const ID = "bell";

/** The unread notifications as a number, and those of the last seven days in the browser's own popover: a sheet on a phone. */
export function Bell({ user }: { user: User }) {
	const panel = useRef<HTMLDialogElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	const { data: notes = [] } = useQuery(notificationsQuery(user.id));
	const read = useReadNotification(user.id);
	const code = useQuery({
		queryKey: queryKeys.code("bell-panel"),
		queryFn: () => loadCode(() => import("./bell-panel.tsx")),
		enabled: isOpen,
	});
	const unread = notes.filter((note) => !note.read);
	const count = unread.length + (user.termsSeen === TERMS_VERSION ? 0 : 1);
	const name = count === 0 ? "Notifications" : `Notifications, ${count} unread`;
	const close = () => panel.current?.hidePopover();

	/** Notifications that were in view are marked as read when the panel closes. */
	const seen = useRef(new Set<string>());
	function handleToggle(opens: boolean) {
		setIsOpen(opens);
		if (!opens) {
			for (const id of seen.current) {
				read.mutate(id);
			}
			seen.current.clear();
		}
	}
	function markAllRead() {
		for (const { id } of unread) {
			read.mutate(id);
		}
	}
	return (
		<>
			<Button variant="quiet" size="icon" aria-label={name} popoverTarget={ID} className="relative">
				<BellIcon aria-hidden className="size-5.5" strokeWidth={1.5} />
				{count > 0 && (
					<span
						aria-hidden
						className="absolute top-1 right-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-semibold text-[0.6875rem] text-on-accent leading-none"
					>
						{count}
					</span>
				)}
			</Button>
			{/* Not modal, so that help and the page stay in reach. */}
			<dialog
				ref={panel}
				id={ID}
				popover="auto"
				aria-label="Notifications"
				className="header-list bell-list"
				onToggle={(event) => handleToggle((event.nativeEvent as ToggleEvent).newState === "open")}
			>
				<div className="flex min-h-11 items-center gap-4">
					<h2 className="flex-1 text-xl">Notifications</h2>
					{unread.length > 0 && (
						<Button variant="link" size="inline" onClick={markAllRead}>
							Mark all as read
						</Button>
					)}
					<Button
						variant="quiet"
						size="icon"
						aria-label="Close"
						className="-mr-2.5 lg:hidden"
						onClick={close}
					>
						<X aria-hidden className="size-5" strokeWidth={1.75} />
					</Button>
				</div>
				{code.data && (
					<code.data.BellPanel
						user={user}
						isOpen={isOpen}
						onSeen={(id) => seen.current.add(id)}
						onLeave={close}
					/>
				)}
				{code.isError && (
					<TryAgain
						text="Failed to fetch notifications"
						isTrying={code.isFetching}
						onTry={() => code.refetch()}
						className="py-4"
					/>
				)}
			</dialog>
		</>
	);
}
