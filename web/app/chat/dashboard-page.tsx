import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import type { KnownMood } from "#shared/chat/mode-machine.ts";
import { pauseOf } from "#shared/pause.ts";
import type { Assessment } from "#shared/schemas/assessments.ts";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { useAssessments } from "#web/features/assessments/api/get-assessments.ts";
import { CarriedLine } from "#web/features/auth/components/carried-line.tsx";
import { CoachingCard } from "#web/features/coaching/components/coaching-card.tsx";
import { conversationQuery } from "#web/features/conversations/api/get-conversation.ts";
import { ChatScreen } from "#web/features/conversations/chat-screen.tsx";
import { Bell } from "#web/features/notifications/components/bell.tsx";
import type { SceneControl } from "#web/features/scenes/hooks/use-scene.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { isFailing } from "#web/lib/api/is-failing.ts";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { ExercisesInChat } from "./exercises-in-chat.tsx";
import { PausedLine } from "./paused-line.tsx";

/** Optional: left out when its code can't load. */
const Today = lazy(() =>
	import("./today.tsx").then(
		({ Today }) => ({ default: Today }),
		() => ({ default: () => null }),
	),
);

/** As high as today's mood, so that what is below stays in its place. */
const TODAY_PLACE = <div className="h-11.5" />;

type DashboardPageProps = {
	user: User;
	scene: SceneControl;
	/** From the URL; defaults to the person's current chat. */
	conversationId?: string | undefined;
	notFound?: ReactNode;
};

export function DashboardPage({ user, scene, conversationId, notFound }: DashboardPageProps) {
	useDocumentTitle("Chat");
	const { error } = useQuery(conversationQuery(user.id, conversationId));
	const assessments = useAssessments(user.id, user.assessmentCompleted);
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
					today={
						<Suspense fallback={pauseOf(user) ? null : TODAY_PLACE}>
							<Today user={user} latest={assessments.data?.[0]} />
						</Suspense>
					}
					top={
						user.assessmentCompleted && !pauseOf(user) ? (
							<CoachingOfTheDay key={user.id} user={user} conversationId={conversationId} />
						) : null
					}
					bell={<Bell user={user} />}
					notice={
						<>
							<CarriedLine user={user} />
							<PausedLine user={user} />
						</>
					}
					scene={{ ...scene, isThere: scene.url !== null }}
				/>
			</ExercisesInChat>
		</ErrorRegion>
	);
}

/** The coaching card. Hidden when the chat failed to load: one error is enough. */
function CoachingOfTheDay({ user, conversationId }: Pick<DashboardPageProps, "user" | "conversationId">) {
	const query = useQuery(conversationQuery(user.id, conversationId));
	return isFailing(query) ? null : (
		<ErrorRegion name="Today's message from your coach">
			<CoachingCard userId={user.id} />
		</ErrorRegion>
	);
}

function knownMood(user: User, latest: Assessment | undefined): KnownMood | null {
	return latest
		? { overallMood: latest.overallMood, currentMood: user.currentMood, desiredMood: user.desiredMood }
		: null;
}
