import type { RatedRun } from "#shared/schemas/exercises.ts";
import { dayOnCalendar } from "#web/lib/date/day-on-calendar.ts";

type RatedTableProps = { runs: readonly RatedRun[]; timeZone: string };

/** The chart's data as a table: newest first, with the questions. */
export function RatedTable({ runs, timeZone }: RatedTableProps) {
	return (
		<table className="w-full border-collapse text-left text-sm">
			<caption className="sr-only">Your ratings before and after exercises</caption>
			<thead>
				<tr className="border-hairline border-b align-bottom text-soft">
					<th scope="col" className="py-2 pr-3 font-medium">
						Exercise
					</th>
					<th scope="col" className="py-2 pr-3 text-right font-medium">
						Before
					</th>
					<th scope="col" className="py-2 text-right font-medium">
						After
					</th>
				</tr>
			</thead>
			<tbody>
				{runs.toReversed().map(({ id, title, question, at, before, after }) => (
					<tr key={id} className="border-hairline border-b align-top last:border-0">
						<th scope="row" className="py-2 pr-3 font-normal">
							{title}
							<span className="block text-soft text-xs">
								{dayOnCalendar(at, timeZone)} · {question}
							</span>
						</th>
						<td className="py-2 pr-3 text-right tabular-nums">{before}</td>
						<td className="py-2 text-right tabular-nums">{after}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
