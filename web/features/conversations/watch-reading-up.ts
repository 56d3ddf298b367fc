/** Closer to the end than this, in px, counts as being there. */
export const NEAR = 56;

/** A scroll within this many ms of a hand's movement was meant by it. */
const MEANT_WITHIN = 400;

/** No bubble gets this much shorter; a jump this long, in px, is a way of reading too: a screen reader's, say. */
const FAR = 600;

const KEYS_UP = new Set(["ArrowUp", "PageUp", "Home", "Tab", " "]);

type ReadingHandlers = { onUp: () => void; onEnd: () => void };

/**
 * Tells when a reader scrolls up, and when they are at the end again. A list also moves up by itself, when a
 * bubble in it gets shorter; only what a hand did just before counts.
 */
export function watchReadingUp(list: HTMLElement, { onUp, onEnd }: ReadingHandlers): () => void {
	let lastTop = list.scrollTop;
	let lastMeant = Number.NEGATIVE_INFINITY;
	const stop = new AbortController();
	const options = { passive: true, signal: stop.signal };

	function noteHand(event: Event) {
		const isTyping = event instanceof KeyboardEvent && (isInField(event.target) || !KEYS_UP.has(event.key));
		// Only a press on the list itself is one on its scrollbar.
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
