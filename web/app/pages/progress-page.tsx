import { moodsByDay } from "#shared/mood/moods-by-day.ts";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { BandPage } from "#web/components/scene/band-page.tsx";
import { useAssessments } from "#web/features/assessments/api/get-assessments.ts";
import { Insights } from "#web/features/coaching/components/insights.tsx";
import { AchievementsCard } from "#web/features/progress/components/achievements-card.tsx";
import { MoodCalendar } from "#web/features/progress/components/mood-calendar.tsx";
import { ProgressCard } from "#web/features/progress/components/progress-card.tsx";
import { RatedCard } from "#web/features/progress/rated/rated-card.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";

/** A person's progress since they began. */
export function ProgressPage({ user }: { user: User }) {
	// Enabled even after a reset, which keeps earlier ratings.
	const assessments = useAssessments(user.id, true);
	const hasHistory = assessments.data !== undefined && assessments.data.length > 0;
	const hasMoods = hasHistory || moodsByDay(user, []).size > 0;
	useDocumentTitle("Progress");
	return (
		<BandPage title="Progress" lead="A look back at your ratings. It doesn't predict anything.">
			<div className="grid items-start gap-5 lg:grid-cols-2">
				<div className="flex min-w-0 flex-col gap-5">
					<ErrorRegion name="Your days">
						<ProgressCard user={user} hasHistory={hasHistory} />
					</ErrorRegion>
					<ErrorRegion name="Your mood calendar">{hasMoods && <MoodCalendar user={user} />}</ErrorRegion>
					<ErrorRegion name="Before and after exercises">
						<RatedCard user={user} />
					</ErrorRegion>
				</div>
				<div className="flex min-w-0 flex-col gap-5">
					<ErrorRegion name="Your insights">
						<Insights user={user} />
					</ErrorRegion>
					<ErrorRegion name="Your milestones">
						<AchievementsCard user={user} />
					</ErrorRegion>
				</div>
			</div>
		</BandPage>
	);
}
