import {
	Bell,
	BookOpen,
	Check,
	Compass,
	DoorOpen,
	EllipsisVertical,
	Heart,
	Settings,
	ShieldCheck,
} from "lucide-react";
import { type MouseEvent, useRef } from "react";
import { Link } from "wouter";
import { Button } from "#web/components/ui/button.tsx";
import { leaveQuickly, NEUTRAL_PAGE } from "#web/lib/leave-quickly.ts";
import { paths, staticPaths } from "#web/lib/paths.ts";
import { SceneToggleEntry } from "./scene-toggle.tsx";

const ICON = { "aria-hidden": true, className: "size-4.5", strokeWidth: 1.75 } as const;
const ID = "chat-menu";

/** What is not wanted often, and the way out that is wanted fast. The browser's own popover opens and closes it. */
export function ChatMenu() {
	const list = useRef<HTMLElement>(null);
	function handleExit(event: MouseEvent) {
		event.preventDefault();
		leaveQuickly();
	}
	return (
		<>
			<Button variant="quiet" size="icon" aria-label="Menu" popoverTarget={ID}>
				<EllipsisVertical aria-hidden className="size-5" strokeWidth={1.75} />
			</Button>
			<nav ref={list} id={ID} popover="auto" aria-label="Menu" className="chat-menu">
				<a href={NEUTRAL_PAGE} rel="noreferrer" onClick={handleExit}>
					<DoorOpen {...ICON} />
					Quick exit
				</a>
				<SceneToggleEntry onDone={() => list.current?.hidePopover()} />
				<Link href={paths.coach} onClick={() => list.current?.hidePopover()}>
					<Compass {...ICON} />
					Coaching sessions
				</Link>
				<Link href={paths.exercises} onClick={() => list.current?.hidePopover()}>
					<BookOpen {...ICON} />
					Exercises
				</Link>
				<Link href={paths.kept} onClick={() => list.current?.hidePopover()}>
					<Check {...ICON} />
					Your cards
				</Link>
				<Link href={paths.notifications} onClick={() => list.current?.hidePopover()}>
					<Bell {...ICON} />
					Notifications
				</Link>
				<Link href={paths.settings} onClick={() => list.current?.hidePopover()}>
					<Settings {...ICON} />
					Settings
				</Link>
				<Link href={paths.safetyPlan} onClick={() => list.current?.hidePopover()}>
					<Heart {...ICON} />
					Your safety plan
				</Link>
				<a href={staticPaths.safety}>
					<ShieldCheck {...ICON} />
					How Attune keeps you safe
				</a>
			</nav>
		</>
	);
}
