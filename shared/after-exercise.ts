/** What a person is asked at the end of an exercise, and the three answers to press. */
export const AFTER_EXERCISE = {
	question: "What would help now?",
	talk: "Talk about it",
	another: "Another exercise",
	enough: "That's enough for today",
} as const;
