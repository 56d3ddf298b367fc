/**
 * The pages that most people arrive at. Each has its own shell that names what it needs
 * (`tools/build/entry-pages.ts`), so that a phone requests all of it at once.
 */
export const ENTRY_PAGES = ["signin", "signup", "chat"] as const;

export type EntryPage = (typeof ENTRY_PAGES)[number];

/**
 * Prerenders the HTML of an entry page, until the app's code has loaded and replaces it; null is the shell of all
 * other pages. `isWhole` when it's the complete page.
 */
export type PrerenderEntryPage = (entry: EntryPage | null) => { html: string; isWhole: boolean };
