/** Closer to the end than this, in px, counts as being there. */
export const NEAR = 56;

/** A scroll counts as the person's within this many ms of their input. */
const MEANT_WITHIN = 400;

/** Longer jumps, in px, are reading too, such as a screen reader's: no bubble shrinks that much. */
const FAR = 600;

const KEYS_UP = new Set(["ArrowUp", "PageUp", "Home", "Tab", " "]);

type ReadingHandlers = { onUp: () => void; onEnd: () => void };

/**
 * Tells when a reader scrolls up, and when they're at the end again. A list also moves up by itself, when a
 * bubble in it gets shorter; only what a hand did just before counts.
 */
export function watchReadingUp(list: HTMLElement, { onUp, onEnd }: ReadingHandlers): () => void {
	let lastTop = list.scrollTop;
	let lastMeant = Number.NEGATIVE_INFINITY;
	const stop = new AbortController();
	const options = { passive: true, signal: stop.signal };

	function noteHand(event: Event) {
		const isTyping = event instanceof KeyboardEvent && (isInField(event.target) || !KEYS_UP.has(event.key));
		// A press on the list element itself is on its scrollbar.
		const isElsewhere = event instanceof PointerEvent && (event.buttons === 0 || event.target !== list);
		if (!isTyping && !isElsewhere) {
			lastMeant = event.timeStamp;
		}
	}

	function handleScroll(event: Event) {
		const wasMeant = event.timeStamp - lastMeant < MEANT_WITHIN;
		const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
		if (isAtEnd) {
			onEnd();
		} else if (lastTop - list.scrollTop > (wasMeant ? 0 : FAR)) {
			onUp();
		}
		lastTop = list.scrollTop;
	}

	for (const hand of ["wheel", "touchmove", "keydown", "pointerdown", "pointermove"]) {
		list.addEventListener(hand, noteHand, options);
	}
	list.addEventListener("scroll", handleScroll, options);
	return () => stop.abort();
}

function isInField(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && target.matches("textarea, input");
}
