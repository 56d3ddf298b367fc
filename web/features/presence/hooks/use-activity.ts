import { useEffect } from "react";
import { request } from "#web/lib/api.ts";

/** Somebody who is here is told of at most so often, in ms. */
const EVERY_MS = 15 * 60_000;

/** Marks a tab whose visit began from one of our links. */
const FROM_LINK = "attune:from-link";
const PARAMETER = "from";

/**
 * Tells the server that somebody does something here, at most every quarter of an hour: from it the hour for notes is
 * learnt. An open tab that nobody touches tells nothing. A visit that began from a link of ours is told as such.
 */
export function useActivity(userId: string): void {
	useEffect(() => {
		noteLink();
		let toldAt = -EVERY_MS;
		const stop = new AbortController();
		function handleUse() {
			const now = performance.now();
			if (now - toldAt >= EVERY_MS) {
				toldAt = now;
				const fromLink = isFromLink();
				// What was missed is one of many: nobody is bothered with it.
				request(`/api/notifications/activity/${userId}`, { method: "POST", body: { fromLink } }).catch(
					() => undefined,
				);
			}
		}
		for (const use of ["pointerdown", "keydown"]) {
			window.addEventListener(use, handleUse, { capture: true, passive: true, signal: stop.signal });
		}
		return () => stop.abort();
	}, [userId]);
}

/** Our links say so in the address; there it goes again, so that a page kept or shared is like any other. */
function noteLink(): void {
	const url = new URL(window.location.href);
	if (url.searchParams.get(PARAMETER) === "note") {
		url.searchParams.delete(PARAMETER);
		window.history.replaceState(window.history.state, "", url);
		beganFromLink = true;
		try {
			sessionStorage.setItem(FROM_LINK, "1");
		} catch {
			// Storage can be switched off: then it is known until the next reload.
		}
	}
}

let beganFromLink = false;

function isFromLink(): boolean {
	try {
		return beganFromLink || sessionStorage.getItem(FROM_LINK) !== null;
	} catch {
		return beganFromLink;
	}
}
