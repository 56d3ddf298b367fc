import type { Exercise } from "../../../guide/content/exercise.ts";
import type { Answer } from "../../../guide/exercises/answers.ts";
import { type RunState, shown } from "../../../guide/exercises/run.ts";

/** The card at the end of a run; none when the run leads elsewhere or has no answers. */
export type Kept = { kind: NonNullable<Exercise["takeaway"]>["kind"]; title: string; body: string };

/** Returns the card of a run that reached its end. */
export function keptOf(exercise: Exercise, { answers, end }: RunState): Kept | null {
	const { takeaway } = exercise;
	if (takeaway === null || end === undefined || end === "@help") {
		return null;
	}
	const lines = Object.entries(takeaway.lines).flatMap(([save, label]) => {
		const answer = answers[save];
		return answer === undefined ? [] : [labelled(label, answer)];
	});
	return lines.length === 0 ? null : { kind: takeaway.kind, title: takeaway.title, body: lines.join("\n\n") };
}

function labelled(label: string, answer: Answer): string {
	return label === "" ? shown(answer) : `${label}:${Array.isArray(answer) ? "\n" : " "}${shown(answer)}`;
}
