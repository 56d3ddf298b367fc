import { Link } from "wouter";
import type { ExerciseInfo, ExerciseLibrary, RecentRun } from "#shared/schemas/exercises.ts";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { daySince } from "#web/lib/date/day-on-calendar.ts";
import { exercisePath } from "#web/lib/paths.ts";
import { useStartRun } from "../api/start-run.ts";
import { Segments } from "../run/segments.tsx";
import { StartError } from "./start-error.tsx";

const MOST_DONE = 3;

type RecentRunsProps = { user: User; library: ExerciseLibrary };

/** Exercises that wait to be carried on, and those that were finished lately. */
export function RecentRuns({ user, library: { exercises, recent } }: RecentRunsProps) {
	const known = newestOfEach(recent).flatMap((run) => {
		const exercise = exercises.find(({ id }) => id === run.exerciseId);
		return exercise ? [{ run, exercise }] : [];
	});
	const waiting = known.filter(({ run: { status } }) => status === "open" || status === "paused");
	const done = known.filter(({ run: { status } }) => status === "ended").slice(0, MOST_DONE);
	return (
		<>
			{waiting.length > 0 && (
				<section aria-label="Pick up where you left off" className="flex flex-col gap-3">
					{waiting.map((each) => (
						<Waiting key={each.run.id} userId={user.id} {...each} />
					))}
				</section>
			)}
			{done.length > 0 && (
				<section aria-label="Recently done">
					<h2 className="font-sans font-semibold text-sm text-soft">Recently done</h2>
					<ul className="-mx-2 flex flex-wrap gap-x-2">
						{done.map(({ run, exercise }) => (
							<li key={run.id}>
								<Link
									href={exercisePath(exercise.id)}
									className="inline-flex min-h-11 items-center gap-1.5 px-2 text-sm underline decoration-edge underline-offset-4 hover:decoration-current"
								>
									{exercise.title}, {daySince(run.touchedAt, user.timeZone)}
								</Link>
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

type WaitingProps = { userId: string; run: RecentRun; exercise: ExerciseInfo };

function Waiting({ userId, run, exercise }: WaitingProps) {
	const start = useStartRun(userId);
	const of = Math.max(exercise.steps, run.number);
	return (
		<article className="rounded-3xl border border-hairline bg-plate px-[min(1.25rem,6.25vw)] py-4 sm:px-6">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
				<div className="min-w-0 flex-1 basis-32">
					<h2 className="font-sans font-semibold text-soft text-xs">Pick up where you left off</h2>
					<p className="font-display text-lg">{exercise.title}</p>
					<Segments number={run.number} of={of} className="mt-2 max-w-40" />
				</div>
				<Button
					size="large"
					disabled={start.isPending}
					aria-label={`Carry on with ${exercise.title}`}
					onClick={() => start.mutate({ exerciseId: exercise.id, conversationId: run.conversationId })}
				>
					{start.isPending ? "Opening…" : "Carry on"}
				</Button>
			</div>
			{start.error && (
				<StartError
					error={start.error}
					fallback="We couldn't open that. Please try again."
					className="mt-2"
				/>
			)}
		</article>
	);
}

function newestOfEach(recent: readonly RecentRun[]): RecentRun[] {
	return recent.filter(
		({ exerciseId }, index) => recent.findIndex((each) => each.exerciseId === exerciseId) === index,
	);
}
