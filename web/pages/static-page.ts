/** The pages that are drawn once, at build time, and read without React, by the name of their HTML file. */
export const STATIC_PAGES = [
	"landing",
	"help",
	"safety",
	"outcomes",
	"privacy",
	"health-data",
	"terms",
] as const;

export type StaticPage = (typeof STATIC_PAGES)[number];

/** Who runs this copy of Attune, and how to reach them. */
export type Operator = { name: string; email: string };

/** Renders a page's HTML, for a country or null, with the operator's name or null. */
export type RenderPage = (name: StaticPage, country: string | null, operator: Operator | null) => string;
