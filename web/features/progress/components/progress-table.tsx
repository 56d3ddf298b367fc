import { useState } from "react";
import { NEED_AREAS, NEED_LEVELS } from "#shared/needs.ts";
import type { Progress } from "#shared/schemas/profile.ts";
import { Button } from "#web/components/ui/button.tsx";
import { calendarDay } from "#web/lib/date/calendar-day.ts";
import { percent } from "#web/lib/numbers.ts";
import { moodText } from "../series.ts";

/** Rows shown at first. */
const FIRST = 30;

/** The same as the charts, to be read line by line: newest first. */
export function ProgressTable({ progress }: { progress: Progress }) {
	const [showsAll, setShowsAll] = useState(false);
	const rows = progress.needs
		.map((needs, index) => ({ ...needs, mood: progress.mood[index]?.mood }))
		.reverse();
	const shown = showsAll ? rows : rows.slice(0, FIRST);
	return (
		<>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus */}
			<section aria-label="Your check-ins" tabIndex={0} className="overflow-x-auto">
				<table className="w-full min-w-136 border-collapse text-left text-sm tabular-nums">
					<thead>
						<tr className="border-hairline border-b align-bottom text-soft">
							<th scope="col" className="py-2 pr-3 font-medium">
								Day
							</th>
							<th scope="col" className="py-2 pr-3 font-medium">
								Mood
							</th>
							{NEED_LEVELS.map((level) => (
								<th key={level} scope="col" className="py-2 pr-3 font-medium">
									{NEED_AREAS[level].label}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{shown.map((row) => (
							<tr key={row.date} className="border-hairline border-b last:border-0">
								<th scope="row" className="whitespace-nowrap py-2 pr-3 font-normal">
									{calendarDay(row.date)}
								</th>
								<td className="whitespace-nowrap py-2 pr-3">{row.mood && moodText(row.mood)}</td>
								{NEED_LEVELS.map((level) => (
									<td key={level} className="py-2 pr-3">
										{percent(row[level])}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
			{shown.length < rows.length && (
				<Button variant="link" size="inline" className="mt-3" onClick={() => setShowsAll(true)}>
					Show all {rows.length} check-ins
				</Button>
			)}
		</>
	);
}
