import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import type { User } from "#shared/schemas/users.ts";
import { exercisesQuery } from "../api/get-exercises.ts";
import { useStartRun } from "../api/start-run.ts";
import { StartError } from "./start-error.tsx";

/** The newest exercise that can be resumed; nothing without one, or when loading fails. */
export function ResumeLine({ user }: { user: User }) {
	const { data } = useQuery(exercisesQuery(user.id));
	const start = useStartRun(user.id);
	const run = data?.recent.find(({ status }) => status === "open" || status === "paused");
	const exercise = data?.exercises.find(({ id }) => id === run?.exerciseId);
	if (!run || !exercise) {
		return null;
	}
	const of = Math.max(exercise.steps, run.number);
	return (
		<div className="w-full rounded-[1.375rem] border border-hairline bg-plate shadow-plate">
			<button
				type="button"
				disabled={start.isPending}
				onClick={() => start.mutate({ exerciseId: exercise.id, conversationId: run.conversationId })}
				className="flex w-full items-center gap-4 rounded-[1.375rem] px-4 py-3 text-left hover:bg-sunken"
			>
				<RotateCcw aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
				<span>
					<span className="block font-semibold text-[0.95rem]">{exercise.title}</span>
					<span className="block text-sm">
						You stopped at step {run.number} of {of}. We've kept what you wrote.
					</span>
				</span>
			</button>
			{start.error && (
				<StartError
					error={start.error}
					fallback="We couldn't open that. Please try again."
					className="px-4 pb-3"
				/>
			)}
		</div>
	);
}
