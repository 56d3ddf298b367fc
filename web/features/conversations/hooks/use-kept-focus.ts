import { useEffect } from "react";
import { focusMessageBox } from "../message-box.ts";

/**
 * A button that goes with its own press (Retry, Discard, New reply) would take the focus with it: whoever goes by keyboard
 * is then at the box. Not after a touch, to which the box would answer with a keyboard.
 */
export function useKeptFocus(): void {
	useEffect(() => {
		let last: Element | null = null;
		let isByKeyboard = false;
		const stop = new AbortController();
		const options = { capture: true, signal: stop.signal };
		function look() {
			const isLost = last !== null && (!last.isConnected || last.matches(":disabled"));
			if (isLost && isByKeyboard && document.activeElement === document.body) {
				last = null;
				focusMessageBox();
			}
		}
		document.addEventListener(
			"keydown",
			() => {
				isByKeyboard = true;
			},
			options,
		);
		document.addEventListener(
			"pointerdown",
			() => {
				isByKeyboard = false;
			},
			options,
		);
		document.addEventListener(
			"focusin",
			({ target }) => {
				last = target as Element;
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
