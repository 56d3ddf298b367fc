import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useLocation } from "wouter";
import { pauseOf } from "#shared/pause.ts";
import type { CurrentConversation } from "#shared/schemas/conversations.ts";
import type { User } from "#shared/schemas/users.ts";
import { BackToChat } from "#web/components/back-to-chat.tsx";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { LoadingScreen } from "#web/components/feedback/loading-screen.tsx";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { sayAfterLeaving } from "#web/features/conversations/chat-line.ts";
import { ChatScreen } from "#web/features/conversations/chat-screen.tsx";
import { BeforeTemporary } from "#web/features/conversations/temporary/before-temporary.tsx";
import { temporaryQuery, useBeginTemporary } from "#web/features/conversations/temporary/temporary-chat.ts";
import { TemporaryNotice } from "#web/features/conversations/temporary/temporary-notice.tsx";
import { Bell } from "#web/features/notifications/components/bell.tsx";
import type { SceneControl } from "#web/features/scenes/hooks/use-scene.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { paths } from "#web/lib/paths.ts";
import { forgetTemporary } from "#web/lib/storage/personal-storage.ts";
import { PausedPage } from "../pages/paused-page.tsx";
import { ExercisesInChat } from "./exercises-in-chat.tsx";
import { PausedLine } from "./paused-line.tsx";

type TemporaryPageProps = { user: User; scene: SceneControl };

/** A chat that leaves no trace: what it is, and then the chat. */
export function TemporaryPage({ user, scene }: TemporaryPageProps) {
	useDocumentTitle("Temporary chat");
	const query = useQuery(temporaryQuery(user.id));
	const begin = useBeginTemporary(user.id);
	const conversation = query.data?.conversation;
	const leave = useLeave(user.id, conversation?.id ?? "");
	if (conversation) {
		return (
			<ErrorRegion name="The chat">
				<ExercisesInChat user={user}>
					<ChatScreen
						user={user}
						conversationId={conversation.id}
						mood={null}
						top={null}
						bell={<Bell user={user} />}
						notice={
							<>
								<PausedLine user={user} />
								<TemporaryNotice conversation={conversation} timeZone={user.timeZone} onEnded={leave} />
							</>
						}
						onGone={leave}
						scene={{ ...scene, isThere: scene.url !== null }}
					/>
				</ExercisesInChat>
			</ErrorRegion>
		);
	}
	if (pauseOf(user)) {
		return <PausedPage user={user} />;
	}
	if (query.isPending) {
		return <LoadingScreen />;
	}
	return (
		<div className="sheet mx-auto min-h-dvh max-w-2xl px-5 pt-4 pb-16 sm:px-10">
			<BackToChat />
			<main className="mt-6 sm:mt-10">
				{query.isError ? (
					<TryAgain
						isAlone
						text={errorMessage(query.error, "We couldn't check whether a temporary chat is open.")}
						isTrying={query.isFetching}
						onTry={() => query.refetch()}
					/>
				) : (
					<>
						<BeforeTemporary user={user} isBeginning={begin.isPending} onBegin={() => begin.mutate()} />
						<FailureNote error={begin.error} text="We couldn't start a temporary chat." />
					</>
				)}
			</main>
		</div>
	);
}

/** Leaves an ended chat and forgets what this tab stored of it. */
function useLeave(userId: string, conversationId: string): () => void {
	const client = useQueryClient();
	const [, navigate] = useLocation();
	const hasLeft = useRef(false);
	return () => {
		if (hasLeft.current) {
			return;
		}
		hasLeft.current = true;
		forgetTemporary();
		client.setQueryData<CurrentConversation>(queryKeys.temporary(userId), {
			conversation: null,
			messages: [],
		});
		sayAfterLeaving("Temporary chat ended.", conversationId);
		navigate(paths.dashboard, { replace: true });
	};
}
