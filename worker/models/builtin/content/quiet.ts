/** Short, light questions for people who say little, tied to nothing they haven't said. */
export const COMPLAINT_SAME: readonly string[] = [
	"You're right, I've been going round in circles.",
	"Fair, I've been saying the same thing in different clothes.",
	"True, I got stuck on one note.",
];
export const COMPLAINT_CHOICE: readonly string[] = [
	"What would help more: one clear suggestion, or a bit of quiet company?",
	"What did you need from me just then?",
	"Which would be better now, an idea or just someone listening?",
];
/** {t} is what they said that deserved better. */
export const BACK_TO: readonly string[] = [
	"Let me go back to what you actually said: {t}.",
	"What I should have stayed with is that {t}.",
	"The part I walked past is that {t}.",
];
