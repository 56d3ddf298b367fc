import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import type { ExerciseLibrary } from "#shared/schemas/exercises.ts";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { BandPage } from "#web/components/scene/band-page.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { paths } from "#web/lib/paths.ts";
import { exercisesQuery } from "./api/get-exercises.ts";
import { ExerciseTile } from "./components/exercise-tile.tsx";
import { FilterBar } from "./components/filter-bar.tsx";
import { RecentRuns } from "./components/recent-runs.tsx";
import { ALL, matching } from "./library-filters.ts";

const WAY =
	"inline-flex min-h-11 items-center text-sm underline decoration-edge underline-offset-4 hover:decoration-current";

/** All exercises, to search, carry on with and begin. */
export function ExercisesPage({ user }: { user: User }) {
	useDocumentTitle("Exercises");
	return (
		<BandPage
			title="Exercises"
			lead="Take a few minutes for one thing. Most exercises end with a card to keep."
		>
			<p className="-my-3 flex flex-wrap gap-x-6">
				<Link href={paths.kept} className={WAY}>
					Your cards
				</Link>
				<Link href={paths.coach} className={WAY}>
					Coaching sessions
				</Link>
			</p>
			<Loaded user={user} />
		</BandPage>
	);
}

function Loaded({ user }: { user: User }) {
	const { data, isError, isFetching, refetch } = useQuery({ ...exercisesQuery(user.id), staleTime: 0 });
	if (data) {
		return (
			<ErrorRegion name="The exercises">
				<Library user={user} library={data} />
			</ErrorRegion>
		);
	}
	return isError ? (
		<TryAgain text="We couldn't load the exercises." isTrying={isFetching} onTry={() => refetch()} />
	) : (
		<Skeleton />
	);
}

function Library({ user, library }: { user: User; library: ExerciseLibrary }) {
	const [filters, setFilters] = useState(ALL);
	const { exercises } = library;
	const found = matching(exercises, filters);
	const isNarrowed = Object.values(filters).some((filter) => filter !== "");
	return (
		<div className="flex flex-col gap-4 sm:gap-6">
			<RecentRuns user={user} library={library} />
			<FilterBar exercises={exercises} filters={filters} onChange={setFilters} />
			<div>
				<h2 className="sr-only">All exercises</h2>
				<p role="status" className={isNarrowed ? "mb-3 text-sm text-soft" : "sr-only"}>
					{found.length === 1 ? "1 exercise" : `${found.length} exercises`}
				</p>
				{found.length > 0 ? (
					<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
						{found.map((exercise) => (
							<ExerciseTile key={exercise.id} exercise={exercise} place={exercises.indexOf(exercise)} />
						))}
					</ul>
				) : (
					<div className="flex flex-col items-start gap-3">
						<p>We don't have an exercise for that. Try fewer words, or look at all of them.</p>
						<Button variant="outline" onClick={() => setFilters(ALL)}>
							Show all exercises
						</Button>
					</div>
				)}
			</div>
		</div>
	);
}

function Skeleton() {
	return (
		<div role="status" className="grid animate-pulse gap-4 sm:grid-cols-2 lg:grid-cols-3">
			<span className="sr-only">Loading the exercises</span>
			{[0, 1, 2, 3, 4, 5].map((place) => (
				<div key={place} className="h-28 rounded-3xl bg-hairline sm:h-60" />
			))}
		</div>
	);
}
