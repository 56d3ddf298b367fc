import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { FailureNote } from "./failure-note.tsx";

type SecondPressProps = {
	question: string;
	action: string;
	/** The answer that changes nothing. */
	keepAction?: string;
	/** What the button says while it is done. */
	busyAction: string;
	isBusy: boolean;
	/** The error of the last try, and what didn't happen, as a sentence. Without them, failures are said elsewhere. */
	error?: unknown;
	failure?: string | undefined;
	onConfirm: () => void;
	onKeep: () => void;
};

/** Asks once more, where the first press was. */
export function SecondPress({
	question,
	action,
	keepAction = "Cancel",
	busyAction,
	isBusy,
	error,
	failure,
	onConfirm,
	onKeep,
}: SecondPressProps) {
	function handleKey(event: KeyboardEvent) {
		if (event.key === "Escape" && !isBusy) {
			event.preventDefault();
			onKeep();
		}
	}
	/** The second half of a double click comes before the button is disabled. */
	const isPressed = useRef(false);
	useEffect(() => {
		if (!isBusy) {
			isPressed.current = false;
		}
	}, [isBusy]);
	function handleConfirm() {
		if (!isPressed.current) {
			isPressed.current = true;
			onConfirm();
		}
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from the buttons in it
		<div className="mt-3 flex flex-wrap items-center gap-2" onKeyDown={handleKey}>
			<p className="mr-2 basis-full text-sm sm:basis-auto">{question}</p>
			<Button variant="outline" disabled={isBusy} onClick={handleConfirm}>
				{isBusy ? busyAction : action}
			</Button>
			{/* The button that was pressed is gone. The focus goes to the answer that loses nothing. */}
			<Button autoFocus variant="quiet" disabled={isBusy} onClick={onKeep}>
				{keepAction}
			</Button>
			{Boolean(error) && failure && (
				<div className="basis-full">
					<FailureNote error={error} text={failure} />
				</div>
			)}
		</div>
	);
}
