import { useEffect } from "react";
import { request } from "#web/lib/api/api.ts";

/** Somebody who is here is told of at most so often, in ms. */
const EVERY_MS = 15 * 60_000;

/** Until when a visit that began from one of our links goes on, in ms since 1970; for this tab. */
const FROM_LINK = "attune:from-link";
const PARAMETER = "from";

/** After so long without doing anything, what comes next is a visit of its own. In ms. */
const VISIT_ENDS_AFTER_MS = 30 * 60_000;

/**
 * Tells the server that somebody does something here, at most every quarter of an hour: from it the hour for notes is
 * learnt. An open tab that nobody touches tells nothing. A visit that began from a link of ours is told as such.
 */
export function useActivity(userId: string): void {
	useEffect(() => {
		let toldAt = -EVERY_MS;
		const stop = new AbortController();
		function handleUse() {
			const fromLink = goesOnFromLink();
			const now = performance.now();
			if (now - toldAt >= EVERY_MS) {
				toldAt = now;
				// What was missed is one of many: nobody is bothered with it.
				request(`/api/notifications/activity/${userId}`, { method: "POST", body: { fromLink } }).catch(
					() => undefined,
				);
			}
		}
		for (const use of ["pointerdown", "keydown", "wheel"]) {
			window.addEventListener(use, handleUse, { capture: true, passive: true, signal: stop.signal });
		}
		if (cameByLink()) {
			beginLinkVisit();
			// Who follows a link has answered, whether they press anything or only read.
			handleUse();
		}
		return () => {
			stop.abort();
			// Another person in this tab begins a visit of their own.
			linkVisitUntil = 0;
			keepVisit();
		};
	}, [userId]);
}

/** Our links say so in the address; there it goes again, so that a page kept or shared is like any other. */
function cameByLink(): boolean {
	const url = new URL(window.location.href);
	if (url.searchParams.get(PARAMETER) !== "note") {
		return false;
	}
	url.searchParams.delete(PARAMETER);
	window.history.replaceState(window.history.state, "", url);
	return true;
}

let linkVisitUntil = 0;

/** What comes now began from one of our links: also when somebody has to sign in first. */
export function beginLinkVisit(): void {
	linkVisitUntil = Date.now() + VISIT_ENDS_AFTER_MS;
	keepVisit();
}

/** Whether this is still the visit that began from a link; if so, it goes on from here. */
function goesOnFromLink(): boolean {
	const goesOn = Math.max(linkVisitUntil, keptVisit()) > Date.now();
	linkVisitUntil = goesOn ? Date.now() + VISIT_ENDS_AFTER_MS : 0;
	keepVisit();
	return goesOn;
}

function keptVisit(): number {
	try {
		return Number(sessionStorage.getItem(FROM_LINK) ?? 0);
	} catch {
		return 0;
	}
}

function keepVisit(): void {
	try {
		sessionStorage.setItem(FROM_LINK, String(linkVisitUntil));
	} catch {
		// Storage can be switched off: then it is known until the next reload.
	}
}
