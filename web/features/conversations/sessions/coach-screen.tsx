import { useQuery } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "wouter";
import { SESSION_TITLE } from "#shared/chat/messages.ts";
import { pauseOf } from "#shared/pause.ts";
import type { ListedConversation } from "#shared/schemas/conversations.ts";
import type { User } from "#shared/schemas/users.ts";
import { BackLink } from "#web/components/back-to-chat.tsx";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { usePress } from "#web/lib/hooks/use-press.ts";
import { paths } from "#web/lib/paths.ts";
import { conversationsQuery } from "../api/get-conversations.ts";
import { sessionQuery } from "../api/get-session.ts";
import { ChatLine } from "../bar/chat-line.tsx";
import { ChatSkeleton } from "../components/chat-skeleton.tsx";
import { ConversationPanel } from "../panel/conversation-panel.tsx";
import { SessionView } from "./session-view.tsx";
import { useSessions } from "./use-sessions.ts";

/** The conversation id when no session is open. */
const NOWHERE = "";

type CoachScreenProps = {
	user: User;
	/** From the URL; null when none is chosen. */
	sessionId: string | null;
	overallMood: number | null;
	/** Shown when no session is chosen. */
	card: ReactNode;
	notice: ReactNode;
};

/** Two panes on a desk, one on a phone: the sessions, and the one that is open. */
export function CoachScreen({ user, sessionId, overallMood, card, notice }: CoachScreenProps) {
	const sessions = useSessions(user.id, sessionId);
	const line = !sessionId && <ChatLine conversationId={NOWHERE} />;
	return (
		<div className="flex h-dvh overflow-x-clip">
			<div
				className={cx(
					"flex w-full flex-col overflow-y-auto bg-paper px-5 pt-[calc(0.375rem+env(safe-area-inset-top))] pb-[calc(1.5rem+var(--nav-height))] lg:w-[28.5rem] lg:shrink-0 lg:pl-26 lg:border-hairline lg:border-r",
					sessionId && "max-lg:hidden",
				)}
			>
				<nav aria-label="Back" className="capsule -mx-2.5 mb-3 w-fit shrink-0 *:m-0 lg:-ml-[5.875rem]">
					<BackLink />
					<span aria-hidden className="flex pr-4 max-[22.4rem]:hidden">
						<BrandMark isShort />
					</span>
				</nav>
				<main className="lg:hidden">
					<NoSession user={user} card={card} sessions={sessions} line={line} />
				</main>
				<aside aria-label="Coaching sessions" className="flex min-h-0 flex-col max-lg:shrink-0 lg:flex-1">
					<ConversationPanel user={user} kind="coaching" conversations={sessions} />
				</aside>
			</div>
			<div className={cx("session-pane min-w-0 flex-1", !sessionId && "max-lg:hidden")}>
				{sessionId ? (
					<OpenSession
						key={sessionId}
						user={user}
						sessionId={sessionId}
						overallMood={overallMood}
						notice={notice}
					/>
				) : (
					<main className="isolate mx-auto flex h-full max-w-3xl flex-col justify-center px-8 py-16">
						<NoSession user={user} isOnScene card={card} sessions={sessions} line={line} />
					</main>
				)}
			</div>
		</div>
	);
}

type NoSessionProps = {
	user: User;
	/** On the scene, not in the list. */
	isOnScene?: boolean;
	card: ReactNode;
	sessions: ReturnType<typeof useSessions>;
	line: ReactNode;
};

function NoSession({ user, isOnScene = false, card, sessions, line }: NoSessionProps) {
	const { failure, press } = usePress();
	return (
		<div className="flex flex-col items-start gap-5 max-lg:mt-3 max-lg:mb-4">
			<h1 className={cx("text-3xl", isOnScene && "sky-words")}>Your coach</h1>
			{line}
			<div className="w-full">{card}</div>
			{!pauseOf(user) && (
				<Button
					size="large"
					disabled={sessions.isBusy}
					onClick={() => void press("We couldn't create a session.", sessions.begin)}
				>
					Start Coaching Session
				</Button>
			)}
			{failure && <FailureNote {...failure} isLoose={isOnScene} />}
		</div>
	);
}

type OpenSessionProps = Pick<CoachScreenProps, "user" | "overallMood" | "notice"> & { sessionId: string };

function OpenSession({ user, sessionId, overallMood, notice }: OpenSessionProps) {
	const [, navigate] = useLocation();
	const { data, error, isPending, isFetching, refetch } = useQuery(sessionQuery(user.id, sessionId));
	const listed = useListed(user.id, sessionId);
	const leave = () => navigate(paths.coach, { replace: true });
	const isBack = data === null && listed !== undefined;
	useEffect(() => {
		if (isBack) {
			void refetch();
		}
	}, [isBack, refetch]);
	if (isPending) {
		return (
			<div className="mx-auto max-w-[56rem] px-6 pt-24">
				<ChatSkeleton />
			</div>
		);
	}
	if (error) {
		return (
			<div className="mx-auto max-w-[56rem] px-6 pt-24">
				<TryAgain
					isAlone
					text={errorMessage(error, "We couldn't load this session. Please try again.")}
					isTrying={isFetching}
					onTry={() => refetch()}
				/>
			</div>
		);
	}
	if (data === null) {
		return (
			<main className="flex h-full flex-col items-center justify-center gap-4 px-6 text-center">
				<p className="loose-words px-4 py-2">We can't find this session. It may have been deleted.</p>
				<Button variant="outline" onClick={leave}>
					All sessions
				</Button>
			</main>
		);
	}
	return (
		<SessionView
			user={user}
			sessionId={sessionId}
			title={listed && listed.title !== SESSION_TITLE ? listed.title : null}
			page={data}
			overallMood={overallMood}
			onGone={leave}
			notice={notice}
		/>
	);
}

/** The session as listed: with its title, and back after an undone deletion elsewhere. */
function useListed(userId: string, sessionId: string): ListedConversation | undefined {
	const { data } = useQuery(conversationsQuery(userId, "coaching", "", 1));
	return data?.conversations.find(({ id }) => id === sessionId);
}
