import { isAfterQuickExit } from "#web/lib/quick-exit.ts";
import { cachedUser } from "#web/lib/storage/cached-user.ts";

/** Shows the four places when this browser stores a signed-in person. */
export function showPlaces(): void {
	const nav = document.querySelector<HTMLElement>(".main-nav");
	if (nav && !isAfterQuickExit() && cachedUser()) {
		nav.hidden = false;
		document.documentElement.classList.add("shows-nav");
	}
}
