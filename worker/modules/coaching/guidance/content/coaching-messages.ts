import type { Goal } from "#shared/goals.ts";
import type { NeedLevel } from "#shared/needs.ts";

export type MoodBand = "low" | "even" | "good" | "unknown";

/** How the message begins, by the mood of the newest check-in; what the area asks for follows. {name} is their name behind a comma, or nothing. */
export const MOOD_OPENINGS: Record<MoodBand, readonly string[]> = {
	low: [
		"Things have been heavy lately{name}, and {spot}.",
		"It's been a low stretch{name}, and {spot}.",
		"You were honest about a hard day{name}, and {spot}.",
	],
	even: [
		"Somewhere in the middle is where you said you are{name}, and {spot}.",
		"An even day, by your own count{name}, and {spot}.",
		"You're on level ground by your last check-in{name}, and {spot}.",
	],
	good: [
		"There was some lightness in your last check-in{name}, and {spot}.",
		"You said you're doing well{name}, and {spot}.",
		"Things were going well when we last looked{name}, and {spot}.",
	],
	unknown: [
		"Good to have you here{name}, whatever kind of day it is.",
		"This is a place to think out loud{name}, at your own pace.",
		"You don't need a reason to begin{name}; being here will do.",
	],
};

/** How the first sentence ends, by area: true beside any mood. */
export const SPOTS: Record<NeedLevel, readonly string[]> = {
	physiological: [
		"your body has its own opinion of the week",
		"sleep and food have a say in how the rest goes",
		"the plain things come first",
	],
	safety: [
		"some things still want settling",
		"it helps to know what will hold",
		"there's ground that could be firmer",
	],
	love: [
		"there are people in this too",
		"closeness has a say in it",
		"one good conversation weighs more than it looks",
	],
	esteem: [
		"your own word about yourself counts here",
		"some of what you did hasn't had its credit",
		"how you judge yourself comes into it",
	],
	actualization: [
		"part of you is looking further",
		"there's a question of what comes next",
		"something in you would like more room",
	],
};

/** Where a little care goes furthest, when that area was rated 3 or lower. {area} is its name. */
export const FOCUS_LOW: Record<NeedLevel, readonly string[]> = {
	physiological: [
		"Of the five areas, {area} asks first, and when it's short everything else gets louder.",
		"By your own answers {area} is the floor that creaks, so that's where a little goes furthest.",
	],
	safety: [
		"From the ground up, {area} is the first that wobbles, and part of you may have been on guard for it.",
		"By your own picture {area} comes first, because it's hard to settle while the ground moves.",
	],
	love: [
		"By your own answers {area} runs a bit thin, and small contact does more for it than grand plans.",
		"The area that asks for company first is {area}, going by what you told me.",
	],
	esteem: [
		"Going by your answers, {area} is where it pinches: there's what you do, and what you let count.",
		"You rated {area} with a sharp pencil, perhaps sharper than a friend would have.",
	],
	actualization: [
		"The ground under you holds, and it's {area} that's asking for more room.",
		"By your own answers the lower floors are fine; {area} is the one left waiting.",
	],
};

/** When every area was rated above 3. */
export const FOCUS_STEADY: readonly string[] = [
	"None of the five areas is low right now, so there's room to ask what you'd like more of.",
	"All five areas are holding by your own count, and that leaves space for something new.",
];

/** The same for somebody who is low: there is nothing to make of it. */
export const FOCUS_STEADY_LOW: readonly string[] = [
	"Your five areas are holding by your own count, and a day can be heavy all the same.",
	"None of the five areas explains it, and it doesn't need an explanation to be hard.",
];

/** Something that moved since the check-in before. {Area} begins the sentence. */
export const MOVED_UP: readonly string[] = [
	"{Area} has come up since the check-in before, and some of that is your doing.",
	"{Area} is higher than last time, so something you're doing is working.",
];
export const MOVED_DOWN: readonly string[] = [
	"{Area} has slipped a little since the check-in before, which can happen quietly.",
	"{Area} is lower than last time, and it helps to have noticed.",
];

