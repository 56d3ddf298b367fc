import { type RefObject, useLayoutEffect } from "react";

/** Makes a textarea as tall as its text, where the browser doesn't by `field-sizing`. chat.css holds its bounds. */
export function useGrowingTextarea(textarea: RefObject<HTMLTextAreaElement | null>, text: string): void {
	useLayoutEffect(() => {
		if (CSS.supports("field-sizing", "content")) {
			return;
		}
		function fit() {
			const box = textarea.current;
			if (box) {
				box.style.height = "auto";
				box.style.height = `${box.scrollHeight}px`;
			}
		}
		fit();
		window.addEventListener("resize", fit);
		return () => window.removeEventListener("resize", fit);
	}, [textarea, text]);
}
