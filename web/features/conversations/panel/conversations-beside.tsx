import { useQuery } from "@tanstack/react-query";
import { PanelLeft, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import { loadCode } from "#web/lib/api/load-code.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { useIsWide } from "#web/lib/hooks/use-is-wide.ts";
import { useRootClass } from "#web/lib/hooks/use-root-class.ts";
import { useConversations } from "../hooks/use-conversations.ts";

const TITLE = "Conversations";

/** Stays open across conversations. */
let wasOpen = false;

/**
 * All conversations, as a button and the list that it opens: from 64rem on beside the one that is open, else as a drawer over
 * it. What the list shows is fetched when it's opened first.
 */
export function useConversationsBeside(user: User): { button: ReactNode; list: ReactNode } {
	const isWide = useIsWide();
	const [isOpen, setIsOpen] = useState(isWide && wasOpen);
	const conversations = useConversations(user.id);
	const panel = useQuery({
		queryKey: queryKeys.code("conversation-panel"),
		queryFn: () => loadCode(() => import("./conversation-panel.tsx")),
		enabled: isOpen,
	});
	useEffect(() => {
		wasOpen = isOpen;
	}, [isOpen]);
	const opener = useRef<HTMLButtonElement>(null);
	const close = () => setIsOpen(false);
	function closeBeside() {
		close();
		opener.current?.focus();
	}
	const button = (
		<Tooltip label={TITLE}>
			<Button
				ref={opener}
				variant="quiet"
				size="icon"
				aria-label={TITLE}
				aria-expanded={isWide ? isOpen : undefined}
				onClick={() => setIsOpen(!isOpen)}
			>
				<PanelLeft aria-hidden className="size-5" strokeWidth={1.5} />
			</Button>
		</Tooltip>
	);
	const content = (
		<>
			{panel.data && (
				<panel.data.ConversationPanel
					user={user}
					conversations={conversations}
					onLeave={isWide ? undefined : close}
				/>
			)}
			{panel.isError && (
				<TryAgain
					text="We couldn't load your conversations."
					isTrying={panel.isFetching}
					onTry={() => panel.refetch()}
					className="mt-4"
				/>
			)}
		</>
	);
	const list = isWide ? (
		isOpen && <Beside onClose={closeBeside}>{content}</Beside>
	) : (
		<Dialog title={TITLE} isOpen={isOpen} onClose={close} isDrawer>
			{content}
		</Dialog>
	);
	return { button, list };
}

/** Not modal: people can keep chatting while it's open. Escape inside closes it. */
function Beside({ onClose, children }: { onClose: () => void; children: ReactNode }) {
	useRootClass("shows-conversations");
	return (
		<aside
			aria-label={TITLE}
			className="conversations-beside arrive"
			onKeyDown={({ key, defaultPrevented }) => key === "Escape" && !defaultPrevented && onClose()}
		>
			<div className="flex items-center justify-between">
				<h2 className="text-xl">{TITLE}</h2>
				<Button variant="quiet" size="icon" aria-label="Close" onClick={onClose} className="-mr-2">
					<X aria-hidden className="size-5" strokeWidth={1.75} />
				</Button>
			</div>
			{children}
		</aside>
	);
}
