import { type RefObject, useLayoutEffect } from "react";

const MIN_HEIGHT = 48;

/** How tall the textarea may grow, in px, in a window of this height. */
export function maxTextareaHeight(windowHeight: number): number {
	return Math.max(120, windowHeight * 0.8 - 100);
}

/** Makes a textarea as tall as its text, within its bounds. `field-sizing` does it where the browser has it (chat.css). */
export function useGrowingTextarea(textarea: RefObject<HTMLTextAreaElement | null>, text: string): void {
	useLayoutEffect(() => {
		if (CSS.supports("field-sizing", "content")) {
			return;
		}
		function fit() {
			const box = textarea.current;
			if (box) {
				box.style.height = "auto";
				const tallest = maxTextareaHeight(window.innerHeight);
				const height = Math.min(tallest, Math.max(MIN_HEIGHT, box.scrollHeight));
				box.style.height = `${height}px`;
				box.style.overflowY = box.scrollHeight > tallest ? "auto" : "hidden";
			}
		}
		fit();
		window.addEventListener("resize", fit);
		return () => window.removeEventListener("resize", fit);
	}, [textarea, text]);
}
