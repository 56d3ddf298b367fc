import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { BandPage } from "#web/components/scene/band-page.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { exercisesQuery } from "./api/get-exercises.ts";
import { AboutExercise } from "./components/about-exercise.tsx";
import { RunPage } from "./run/run-page.tsx";

type ExercisePageProps = {
	user: User;
	exerciseId: string;
	notFound: ReactNode;
};

/** One exercise: what it is about, or the run that the address names. */
export function ExercisePage({ user, exerciseId, notFound }: ExercisePageProps) {
	const [at] = useSearchParams();
	const conversationId = at.get("chat");
	const runId = at.get("run");
	return conversationId && runId ? (
		<RunPage key={runId} user={user} exerciseId={exerciseId} conversationId={conversationId} runId={runId} />
	) : (
		<About user={user} exerciseId={exerciseId} notFound={notFound} />
	);
}

function About({ user, exerciseId, notFound }: ExercisePageProps) {
	const { data, isError, isFetching, refetch } = useQuery(exercisesQuery(user.id));
	const exercise = data?.exercises.find(({ id }) => id === exerciseId);
	useDocumentTitle(exercise?.title ?? "Exercise");
	if (data) {
		return exercise ? <AboutExercise user={user} exercise={exercise} recent={data.recent} /> : notFound;
	}
	return (
		<BandPage title="Exercise" lead="">
			{isError ? (
				<TryAgain text="We couldn't load this exercise." isTrying={isFetching} onTry={() => refetch()} />
			) : (
				<p role="status" className="text-soft">
					Loading the exercise…
				</p>
			)}
		</BandPage>
	);
}
