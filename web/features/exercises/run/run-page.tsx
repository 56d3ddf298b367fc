import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import type { RunView } from "#shared/schemas/exercises.ts";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { ApiError } from "#web/lib/api/api-error.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { exercisePath, paths } from "#web/lib/paths.ts";
import { runQuery } from "../api/get-run.ts";
import { openConversation } from "../api/open-conversation.ts";
import { stepKey, useRun } from "../hooks/use-run.ts";
import { LeaveSheet } from "./leave-sheet.tsx";
import { RunEnd } from "./run-end.tsx";
import { RunPlate } from "./run-plate.tsx";
import { CloseButton, CloseLink, Stage } from "./stage.tsx";
import { StepForm } from "./step-form.tsx";

type RunPageProps = { user: User; exerciseId: string; conversationId: string; runId: string };

/** An exercise on its own page, on the scene. */
export function RunPage({ user, exerciseId, conversationId, runId }: RunPageProps) {
	const { data, error, isFetching, refetch } = useQuery(runQuery(user.id, conversationId, runId));
	useDocumentTitle(data?.title ?? "Exercise");
	if (data) {
		return <Run user={user} conversationId={conversationId} run={data} />;
	}
	if (error instanceof ApiError && error.status === 404) {
		return (
			<Stage name="Exercise" closing={<CloseLink />}>
				<RunPlate>
					<h1 className="text-2xl sm:text-3xl">We can't find this exercise</h1>
					<p className="mt-2 text-soft">It may have ended, or its conversation was deleted.</p>
					<Button asChild size="large" className="mt-5 self-start">
						<Link href={exercisePath(exerciseId)}>Start it again</Link>
					</Button>
				</RunPlate>
			</Stage>
		);
	}
	return (
		<Stage name="Exercise" closing={<CloseLink />}>
			<RunPlate>
				{error ? (
					<TryAgain text="We couldn't load this exercise." isTrying={isFetching} onTry={() => refetch()} />
				) : (
					<p role="status" className="text-soft">
						Loading the exercise…
					</p>
				)}
			</RunPlate>
		</Stage>
	);
}

type RunProps = { user: User; conversationId: string; run: RunView };

function Run({ user, conversationId, run }: RunProps) {
	const client = useQueryClient();
	const [, navigate] = useLocation();
	const [isLeaving, setIsLeaving] = useState(false);
	const queryKey = queryKeys.run(user.id, run.id);
	// The pressed button is gone, and so is the loading line that had the focus.
	useEffect(() => {
		if (document.activeElement === document.body) {
			document.querySelector<HTMLElement>("[data-question]")?.focus();
		}
	}, []);
	const { move, ...shown } = useRun({
		userId: user.id,
		conversationId,
		run,
		onRun: (next) => {
			// A pending load would bring back the previous step.
			void client.cancelQueries({ queryKey });
			client.setQueryData(queryKey, next);
		},
		// The chat's header has help too, should the right conversation not open.
		onInChat: () => void openConversation(conversationId).then(navigate, () => navigate(paths.home)),
		onLeft: () => navigate(paths.exercises),
	});
	if (run.status === "ended") {
		return (
			<Stage name={run.title} closing={<CloseLink />}>
				<RunEnd user={user} conversationId={conversationId} run={run} aside={shown.aside} />
			</Stage>
		);
	}
	const closing = (
		<CloseButton
			name={run.title}
			onPress={() => {
				if (run.step?.rating === "after") {
					// Everything is saved, so don't ask.
					move({ do: "pause" });
				} else if (run.step) {
					setIsLeaving(true);
				} else {
					navigate(paths.exercises);
				}
			}}
		/>
	);
	return (
		<Stage name={run.title} closing={closing}>
			{run.step && run.status === "open" ? (
				<RunPlate run={run}>
					<StepForm
						key={stepKey(run)}
						userId={user.id}
						run={run}
						step={run.step}
						Heading="h1"
						move={move}
						{...shown}
					/>
				</RunPlate>
			) : (
				<RunPlate {...(run.step ? { run } : {})}>
					<h1 className="text-2xl sm:text-3xl">
						{run.step ? `You stopped at step ${run.number}` : "You left this one"}
					</h1>
					<div className="mt-5 flex flex-wrap gap-2">
						{run.step ? (
							<Button size="large" aria-disabled={shown.isBusy} onClick={() => move({ do: "resume" })}>
								Carry on
							</Button>
						) : (
							<Button asChild size="large">
								<Link href={exercisePath(run.exerciseId)}>Start it again</Link>
							</Button>
						)}
					</div>
					{shown.error && (
						<p role="alert" className="mt-2 font-medium text-alarm text-sm">
							{shown.error}
						</p>
					)}
				</RunPlate>
			)}
			<LeaveSheet
				run={run}
				isOpen={isLeaving}
				isBusy={shown.isBusy}
				error={shown.error}
				onStay={() => setIsLeaving(false)}
				onKeep={() => (run.status === "open" ? move({ do: "pause" }) : navigate(paths.exercises))}
				onThrowAway={() => move({ do: "leave" })}
			/>
		</Stage>
	);
}
