import { cx } from "class-variance-authority";
import { Settings } from "lucide-react";
import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { BandPage } from "#web/components/scene/band-page.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { AssessmentCard } from "#web/features/assessments/components/assessment-card.tsx";
import { SignOutCard } from "#web/features/auth/components/sign-out-card.tsx";
import { MemoryCard } from "#web/features/memory/components/memory-card.tsx";
import { TraitsCard } from "#web/features/personality/components/traits-card.tsx";
import { traitsOf } from "#web/features/personality/content/trait-texts.ts";
import { AccountCard } from "#web/features/users/components/account-card.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { paths } from "#web/lib/paths.ts";
import { AssessedCards } from "./assessed-cards.tsx";

const COLUMN = "flex min-w-0 flex-col gap-3 sm:gap-4";

/** A summary of what a person told Attune, with links to all of it. */
export function ProfilePage({ user }: { user: User }) {
	useDocumentTitle("Profile");
	const isTyped = user.assessmentCompleted && Boolean(user.mbtiType);
	// Without tall cards, they form rows of two: as two columns, half the page would stay empty.
	const isShort = !isTyped && traitsOf(user) === null;
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
			<div
				className={cx(
					"grid gap-3 sm:gap-4",
					isShort ? "lg:grid-cols-2" : "items-start lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]",
				)}
			>
				<div className={isShort ? "contents" : COLUMN}>
					{!isTyped && <AssessmentCard user={user} />}
					<ErrorRegion name="What your assessment shows">
						<AssessedCards user={user} />
					</ErrorRegion>
					<ErrorRegion name="Your five traits">
						<TraitsCard user={user} />
					</ErrorRegion>
				</div>
				<div className={isShort ? "contents" : COLUMN}>
					<ErrorRegion name="What your coach knows">
						<MemoryCard user={user} />
					</ErrorRegion>
					{isTyped && <AssessmentCard user={user} />}
					<ErrorRegion name="Your account">
						<AccountCard user={user} />
					</ErrorRegion>
					<SignOutCard className={isShort ? "lg:col-span-2" : undefined} />
				</div>
			</div>
		</BandPage>
	);
}
