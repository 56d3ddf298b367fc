import { useEffect } from "react";
import { focusMessageBox } from "../state/message-box.ts";

/**
 * Keeps the focus of keyboard users. A button that unmounts on press (Retry, Discard, New reply) would drop it, so it
 * moves to the message box. Not after a touch, which would open the keyboard. After "New reply" it returns to the
 * reply's pager once that is there, unless the person did something else.
 */
export function useFocusRecovery(): void {
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
				// Scrolling would move what the person reads.
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
