/** What a line helps with. */
export const HELP_KINDS = [
	"crisis",
	"abuse",
	/** Abuse, where the line is for men too or for them alone. */
	"men",
	"sexual",
	"eating",
	/** Children and young people. */
	"child",
	/** For people who are afraid of what they may do to someone. */
	"conduct",
	/** For a person who has swallowed something. */
	"poison",
] as const;
export type HelpKind = (typeof HELP_KINDS)[number];
