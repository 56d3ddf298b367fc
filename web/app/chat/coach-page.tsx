import { Link } from "wouter";
import { pauseOf } from "#shared/pause.ts";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useAssessments } from "#web/features/assessments/api/get-assessments.ts";
import { CoachingCard } from "#web/features/coaching/components/coaching-card.tsx";
import { CoachScreen } from "#web/features/conversations/sessions/coach-screen.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { paths } from "#web/lib/paths.ts";
import { ExercisesInChat } from "./exercises-in-chat.tsx";
import { PausedLine } from "./paused-line.tsx";

type CoachPageProps = {
	/** Null when signed out. */
	user: User | null;
	sessionId?: string | undefined;
};

/** Coaching sessions, each about one thing. */
export function CoachPage({ user, sessionId }: CoachPageProps) {
	useDocumentTitle("Coach");
	return user ? (
		<SignedIn user={user} sessionId={sessionId ?? null} />
	) : (
		<main className="flex min-h-dvh flex-col items-center justify-center gap-5 px-6 text-center">
			<h1 className="text-2xl">Please sign in to access your personal AI coach</h1>
			<Button asChild size="large">
				<Link href={paths.signIn}>Sign in</Link>
			</Button>
		</main>
	);
}

function SignedIn({ user, sessionId }: { user: User; sessionId: string | null }) {
	const { data } = useAssessments(user.id, user.assessmentCompleted);
	return (
		<ErrorRegion name="Your coach">
			<ExercisesInChat user={user}>
				<CoachScreen
					user={user}
					sessionId={sessionId}
					notice={<PausedLine user={user} />}
					overallMood={data?.[0]?.overallMood ?? null}
					card={
						pauseOf(user) ? (
							<PausedLine user={user} isAboveBox={false} />
						) : (
							<ErrorRegion name="Today's message from your coach">
								<CoachingCard userId={user.id} beginsOpen />
							</ErrorRegion>
						)
					}
				/>
			</ExercisesInChat>
		</ErrorRegion>
	);
}
