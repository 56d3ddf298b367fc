/** Around something good that the person did or got, in their own words. */
export const GOOD_FRAMES: readonly string[] = [
	"{T}! That's worth stopping for.",
	"So {t}. Look at you.",
	"{T}, and I'd like to let that sit for a second before anything else.",
	"{T}. That didn't happen by itself.",
	"{T}, and it was you who did it.",
	"{T}. I'm glad you told me.",
	"{T}. Good for you.",
];
/** While danger is near: glad with them, and no cheer. */
export const GOOD_WARM: readonly string[] = [
	"{T}, and I'm glad you told me.",
	"{T}; it's good to know that that was in your day, too.",
];
export const GOOD_WARM_PLAIN: readonly string[] = [
	"I'm glad that was in your day, too.",
	"Thank you for telling me the good with the rest.",
	"It's good that there was room for that.",
];
export const GOOD_WARM_QUESTIONS: readonly string[] = [
	"What was it like?",
	"How does it sit with you, now that you say it?",
	"Who knows about it?",
];
export const GOOD_PLAIN: readonly string[] = [
	"Now that's good to hear.",
	"Oh, that's lovely news.",
	"That's a proper bit of good news!",
	"You sound lighter, and I'm glad of it.",
	"Good things deserve a minute of attention too.",
	"I like hearing this from you.",
	"What a nice thing to get to say out loud.",
	"That deserves more than a shrug.",
	"Yes! I'm glad you told me.",
	"There's a smile in that sentence.",
];
export const GOOD_BEYOND: readonly string[] = [
	"It's easy to rush past the good bits, and you stopped to tell it.",
	"There was some choosing and some nerve in that, not only luck.",
	"It says something about what you can do when it matters.",
	"Your effort has something to show for itself.",
	"It may take a while to sink in.",
];
export const GOOD_FRIEND: readonly string[] = [
	"I'm grinning over here, in the way software grins.",
	"You get to be insufferable about it for at least an hour.",
	"I'd raise a glass if I had hands.",
	"Soak it up, you've earned a bit of basking.",
	"This one goes on the fridge.",
	"I'm so glad I got to hear it.",
];
export const GOOD_PUSH: readonly string[] = [
	"That's proof, so keep it somewhere you can see it.",
	"Momentum like this is worth using while it's warm.",
	"Now you know it can be done, because you've done it.",
	"Bank it, and let it pay for the next one.",
	"This is the bit where one good thing can become two.",
];
export const GOOD_QUESTIONS: readonly string[] = [
	"What tipped it your way?",
	"How did you get yourself there?",
	"What part of it are you proudest of?",
	"Who have you told?",
	"What did it feel like, right at that moment?",
	"How are you going to mark it?",
	"What do you know about yourself now that you didn't before?",
	"What would you like to remember about today?",
];
export const GOOD_NEXT: readonly string[] = [
	"What's the next small one?",
	"How can you make it easy to do again?",
	"What will you do with this while it's fresh?",
	"What did you do this time that you'd repeat on purpose?",
	"Where could you use that same nerve this week?",
	"When's the next go?",
];

/** News announced and not yet told. */
export const GUESS: readonly string[] = ["Ooh, go on.", "I'm terrible at guessing.", "Now I'm curious."];
export const GUESS_QUESTIONS: readonly string[] = ["What is it?", "What's happened?", "What's the news?"];
