/** After two steps were offered: choosing, doing, refusing. {step} is the head of a step, in lower case. */
export const CHOOSE: readonly string[] = [
	"I'd begin with the {place} one: {step}. {Reason}",
	"Of the two I'd take the {place}: {step}. {Reason}",
	"The {place} one, I think: {step}. {Reason}",
];
export type StepKind = "talk" | "write" | "body" | "plan" | "other";
export const REASONS: Record<StepKind, readonly string[]> = {
	write: [
		"It needs nobody else, and you can do it tonight.",
		"Ten minutes is enough for it, and it's done once it's on paper.",
	],
	body: [
		"You can feel whether it helps within minutes.",
		"It asks the least thinking, which is what you want to start with.",
	],
	plan: ["You only have to decide it once.", "It's settled in a minute and then works by itself."],
	other: [
		"It's the smaller of the two, so it's likelier to happen.",
		"You can start it without waiting for anything.",
	],
	talk: [
		"It's short, and it moves something you can't move alone.",
		"It's over in a minute, and the other person does part of the rest.",
	],
};
export const CHOSEN: readonly string[] = [
	"Then that's the one: {step}.",
	"Good choice for a start: {step}.",
	"That one, then: {step}.",
	"All right, and the other can wait: {step}.",
];
export const BOTH: readonly string[] = [
	"Both, then, one after the other. Begin with this: {step}. The second can follow once that's done.",
	"You can have both; I'd just not start them on the same day. First: {step}.",
];
export const NEITHER: readonly string[] = [
	"Neither, then; they don't fit, and that's useful to know.",
	"Okay, I'll take those two back.",
	"Not those, then.",
];
export const NEITHER_QUESTIONS: readonly string[] = [
	"What would have to be different for a step to fit your days?",
	"What put you off about them?",
	"What have you thought of yourself?",
];
export const HOW: Record<StepKind, readonly string[]> = {
	write: [
		"{Step}: paper or the notes on your phone, ten minutes on a timer, and no tidying up. One line per thing is enough.",
		"Make it rough. Sit down with a pen, {step}, and stop after ten minutes even if it isn't finished.",
	],
	talk: [
		"Keep it to two sentences: what you need, and by when. Write them down first, then {step} before you can polish them.",
		"Choose a moment when neither of you is rushing, {step}, and then let the other person answer before you explain.",
	],
	body: [
		"Pick the moment first, say right after you've read this or just before bed. Then {step}, and do it badly if you have to.",
		"Start with a minute of it. For that minute, {step}; if you want to stop after it, it still counts.",
	],
	plan: [
		"Tie it to something you do anyway, like brushing your teeth or making coffee. At that moment, {step}, and write it where you'll see it.",
		"Decide the day and the hour now, then {step}. If the day comes and it doesn't work, move it once and don't drop it.",
	],
	other: [
		"Cut it down until it takes ten minutes. Then {step}, once, and see what it does before you plan the next.",
		"First decide where you'll be and what time it is. Then {step}, and leave it at that for the day.",
	],
};
export const HOW_QUESTIONS: readonly string[] = [
	"When could you give it ten minutes?",
	"Which part of that looks hardest?",
	"What time of day would suit it best?",
	"What might get in the way?",
];
/** A time or place was named for it, or they said "ok": nothing more to ask. */
export const SETTLED: readonly string[] = [
	"Good. I'd like to hear how it goes.",
	"Settled. Come and tell me afterwards, however it turns out.",
	"Then leave it there for now; you've got your first step.",
	"All right. If it doesn't happen, that's worth telling me too.",
];
export const START_QUESTIONS: readonly string[] = [
	"When will you do it the first time?",
	"What time tomorrow would that be?",
	"What could get in the way?",
	"Where will you be when you start?",
];
/** For someone who asked to be told and not asked. */
export const TOLD: readonly string[] = [
	"All right, straight out: {step}. {Reason}",
	"Then here's what I'd do first: {step}. {Reason}",
	"Start with this: {step}. {Reason}",
	"One thing, then: {step}. {Reason}",
];
export const TOLD_AFTER: readonly string[] = [
	"Try that before anything else, and tell me how it went.",
	"Leave the rest until that's done once.",
	"If it turns out wrong for you, say so and I'll give you another.",
];
