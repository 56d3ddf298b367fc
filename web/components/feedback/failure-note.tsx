import { cx } from "class-variance-authority";
import { errorMessage } from "#web/lib/api/readable-error.ts";

type FailureNoteProps = {
	error: unknown;
	/** What didn't happen, as a sentence. */
	text?: string;
	/** Shown when the error has no message for people. */
	advice?: string;
	/** On the scene, where it needs its own plate. */
	isLoose?: boolean;
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
			{text} {errorMessage(error, advice)}
		</p>
	) : null;
}
