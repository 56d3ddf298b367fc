/**
 * The pages that most people arrive at. Each has a shell of its own that names what it needs (`scripts/lib/door-pages.ts`),
 * so that a phone asks for all of it at once.
 */
export const DOORS = ["signin", "signup", "chat"] as const;

export type Door = (typeof DOORS)[number];
