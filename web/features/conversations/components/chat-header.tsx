import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { CONVERSATION_TITLE } from "#shared/chat/messages.ts";
import type { Conversation } from "#shared/schemas/conversations.ts";
import type { User } from "#shared/schemas/users.ts";
import { Avatar } from "#web/components/avatar.tsx";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import { useRootClass } from "#web/lib/hooks/use-root-class.ts";
import { paths } from "#web/lib/paths.ts";
import { useSettledScene } from "#web/lib/scene/shown-scene.ts";
import { conversationsQuery } from "../api/get-conversations.ts";
import { useConversationsBeside } from "../panel/conversations-beside.tsx";
import { SceneToggle } from "./scene-toggle.tsx";

type ChatHeaderProps = {
	user: User;
	/** Undefined until loaded. */
	conversation: Conversation | undefined;
	bell: ReactNode;
};

/** Two capsules that float over the conversation. Help, which is on every page, is at the end of the right one. */
export function ChatHeader({ user, conversation, bell }: ChatHeaderProps) {
	const title = useTitle(user.id, conversation);
	useRootClass("shows-capsules");
	const { button, list } = useConversationsBeside(user);
	return (
		<>
			<SceneEdges />
			<header className="chat-header">
				<div className="capsule min-w-11">
					{button}
					{/* The smallest screens fit either the buttons or the name. */}
					<h1 className="flex pr-2.5 max-[22.4rem]:sr-only sm:pr-4">
						<BrandMark isShort />
					</h1>
					{title && <p className="chat-title">{title}</p>}
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
			{list}
		</>
	);
}

/** The scene once more, over the words that pass below the header and the bar, so that no capsule cuts them (scene.css). */
function SceneEdges() {
	const scene = useSettledScene();
	return (
		scene && (
			<div aria-hidden className="scene-edges">
				{/* Decoded with the scene itself, and not before it is there. */}
				<img src={scene} alt="" decoding="async" className="size-full object-cover" />
			</div>
		)
	);
}

/** The generated or chosen title, from the list, which gets a new title first. */
function useTitle(userId: string, conversation: Conversation | undefined): string | null {
	const { data } = useQuery({ ...conversationsQuery(userId, "chat", "", 1), enabled: false });
	const listed = data?.conversations.find(({ id }) => id === conversation?.id);
	const title = listed?.title ?? conversation?.title ?? CONVERSATION_TITLE;
	return title === CONVERSATION_TITLE ? null : title;
}
