import { useEffect } from "react";
import { focusMessageBox } from "../message-box.ts";

/**
 * A button that goes with its own press (Retry, Discard, New reply) would take the focus with it: whoever goes by keyboard
 * is then at the box. Not after a touch, to which the box would answer with a keyboard.
 */
export function useKeptFocus(): void {
	useEffect(() => {
		let last: Element | null = null;
		const stop = new AbortController();
		function note({ target }: Event) {
			last = target instanceof Element && target.matches(":focus-visible") ? target : null;
		}
		function look() {
			const isLost = last !== null && (!last.isConnected || last.matches(":disabled"));
			if (isLost && document.activeElement === document.body) {
				last = null;
				focusMessageBox();
			}
		}
		document.addEventListener("focusin", note, { signal: stop.signal });
		const observer = new MutationObserver(() => requestAnimationFrame(look));
		observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
		return () => {
			stop.abort();
			observer.disconnect();
		};
	}, []);
}
