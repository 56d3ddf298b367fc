import { useEffect } from "react";
import { focusMessageBox } from "../state/message-box.ts";

/**
 * A button that goes with its own press (Retry, Discard, New reply) would take the focus with it: whoever goes by keyboard
 * is then at the box. Not after a touch, to which the box would answer with a keyboard. Whoever asked for another reply comes
 * back to the ways through the replies once it is there, unless they did something else meanwhile.
 */
export function useKeptFocus(): void {
	useEffect(() => {
		let last: Element | null = null;
		let isByKeyboard = false;
		let isWithReply = false;
		let awaitsReply = false;
		const stop = new AbortController();
		const options = { capture: true, signal: stop.signal };
		function look() {
			const isLost = last !== null && (!last.isConnected || last.matches(":disabled"));
			if (isLost && isByKeyboard && document.activeElement === document.body) {
				awaitsReply = isWithReply;
				last = null;
				focusMessageBox();
			} else if (awaitsReply) {
				const way = document.querySelector<HTMLElement>(".reply-pager button");
				// What is read stays where it is.
				way?.focus({ preventScroll: true });
				awaitsReply = way === null;
			}
		}
		document.addEventListener(
			"keydown",
			() => {
				isByKeyboard = true;
				awaitsReply = false;
			},
			options,
		);
		document.addEventListener(
			"pointerdown",
			() => {
				isByKeyboard = false;
				awaitsReply = false;
			},
			options,
		);
		document.addEventListener(
			"focusin",
			({ target }) => {
				last = target as Element;
				isWithReply = last.matches(".action-row *");
			},
			options,
		);
		const observer = new MutationObserver(() => requestAnimationFrame(look));
		observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
		return () => {
			stop.abort();
			observer.disconnect();
		};
	}, []);
}
