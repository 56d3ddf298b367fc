import type { RunView } from "#shared/schemas/exercises.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";

type LeaveSheetProps = {
	run: RunView;
	isOpen: boolean;
	isBusy: boolean;
	error: string | null;
	onStay: () => void;
	onKeep: () => void;
	onThrowAway: () => void;
};

/** Asks once before an exercise is left. Keeping it comes first. */
export function LeaveSheet({ run, isOpen, isBusy, error, onStay, onKeep, onThrowAway }: LeaveSheetProps) {
	return (
		<Dialog title="Leave this exercise for now?" isOpen={isOpen} onClose={onStay} className="sm:max-w-md">
			<p className="mt-3 text-soft">
				We keep your answers for seven days. You can pick up {run.title} where you stopped, in your chat or
				under Exercises.
			</p>
			<div className="mt-5 flex flex-col gap-2.5">
				<Button size="large" aria-disabled={isBusy} onClick={onKeep}>
					Leave and keep it
				</Button>
				<Button variant="outline" size="large" onClick={onStay}>
					Stay
				</Button>
				<Button variant="link" className="self-center" aria-disabled={isBusy} onClick={onThrowAway}>
					Delete what I wrote
				</Button>
			</div>
			{error && (
				<p role="alert" className="mt-2 font-medium text-alarm text-sm">
					{error}
				</p>
			)}
		</Dialog>
	);
}
