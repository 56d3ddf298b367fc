import { forgetCarried } from "./storage/carried-talk.ts";

/** Where a quick exit leads: a page that says nothing about who looks at it. */
export const NEUTRAL_PAGE = "https://www.wikipedia.org/";

/** Marks a tab after a quick exit: going back shows nothing until the person asks for it. */
const LEFT = "attune-left";

/** Clears the screen at once and goes to a neutral page, in this page's place in the history. */
export function quickExit(): void {
	document.body.replaceChildren();
	document.title = "";
	forgetCarried();
	try {
		sessionStorage.setItem(LEFT, "1");
	} catch {
		// Storage is off: going back shows earlier pages.
	}
	location.replace(NEUTRAL_PAGE);
}

/** Whether a quick exit left this tab. Reloads a page that returns from the back-forward cache. */
export function isAfterQuickExit(): boolean {
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted && isLeft()) {
			location.reload();
		}
	});
	return isLeft();
}

/** Shows only a "Continue" button, which reveals nothing about the page behind it. */
export function showNothing(): void {
	const button = document.createElement("button");
	button.type = "button";
	button.textContent = "Continue";
	button.className = "m-6 min-h-11 px-4 underline underline-offset-4";
	button.addEventListener("click", () => {
		sessionStorage.removeItem(LEFT);
		location.reload();
	});
	document.title = "";
	document.body.replaceChildren(button);
}

function isLeft(): boolean {
	try {
		return sessionStorage.getItem(LEFT) !== null;
	} catch {
		return false;
	}
}
