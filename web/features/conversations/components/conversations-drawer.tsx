import { useQuery } from "@tanstack/react-query";
import { PanelLeft } from "lucide-react";
import { useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import { loadCode } from "#web/lib/load-code.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { useConversations } from "../hooks/use-conversations.ts";

/** All conversations, beside the one that is open. What it shows is fetched when it is opened first. */
export function ConversationsDrawer({ user }: { user: User }) {
	const [isOpen, setIsOpen] = useState(false);
	const conversations = useConversations(user.id);
	const panel = useQuery({
		queryKey: queryKeys.code("conversation-panel"),
		queryFn: () => loadCode(() => import("./conversation-panel.tsx")),
		enabled: isOpen,
	});
	return (
		<>
			<Tooltip label="Conversations">
				<Button variant="quiet" size="icon" aria-label="Conversations" onClick={() => setIsOpen(true)}>
					<PanelLeft aria-hidden className="size-5" strokeWidth={1.5} />
				</Button>
			</Tooltip>
			<Dialog title="Conversations" isOpen={isOpen} onClose={() => setIsOpen(false)} isDrawer>
				{panel.data && (
					<panel.data.ConversationPanel
						user={user}
						conversations={conversations}
						onLeave={() => setIsOpen(false)}
					/>
				)}
				{panel.isError && (
					<div role="alert" className="mt-4 flex flex-col items-start gap-3">
						<p>We couldn't load your conversations.</p>
						<Button variant="outline" disabled={panel.isFetching} onClick={() => panel.refetch()}>
							Try again
						</Button>
					</div>
				)}
			</Dialog>
		</>
	);
}
