import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { localDay } from "#shared/local-day.ts";
import { type MoodLevel, moodsByDay } from "#shared/mood/moods-by-day.ts";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { MoodLevelMark } from "#web/components/mood-level-mark.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { calendarDay, calendarMonth } from "#web/lib/date/calendar-day.ts";
import { monthQuery } from "../api/get-month.ts";
import { dayNames, firstDayOfWeek, monthAfter, monthOf, weeksOf } from "../calendar.ts";

/** The month with the mood of each day, by tap or by check-in: a sun, the higher the better. Back to when one came here. */
export function MoodCalendar({ user }: { user: User }) {
	const today = localDay(user.timeZone, new Date());
	const [month, setMonth] = useState(monthOf(today));
	const { data, isError, isFetching, refetch } = useQuery(monthQuery(user.id, month));
	const firstMonth = monthOf(localDay(user.timeZone, new Date(user.createdAt)));
	const moods = moodsByDay(user, data ?? []);
	const told = [...moods.keys()].filter((day) => monthOf(day) === month).length;
	const firstDay = firstDayOfWeek();
	const name = calendarMonth(`${month}-01`);
	return (
		<Card title="Mood calendar">
			<div className="flex items-center justify-between gap-2">
				<p aria-live="polite">
					<strong className="font-semibold">{name}</strong>
					{data && <span className="text-soft"> · {moodsText(told)}</span>}
				</p>
				<div className="-mr-2 flex">
					<Button
						variant="quiet"
						size="icon"
						aria-label="Previous month"
						disabled={month <= firstMonth}
						onClick={() => setMonth(monthAfter(month, -1))}
					>
						<ChevronLeft aria-hidden className="size-5" strokeWidth={1.75} />
					</Button>
					<Button
						variant="quiet"
						size="icon"
						aria-label="Next month"
						disabled={month >= monthOf(today)}
						onClick={() => setMonth(monthAfter(month, 1))}
					>
						<ChevronRight aria-hidden className="size-5" strokeWidth={1.75} />
					</Button>
				</div>
			</div>
			{isError && !data && (
				<TryAgain
					text="We couldn't load this month."
					isTrying={isFetching}
					onTry={() => refetch()}
					className="mt-2"
				/>
			)}
			<table aria-busy={isFetching} className="mt-3 w-full table-fixed border-separate border-spacing-1">
				<caption className="sr-only">Your mood in {name}</caption>
				<thead>
					<tr>
						{dayNames(firstDay).map(({ short, long }) => (
							<th key={long} scope="col" abbr={long} className="pb-1 font-normal text-soft text-xs">
								{short}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeksOf(month, firstDay).map((week) => (
						<tr key={week.find((day) => day !== null)}>
							{week.map((day, place) => (
								<Day key={day ?? place} day={day} mood={day ? moods.get(day) : undefined} today={today} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Card>
	);
}

type DayProps = { day: string | null; mood: MoodLevel | undefined; today: string };

function Day({ day, mood, today }: DayProps) {
	if (!day) {
		return <td />;
	}
	const isToday = day === today;
	return (
		<td
			aria-current={isToday ? "date" : undefined}
			title={mood ? `${calendarDay(day)}: ${mood.label}` : undefined}
			className={`h-14 rounded-xl p-0 text-center align-top ${mood ? "bg-accent-wash" : ""} ${isToday ? "outline-1 outline-accent" : ""}`}
		>
			<span className="block pt-1 text-xs tabular-nums">{Number(day.slice(8))}</span>
			{mood && (
				<>
					<MoodLevelMark level={mood.value} className="mx-auto h-7 w-full max-w-8.5" />
					<span className="sr-only">{mood.label}</span>
				</>
			)}
		</td>
	);
}

function moodsText(days: number): string {
	if (days === 0) {
		return "no moods";
	}
	return days === 1 ? "1 mood" : `${days} moods`;
}
