/** Plain requests, answered plainly. {steps} is a list with semicolons. */
export const OPEN_STEPS: readonly string[] = ["Still open on your list:", "What stands open at the moment:"];
export const NO_STEPS: readonly string[] = [
	"Nothing is agreed yet, so there's nothing you're behind with.",
	"There are no steps between us so far.",
];
export const NO_STEPS_QUESTIONS: readonly string[] = [
	"What would you want the first one to be about?",
	"Which part of your week should a step help with?",
];
export const OWN_NEXT: readonly string[] = [
	"Next is what you set yourself: {step}.",
	"The next thing is the one you named: {step}.",
];

/** {wish} is what they said they'd love: "be a carpenter". */
export const WISH_LEAD: readonly string[] = [
	"You told me you'd love to {wish}, so I'd start there.",
	"What I hear under all this is that you'd love to {wish}, so I'd give that the first step.",
];
export const WISH_STEPS: readonly string[] = [
	"Find one person who does it already, and ask them what their first year was like.",
	"Give it two hours this week in the smallest real form you can get your hands on.",
	"Write down what it would have to pay, and by when, so that you know what you're really choosing.",
	"Look up one course, evening or weekend of it within reach, and note the date and the price.",
];

export const PLAN_LEADS: readonly string[] = [
	"One for today or tomorrow, one for the middle of the week, one for the end of it:",
	"Spread over the week, so it can carry them; early, middle, end:",
];
export const PLAN_LAST: readonly string[] = [
	"Look at what happened, keep what helped and drop the rest.",
	"Take ten minutes to see which of it you'd do again.",
];
export const PLAN_FOR_WHAT: readonly string[] = [
	"Gladly; a plan needs one thing it's for, or it turns into a list of good intentions.",
];
export const PLAN_FOR_WHAT_QUESTIONS: readonly string[] = [
	"What should be different by the end of the week?",
	"What is the one thing it should help with?",
];

/** "Do you think he's right?" {who} is "he" or "your boss". */
export const HIS_SIDE: readonly string[] = [
	"I only know {who} through you, so I won't judge that from here. Part of it may fit and part may not, and how it was said doesn't make it truer.",
	"I can't rule on that with one side of it. What I'd ask is whether it fits most of your days, or only the one it was said about.",
];
export const HIS_SIDE_QUESTIONS: readonly string[] = [
	"Which part of it, if any, rings true to you?",
	"What would somebody who has watched you for a year say to it?",
];

/** {subject} is what they want to talk about. */
export const NEW_SUBJECT: readonly string[] = [
	"{Subject}, then; the rest can wait.",
	"All right, {subject}.",
];
export const NEW_SUBJECT_ANY: readonly string[] = [
	"Something else, gladly.",
	"All right, we'll leave that where it is.",
];
export const NEW_SUBJECT_QUESTIONS: readonly string[] = [
	"What's going on there?",
	"What should I know first?",
	"Where does it begin?",
];

export const MORE_UNKNOWN: readonly string[] = [
	"About {subject} I only know what you tell me, and I'd rather say so than make something up.",
	"I've nothing more on {subject} than what you've said here.",
];
export const MORE_QUESTIONS: readonly string[] = [
	"What about it would help you to know?",
	"Which side of it matters to you?",
];

export const SKILL_STEPS: readonly string[] = [
	"Pick one small thing you'd like to be able to do by Sunday, learn only that, and do it three times.",
	"Find one person or one video that shows it slowly, and copy along with your own hands instead of only watching.",
];
/** For skills that are asked about often; the rest is learned like anything. */
export const SKILLS: readonly (readonly [RegExp, readonly string[]])[] = [
	[
		/\b(?:raise|pay rise|more (?:money|pay)|higher salary|better salary)\b/i,
		[
			"Write down three things you did this year that saved or earned something, with numbers, and find out what the job pays elsewhere.",
			"Ask for twenty minutes with whoever decides, name one figure a little above the one you'd take, and then say nothing until they've answered.",
		],
	],
	[
		/\b(?:cook|cooking|bake|baking)\b/i,
		[
			"Choose one dish you like to eat, say a tomato pasta or a tray of roast vegetables, and cook that same one three times; by the third you won't need the recipe.",
			"Learn in this order: how to cut an onion, how to fry it slowly, how to salt as you go and taste. Most dinners begin there.",
		],
	],
	[
		/\b(?:spanish|english|german|french|italian|language|portuguese|dutch|japanese)\b/i,
		[
			"Learn twenty sentences you'd really say, out loud, before any grammar.",
			"Fix ten minutes at the same time every day, and once a week five minutes with a person who speaks it.",
		],
	],
];
export const SKILL_LEADS: readonly string[] = [
	"Doing it badly a few times teaches more than reading about it.",
	"Small and often beats one big push here.",
];
export const RAISE_LEADS: readonly string[] = [
	"Half of that talk happens before you walk in.",
	"It goes better with figures than with feelings.",
];

export const SCORES: readonly string[] = ["From your last assessment, out of 5: {scores}."];
export const NO_SCORES: readonly string[] = [
	"There's no assessment of yours yet, so there are no scores; you can take one from the menu whenever you like.",
];
export const MOODS: readonly string[] = ["By your last check-in: {moods}."];
export const NO_MOOD: readonly string[] = ["No mood is noted for you yet; it comes with an assessment."];
export const PROFILE_QUESTIONS: readonly string[] = [
	"Does that still fit today?",
	"Which of it would you put differently now?",
	"What would you say it is today?",
];
export const WHO_ARE_YOU: readonly string[] = [
	"The whole answer is yours to give; what I can tell you is what you've shown me.",
	"More than I can know from here, and I can give you my part of it.",
];
