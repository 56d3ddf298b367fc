import type { User } from "#shared/schemas/users.ts";
import { BackToChat } from "#web/components/back-to-chat.tsx";
import { ErrorRegion } from "#web/components/error-region.tsx";
import { AssessmentCard } from "#web/features/assessments/components/assessment-card.tsx";
import { SignOutCard } from "#web/features/auth/components/sign-out-card.tsx";
import { CoachCard } from "#web/features/coaching/components/coach-card.tsx";
import { Insights } from "#web/features/coaching/components/insights.tsx";
import { MemoryCard } from "#web/features/memory/components/memory-card.tsx";
import { AccountCard } from "#web/features/users/components/account-card.tsx";
import { useDocumentTitle } from "#web/lib/use-document-title.ts";

export function ProfilePage({ user }: { user: User }) {
	useDocumentTitle("Profile");
	return (
		<div className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col gap-8 px-4 pt-5 pb-16 sm:px-6 sm:pt-8">
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
