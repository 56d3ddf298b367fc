/** What the person could ask next, in their own voice. A press sends the question as it is. */
export const HELPFUL_QUESTIONS: readonly string[] = [
	"What are two tips for {topic}?",
	"Can you give me an exercise for {topic}?",
	"What helps with {topic}?",
	"Is there a short exercise for {topic}?",
];

/**
 * Shown under a reply, in turn: why a next step may be worth it, what has helped before, and what of it could help
 * now.
 */
export const ENCOURAGEMENTS = [
	{
		motivationalBoost: "Two minutes of something counts as a start.",
		strengthPrompt: "What got you through a day like this before?",
		followUpQuestion: "Which part of that could you do again this week?",
	},
	{
		motivationalBoost: "You can do one of these badly and still be further than before.",
		strengthPrompt: "Think of a time this was easier, even for an hour.",
		followUpQuestion: "What was different then?",
	},
	{
		motivationalBoost: "None of these has to work for good. Today is enough.",
		strengthPrompt: "Think of someone who knows you well.",
		followUpQuestion: "What would they say you're good at here?",
	},
] as const;
