/** An asking answer to "it's all pointless": close enough to need the question, not to assume the answer. */
export const POINTLESS_HEARD: readonly string[] = [
	"Things have lost their point, and that's a bleak place to speak from.",
	"It has all gone flat, and trying looks like a waste from there.",
	"When nothing seems worth it, even getting through a day is work.",
	"That's a deep kind of tired, the kind that asks what any of it is for.",
];
export const POINTLESS_QUESTIONS: readonly string[] = [
	"Whatever the answer is, I can hear it: do you mean worn out with trying, or do you sometimes wish you weren't alive?",
	"I'd rather ask than guess, and any answer is all right: is it weariness, or are there thoughts of not wanting to live?",
	"I can hear either answer: is it that nothing feels good lately, or has it got as far as thinking about dying?",
];
