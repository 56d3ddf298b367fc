import { type RefObject, useEffect } from "react";
import { setMessageBox } from "../state/message-box.ts";

/** Lets words that were not sent come back to the box. They find it empty, so that they take no others' place. */
export function useMessageBox(
	textarea: RefObject<HTMLTextAreaElement | null>,
	isEmpty: boolean,
	write: (words: string) => void,
): void {
	useEffect(() => {
		setMessageBox({
			isEmpty,
			take(words) {
				write(words);
				textarea.current?.focus();
			},
			focus: () => textarea.current?.focus(),
		});
		return () => setMessageBox(null);
	}, [textarea, isEmpty, write]);
}
