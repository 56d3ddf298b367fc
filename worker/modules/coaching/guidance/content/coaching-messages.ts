import type { Goal } from "#shared/goals.ts";
import type { NeedLevel } from "#shared/needs.ts";

export type MoodBand = "low" | "even" | "good" | "unknown";

/** How the message begins, by the mood of the newest check-in. {name} is their name behind a comma, or nothing. */
export const MOOD_OPENINGS: Record<MoodBand, readonly string[]> = {
	low: [
		"Things have been heavy lately{name}, and you still took the time to look at how you are.",
		"It's been a low stretch{name}, and nothing here has to be fixed today.",
		"You were honest about a hard day{name}, which takes something.",
	],
	even: [
		"Somewhere in the middle is where you said you are{name}, neither up nor down.",
		"An even day, by your own count{name}, and even days are good for small repairs.",
		"You're on level ground by your last check-in{name}, and that leaves a hand free.",
	],
	good: [
		"There was some lightness in your last check-in{name}, and it's worth using while it's here.",
		"You said you're doing well{name}, so there's something to build on.",
		"Things were going well when we last looked{name}.",
	],
	unknown: [
		"Good to have you here{name}.",
		"This is a place to think out loud{name}, at your own pace.",
		"You don't need a reason to begin{name}; being here will do.",
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

/** Ties the focus to what they came for: the same thought for those who reason first and those who feel first. */
export const GOAL_TIES: Record<Goal, Record<"reasons" | "feels", readonly string[]>> = {
	wellness: {
		reasons: [
			"You came for more energy and calm, and one change you can check in a week beats five intentions.",
			"For feeling better, pick the change with the least effort and test it for three days.",
		],
		feels: [
			"You came to feel better, and being kind to yourself in one small way is already part of it.",
			"Feeling better tends to begin where you stop fighting yourself about it.",
		],
	},
	relationships: {
		reasons: [
			"For the people side of it, one clear sentence said in time often spares a long talk later.",
			"You came for closer ties, and those respond best to something small that you repeat.",
		],
		feels: [
			"You came for closer ties, and being easier on yourself makes you easier to be near.",
			"The people you care about get more of you when you get some care too.",
		],
	},
	productivity: {
		reasons: [
			"For getting things done, looking after yourself is less of a detour than it looks.",
			"You came for less friction, and the quickest way is to take one thing out before adding another.",
		],
		feels: [
			"You came to get more of what counts done, and a day that feels like yours is where it starts.",
			"Getting things done goes lighter when you're not pushing against yourself.",
		],
	},
	purpose: {
		reasons: [
			"For the question of direction, treat this as information: what you do with a free hour is data.",
			"You came for direction, and small trials tell you more than long thinking.",
		],
		feels: [
			"You came for direction, and what moves you, even faintly, is worth following for a bit.",
			"A direction that's yours tends to show in what you miss when it's gone.",
		],
	},
};

/** What they came for, on a low day: it may wait, or be very small. */
export const LOW_TIES: Record<Goal, readonly string[]> = {
	wellness: [
		"You came for a calmer mind, and on days like this slower is the way there.",
		"Feeling better can mean very little today: something warm, something quiet.",
	],
	relationships: [
		"You came for closer ties, and letting somebody see a hard day is one of them.",
		"The people who care about you would rather have you tired than not at all.",
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
	"What would make the next hour a little softer?",
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
