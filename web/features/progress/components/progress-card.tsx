import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { Progress, ProgressRange } from "#shared/schemas/profile.ts";
import type { User } from "#shared/schemas/users.ts";
import { Disclosure } from "#web/components/disclosure.tsx";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { loadCode } from "#web/lib/api/load-code.ts";
import { progressQuery } from "../api/get-progress.ts";
import { ProgressTable } from "./progress-table.tsx";
import { RangePicker } from "./range-picker.tsx";

const ProgressCharts = lazy(() =>
	loadCode(() => import("./progress-charts.tsx")).then((part) => ({ default: part.ProgressCharts })),
);

type ProgressCardProps = {
	user: User;
	/** The person has rated at least one day. */
	hasHistory: boolean;
};

/** How mood and needs went over time, for as many days as were rated. */
export function ProgressCard({ user, hasHistory }: ProgressCardProps) {
	const [range, setRange] = useState<ProgressRange>("quarter");
	const { data, isError, isFetching, refetch } = useQuery(progressQuery(user.id, range));
	return (
		<Card title="Over time">
			<RangePicker range={range} onChange={setRange} />
			<div className="mt-5" aria-busy={isFetching}>
				{data && <Drawn progress={data} isElsewhere={range !== "all" && hasHistory} />}
				{!data && isError && (
					<TryAgain text="We couldn't load your check-ins." isTrying={isFetching} onTry={() => refetch()} />
				)}
				{!data && !isError && <ChartSkeleton />}
			</div>
		</Card>
	);
}

type DrawnProps = {
	progress: Progress;
	/** Days outside the chosen range have ratings. */
	isElsewhere: boolean;
};

function Drawn({ progress, isElsewhere }: DrawnProps) {
	const days = progress.mood.length;
	if (days === 0) {
		return (
			<p className="text-soft">
				{isElsewhere
					? "No check-ins in this period. Try a longer one."
					: "No check-ins yet. After your first assessment, you'll see your progress here."}
			</p>
		);
	}
	return (
		<>
			{days < 3 && (
				<p className="mb-4 text-soft">
					{days === 1
						? "One check-in so far. After the next one, you'll see how things change."
						: "Two check-ins so far. It's too early to see a pattern."}
				</p>
			)}
			{days > 1 && (
				<ErrorRegion name="Your charts" reloads>
					<Suspense fallback={<ChartSkeleton />}>
						<ProgressCharts progress={progress} />
					</Suspense>
				</ErrorRegion>
			)}
			<Disclosure
				title={days === 1 ? "Details for that day" : "View as a table"}
				className="mt-4 -mb-3"
				summaryClass="text-sm"
			>
				<div className="pt-1 pb-3">
					<ProgressTable progress={progress} />
				</div>
			</Disclosure>
		</>
	);
}

function ChartSkeleton() {
	return (
		<div role="status" className="animate-pulse">
			<span className="sr-only">Loading your check-ins</span>
			<div aria-hidden className="h-52 rounded-2xl bg-hairline" />
			<div aria-hidden className="mt-7 grid gap-6 sm:grid-cols-2">
				{["one", "two", "three", "four"].map((each) => (
					<div key={each} className="h-26 rounded-2xl bg-hairline" />
				))}
			</div>
		</div>
	);
}
