import type { Goal } from "#shared/goals.ts";
import type { NeedLevel } from "#shared/needs.ts";

/** Questions that suit one letter of a type. The letter changes the manner; it is never named. */
export const MANNER_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
	E: [
		"Who would you want in the room while you sort this out?",
		"Who have you talked it over with so far?",
		"Which person leaves you with more energy than they take?",
	],
	I: [
		"When do you get a stretch of quiet to think about it?",
		"What becomes clearer when you've had time alone with it?",
		"How much of this have you kept to yourself?",
	],
	S: [
		"What happened, step by step, the last time it was bad?",
		"What's the one concrete detail you keep coming back to?",
	],
	N: ["What does this remind you of from another time in your life?", "Where do you sense this is heading?"],
	T: [
		"What's the part of this that doesn't add up for you?",
		"Which piece is in your control, and which isn't?",
		"What would you conclude if this were somebody else's situation?",
	],
	F: [
		"What matters most to you in how this turns out?",
		"Whose feelings are you carrying besides your own?",
		"What would feel true to who you are here?",
	],
	J: [
		"What would you like settled first?",
		"What's one piece you could decide today, so it's off the pile?",
		"By when would you like this to look different?",
	],
	P: [
		"What could you try for a few days, just to see?",
		"Which options would you like to keep open a while longer?",
	],
};

export const NEED_LINES: Record<NeedLevel, readonly string[]> = {
	physiological: [
		"Your last check-in put body and rest at the bottom, so part of this may be running on empty.",
		"Going by your check-in, your body has been short-changed lately, and everything else stands on it.",
	],
	safety: [
		"Steadiness was the shaky one in your last check-in, and it's hard to relax on shifting ground.",
		"Your check-in had stability low, which makes any extra wobble feel bigger.",
	],
	love: [
		"Connection was the low one in your last check-in, and things weigh more when they're carried alone.",
		"Your check-in had belonging running low, and I wonder if that's part of this.",
	],
	esteem: [
		"In your last check-in, how you see yourself came out low, and that voice may be talking here too.",
		"Your check-in had self-respect running thin, which can tint everything.",
	],
	actualization: [
		"Your check-in says the basics are holding, so this may be about growing rather than coping.",
		"With the basics steady in your last check-in, there's some room to ask what you want from this.",
	],
};

/** Which topics really belong to a goal; the goal is tied in with nothing else. */
export const GOAL_TOPICS: Record<Goal, ReadonlySet<string>> = {
	wellness: new Set(["sleep", "stress", "exercise", "food", "health", "worry", "low-mood"]),
	relationships: new Set(["relationship", "family", "friendship", "loneliness", "parenting"]),
	productivity: new Set(["procrastination", "habits", "study", "screen-time", "perfectionism"]),
	purpose: new Set(["purpose", "creativity", "decision"]),
};
export const GOAL_LINES: Record<Goal, readonly string[]> = {
	wellness: ["You came here for rest and a calmer mind, and this is right in the middle of it."],
	relationships: ["You came here for the people in your life, and this is about one of those ties."],
	productivity: ["You came here to get more of the right things done, and this is in the way of it."],
	purpose: ["You came here looking for direction, and what bothers you is often a clue to it."],
};

export const MOOD_WISH_LINES: readonly string[] = [
	"You said you'd like to feel {mood}, and I'm keeping that in view.",
	"If {mood} is where you'd like to end up, this is standing right in the path.",
];

export const NIGHT_LINES: readonly string[] = [
	"It's late, too, and at this hour everything grows a size.",
	"The clock isn't helping: thoughts at night come without any daylight to check them against.",
	"This is a hard hour for it; few things look fair in the middle of the night.",
];
export const MONDAY_LINES: readonly string[] = [
	"And it's Monday morning, which gives everything a sharper edge.",
];
export const SUNDAY_LINES: readonly string[] = ["Sunday evenings have a way of letting Monday in early."];
export const LOW_MOOD_LINES: readonly string[] = [
	"You rated your mood low last time, so this didn't land on a good day.",
	"With your mood as low as you marked it, even small things cost more.",
];
