import { Settings } from "lucide-react";
import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { BandPage } from "#web/components/band-page.tsx";
import { ErrorRegion } from "#web/components/error-region.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { AssessmentCard } from "#web/features/assessments/components/assessment-card.tsx";
import { SignOutCard } from "#web/features/auth/components/sign-out-card.tsx";
import { MemoryCard } from "#web/features/memory/components/memory-card.tsx";
import { TraitsCard } from "#web/features/personality/components/traits-card.tsx";
import { AccountCard } from "#web/features/users/components/account-card.tsx";
import { paths } from "#web/lib/paths.ts";
import { useDocumentTitle } from "#web/lib/use-document-title.ts";
import { AssessedCards } from "./assessed-cards.tsx";

/** What a person told Attune, in short, with the ways to all of it. */
export function ProfilePage({ user }: { user: User }) {
	useDocumentTitle("Profile");
	return (
		<BandPage
			title={user.firstName || user.username}
			lead="What you told us, and how we use it."
			beside={
				<Button asChild variant="outline" className="max-lg:hidden">
					<Link href={paths.settings}>
						<Settings aria-hidden className="size-4.5" strokeWidth={1.75} />
						Settings
					</Link>
				</Button>
			}
		>
			<div className="grid items-start gap-3 sm:gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<div className="flex min-w-0 flex-col gap-3 sm:gap-4">
					{!user.assessmentCompleted && <AssessmentCard user={user} />}
					<ErrorRegion name="What your assessment shows">
						<AssessedCards user={user} />
					</ErrorRegion>
					<ErrorRegion name="Your five traits">
						<TraitsCard user={user} />
					</ErrorRegion>
				</div>
				<div className="flex min-w-0 flex-col gap-3 sm:gap-4">
					<ErrorRegion name="What your coach knows">
						<MemoryCard user={user} />
					</ErrorRegion>
					{user.assessmentCompleted && <AssessmentCard user={user} />}
					<ErrorRegion name="Your account">
						<AccountCard user={user} />
					</ErrorRegion>
					<SignOutCard />
				</div>
			</div>
		</BandPage>
	);
}
