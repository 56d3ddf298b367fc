import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { NEAR, watchReadingUp } from "../watch-reading-up.ts";

/** Further than this there is nothing to glide over: the list has just been filled. */
const LEAP = 600;

/** What stands above the talk. What a hand opens there stays under the hand. */
const ABOVE_THE_TALK = "[data-above-the-talk]";

/** By then, in ms, what a press opens is open. */
const OPENED_WITHIN = 300;

/**
 * Keeps the end of a growing list in view until the reader scrolls up, and again once they come back down. Before
 * anything has been said there is nothing to follow: one begins to read where it begins.
 * `hasMissed` says that something was added while they were reading further up.
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

	const jumpToEnd = useCallback(() => {
		isFollowing.current = true;
		setHasMissed(false);
		const list = scroller.current;
		if (list) {
			list.scrollTop = list.scrollHeight;
		}
	}, [scroller]);

	useEffect(() => {
		const list = scroller.current;
		const inside = content.current;
		if (!list || !inside) {
			return;
		}
		const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
		let frame = 0;
		let pressedAbove = Number.NEGATIVE_INFINITY;
		const distanceToEnd = () => list.scrollHeight - list.clientHeight - list.scrollTop;
		/** Closes a third of the distance a frame, so that a new line glides up and does not jump. */
		function glide() {
			cancelAnimationFrame(frame);
			const left = distanceToEnd();
			if (list && isFollowing.current && left >= 1) {
				list.scrollTop += isStill || left > LEAP ? left : Math.ceil(left / 3);
				frame = requestAnimationFrame(glide);
			}
		}
		function handleGrowth() {
			if (performance.now() - pressedAbove < OPENED_WITHIN) {
				isFollowing.current &&= distanceToEnd() < NEAR;
			} else if (begun.current) {
				glide();
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
			},
			onEnd: () => {
				isFollowing.current = true;
				setHasMissed(false);
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

	return { jumpToEnd, noteArrival, hasMissed };
}
