/** What the person could ask next, in their own voice. A press sends the question as it is. */
export const HELPFUL_QUESTIONS: readonly string[] = [
	"What are two tips for {topic}?",
	"Can you give me an exercise for {topic}?",
	"What helps with {topic}?",
	"Is there a short exercise for {topic}?",
];

/** A topic's label as the person would say it. */
export function inTheirVoice(label: string): string {
	return label
		.replace(/\byour\b/, "my")
		.replace(/\byourself\b/, "myself")
		.replace(/\byou\b/, "I");
}

/** News after which a list of tips is out of place, for now. */
export const HARD_NEWS =
	/\b(?:cancer|tumou?r|terminal|stroke|diagnosed|biopsy|intensive care|in (?:a )?coma|accident|overdosed?|fired|sacked|laid off|made redundant|lost my job|evicted|assaulted|attacked|raped|cheated on me|had an affair|losing (?:him|her|them|the baby))\b/i;

/** The person asked for company rather than advice. */
export const NO_ADVICE =
	/\b(?:just|please|only) (?:listen|vent)|\b(?:need|want) to (?:just )?(?:vent|rant)|\bno (?:advice|tips)\b|\b(?:don['’]?t|do not) (?:want|need|give me) (?:any )?(?:advice|tips|solutions)/i;

/** Why a next step may be worth it. It says nothing of what the person feels or has done. */
export const BOOSTS: readonly string[] = [
	"Two minutes of something counts as a start.",
	"You can do one of these badly and still be further than before.",
	"None of these has to work for good. Today is enough.",
];

/** Asks for what has helped before, and what could be used of it now. */
export const STRENGTHS: readonly { prompt: string; question: string }[] = [
	{
		prompt: "What got you through a day like this before?",
		question: "Which part of that could you do again this week?",
	},
	{
		prompt: "Think of a time this was easier, even for an hour.",
		question: "What was different then?",
	},
	{
		prompt: "Think of someone who knows you well.",
		question: "What would they say you're good at here?",
	},
];
