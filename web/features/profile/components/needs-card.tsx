import { Leaf } from "lucide-react";
import { NEED_AREAS } from "#shared/needs.ts";
import type { Profile } from "#shared/schemas/profile.ts";
import { NeedBars } from "#web/components/need-bars.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { calendarDay } from "#web/lib/calendar-day.ts";

type NeedsCardProps = Pick<Profile, "maslowAnalysis" | "lastAssessmentDate">;

/** The five needs as the person rated them last, where to look first, and what might help. */
export function NeedsCard({ maslowAnalysis, lastAssessmentDate }: NeedsCardProps) {
	const { currentLevel, levelScores, recommendations } = maslowAnalysis;
	if (!levelScores || !lastAssessmentDate) {
		return null;
	}
	return (
		<Card title="Your needs">
			<p>
				Your focus now:{" "}
				<strong className="whitespace-nowrap rounded-full bg-accent-wash px-3 py-1 font-semibold text-sm">
					{NEED_AREAS[currentLevel].label}
				</strong>
			</p>
			<NeedBars levelScores={levelScores} currentLevel={currentLevel} className="mt-5" />
			<p className="mt-4 text-soft text-sm">
				As you rated them on {calendarDay(lastAssessmentDate)}. The order is a way of looking, not a law.
			</p>
			{recommendations.length > 0 && (
				<div className="mt-6 border-hairline border-t pt-5">
					<h3 className="font-sans font-semibold text-base">What might help</h3>
					<ul className="mt-2.5 flex flex-col gap-3">
						{recommendations.map((recommendation) => (
							<li key={recommendation} className="flex gap-3">
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
