import { messageFor } from "#web/lib/readable-error.ts";

type FailureNoteProps = {
	/** The error of the last try; nothing shows without one. */
	error: unknown;
	/** What didn't happen, as a sentence. */
	text: string;
};

/** Says in place what failed, and why as far as a person can use it. */
export function FailureNote({ error, text }: FailureNoteProps) {
	return error ? (
		<p role="alert" className="mt-3 font-medium text-alarm text-sm">
			{text} {messageFor(error, "Please try again.")}
		</p>
	) : null;
}
