/** The pages that are drawn once, at build time, by the name of their HTML file. */
export type StaticPage = "landing" | "help" | "safety" | "outcomes" | "privacy" | "health-data" | "terms";

/** A page's HTML, for a country or for none. */
export type RenderPage = (name: StaticPage, country?: string | null) => string;
