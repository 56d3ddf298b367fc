import type { NeedLevel } from "#shared/needs.ts";
import type { Feeling } from "./understand/feelings.ts";

/** How a topic is spoken of when it comes back: a subject for "has come up", and what may lie under a hard feeling. */
type TopicTexts = { title: string; subject: string; isPlural?: true; perhaps: string };

/**
 * By a topic's slug. Not here, so never counted: a loss and a low stretch (to be counted is the last thing
 * they need), and good news (that is answered when it is told).
 */
export const TOPIC_TEXTS: Readonly<Record<string, TopicTexts>> = {
	anger: {
		title: "What the anger guards",
		subject: "anger",
		perhaps: "It may be standing guard over something that matters to you.",
	},
	breakup: {
		title: "The break-up, still near",
		subject: "the break-up",
		perhaps: "It may be taking the time it takes, which is rarely the time one plans for.",
	},
	comparison: {
		title: "Measuring by others",
		subject: "comparing yourself with others",
		perhaps: "It may say more about what you'd like for yourself than about them.",
	},
	confidence: {
		title: "How you see yourself",
		subject: "how you see yourself",
		perhaps: "You may be holding yourself to a standard you'd never hold a friend to.",
	},
	creativity: {
		title: "Your creative work",
		subject: "your creative work",
		perhaps: "It may matter more to you than the time it gets so far.",
	},
	decision: {
		title: "A decision that keeps returning",
		subject: "a decision",
		perhaps: "It may be less about the two options than about what each would cost you.",
	},
	exercise: {
		title: "Getting yourself moving",
		subject: "moving more",
		perhaps: "It may be less about will than about where it fits in your day.",
	},
	family: {
		title: "Family, close to the surface",
		subject: "family",
		perhaps: "You may be carrying a part in it that nobody has asked you about.",
	},
	food: {
		title: "Eating, and what surrounds it",
		subject: "eating",
		perhaps: "It may have as much to do with the day around it as with the food.",
	},
	friendship: {
		title: "Friends on your mind",
		subject: "friendship",
		perhaps: "It may show how much being met halfway means to you.",
	},
	habits: {
		title: "A habit that keeps returning",
		subject: "a habit",
		perhaps: "It may be doing something for you that would need another place to go.",
	},
	health: {
		title: "Your health on your mind",
		subject: "your health",
		perhaps: "Not knowing may weigh as much as the thing itself.",
	},
	"job-loss": {
		title: "After the job",
		subject: "losing the job",
		perhaps: "It may have taken more with it than the work.",
	},
	loneliness: {
		title: "Wanting company",
		subject: "loneliness",
		perhaps: "It may be less about how many people there are than about being known by one.",
	},
	money: {
		title: "Money on your mind",
		subject: "money",
		perhaps: "It may be less the sums than never quite being able to put them down.",
	},
	moving: {
		title: "Between two places",
		subject: "the move",
		perhaps: "Part of you may still be where you came from.",
	},
	parenting: {
		title: "Being a parent",
		subject: "being a parent",
		perhaps: "You may be giving a good deal that nobody sees.",
	},
	perfectionism: {
		title: "When good isn't enough",
		subject: "getting it exactly right",
		perhaps: "It may be guarding you from something worse than a mistake.",
	},
	pets: {
		title: "Your animal matters",
		subject: "your animal",
		perhaps: "There may be more of your heart in it than others see.",
	},
	procrastination: {
		title: "Putting things off",
		subject: "putting things off",
		perhaps: "It may be less about effort than about what starting would bring up.",
	},
	purpose: {
		title: "A question of direction",
		subject: "the question of direction",
		perhaps: "It may be asking for small experiments more than for an answer.",
	},
	relationship: {
		title: "The two of you",
		subject: "your relationship",
		perhaps: "There may be one thing in it that would like to be said plainly.",
	},
	"screen-time": {
		title: "Time on the screen",
		subject: "the screen",
		perhaps: "It may be standing in for a rest that doesn't come otherwise.",
	},
	sleep: {
		title: "Nights that don't rest you",
		subject: "sleep",
		perhaps: "The nights may be where the days get their say.",
	},
	"social-anxiety": {
		title: "Being around people",
		subject: "being around people",
		perhaps: "You may be watching yourself more closely than anyone else does.",
	},
	stress: {
		title: "A load that keeps returning",
		subject: "stress",
		perhaps: "It may be less any one thing than having no gap between them.",
	},
	study: {
		title: "Your studies weigh on you",
		subject: "your studies",
		isPlural: true,
		perhaps: "It may be less the subject than what you feel it has to prove.",
	},
	work: {
		title: "Work follows you home",
		subject: "work",
		perhaps: "It may be less the hours than what follows you home.",
	},
	"work-conflict": {
		title: "The people at work",
		subject: "people at work",
		isPlural: true,
		perhaps: "It may be less the work than how you're treated while you do it.",
	},
	worry: {
		title: "Worry that keeps returning",
		subject: "worry",
		perhaps: "It may be trying to keep something safe that you care about.",
	},
};

