import type { User } from "#shared/schemas/users.ts";
import { BackToChat } from "#web/components/back-to-chat.tsx";
import { ErrorRegion } from "#web/components/error-region.tsx";
import { useAssessments } from "#web/features/assessments/api/get-assessments.ts";
import { AssessmentCard } from "#web/features/assessments/components/assessment-card.tsx";
import { SignOutCard } from "#web/features/auth/components/sign-out-card.tsx";
import { CoachCard } from "#web/features/coaching/components/coach-card.tsx";
import { Insights } from "#web/features/coaching/components/insights.tsx";
import { MemoryCard } from "#web/features/memory/components/memory-card.tsx";
import { MoodThemeCard } from "#web/features/scenes/components/mood-theme-card.tsx";
import { SceneCard } from "#web/features/scenes/components/scene-card.tsx";
import type { SceneControl } from "#web/features/scenes/hooks/use-scene.ts";
import { AccountCard } from "#web/features/users/components/account-card.tsx";
import { useDocumentTitle } from "#web/lib/use-document-title.ts";

export function ProfilePage({ user, scene }: { user: User; scene: SceneControl }) {
	const assessments = useAssessments(user.id, user.assessmentCompleted);
	useDocumentTitle("Profile");
	return (
		<div className="sheet mx-auto flex min-h-dvh w-full max-w-2xl flex-col gap-8 px-4 pt-5 pb-16 sm:px-6 sm:pt-8">
			<BackToChat />
			<main className="arrive flex flex-col gap-5">
				<h1 className="mb-2 text-3xl sm:text-4xl">{user.firstName || user.username}</h1>
				<ErrorRegion name="The assessment card">
					<AssessmentCard isCompleted={user.assessmentCompleted} />
				</ErrorRegion>
				<ErrorRegion name="Your account">
					<AccountCard user={user} />
				</ErrorRegion>
				<ErrorRegion name="Your coach">
					<CoachCard user={user} />
				</ErrorRegion>
				<ErrorRegion name="Your scene">
					<SceneCard user={user} scene={scene} />
				</ErrorRegion>
				<ErrorRegion name="The colours">
					<MoodThemeCard user={user} latest={assessments.data && (assessments.data[0] ?? null)} />
				</ErrorRegion>
				<ErrorRegion name="What your coach knows">
					<MemoryCard user={user}>
						<ErrorRegion name="What your coach noticed">
							<Insights user={user} />
						</ErrorRegion>
					</MemoryCard>
				</ErrorRegion>
				<SignOutCard />
			</main>
		</div>
	);
}
