import { Leaf } from "lucide-react";
import { NEED_AREAS } from "#shared/needs.ts";
import type { Profile } from "#shared/schemas/profile.ts";
import { NeedBars } from "#web/components/need-bars.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { calendarDay } from "#web/lib/date/calendar-day.ts";

type NeedsCardProps = Pick<Profile, "maslowAnalysis" | "lastAssessmentDate">;

/** The five needs as the person rated them last, where to look first, and what might help. */
export function NeedsCard({ maslowAnalysis, lastAssessmentDate }: NeedsCardProps) {
	const { currentLevel, levelScores, recommendations } = maslowAnalysis;
	if (!levelScores || !lastAssessmentDate) {
		return null;
	}
	return (
		<Card
			title="Your needs"
			beside={
				<p className="rounded-full bg-accent-wash px-3 py-1 font-semibold text-xs">
					Focus: {NEED_AREAS[currentLevel].label}
				</p>
			}
		>
			{/* The focus is beside the title. */}
			<NeedBars levelScores={levelScores} currentLevel={currentLevel} className="[&_.need-focus]:sr-only" />
			<p className="mt-3 text-soft text-xs">From your check-in on {calendarDay(lastAssessmentDate)}.</p>
			{recommendations.length > 0 && (
				<div className="mt-4 border-hairline border-t pt-4">
					<h3 className="font-sans font-semibold text-base">What might help</h3>
					<ul className="mt-2 flex flex-col gap-2.5">
						{recommendations.map((recommendation) => (
							<li key={recommendation} className="flex gap-3 text-sm">
								<Leaf aria-hidden className="mt-1 size-4 shrink-0 text-accent" strokeWidth={1.75} />
								{recommendation}
							</li>
						))}
					</ul>
				</div>
			)}
		</Card>
	);
}
