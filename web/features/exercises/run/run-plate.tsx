import type { ReactNode } from "react";
import type { RunView } from "#shared/schemas/exercises.ts";
import { Segments } from "./segments.tsx";

/** Shown in place of a step number at a rating. */
export const RATED_AT = { before: "Before you start", after: "Afterwards" } as const;

/** The plate of a full-page exercise: a sheet at the foot of a phone, a card in the middle of a desk. */
export function RunPlate({ run, children }: { run?: RunView; children: ReactNode }) {
	return (
		<div className="arrive page-plate mx-auto flex w-full max-w-[44rem] flex-col bg-plate px-[min(1.25rem,6.25vw)] pt-6 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:shadow-plate sm:px-10 sm:py-9">
			{run?.step?.rating && <p className="mb-3 font-medium text-soft text-xs">{RATED_AT[run.step.rating]}</p>}
			{run && !run.step?.rating && (
				<div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
					<p aria-hidden className="font-medium text-soft text-xs">
						Step {run.number} of {run.of} · {minutesLeft(run)} min left
					</p>
					<Segments number={run.number} of={run.of} className="min-w-24 max-w-64 flex-1" />
				</div>
			)}
			{children}
		</div>
	);
}

function minutesLeft({ minutes, number, of }: RunView): number {
	return Math.max(1, Math.round((minutes * (of - number + 1)) / of));
}
