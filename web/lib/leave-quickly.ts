/** Where a quick exit leads: a page that says nothing about who looks at it. */
export const NEUTRAL_PAGE = "https://www.wikipedia.org/";

/** Clears the screen at once and goes to a neutral page, in this page's place in the history. */
export function leaveQuickly(): void {
	document.body.replaceChildren();
	document.title = "";
	location.replace(NEUTRAL_PAGE);
}
