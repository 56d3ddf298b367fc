/** A word of encouragement that is true of anybody who is working on something. */
export const BOOSTS: readonly string[] = [
	"You have put this into words, and that is already a beginning.",
	"Small counts. A step that happens beats a plan that impresses.",
	"You have come through hard weeks before this one.",
	"Nobody sees how much you carry; that does not make it less.",
	"It need not be solved today to be a little lighter today.",
	"You are allowed to do this slowly.",
];

/** What one can already do, looked for. */
export const STRENGTH_PROMPTS: readonly string[] = [
	"Think of a time when you got through something like this.",
	"There is a thing people come to you for.",
	"Remember the last time you surprised yourself.",
	"You have kept some promise to yourself this month, however small.",
	"Somebody who likes you would name a quality of yours at once.",
];

/** The question that follows a strength. */
export const STRENGTH_QUESTIONS: readonly string[] = [
	"What did you do then that you could borrow for this?",
	"How could that help you here?",
	"What would that side of you try first?",
	"Who would notice if you used it this week?",
];
