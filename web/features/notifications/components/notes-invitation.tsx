import { BellRing, X } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { paths } from "#web/lib/paths.ts";
import { readPersonal, writePersonal } from "#web/lib/personal-storage.ts";

const PUT_AWAY = "notes-invitation";

/** Invites to set notes up, after the first assessment. Put away once, it never comes back here. */
export function NotesInvitation({ user }: { user: User }) {
	const [isAway, setIsAway] = useState(() => readPersonal(user.id, PUT_AWAY) !== null);
	if (isAway || user.textNotificationsEnabled || !user.assessmentCompleted) {
		return null;
	}
	function handleDismiss() {
		writePersonal(user.id, PUT_AWAY, "put away");
		setIsAway(true);
	}
	return (
		<aside
			aria-label="Notes"
			className="mt-3 flex items-center gap-3 rounded-2xl border border-hairline bg-plate py-1.5 pr-1.5 pl-4 text-ink text-sm"
		>
			<BellRing aria-hidden className="size-4.5 shrink-0 text-accent" strokeWidth={1.75} />
			<Link
				href={paths.notifications}
				className="flex min-h-11 min-w-0 flex-1 items-center font-medium underline decoration-edge underline-offset-4 hover:decoration-ink"
			>
				A note now and then, at your hour?
			</Link>
			<button
				type="button"
				aria-label="Not now"
				onClick={handleDismiss}
				className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
			>
				<X aria-hidden className="size-4.5" strokeWidth={1.75} />
			</button>
		</aside>
	);
}
