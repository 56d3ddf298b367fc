/**
 * The pages that most people arrive at. Each has a shell of its own that names what it needs (`tools/build/door-pages.ts`),
 * so that a phone asks for all of it at once.
 */
export const DOORS = ["signin", "signup", "chat"] as const;

export type Door = (typeof DOORS)[number];

/**
 * Draws what stands in a shell, as HTML, until the app's code is there and takes its place; null is the shell of all other
 * pages. `isWhole` where it is all of the page.
 */
export type DrawDoor = (door: Door | null) => { html: string; isWhole: boolean };
