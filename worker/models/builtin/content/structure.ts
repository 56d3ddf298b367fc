/** A word that holds on to something they did. {deed} is "you went for the run". */
export const BOOSTS_DEED: readonly string[] = [
	"{Deed}. That happened because of you, and it stays done.",
	"Keep this next to the rest: {deed}.",
	"{Deed}, and a harder day can't take that back.",
];
/** The strength in it, looked for. The boost or the reply has named the deed. */
export const PROMPTS_DEED: readonly string[] = [
	"What you did there took something, and you had it.",
	"What you did wasn't bound to happen; you could have left it.",
];
/** The same after an effort that hasn't paid off yet. {tried} is "you tried talking to Karen". */
export const BOOSTS_TRIED: readonly string[] = [
	"{Tried}. That was effort, whatever came of it.",
	"{Tried}, and you haven't given up on it.",
];
export const PROMPTS_TRIED: readonly string[] = [
	"Part of what you tried was done well, even if it didn't work.",
	"What you tried took something to begin at all.",
];
/** The question that follows a strength. */
export const STRENGTH_QUESTIONS: readonly string[] = [
	"What did you do then that you could borrow for the next step?",
	"What in you made it possible?",
	"How could the same thing help you here?",
];
/** What the person could ask next, in their own voice: it is sent as it stands. {topic} is "sleep", "my health". */
export const HELPFUL_QUESTIONS: readonly string[] = [
	"What could I try first with {topic}?",
	"What tends to help with {topic}?",
	"Can you give me one small step with {topic}?",
	"What might I not be seeing about {topic}?",
];
