/** An exercise was offered in one of the last replies, or is by this one. */
export const OFFER_NO_OTHER = "One of your last replies offered an exercise: offer none in this one.";

/** The model put a button under its reply before it said a word. */
export function writeAbove(label: string): string {
	return `You have put a button under this reply: "${label}". Write the reply itself now. It must make sense without the button.`;
}
