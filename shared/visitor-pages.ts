/** What somebody who is not signed in finds in the app itself. At every other address the public home stands. */
export const VISITOR_PAGES: readonly string[] = [
	"/signin",
	"/signup",
	"/forgot",
	"/reset",
	"/confirm",
	"/deleted",
];
