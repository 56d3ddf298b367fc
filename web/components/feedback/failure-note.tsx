import { cx } from "class-variance-authority";
import { messageFor } from "#web/lib/api/readable-error.ts";

type FailureNoteProps = {
	/** The error of the last try; nothing shows without one. */
	error: unknown;
	/** What didn't happen, as a sentence. Without it the error or `advice` says all. */
	text?: string;
	/** What is said where the error has no words for a person. */
	advice?: string;
	/** It stands on the scene, and needs a plate of its own. */
	isLoose?: boolean;
	/** Its place, and its colour where that isn't the one of alarms. */
	className?: string;
};

/** Says in place what failed, and why as far as a person can use it. */
export function FailureNote({
	error,
	text = "",
	advice = "Please try again.",
	isLoose = false,
	className = isLoose ? "" : "mt-3 font-medium text-alarm",
}: FailureNoteProps) {
	return error ? (
		<p role="alert" className={cx("text-sm", isLoose && "loose-words w-fit px-3 py-1 text-soft", className)}>
			{text} {messageFor(error, advice)}
		</p>
	) : null;
}
