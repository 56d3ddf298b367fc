import { CircleUserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import { paths } from "#web/lib/paths.ts";
import { ChatMenu } from "./chat-menu.tsx";
import { ConversationsDrawer } from "./conversations-drawer.tsx";
import { SceneToggle } from "./scene-toggle.tsx";

type ChatHeaderProps = {
	user: User;
	/** What stands beside the way to the profile. */
	bell: ReactNode;
	children: ReactNode;
};

export function ChatHeader({ user, bell, children }: ChatHeaderProps) {
	return (
		<header className="chat-header sticky top-0 z-10 border-hairline border-b pt-[env(safe-area-inset-top)]">
			<div className="mx-auto max-w-[56rem]">
				<div className="flex items-center justify-between pt-2 pr-2.5 pl-1.5 max-[75rem]:pr-help sm:pl-3.5">
					<div className="flex items-center">
						<ConversationsDrawer user={user} />
						{/* The smallest screens have room for the ways or for the name. */}
						<h1 className="flex max-[22.4rem]:sr-only">
							<BrandMark isShort />
						</h1>
					</div>
					<div className="flex items-center">
						<SceneToggle />
						{bell}
						<Tooltip label="Profile">
							<Link
								href={paths.profile}
								aria-label="Profile"
								className="grid size-11 place-items-center rounded-full text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink"
							>
								<CircleUserRound aria-hidden className="size-6" strokeWidth={1.5} />
							</Link>
						</Tooltip>
						<ChatMenu />
					</div>
				</div>
				{children}
			</div>
		</header>
	);
}
