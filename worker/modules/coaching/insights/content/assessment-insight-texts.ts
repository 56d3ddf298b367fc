import type { NeedLevel } from "#shared/needs.ts";

/** What is said beside a number, by area: when it rose, when it fell, and when it stays the lowest. */
type AreaTexts = { rose: string; fell: string; lowest: string };

export const AREA_TEXTS: Record<NeedLevel, AreaTexts> = {
	physiological: {
		rose: "Something has been good for your body; it's worth knowing what.",
		fell: "Less rest makes most things heavier, so be easy on yourself with the rest of the list.",
		lowest: "Your body may be asking for a little before anything else gets its turn.",
	},
	safety: {
		rose: "A bit more ground under your feet; it's worth knowing what steadied it.",
		fell: "When the ground feels less firm, small certainties count for more than big plans.",
		lowest: "One thing made more certain, however small, may be worth more than several plans.",
	},
	love: {
		rose: "Something has brought people nearer; it's worth knowing what.",
		fell: "Distance from people can come without anyone meaning it to.",
		lowest: "It may be less about how many people there are than about one of them being a little nearer.",
	},
	esteem: {
		rose: "You seem to think better of yourself; it's worth knowing what you did for that.",
		fell: "A day that is hard on you isn't a verdict on you.",
		lowest: "You may be noticing what's missing sooner than what you do well.",
	},
	actualization: {
		rose: "There's more room for who you'd like to be; it's worth knowing what made it.",
		fell: "Room for what matters is often the first thing a full week takes.",
		lowest: "It may not need a big answer, only an hour that belongs to you.",
	},
};

export const MAY_ASK = {
	rose: "What do you think did it?",
	fell: "Would you like to look at it together?",
};
