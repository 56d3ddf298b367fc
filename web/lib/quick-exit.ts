import { forgetCarried } from "./storage/carried-talk.ts";

/** Where a quick exit leads: a page that says nothing about who looks at it. */
export const NEUTRAL_PAGE = "https://www.wikipedia.org/";

/** In this tab somebody left quickly: whoever goes back in it sees nothing until they ask for it. */
const LEFT = "attune-left";

/** Clears the screen at once and goes to a neutral page, in this page's place in the history. */
export function leaveQuickly(): void {
	document.body.replaceChildren();
	document.title = "";
	forgetCarried();
	try {
		sessionStorage.setItem(LEFT, "1");
	} catch {
		// Switched off: what was visited before can be gone back to.
	}
	location.replace(NEUTRAL_PAGE);
}

/** Whether this tab was left quickly and not taken up again. A page kept whole by the browser is loaded anew then. */
export function wasLeftQuickly(): boolean {
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted && isLeft()) {
			location.reload();
		}
	});
	return isLeft();
}

/** Nothing but a way on: it tells nobody what stands behind it. */
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
