/** Words for the same person. */
export const KIN: readonly (readonly string[])[] = [
	"mum mom mam mother",
	"dad father pa",
	"gran grandma nan grandmother",
	"husband partner",
	"wife partner",
	"kid child children",
	"boss manager",
	"doctor gp",
].map((words) => words.split(" "));

export const TIME =
	/\b(?:\d|mon|tues|wednes|thurs|fri|satur|sun)(?:\w*)\b|\b(?:today|tonight|tomorrow|yesterday|week|weekend|month|year|morning|noon|evening|night|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)\b/i;
export const AGE = /\b(?:is|he's|she's|they're|i'm|im|hes|shes|am|are|was|turned|turns|turning|aged)\s+\d{1,3}\b|\byears? old\b/i;
export const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|hundred|thousand|half|once|twice)\b/i;

/** Words of exhaustion: repeating them would sound like agreement. */
export const SPENT = /\bcan'?t\b(?: \w+){0,2} (?:any ?mor\w*|any longer|go on|carry on)\b|\bno (?:point|way out|room for)\b/i;

/** What is called so, or named so, or a capital within the sentence. */
export const HOLDS_NAME = /\b(?:[Cc]alled|[Nn]amed|[Nn]ame is|[Nn]ame's|[Nn]ames)\b|\S\s+[A-Z][a-z]+/;

/** What a question asks for. */
export const ASKS_TIME = /\bwhen\b|what (?:day|time|date)/;
export const ASKS_FIGURE = /how (?:old|long|many|much|often)/;
export const ASKS_AGE = /how old/;
export const ASKS_NAME = /\bnames?\b|\bwho(?:s)? (?:is|was)? ?my\b|\bcalled\b/;
