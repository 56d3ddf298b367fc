import { useEffect } from "react";
import { request } from "#web/lib/api/api.ts";

/** Report activity at most this often, in ms. */
const EVERY_MS = 15 * 60_000;

/** When a visit that began from one of our links ends (epoch ms); for this tab. */
const FROM_LINK = "attune:from-link";
const PARAMETER = "from";

/** Activity after a longer pause starts a new visit. In ms. */
const VISIT_ENDS_AFTER_MS = 30 * 60_000;

/**
 * Reports activity to the server, at most every quarter of an hour, to learn the hour for notifications. An idle open
 * tab reports nothing. A visit that began from our link is marked as such.
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
				// One of many reports, so ignore failures.
				request("POST /api/notifications/activity/:userId", { params: { userId }, body: { fromLink } }).catch(
					() => undefined,
				);
			}
		}
		for (const use of ["pointerdown", "keydown", "wheel"]) {
			window.addEventListener(use, handleUse, { capture: true, passive: true, signal: stop.signal });
		}
		if (cameByLink()) {
			beginLinkVisit();
			// Following a link counts as an answer, even if they only read.
			handleUse();
		}
		return () => {
			stop.abort();
			// Another person in this tab starts their own visit.
			linkVisitUntil = 0;
			keepVisit();
		};
	}, [userId]);
}

/** Our links carry a parameter. Removes it, so that a saved or shared URL is clean. */
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

/** Marks the visit as started from one of our links, even if the person has to sign in first. */
export function beginLinkVisit(): void {
	linkVisitUntil = Date.now() + VISIT_ENDS_AFTER_MS;
	keepVisit();
}

/** Whether this is still the visit from a link; if so, extends it. */
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
		// Storage may be off: then only memory has it, until a reload.
	}
}
