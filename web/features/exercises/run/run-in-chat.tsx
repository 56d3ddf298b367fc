import { Pause, X } from "lucide-react";
import { useState } from "react";
import type { RunView } from "#shared/schemas/exercises.ts";
import { ConfirmAction } from "#web/components/feedback/confirm-action.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { stepKey, useRun } from "../hooks/use-run.ts";
import { RATED_AT } from "./run-plate.tsx";
import { StepForm } from "./step-form.tsx";

type RunInChatProps = {
	userId: string;
	conversationId: string;
	run: RunView;
	onRun: (run: RunView) => void;
};

/** An exercise that is under way or paused, at the end of the conversation. */
export function RunInChat({ userId, conversationId, run, onRun }: RunInChatProps) {
	const { move, isBusy, aside, error, isLed } = useRun({ userId, conversationId, run, onRun });
	const [isLeaving, setIsLeaving] = useState(false);
	const rating = run.step?.rating;
	const isOver = rating === "after";
	const leaving = isLeaving && (
		<ConfirmAction
			question="Leave it and delete your answers?"
			action="Leave it"
			busyAction="Leaving…"
			isBusy={isBusy}
			onConfirm={() => move({ do: "leave" })}
			onKeep={() => setIsLeaving(false)}
		/>
	);
	if (run.status === "paused" || !run.step) {
		return (
			<section aria-label={`Exercise: ${run.title}`} className="run-plate arrive px-5 py-3.5">
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<p className="mr-auto font-medium">
						{run.title}, at step {run.number} of {run.of}
					</p>
					{!isLeaving && (
						<div className="-mr-2 flex gap-1">
							<Button aria-disabled={isBusy} onClick={() => move({ do: "resume" })}>
								Carry on
							</Button>
							<Button variant="quiet" onClick={() => setIsLeaving(true)}>
								Leave it
							</Button>
						</div>
					)}
				</div>
				{leaving}
				{error && (
					<p role="alert" className="mt-2 font-medium text-alarm text-sm">
						{error}
					</p>
				)}
			</section>
		);
	}
	return (
		<section aria-label={`Exercise: ${run.title}`} className="run-plate arrive">
			<div className="flex flex-wrap items-center justify-end gap-x-1 border-hairline border-b py-1 pr-1.5 pl-[min(1.25rem,6.25vw)] text-sm">
				<p className="min-w-0 flex-1 basis-24 py-1.5 leading-snug">
					<span className="block font-semibold">{run.title}</span>
					<span className="text-soft">{rating ? RATED_AT[rating] : `Step ${run.number} of ${run.of}`}</span>
				</p>
				{!isOver && (
					<Button
						variant="quiet"
						className="px-3!"
						aria-disabled={isBusy}
						onClick={() => move({ do: "pause" })}
					>
						<Pause aria-hidden className="size-4" strokeWidth={1.75} />
						Pause
					</Button>
				)}
				<Button
					variant="quiet"
					size="icon"
					className="max-sm:size-[44px]"
					aria-label={`Leave ${run.title}`}
					aria-expanded={isOver ? undefined : isLeaving}
					onClick={() => (isOver ? move({ do: "pause" }) : setIsLeaving(true))}
				>
					<X aria-hidden className="size-5" strokeWidth={1.75} />
				</Button>
			</div>
			{leaving && <div className="border-hairline border-b px-5 pb-3">{leaving}</div>}
			<div className="px-[min(1.25rem,6.25vw)] pt-4 pb-5">
				<StepForm
					key={stepKey(run)}
					userId={userId}
					run={run}
					step={run.step}
					Heading="h2"
					isLed={isLed}
					isBusy={isBusy}
					aside={aside}
					error={error}
					move={move}
				/>
			</div>
		</section>
	);
}
