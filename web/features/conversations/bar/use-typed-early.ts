import { useLayoutEffect, useRef } from "react";
import { MESSAGE_MAX } from "#shared/chat/messages.ts";
import { takeTypedEarly } from "#web/lib/storage/typed-early.ts";

type TypedEarly = {
	append: (typed: string) => void;
	/** Sends these words as soon as it can. */
	order: (words: string) => void;
	focus: () => void;
};

/** Takes over what was typed before the chat's code was here, once, as soon as the box is drawn. */
export function useTypedEarly({ append, order, focus }: TypedEarly): void {
	const take = useRef(() => {
		const { text: typed, hasFocus, isSent } = takeTypedEarly();
		if (typed !== "") {
			append(typed);
		}
		if (isSent && typed.trim().length <= MESSAGE_MAX) {
			// These words only: nobody asked to send a draft that was kept.
			order(typed);
		}
		if (hasFocus) {
			focus();
		}
	});
	useLayoutEffect(() => take.current(), []);
}
