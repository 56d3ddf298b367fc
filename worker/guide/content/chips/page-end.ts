/** What can become of a page of writing. */
export const END_CHIPS = [
	{ label: "Keep as a page", offer: "page:keep" },
	{ label: "Do something with it", offer: "page:use" },
	{ label: "Let it go", offer: "page:let-go" },
] as const;
export const DELETE_CHIPS = [
	{ label: "Delete them", offer: "page:delete" },
	{ label: "Keep them", offer: "page:stay" },
] as const;
export const UNDO_CHIP = { label: "Undo", offer: "page:undo" } as const;
export const COUNTS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"] as const;
