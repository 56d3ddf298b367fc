import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Blocks within this margin of the visible area, in px, are rendered. */
const NEAR_MARGIN = "1500px 0px";

type Options = {
	atOnce: boolean;
	/** Assumed height before the first render, in px. */
	guess: number;
};

/**
 * Renders a part of a long list when it first comes near the visible area, and lets it rest while it's far: it then
 * keeps its exact height, can still be searched and announced, and costs no layout. When its height changes above the
 * view, the text in view stays in place. Returns whether to render it.
 */
export function useDrawnWhenNear(
	block: RefObject<HTMLElement | null>,
	scroller: RefObject<HTMLElement | null>,
	{ atOnce, guess }: Options,
): boolean {
	const [wasNear, setWasNear] = useState(false);
	const isDrawn = useRef(false);
	isDrawn.current ||= atOnce || wasNear;

	useEffect(() => {
		const element = block.current;
		const root = scroller.current;
		if (!element || !root) {
			setWasNear(true);
			return;
		}
		const observer = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) {
					rest(element);
					return;
				}
				keepingView(element, root, element.offsetHeight, () => delete element.dataset.far);
				setWasNear(true);
			},
			{ root, rootMargin: NEAR_MARGIN },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, [block, scroller]);

	// A block that wasn't rendered had the guessed height.
	const wasGuessed = useRef(!isDrawn.current);
	useLayoutEffect(() => {
		const element = block.current;
		if (wasNear && wasGuessed.current && element && scroller.current) {
			wasGuessed.current = false;
			keepingView(element, scroller.current, guess, () => undefined);
		}
	}, [wasNear, guess, block, scroller]);

	return isDrawn.current;
}

function rest(element: HTMLElement): void {
	element.style.setProperty("--block-height", `${element.offsetHeight}px`);
	element.dataset.far = "";
}

/** Changes a block, and scrolls the list by the change in height above the view. */
function keepingView(element: HTMLElement, list: HTMLElement, before: number, change: () => unknown): void {
	change();
	const grown = element.offsetHeight - before;
	if (grown !== 0 && element.getBoundingClientRect().top < list.getBoundingClientRect().top) {
		list.scrollTop += grown;
	}
}
