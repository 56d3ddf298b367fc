import { Check } from "lucide-react";

/** The box of a task in a reply. It shows what the coach wrote, and is nothing to press. */
export function TaskMark({ isDone }: { isDone: boolean }) {
	return (
		<span
			role="img"
			aria-label={isDone ? "Done:" : "To do:"}
			className="task-mark"
			data-done={isDone || undefined}
		>
			{isDone && <Check aria-hidden className="size-3" strokeWidth={3.5} />}
		</span>
	);
}
