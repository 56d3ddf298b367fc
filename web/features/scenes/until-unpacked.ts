const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 32_000;

/**
 * Fetches and unpacks a picture, and tries again when it can't: a few times, ever more slowly, and at once when the
 * network is back. Gives what ends it.
 */
export function untilUnpacked(url: string, onReady: (image: HTMLImageElement) => void): () => void {
	let wait = FIRST_WAIT_MS;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isOver = false;
	function tryIt() {
		clearTimeout(timer);
		const image = new Image();
		image.src = url;
		image.decode().then(
			() => {
				if (!isOver) {
					end();
					onReady(image);
				}
			},
			() => {
				// Stop asking for a picture that is gone for good.
				if (!isOver && wait <= LONGEST_WAIT_MS) {
					timer = setTimeout(tryIt, wait);
					wait *= 2;
				}
			},
		);
	}
	function end() {
		isOver = true;
		clearTimeout(timer);
		window.removeEventListener("online", tryIt);
	}
	window.addEventListener("online", tryIt);
	tryIt();
	return end;
}
