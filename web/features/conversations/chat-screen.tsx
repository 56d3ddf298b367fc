import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import type { User } from "#shared/schemas/users.ts";
import { STYLE_PRESETS, type StyleSlug } from "#shared/styles.ts";
import { ErrorRegion } from "#web/components/error-region.tsx";
import { darkenForWhiteText } from "#web/lib/oklch.ts";
import { messageFor } from "#web/lib/readable-error.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { currentConversationQuery } from "./api/get-current-conversation.ts";
import { ChatBar } from "./components/chat-bar.tsx";
import { ChatHeader } from "./components/chat-header.tsx";
import { ChatSkeleton } from "./components/chat-skeleton.tsx";
import { ConversationView } from "./components/conversation-view.tsx";
import { LoadFailure } from "./components/load-failure.tsx";
import { ModePills } from "./components/mode-pills.tsx";
import type { ConversationStore } from "./conversation-store.ts";
import { useConversationState, useConversationStore } from "./hooks/use-conversation.ts";
import { useIsDialogOpen } from "./hooks/use-is-dialog-open.ts";
import { useModes } from "./hooks/use-modes.ts";
import { type Modes, sendOptionsOf } from "./modes.ts";

const LOAD_FAILED = "Unable to generate coaching message. Please try again.";
const STOP_FAILED = "Your coach could not be stopped. Please try again.";

type ChatScreenProps = {
	user: User;
	/** What stands above the conversation. */
	top: ReactNode;
};

/** The chat: the talk, how the coach answers, and where one writes. */
export function ChatScreen({ user, top }: ChatScreenProps) {
	const scroller = useRef<HTMLDivElement>(null);
	const content = useRef<HTMLElement>(null);
	const query = useQuery(currentConversationQuery(user.id));
	const store = useConversationStore(query.data);
	const state = useConversationState(store);
	const [modes, setModes] = useModes(user.id);
	const isDialogOpen = useIsDialogOpen();
	const isBusy = state
		? state.turn !== null || state.pending.some(({ status }) => status === "sending")
		: false;

	async function send(text: string, withModes: Modes = modes) {
		return store ? store.send(text, sendOptionsOf(withModes)) : "failed";
	}

	function handleStyleChosen(style: StyleSlug, next: Modes) {
		if (store && !isBusy) {
			void send(`I'd like to experience the ${STYLE_PRESETS[style].label} style`, next);
		}
	}

	return (
		<div
			ref={scroller}
			className="chat-container h-dvh overflow-y-auto overscroll-contain bg-chat"
			style={chatColours(user.currentChatColor)}
		>
			<ChatHeader>
				<ModePills modes={modes} onChange={setModes} onStyleChosen={handleStyleChosen} />
			</ChatHeader>
			<main
				ref={content}
				className="mx-auto flex max-w-[56rem] flex-col gap-8 px-4 pt-6 pb-[calc(var(--chat-bar-height,5rem)+1.5rem)] sm:px-6"
			>
				{top}
				{query.isPending && <ChatSkeleton />}
				{query.isError && (
					<LoadFailure
						message={messageFor(query.error, LOAD_FAILED)}
						isTrying={query.isFetching}
						onRetry={() => query.refetch()}
					/>
				)}
				{store && state && (
					<ErrorRegion name="The conversation">
						<ConversationView
							name={user.firstName || user.username}
							isBare={top !== null}
							scroller={scroller}
							content={content}
							state={state}
							store={store}
							sendOptions={sendOptionsOf(modes)}
						/>
					</ErrorRegion>
				)}
			</main>
			<div aria-hidden className="chat-foot" />
			{!isDialogOpen && (
				<ChatBar
					userId={user.id}
					conversationId={state?.isGone ? undefined : query.data?.conversation.id}
					isLoading={query.isPending}
					isBusy={isBusy}
					onSend={send}
					onStop={state?.turn && store ? () => void stop(store) : undefined}
				/>
			)}
		</div>
	);
}

/** A stop that did not reach the server is said; the reply goes on and the button stays. */
async function stop(store: ConversationStore): Promise<void> {
	try {
		await store.stop();
	} catch (error) {
		showToast({ title: messageFor(error, STOP_FAILED), variant: "destructive" });
	}
}

/** Everything that takes its colour from the person's own. */
function chatColours(chatColour: string) {
	return {
		"--chat-colour": chatColour,
		"--chat-colour-light": `${chatColour}20`,
		"--chat-colour-subtle": `${chatColour}10`,
		"--user-bubble": darkenForWhiteText(chatColour),
		"--input-focus": `light-dark(${darkenForWhiteText(chatColour)}, ${chatColour})`,
	};
}
