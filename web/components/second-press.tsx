import { Button } from "./ui/button.tsx";

type SecondPressProps = {
	question: string;
	action: string;
	/** What the button says while it is done. */
	busyAction: string;
	isBusy: boolean;
	onConfirm: () => void;
	onKeep: () => void;
};

/** Asks once more, where the first press was. */
export function SecondPress({ question, action, busyAction, isBusy, onConfirm, onKeep }: SecondPressProps) {
	return (
		<div className="mt-3 flex flex-wrap items-center gap-2">
			<p className="mr-2 basis-full text-sm sm:basis-auto">{question}</p>
			{/* The button that was pressed is gone: the answer to it takes its focus. */}
			<Button autoFocus variant="outline" disabled={isBusy} onClick={onConfirm}>
				{isBusy ? busyAction : action}
			</Button>
			<Button variant="quiet" disabled={isBusy} onClick={onKeep}>
				Keep it
			</Button>
		</div>
	);
}
