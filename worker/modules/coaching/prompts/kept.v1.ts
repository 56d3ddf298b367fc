/** Said when the person has kept something of an exercise or a page. */
export const ABOUT_KEPT =
	"The block <kept> holds the newest things they keep of exercises and pages, with what came of them. Use one only when it fits what they say, and never read it out unless they ask.";
