import { useLayoutEffect, useRef } from "react";
import { MESSAGE_MAX } from "#shared/chat/messages.ts";
import { takeTypedEarly } from "#web/lib/storage/typed-early.ts";

type TypedEarly = {
	append: (typed: string) => void;
	order: (words: string) => void;
	focus: () => void;
};

/** Takes over text typed before the chat's code loaded, once, as soon as the box has rendered. */
export function useTypedEarly({ append, order, focus }: TypedEarly): void {
	const take = useRef(() => {
		const { text: typed, hasFocus, isSent } = takeTypedEarly();
		if (typed !== "") {
			append(typed);
		}
		if (isSent && typed.trim().length <= MESSAGE_MAX) {
			// Only this text: the person didn't ask to send the stored draft.
			order(typed);
		}
		if (hasFocus) {
			focus();
		}
	});
	useLayoutEffect(() => take.current(), []);
}
