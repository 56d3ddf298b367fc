import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { FailureNote } from "./failure-note.tsx";

type ConfirmActionProps = {
	question: string;
	action: string;
	/** Label of the button that cancels. */
	keepAction?: string;
	/** The button's label meanwhile. */
	busyAction: string;
	isBusy: boolean;
	/** The last error, and what didn't happen, as a sentence. Omit both when failures show elsewhere. */
	error?: unknown;
	failure?: string | undefined;
	onConfirm: () => void;
	onKeep: () => void;
};

/** Inline confirmation. */
export function ConfirmAction({
	question,
	action,
	keepAction = "Cancel",
	busyAction,
	isBusy,
	error,
	failure,
	onConfirm,
	onKeep,
}: ConfirmActionProps) {
	function handleKey(event: KeyboardEvent) {
		if (event.key === "Escape" && !isBusy) {
			event.preventDefault();
			onKeep();
		}
	}
	/** The second half of a double click arrives before the button is disabled. */
	const isPressed = useRef(false);
	// With the commit that enables the button: an effect comes later, and a press in between did nothing.
	useLayoutEffect(() => {
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
			{/* The pressed button is gone. Focus the safe answer. */}
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
