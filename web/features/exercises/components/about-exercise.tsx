import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { ExerciseInfo, ExerciseLibrary } from "#shared/schemas/exercises.ts";
import type { User } from "#shared/schemas/users.ts";
import { BandPage } from "#web/components/scene/band-page.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useStartRun } from "../api/start-run.ts";
import { keepsOf } from "../kind-names.ts";
import { StartError } from "./start-error.tsx";

const STRENGTHS = {
	trials: "Tested in trials",
	some: "Backed by some studies",
	practice: "Used in practice",
};

type AboutExerciseProps = { user: User; exercise: ExerciseInfo; recent: ExerciseLibrary["recent"] };

/** An exercise's purpose, length and evidence, and the button to start it. */
export function AboutExercise({ user, exercise, recent }: AboutExerciseProps) {
	const { id, title, summary, minutes, steps, source } = exercise;
	const start = useStartRun(user.id);
	const waiting = recent.find(
		({ exerciseId, status }) => exerciseId === id && (status === "open" || status === "paused"),
	);
	return (
		<BandPage title={title} lead={summary}>
			<div>
				<Button
					size="large"
					disabled={start.isPending}
					onClick={() =>
						start.mutate({
							exerciseId: id,
							...(waiting ? { conversationId: waiting.conversationId } : {}),
						})
					}
				>
					{waiting ? `Carry on at step ${waiting.number}` : "Start"}
				</Button>
			</div>
			{start.error && <StartError error={start.error} fallback="We couldn't start that. Please try again." />}
			<dl className="flex flex-col gap-1.5">
				<Fact name="Time">
					{minutes} {minutes === 1 ? "minute" : "minutes"}
				</Fact>
				<Fact name="Steps">Up to {steps}</Fact>
				<Fact name="At the end">{keepsOf(exercise)}</Fact>
				{source && (
					<Fact name="Evidence">
						{STRENGTHS[source.strength]}: {source.label}.{" "}
						<a
							href={source.url}
							target="_blank"
							rel="noreferrer"
							className="inline-flex items-center gap-1 underline decoration-edge underline-offset-4 hover:decoration-current"
						>
							Why it works
							<ExternalLink aria-hidden className="size-3.5" strokeWidth={1.75} />
							<span className="sr-only">, opens in a new tab</span>
						</a>
					</Fact>
				)}
			</dl>
			<p className="max-w-[60ch] text-soft text-sm">
				You can stop at any step and carry on within seven days.
			</p>
		</BandPage>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
			<dt className="text-soft text-sm sm:pt-px">{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
