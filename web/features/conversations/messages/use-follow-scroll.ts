import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { NEAR, watchReadingUp } from "../watch-reading-up.ts";

/** Jump over longer distances: the list was just filled. */
const LEAP = 600;

/** Content above the conversation. What a person opens there stays in place. */
const ABOVE_THE_TALK = "[data-above-the-talk]";

/** Help, or a reply beside an exercise, which must stay in view while text is added below it. */
const HOLDS_VIEW = "[data-holds-view]";
const HELP = '[data-holds-view^="help"]';

/** By then, in ms, a disclosure has opened. */
const OPENED_WITHIN = 300;

/**
 * Keeps the end of a growing list in view until the reader scrolls up, and again once they come back down. Before
 * anything has been said there is nothing to follow: one begins to read where it begins. Help above the newest
 * reply is followed no further than to where it begins: its numbers must not slip away under words.
 * `isAway`: they read further up; `hasMissed`: something was added meanwhile.
 */
export function useFollowScroll(
	scroller: RefObject<HTMLElement | null>,
	content: RefObject<HTMLElement | null>,
	hasBegun: boolean,
) {
	const isFollowing = useRef(true);
	const begun = useRef(hasBegun);
	begun.current = hasBegun;
	const [hasMissed, setHasMissed] = useState(false);
	const [isAway, setIsAway] = useState(false);

	const jumpToEnd = useCallback(() => {
		isFollowing.current = true;
		setHasMissed(false);
		setIsAway(false);
		const list = scroller.current;
		if (list) {
			list.scrollTop = list.scrollHeight;
		}
	}, [scroller]);

	const comeIn = useCallback(() => {
		jumpToEnd();
		const list = scroller.current;
		if (list) {
			list.scrollTop += Math.min(0, distanceToHeld(list));
		}
	}, [jumpToEnd, scroller]);

	/** Shows an element further up in the middle of the view, and stops following. */
	const readAt = useCallback(
		(element: HTMLElement) => {
			isFollowing.current = false;
			setIsAway(true);
			const list = scroller.current;
			if (list) {
				const { top, height } = element.getBoundingClientRect();
				// Not `scrollIntoView`, which also scrolls the page.
				list.scrollTop += top - list.getBoundingClientRect().top - (list.clientHeight - height) / 2;
			}
		},
		[scroller],
	);

	useEffect(() => {
		const list = scroller.current;
		const inside = content.current;
		if (!list || !inside) {
			return;
		}
		const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
		let frame = 0;
		let pressedAbove = Number.NEGATIVE_INFINITY;
		/** Closes a third of the distance per frame, so that new lines glide up. */
		function glide() {
			cancelAnimationFrame(frame);
			if (!list) {
				return;
			}
			const left = distanceToRest(list);
			if (isFollowing.current && left >= 1) {
				list.scrollTop += isStill || left > LEAP ? left : Math.ceil(left / 3);
				frame = requestAnimationFrame(glide);
			}
		}
		function handleGrowth() {
			if (performance.now() - pressedAbove < OPENED_WITHIN) {
				isFollowing.current &&= !!list && distanceToEnd(list) < NEAR;
			} else if (begun.current) {
				glide();
				noteWhatIsBelow();
			}
		}
		function noteWhatIsBelow() {
			if (list && distanceToEnd(list) - distanceToRest(list) > NEAR) {
				const isAboveReply = heldIn(list)?.dataset.holdsView === "help-above-reply";
				(isAboveReply ? setHasMissed : setIsAway)(true);
			}
		}
		function notePress({ target, timeStamp }: Event) {
			if (target instanceof Element && target.closest(ABOVE_THE_TALK)) {
				pressedAbove = timeStamp;
			}
		}
		const growth = new ResizeObserver(handleGrowth);
		// Including its padding, which grows with the bar.
		growth.observe(inside, { box: "border-box" });
		growth.observe(list);
		inside.addEventListener("click", notePress, true);
		const stopWatching = watchReadingUp(list, {
			onUp: () => {
				isFollowing.current = false;
				setIsAway(true);
			},
			onEnd: () => {
				isFollowing.current = true;
				setHasMissed(false);
				setIsAway(false);
			},
		});
		return () => {
			growth.disconnect();
			cancelAnimationFrame(frame);
			inside.removeEventListener("click", notePress, true);
			stopWatching();
		};
	}, [scroller, content]);

	const noteArrival = useCallback(() => {
		if (!isFollowing.current) {
			setHasMissed(true);
		}
	}, []);

	return { comeIn, jumpToEnd, readAt, noteArrival, hasMissed, isAway };
}

function distanceToEnd(list: HTMLElement): number {
	return list.scrollHeight - list.clientHeight - list.scrollTop;
}

/** The distance to where following ends. */
function distanceToRest(list: HTMLElement): number {
	return Math.min(distanceToEnd(list), distanceToHeld(list));
}

/** How far the held element is below the list's top, in px; Infinity without one. */
function distanceToHeld(list: HTMLElement): number {
	const held = heldIn(list);
	if (!held) {
		return Number.MAX_SAFE_INTEGER;
	}
	const padding = Number.parseFloat(getComputedStyle(list).scrollPaddingTop) || 0;
	return held.getBoundingClientRect().top - list.getBoundingClientRect().top - padding;
}

/** Returns what must stay in view. The newest help comes before any reply. */
function heldIn(list: HTMLElement): HTMLElement | null {
	return [...list.querySelectorAll<HTMLElement>(HELP)].at(-1) ?? list.querySelector<HTMLElement>(HOLDS_VIEW);
}
