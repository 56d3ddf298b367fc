/** What a message can be about, in groups as the chips show them. */
export const TOPIC_GROUPS = {
	body: ["sleep", "tiredness", "movement", "food", "body-image", "illness", "drinking", "screens"],
	mind: ["stress", "worry", "panic", "low-mood", "anger", "guilt", "confidence", "self-criticism"],
	people: ["partner", "break-up", "dating", "family", "children", "new-baby", "friends", "loneliness", "conflict", "boundaries", "caring", "grief"],
	work: ["workload", "job-search", "boss", "burnout", "study", "procrastination", "perfectionism"],
	life: ["money", "home", "change", "decisions", "purpose"],
} as const;

export const TOPIC_IDS = [...TOPIC_GROUPS.body, ...TOPIC_GROUPS.mind, ...TOPIC_GROUPS.people, ...TOPIC_GROUPS.work, ...TOPIC_GROUPS.life] as const;
export type TopicId = (typeof TOPIC_IDS)[number];

export const EXERCISE_IDS = [
	"wind-down",
	"untangle-a-worry",
	"say-the-hard-thing",
	"one-small-step",
	"a-steadier-day",
	"weigh-a-choice",
	"sort-the-pile",
	"good-enough-to-send",
	"a-kinder-letter",
	"reach-out",
	"steady-breath",
	"back-to-the-room",
	"write-it-out",
	"a-letter-you-need-not-send",
	"three-good-moments",
	"what-matters-here",
	"say-no-kindly",
	"cool-down",
	"step-back-from-a-thought",
	"check-a-thought",
	"money-on-one-page",
	"who-can-carry-what",
	"ride-the-urge",
	"questions-for-the-doctor",
] as const;
export type ExerciseId = (typeof EXERCISE_IDS)[number];

/** Losses go before whatever else a message names. */
export const LOSSES: readonly TopicId[] = ["grief", "break-up"];
