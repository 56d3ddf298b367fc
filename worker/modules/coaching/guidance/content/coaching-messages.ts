import type { Goal } from "#shared/goals.ts";
import type { NeedLevel } from "#shared/needs.ts";

export type MoodBand = "low" | "sounded" | "even" | "good" | "unknown";

/**
 * The first sentence says the mood the person gave, and adds no feeling to it. What their words in a chat
 * only sounded like isn't called theirs. {name} is their name behind a comma, or nothing.
 * {spot} is about the area.
 */
export const MOOD_OPENINGS: Record<MoodBand, readonly string[]> = {
	low: [
		"You said your mood is low{name}, and {spot}.",
		"You gave your mood as low{name}, and {spot}.",
		"By your own account your mood is low{name}, and {spot}.",
	],
	sounded: [
		"Something you wrote sounded hard{name}, and {spot}.",
		"From your words, today seems hard{name}, and {spot}.",
		"Today may be a hard one{name}, and {spot}.",
	],
	even: [
		"You rated your mood three out of five{name}, and {spot}.",
		"Your last check-in puts your mood in the middle{name}, and {spot}.",
		"By your last check-in your mood is average{name}, and {spot}.",
	],
	good: [
		"You rated your mood as good{name}, and {spot}.",
		"Your last check-in shows a good mood{name}, and {spot}.",
		"By your last check-in your mood is good{name}, and {spot}.",
	],
	unknown: [
		"Good to see you here{name}.",
		"You can think out loud here{name}, at your own pace.",
		"Start with anything you like{name}, big or small.",
	],
};

/** How the first sentence ends, by area: true beside any mood. */
export const SPOTS: Record<NeedLevel, readonly string[]> = {
	physiological: [
		"sleep, food and movement come first",
		"a rested body makes other things easier",
		"it helps to start with the body",
	],
	safety: [
		"it helps to know what's certain",
		"one settled thing frees up attention",
		"money, home and health come first",
	],
	love: [
		"it helps to have people close",
		"one good conversation can change a day",
		"the people around you come first",
	],
	esteem: [
		"how you judge yourself counts",
		"what you get done deserves credit",
		"it helps to notice what went well",
	],
	actualization: [
		"there's room for what interests you",
		"it helps to know what you'd like next",
		"what you enjoy deserves some time",
	],
};

/** For an area rated 3 or lower. {area} is its name, {Area} the same with a capital. */
export const FOCUS_LOW: readonly string[] = [
	"By your answers, {area} is the first area to look after.",
	"{Area} is at three or lower, so it's a good place to start.",
	"Going from the ground up, {area} is your first low area.",
];

/** When every area was rated above 3. */
export const FOCUS_STEADY: readonly string[] = [
	"None of the five areas is low right now, so you can choose what you'd like more of.",
	"All five areas are at four or five, which leaves room for something new.",
];

/** The same for a low mood: there's nothing to make of it. */
export const FOCUS_STEADY_LOW: readonly string[] = [
	"None of the five areas is low, and a low mood doesn't need a reason.",
	"All five areas are at four or five, and a day can still be hard.",
];

/** Something that moved since the check-in before. {Area} begins the sentence. */
export const MOVED_UP: readonly string[] = [
	"{Area} is higher than at the check-in before.",
	"{Area} went up since the check-in before.",
];
export const MOVED_DOWN: readonly string[] = [
	"{Area} is lower than at the check-in before.",
	"{Area} went down since the check-in before.",
];

/** What they came for. What an area adds to it follows. */
export const GOAL_LEADS: Record<Goal, string> = {
	wellness: "You came to feel better",
	relationships: "You came for closer relationships",
	productivity: "You came to get more done",
	purpose: "You came for direction",
};

/** How each area helps with any goal. No full stop: an ending follows. */
export const AREA_HELPS: Record<NeedLevel, string> = {
	physiological: "and one earlier night is a small way to begin",
	safety: "and it's easier after one worry is settled",
	love: "and it's easier with someone beside you",
	esteem: "and it helps to count what you've already done",
	actualization: "and one hour a week for what matters is a start",
};

/** Where nothing was rated yet: the area that a goal is nearest to. */
export const NEAREST: Record<Goal, NeedLevel> = {
	wellness: "physiological",
	relationships: "love",
	productivity: "esteem",
	purpose: "actualization",
};

/** The same thought for types that decide by reasons and types that decide by feeling. */
export const TIE_ENDINGS: Record<"reasons" | "feels", readonly string[]> = {
	reasons: [", which you can test within a week.", ", and a week is enough to check."],
	feels: ["."],
};

/** What they came for, with a low mood: it may wait, or be very small. */
export const LOW_TIES: Record<Goal, readonly string[]> = {
	wellness: ["You came to feel better, and today that can be one small comfort."],
	relationships: ["You came for closer relationships, and one short message is enough today."],
	productivity: ["You came to get more done, and one small task is enough today."],
	purpose: ["You came for direction, and that question can wait for another day."],
};

export const NO_GOAL_TIES: readonly string[] = [
	"You haven't chosen a goal yet, and there's no hurry.",
	"There's no goal set yet, so anything on your mind is a fair start.",
];

/** Questions for a person in a low mood: easy to answer, easy to ignore. */
export const LOW_QUESTIONS: readonly string[] = [
	"Would you like to talk about it, or leave it for now?",
	"What would make today a little easier?",
];

/** The question by area, once there's an assessment. */
export const LEVEL_QUESTIONS: Record<NeedLevel, readonly string[]> = {
	physiological: [
		"Would you start with sleep, food or movement?",
		"What's one thing you could do for your body this week?",
	],
	safety: ["What would make next week a bit steadier?", "Which worry would you settle first?"],
	love: ["Who would you like to be a little closer to?", "Who could you write to this week?"],
	esteem: [
		"What have you done lately that deserves more credit?",
		"What would you tell a friend who did what you did this week?",
	],
	actualization: [
		"What would you like more of in your days?",
		"What would you do with a free hour this week?",
	],
};

/** The question before the first assessment. */
export const FIRST_QUESTIONS: Record<Goal, readonly string[]> = {
	wellness: ["How have you been sleeping this week?", "When did you last feel properly rested?"],
	relationships: ["Who has been on your mind lately?", "Who would you like to be closer to?"],
	productivity: ["What do you keep putting off until tomorrow?", "What would you like done by Friday?"],
	purpose: ["What would you like more of in your days?", "What have you always wanted to try?"],
};
