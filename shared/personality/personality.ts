/** The four pairs of letters, in the order they're asked and written. */
export const DIMENSIONS = ["EI", "SN", "TF", "JP"] as const;

export type Dimension = (typeof DIMENSIONS)[number];

/** What each question records: 1 for the first option (E, S, T, J), 2 for the second (I, N, F, P). */
export type DimensionAnswer = 1 | 2;

export type DimensionAnswers = Partial<Record<Dimension, DimensionAnswer>>;

type PersonalityQuestion = { question: string; first: string; second: string };

export const PERSONALITY_QUESTIONS: Record<Dimension, PersonalityQuestion> = {
	EI: {
		question: "After a full week, what recharges you?",
		first: "Company: people, plans, being out in the world",
		second: "Quiet: time alone or with one person I know well",
	},
	SN: {
		question: "When something is new, what do you look at first?",
		first: "What's there: facts, details, how it works in practice",
		second: "What it could mean: patterns, ideas, where it might lead",
	},
	TF: {
		question: "When a decision is hard, what decides it?",
		first: "What holds up when I reason it through",
		second: "What feels right for the people it touches",
	},
	JP: {
		question: "Which kind of day suits you better?",
		first: "A planned day, with things settled early",
		second: "An open day, deciding things as they come",
	},
};

/** Four letters, one of each pair. */
export type PersonalityType = `${"E" | "I"}${"S" | "N"}${"T" | "F"}${"J" | "P"}`;

export const PERSONALITY_TYPE_PATTERN = /^[EI][SN][TF][JP]$/;

export function isPersonalityType(text: string): text is PersonalityType {
	return PERSONALITY_TYPE_PATTERN.test(text);
}

/** The four letters once every pair is answered, else an empty string (what the wire expects for "not known"). */
export function personalityType(answers: DimensionAnswers): string {
	let letters = "";
	for (const dimension of DIMENSIONS) {
		const answer = answers[dimension];
		if (answer === undefined) {
			return "";
		}
		letters += dimension.charAt(answer - 1);
	}
	return letters;
}
