import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { paths, settingsPath } from "#web/lib/paths.ts";
import { adaptiveTimingQuery } from "../api/get-adaptive-timing.ts";
import { clockText } from "../hour-words.ts";
import { areNotesOn, whenOf } from "../when-of.ts";

const OFTEN = { daily: "daily", weekly: "weekly", custom: "on the days you chose" } as const;

type BellFootProps = { user: User; isOpen: boolean; onLeave: () => void };

/** When notifications come, and the way to choose that. */
export function BellFoot({ user, isOpen, onLeave }: BellFootProps) {
	const isOn = areNotesOn(user);
	// Fetched when the panel opens.
	const { data } = useQuery({ ...adaptiveTimingQuery(user.id), enabled: isOpen && isOn });
	const { reminderFrequency, reminderTime } = whenOf(user);
	const at = clockText(data?.time ?? reminderTime);
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 border-hairline border-t pt-2">
			<p className="text-soft text-sm">
				{isOn ? `Usually around ${at}, ${OFTEN[reminderFrequency]}.` : "Notifications are off."}
			</p>
			<Button asChild variant="link" className="-mr-1 px-1!">
				<Link
					href={user.textNotificationsEnabled ? settingsPath("notifications") : paths.notifications}
					onClick={onLeave}
				>
					{isOn ? "Choose when" : "Set up notifications"}
				</Link>
			</Button>
		</div>
	);
}
