import { DoorOpen, EllipsisVertical, Heart, ShieldCheck } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "wouter";
import { Button } from "#web/components/ui/button.tsx";
import { Menu, MenuItem } from "#web/components/ui/menu.tsx";
import { leaveQuickly, NEUTRAL_PAGE } from "#web/lib/leave-quickly.ts";
import { paths, staticPaths } from "#web/lib/paths.ts";

const ICON = { "aria-hidden": true, className: "size-4.5", strokeWidth: 1.75 } as const;

/** What is not wanted often, and the way out that is wanted fast. */
export function ChatMenu() {
	function handleExit(event: MouseEvent) {
		event.preventDefault();
		leaveQuickly();
	}
	return (
		<Menu
			trigger={
				<Button variant="quiet" size="icon" aria-label="Menu">
					<EllipsisVertical aria-hidden className="size-5" strokeWidth={1.75} />
				</Button>
			}
		>
			<MenuItem>
				<a href={NEUTRAL_PAGE} rel="noreferrer" onClick={handleExit}>
					<DoorOpen {...ICON} />
					Quick exit
				</a>
			</MenuItem>
			<MenuItem>
				<Link href={paths.safetyPlan}>
					<Heart {...ICON} />
					Your safety plan
				</Link>
			</MenuItem>
			<MenuItem>
				<a href={staticPaths.safety}>
					<ShieldCheck {...ICON} />
					How Attune keeps you safe
				</a>
			</MenuItem>
		</Menu>
	);
}
