/** The pages that are drawn once, at build time, by the name of their HTML file. */
export type StaticPage = "landing" | "help" | "safety" | "outcomes" | "privacy" | "health-data" | "terms";

/** Who runs this copy of Attune, and how to reach them. */
export type Operator = { name: string; email: string };

/** A page's HTML, for a country or for none, by an operator or by nobody who is named. */
export type RenderPage = (name: StaticPage, country: string | null, operator: Operator | null) => string;
