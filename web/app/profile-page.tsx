import type { MouseEvent, ReactNode } from "react";
import type { User } from "#shared/schemas/users.ts";
import { BackToChat } from "#web/components/back-to-chat.tsx";
import { ErrorRegion } from "#web/components/error-region.tsx";
import { useAssessments } from "#web/features/assessments/api/get-assessments.ts";
import { AssessmentCard } from "#web/features/assessments/components/assessment-card.tsx";
import { SignOutCard } from "#web/features/auth/components/sign-out-card.tsx";
import { CoachCard } from "#web/features/coaching/components/coach-card.tsx";
import { Insights } from "#web/features/coaching/components/insights.tsx";
import { MemoryCard } from "#web/features/memory/components/memory-card.tsx";
import { TraitsCard } from "#web/features/personality/components/traits-card.tsx";
import { AchievementsCard } from "#web/features/progress/components/achievements-card.tsx";
import { MoodCalendar } from "#web/features/progress/components/mood-calendar.tsx";
import { ProgressCard } from "#web/features/progress/components/progress-card.tsx";
import { RatedCard } from "#web/features/progress/rated/rated-card.tsx";
import { MoodThemeCard } from "#web/features/scenes/components/mood-theme-card.tsx";
import { SceneCard } from "#web/features/scenes/components/scene-card.tsx";
import type { SceneControl } from "#web/features/scenes/hooks/use-scene.ts";
import { AccountCard } from "#web/features/users/components/account-card.tsx";
import { useDocumentTitle } from "#web/lib/use-document-title.ts";
import { AssessedCards } from "./assessed-cards.tsx";

type ProfilePageProps = { user: User; scene: SceneControl };

/** What Attune knows of a person, to look at, agree or disagree with, and change: from who they are to their account. */
export function ProfilePage({ user, scene }: ProfilePageProps) {
	// Also after a reset: what was rated before it is kept.
	const assessments = useAssessments(user.id, true);
	const hasHistory = assessments.data !== undefined && assessments.data.length > 0;
	useDocumentTitle("Profile");
	return (
		<div className="sheet mx-auto flex min-h-dvh w-full max-w-2xl flex-col gap-8 px-4 pt-5 pb-16 sm:px-6 sm:pt-8">
			<BackToChat />
			<main className="arrive flex flex-col gap-5">
				<h1 className="text-3xl sm:text-4xl">{user.firstName || user.username}</h1>
				<OnThisPage />
				<Part id="you">
					{!user.assessmentCompleted && <AssessmentCard user={user} />}
					<ErrorRegion name="What your assessment shows">
						<AssessedCards user={user} />
					</ErrorRegion>
					<ErrorRegion name="The five traits">
						<TraitsCard user={user} />
					</ErrorRegion>
					{user.assessmentCompleted && <AssessmentCard user={user} />}
				</Part>
				<Part id="time">
					<ErrorRegion name="Your days">
						<ProgressCard user={user} hasHistory={hasHistory} />
					</ErrorRegion>
					<ErrorRegion name="The calendar">{hasHistory && <MoodCalendar user={user} />}</ErrorRegion>
					<ErrorRegion name="Before and after exercises">
						<RatedCard user={user} />
					</ErrorRegion>
					<ErrorRegion name="Your milestones">
						<AchievementsCard user={user} />
					</ErrorRegion>
				</Part>
				<Part id="coach">
					<ErrorRegion name="What your coach knows">
						<MemoryCard user={user}>
							<ErrorRegion name="What your coach noticed">
								<Insights user={user} />
							</ErrorRegion>
						</MemoryCard>
					</ErrorRegion>
					<ErrorRegion name="Your coach">
						<CoachCard user={user} />
					</ErrorRegion>
				</Part>
				<Part id="room">
					<ErrorRegion name="Your scene">
						<SceneCard user={user} scene={scene} />
					</ErrorRegion>
					<ErrorRegion name="The colours">
						<MoodThemeCard user={user} latest={assessments.data && (assessments.data[0] ?? null)} />
					</ErrorRegion>
				</Part>
				<Part id="account">
					<ErrorRegion name="Your account">
						<AccountCard user={user} />
					</ErrorRegion>
					<SignOutCard />
				</Part>
			</main>
		</div>
	);
}

const PARTS = [
	["you", "You"],
	["time", "Over time"],
	["coach", "Your coach"],
	["room", "Your room"],
	["account", "Account"],
] as const;

/** The way down a long page. */
function OnThisPage() {
	return (
		<nav aria-label="On this page" className="-mx-1 mb-1 flex flex-wrap gap-1.5">
			{PARTS.map(([id, name]) => (
				<a
					key={id}
					href={`#${id}`}
					onClick={(click) => goThere(click, id)}
					className="flex min-h-9 items-center rounded-full border border-hairline bg-plate px-3.5 text-sm hover:border-ink"
				>
					{name}
				</a>
			))}
		</nav>
	);
}

/** As a link does, without an entry of its own: Back leads to the page before. */
function goThere(click: MouseEvent, id: string) {
	const part = document.getElementById(id);
	if (part) {
		click.preventDefault();
		window.history.replaceState(window.history.state, "", `#${id}`);
		part.scrollIntoView();
		part.focus({ preventScroll: true });
	}
}

type PartProps = { id: (typeof PARTS)[number][0]; children: ReactNode };

function Part({ id, children }: PartProps) {
	return (
		<div id={id} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-5 outline-none">
			{children}
		</div>
	);
}
