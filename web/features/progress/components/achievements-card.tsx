import { useQuery } from "@tanstack/react-query";
import type { Achievement } from "#shared/schemas/achievements.ts";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { dayOnCalendar } from "#web/lib/date/day-on-calendar.ts";
import { count } from "#web/lib/numbers.ts";
import { iconOf } from "../achievement-icons.ts";
import { achievementsQuery } from "../api/get-achievements.ts";

/** Two columns where both have room. */
const COLUMNS = "grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-4";

/** What the person has reached, and the next level of each kind. */
export function AchievementsCard({ user }: { user: User }) {
	const { data, isError, isFetching, refetch } = useQuery(achievementsQuery(user.id));
	return (
		<Card title="Milestones">
			{data && <Both achievements={data} timeZone={user.timeZone} />}
			{!data && isError && (
				<TryAgain text="We couldn't load your milestones." isTrying={isFetching} onTry={() => refetch()} />
			)}
			{!data && !isError && (
				<div role="status" className="animate-pulse">
					<span className="sr-only">Loading your milestones</span>
					<div aria-hidden className="h-32 rounded-2xl bg-hairline" />
				</div>
			)}
		</Card>
	);
}

function Both({ achievements, timeZone }: { achievements: Achievement[]; timeZone: string }) {
	const reached = achievements.filter(({ unlockedAt }) => unlockedAt !== null);
	const next = achievements.filter(({ unlockedAt }) => unlockedAt === null);
	return (
		<>
			{reached.length === 0 ? (
				<p className="text-soft">
					You'll earn your first milestone when you send a message or check in. Milestones never expire.
				</p>
			) : (
				<ul aria-label="Reached" className={COLUMNS}>
					{reached.map((each) => (
						<Reached key={each.id} achievement={each} timeZone={timeZone} />
					))}
				</ul>
			)}
			{next.length > 0 && (
				<div className="mt-7 border-hairline border-t pt-5">
					<h3 className="mb-3 font-sans font-semibold text-base">Next</h3>
					<ul className={COLUMNS}>
						{next.map((each) => (
							<Next key={each.type} achievement={each} />
						))}
					</ul>
				</div>
			)}
		</>
	);
}

function Reached({ achievement, timeZone }: { achievement: Achievement; timeZone: string }) {
	const { icon, title, description, unlockedAt } = achievement;
	const Icon = iconOf(icon);
	return (
		<li className="flex gap-3.5">
			<span
				aria-hidden
				className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-wash text-accent"
			>
				<Icon className="size-5" strokeWidth={1.75} />
			</span>
			<div className="min-w-0">
				<p className="font-semibold">{title}</p>
				<p className="text-sm">{description}</p>
				{unlockedAt && <p className="mt-0.5 text-soft text-xs">{dayOnCalendar(unlockedAt, timeZone)}</p>}
			</div>
		</li>
	);
}

function Next({ achievement }: { achievement: Achievement }) {
	const { icon, title, progress, target } = achievement;
	const Icon = iconOf(icon);
	return (
		<li className="flex gap-3.5">
			<span
				aria-hidden
				className="grid size-11 shrink-0 place-items-center rounded-full border border-edge border-dashed text-soft"
			>
				<Icon className="size-5" strokeWidth={1.75} />
			</span>
			<div className="min-w-0 flex-1">
				<p className="flex items-baseline justify-between gap-3">
					<span className="font-medium">{title}</span>
					<span className="shrink-0 text-soft text-xs tabular-nums">
						{count(progress)} of {count(target)}
					</span>
				</p>
				<div aria-hidden className="mt-1.5 h-1.5 rounded-full bg-hairline">
					<div
						className="h-full rounded-full bg-accent"
						style={{ width: `${Math.min(100, (progress / target) * 100)}%` }}
					/>
				</div>
			</div>
		</li>
	);
}