/** A feeling as a noun. One close to despair is not here: it is asked about when it is said, not counted. */
export const FEELING_NOUNS: Readonly<Partial<Record<Feeling, string>>> = {
	tired: "tiredness",
	overwhelmed: "a sense of too much",
	anxious: "unease",
	scared: "fear",
	sad: "sadness",
	lonely: "loneliness",
	angry: "anger",
	frustrated: "frustration",
	guilty: "guilt",
	ashamed: "shame",
	hurt: "hurt",
	stuck: "a sense of being stuck",
	lost: "a sense of being lost",
	jealous: "envy",
	bored: "boredom",
	insecure: "self-doubt",
	happy: "gladness",
	proud: "pride",
	calm: "calm",
	excited: "excitement",
	grateful: "gratitude",
	hopeful: "hope",
	relieved: "relief",
};

/** Feelings that a topic is made of: that they stand together says nothing. */
export const SAME_THING: Readonly<Record<string, readonly Feeling[]>> = {
	anger: ["angry", "frustrated"],
	comparison: ["jealous"],
	confidence: ["insecure"],
	loneliness: ["lonely"],
	procrastination: ["stuck"],
	stress: ["overwhelmed"],
	worry: ["anxious", "scared"],
	"social-anxiety": ["anxious"],
	sleep: ["tired"],
};

/** What may help, each with the words that name it. `title` and `subject` begin a sentence. */
export type Help = { pattern: RegExp; title: string; subject: string; category: NeedLevel };

export const HELPS_NOTICED: readonly Help[] = [
	{
		pattern: /\b(?:outside|outdoors|garden|park|woods|forest|sea|beach|fresh air|nature)\b/i,
		title: "Being outside helps you",
		subject: "being outside",
		category: "physiological",
	},
	{
		pattern:
			/\b(?:run|ran|running|walk|walked|walks|walking|swim|swam|swimming|gym|yoga|cycling|bike ride|hike|hiking|dancing|danced|exercise|workout)\b/i,
		title: "Moving helps you",
		subject: "moving your body",
		category: "physiological",
	},
	{
		pattern:
			/\b(?:talk|talked|talking|spoke|rang|phoned|called) (?:to|with|it over with)? ?(?:my|a|an|her|him|them|someone|somebody|friends|[A-Z])/,
		title: "Talking to someone helps you",
		subject: "talking to someone",
		category: "love",
	},
	{
		pattern: /\b(?:wrote|write|writing|journal(?:l?ing)?|lists?|notebook|diary)\b/i,
		title: "Writing it down helps you",
		subject: "writing things down",
		category: "esteem",
	},
	{
		pattern: /\b(?:music|singing|sang|choir|guitar|piano|playlist)\b/i,
		title: "Music helps you",
		subject: "music",
		category: "actualization",
	},
	{
		pattern:
			/\b(?:painting|painted|drawing|drew|baking|baked|cooking|cooked|knitting|sewing|pottery|woodwork|crafts?)\b/i,
		title: "Making things helps you",
		subject: "making something",
		category: "actualization",
	},
	{
		pattern: /\b(?:breathing|breathe|meditat\w+|mindful\w*|stretching)\b/i,
		title: "Slowing down helps you",
		subject: "slowing down",
		category: "safety",
	},
];

/** That it did good, said as something that happens or happened. */
export const HELPED =
	/\b(?:helps|helped|(?:really|always|does|did) help|calms? me|calmed me|(?:felt|feel) (?:so much |a lot |a bit |a little |much )?(?:better|lighter|calmer) (?:after|when|once)|(?:does|did|do) me good|clear(?:s|ed) my head)\b/i;
export const NO_HELP = /n't\b|\b(?:not|never|nothing|hardly|barely|used to|if|would|wish|no longer)\b/i;