/** Ties the area to what they came for. No full stop: an ending of their manner follows. */
export const GOAL_TIES: Record<NeedLevel, Record<Goal, string>> = {
	physiological: {
		wellness: "You came to feel better, and one earlier night is a short way there",
		relationships: "You came for closer ties, and when you're rested there's more of you to share",
		productivity: "You came to get more done, and a rest taken in time gives back more than it costs",
		purpose: "You came for direction, and large questions look different after a meal and a walk",
	},
	safety: {
		wellness: "You came for calm, and one thing settled on paper does more for it than ten intentions",
		relationships: "You came for closer ties, and people to count on are part of firm ground",
		productivity: "You came to get more done, and the task you dread takes up the most room until it's begun",
		purpose: "You came for direction, and one sure thing makes the next step easier to dare",
	},
	love: {
		wellness: "You came to feel better, and an hour with somebody who's easy to be with belongs to that",
		relationships: "You came for closer ties, and one message sent is worth more than a long plan",
		productivity: "You came to get more done, and work goes lighter when somebody knows how it's going",
		purpose: "You came for direction, and the people you're most alive with are a hint",
	},
	esteem: {
		wellness: "You came to feel better, and a fairer word to yourself is part of it",
		relationships: "You came for closer ties, and being easier on yourself makes you easier to be near",
		productivity: "You came to get more done, and counting what is done keeps the rest moving",
		purpose: "You came for direction, and what others thank you for points somewhere",
	},
	actualization: {
		wellness: "You came to feel better, and an hour of what you love is rest of another kind",
		relationships: "You came for closer ties, and showing what you care about brings people nearer",
		productivity: "You came to get more done, and an hour kept for what matters is where it starts",
		purpose: "You came for direction, and small trials tell more than long thinking",
	},
};

/** Where nothing was rated yet: the area that a goal is nearest to. */
export const NEAREST: Record<Goal, NeedLevel> = {
	wellness: "physiological",
	relationships: "love",
	productivity: "esteem",
	purpose: "actualization",
};

/** The same thought for those who reason first and those who feel first. */
export const TIE_ENDINGS: Record<"reasons" | "feels", readonly string[]> = {
	reasons: ["; you can test that within a week.", "; a week is enough to check it."],
	feels: ["."],
};

/** What they came for, on a low day: it may wait, or be very small. */
export const LOW_TIES: Record<Goal, readonly string[]> = {
	wellness: [
		"You came for a calmer mind, and on days like this slower is the way there.",
		"Feeling better can mean very little today: something warm, something quiet.",
	],
	relationships: [
		"You came for closer ties, and letting somebody see a hard day is one of them.",
		"Closer ties don't need you at your best; a short, plain message will do today.",
	],
	productivity: [
		"You came to get more done, and on a day like this one small thing is a whole list.",
		"What's on your list can wait its turn behind you.",
	],
	purpose: [
		"You came for direction, and it keeps until there's less to carry.",
		"The large questions look darker on low days, so they may rest for now.",
	],
};

/** For somebody who has not said what they come for. */
export const NO_GOAL_TIES: readonly string[] = [
	"You haven't said yet what you'd like from this, and there's no hurry with it.",
	"Big or small, whatever is on your mind is a fair place to start.",
];

/** The one question at the end of a message to somebody who is low: easy to answer, easy to leave. */
export const LOW_QUESTIONS: readonly string[] = [
	"Would it help to talk about it, or is company enough for now?",
	"What would make today a little lighter?",
	"What has been the heaviest part?",
];

/** The one question for somebody who has not taken an assessment. */
export const FIRST_QUESTIONS: Record<Goal, readonly string[]> = {
	wellness: ["How has your body been treating you this week?", "When did you last feel properly rested?"],
	relationships: [
		"Who has been on your mind lately?",
		"Which of your people would you like to be closer to?",
	],
	productivity: ["What keeps getting pushed to tomorrow?", "What would make this week feel well used?"],
	purpose: ["What would you like more of in your days?", "What keeps calling you, even quietly?"],
};
