import { useLayoutEffect } from "react";

/** Puts the page on plain grey, whatever scene was behind it before. */
export function useGreyBackdrop(): void {
	useLayoutEffect(() => {
		document.body.dataset.backdrop = "grey";
		return () => {
			delete document.body.dataset.backdrop;
		};
	}, []);
}
