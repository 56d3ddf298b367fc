import type { ReactNode } from "react";
import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { Avatar } from "#web/components/avatar.tsx";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import { paths } from "#web/lib/paths.ts";
import { ConversationsDrawer } from "./conversations-drawer.tsx";
import { SceneToggle } from "./scene-toggle.tsx";

type ChatHeaderProps = {
	user: User;
	/** What stands beside the way to the profile. */
	bell: ReactNode;
};

/** Two capsules that float over the talk. Help, which is on every page, stands at the end of the right one. */
export function ChatHeader({ user, bell }: ChatHeaderProps) {
	return (
		<header className="chat-header">
			<div className="capsule">
				<ConversationsDrawer user={user} />
				{/* The smallest screens have room for the ways or for the name. */}
				<h1 className="flex pr-2.5 max-[22.4rem]:sr-only sm:pr-4">
					<BrandMark isShort />
				</h1>
			</div>
			<div className="capsule pr-help">
				<SceneToggle />
				{bell}
				<Tooltip label="Profile">
					<Link
						href={paths.profile}
						aria-label="Profile"
						className="grid size-11 place-items-center rounded-full text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink"
					>
						<Avatar user={user} />
					</Link>
				</Tooltip>
			</div>
		</header>
	);
}
