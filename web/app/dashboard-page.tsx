import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import type { KnownMood } from "#shared/mode-machine.ts";
import type { Assessment } from "#shared/schemas/assessments.ts";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/error-region.tsx";
import { useAssessments } from "#web/features/assessments/api/get-assessments.ts";
import { AssessmentInvitation } from "#web/features/assessments/components/assessment-invitation.tsx";
import { useInvitation } from "#web/features/assessments/hooks/use-invitation.ts";
import { CoachingCard } from "#web/features/coaching/components/coaching-card.tsx";
import { conversationQuery } from "#web/features/conversations/api/get-conversation.ts";
import { ChatScreen } from "#web/features/conversations/chat-screen.tsx";
import { Bell } from "#web/features/notifications/components/bell.tsx";
import { NotesInvitation } from "#web/features/notifications/components/notes-invitation.tsx";
import type { SceneControl } from "#web/features/scenes/hooks/use-scene.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { isFailing } from "#web/lib/is-failing.ts";
import { useDocumentTitle } from "#web/lib/use-document-title.ts";
import { ExercisesInChat } from "./exercises-in-chat.tsx";

/** Few people see it. */
const PausedNotice = lazy(() =>
	import("#web/features/account/components/paused-notice.tsx").then(({ PausedNotice }) => ({
		default: PausedNotice,
	})),
);

type DashboardPageProps = {
	user: User;
	scene: SceneControl;
	/** The chat of this address; without one, the one the person is in. */
	conversationId?: string | undefined;
	/** What stands here when there is no such chat. */
	notFound?: ReactNode;
};

export function DashboardPage({ user, scene, conversationId, notFound }: DashboardPageProps) {
	useDocumentTitle("Chat");
	const { error } = useQuery(conversationQuery(user.id, conversationId));
	const invitation = useInvitation();
	const assessments = useAssessments(user.id, user.assessmentCompleted);
	const isInvited = invitation.isShown && !user.assessmentCompleted;
	if (error instanceof ApiError && error.status === 404 && notFound) {
		return notFound;
	}
	return (
		<ErrorRegion name="The chat">
			<ExercisesInChat user={user}>
				<ChatScreen
					user={user}
					conversationId={conversationId}
					mood={knownMood(user, assessments.data?.[0])}
					top={
						isInvited ? (
							<AssessmentInvitation onDismiss={invitation.dismiss} />
						) : (
							<CoachingOfTheDay key={user.id} user={user} conversationId={conversationId} />
						)
					}
					hasPicture={isInvited}
					bell={<Bell user={user} />}
					notice={
						user.minorSince && (
							<Suspense>
								<PausedNotice user={user} />
							</Suspense>
						)
					}
					scene={{ ...scene, isThere: scene.url !== null }}
				/>
			</ExercisesInChat>
		</ErrorRegion>
	);
}

/** The coaching card, which steps back before a talk. When the chat itself failed to load, one trouble is enough. */
function CoachingOfTheDay({ user, conversationId }: Pick<DashboardPageProps, "user" | "conversationId">) {
	const query = useQuery(conversationQuery(user.id, conversationId));
	const { data } = query;
	// What the coach says by itself, a greeting and an insight after each check-in, is no talk yet.
	const isTalking = data ? data.messages.some(({ role }) => role === "user") : null;
	return isFailing(query) ? null : (
		<ErrorRegion name="Your coach's words for today">
			<CoachingCard userId={user.id} isTalking={isTalking} />
			{isTalking === false && <NotesInvitation user={user} />}
		</ErrorRegion>
	);
}

function knownMood(user: User, latest: Assessment | undefined): KnownMood | null {
	return latest
		? { overallMood: latest.overallMood, currentMood: user.currentMood, desiredMood: user.desiredMood }
		: null;
}
