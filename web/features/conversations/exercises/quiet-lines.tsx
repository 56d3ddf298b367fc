import type { ReactNode } from "react";
import type { RunView } from "#shared/schemas/exercises.ts";

/** A quiet line in the conversation, where a bubble would be too much. */
export function QuietLine({ children }: { children: ReactNode }) {
	return (
		<p className="flex items-center gap-3 text-soft text-xs">
			<span aria-hidden className="h-px flex-1 bg-edge/60" />
			<span className="loose-words px-2.5 py-0.5">{children}</span>
			<span aria-hidden className="h-px flex-1 bg-edge/60" />
		</p>
	);
}

/** Says that the words before it were kept, without a reply to them. */
export function KeptLine() {
	return (
		<QuietLine>
			<span aria-hidden>kept ✓</span>
			<span className="sr-only">Kept</span>
		</QuietLine>
	);
}

/** An exercise that is over, where it began. */
export function RunRecord({ run: { title, status } }: { run: RunView }) {
	return (
		<QuietLine>
			{title}: {status === "ended" ? "finished" : "left early"}
		</QuietLine>
	);
}
