import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { watchReadingUp } from "../watch-reading-up.ts";

/** Further than this there is nothing to glide over: the list has just been filled. */
const LEAP = 600;

/**
 * Keeps the end of a growing list in view until the reader scrolls up, and again once they come back down.
 * `hasMissed` says that something was added while they were reading further up.
 */
export function useFollowScroll(
	scroller: RefObject<HTMLElement | null>,
	content: RefObject<HTMLElement | null>,
) {
	const isFollowing = useRef(true);
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
		/** Closes a third of the distance a frame, so that a new line glides up and does not jump. */
		function glide() {
			cancelAnimationFrame(frame);
			const left = list ? list.scrollHeight - list.clientHeight - list.scrollTop : 0;
			if (list && isFollowing.current && left >= 1) {
				list.scrollTop += isStill || left > LEAP ? left : Math.ceil(left / 3);
				frame = requestAnimationFrame(glide);
			}
		}
		const growth = new ResizeObserver(glide);
		// With its padding, which makes room for the bar as the bar grows.
		growth.observe(inside, { box: "border-box" });
		growth.observe(list);
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
