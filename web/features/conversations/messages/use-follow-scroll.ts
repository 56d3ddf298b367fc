import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { NEAR, watchReadingUp } from "../watch-reading-up.ts";

/** Further than this there is nothing to glide over: the list has just been filled. */
const LEAP = 600;

/** What stands above the talk. What a hand opens there stays under the hand. */
const ABOVE_THE_TALK = "[data-above-the-talk]";

/** What must stay in view while words are added below it: help above a reply. */
const HOLDS_VIEW = "[data-holds-view]";

/** By then, in ms, what a press opens is open. */
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

	/** Where a talk that has begun is come in at. */
	const comeIn = useCallback(() => {
		jumpToEnd();
		const list = scroller.current;
		if (list) {
			list.scrollTop += Math.min(0, distanceToHeld(list));
		}
	}, [jumpToEnd, scroller]);

	/** Something further up is to be read: it has the middle of the view, and nothing is followed. */
	const readAt = useCallback(
		(element: HTMLElement) => {
			isFollowing.current = false;
			setIsAway(true);
			const list = scroller.current;
			if (list) {
				const { top, height } = element.getBoundingClientRect();
				// Not `scrollIntoView`, which moves the page around the list as well.
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
		/** Closes a third of the distance a frame, so that a new line glides up and does not jump. */
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
				// Below a reply there is more of the same, below help there is the reply.
				const isReply = list.querySelector<HTMLElement>(HOLDS_VIEW)?.dataset.holdsView === "reply";
				(isReply ? setIsAway : setHasMissed)(true);
			}
		}
		function notePress({ target, timeStamp }: Event) {
			if (target instanceof Element && target.closest(ABOVE_THE_TALK)) {
				pressedAbove = timeStamp;
			}
		}
		const growth = new ResizeObserver(handleGrowth);
		// With its padding, which makes room for the bar as the bar grows.
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

	/** Call when a reply has begun or arrived. */
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

/** How far the list has to go to where following ends. */
function distanceToRest(list: HTMLElement): number {
	return Math.min(distanceToEnd(list), distanceToHeld(list));
}

/** How far what holds the view is below the top of the list, in px. Where nothing holds it: as far as can be. */
function distanceToHeld(list: HTMLElement): number {
	const held = list.querySelector(HOLDS_VIEW);
	if (!held) {
		return Number.MAX_SAFE_INTEGER;
	}
	const padding = Number.parseFloat(getComputedStyle(list).scrollPaddingTop) || 0;
	return held.getBoundingClientRect().top - list.getBoundingClientRect().top - padding;
}
