/** Paths that the app itself serves to visitors. Every other path shows the public home page. */
export const VISITOR_PAGES: readonly string[] = [
	"/signin",
	"/signup",
	"/forgot",
	"/reset",
	"/confirm",
	"/deleted",
];
