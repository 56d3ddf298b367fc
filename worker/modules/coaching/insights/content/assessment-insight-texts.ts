import type { NeedLevel } from "#shared/needs.ts";

/** What is said beside a number, by area: when it rose, when it fell, and when it stays the lowest. */
type AreaTexts = { rose: string; fell: string; lowest: string };

export const AREA_TEXTS: Record<NeedLevel, AreaTexts> = {
	physiological: {
		rose: "Something has been good for your body, and it's worth knowing what.",
		fell: "Most things are harder when your body is tired, so go easy on yourself.",
		lowest: "Your body may need a little care before anything else.",
	},
	safety: {
		rose: "Things seem steadier, and it's worth knowing what helped.",
		fell: "When things feel less steady, one small certain thing can help more than a big plan.",
		lowest: "Settling one thing, however small, may help more than several plans.",
	},
	love: {
		rose: "People feel closer, and it's worth knowing what helped.",
		fell: "People can drift apart without anyone meaning to.",
		lowest: "It may help more to get closer to one person than to know more people.",
	},
	esteem: {
		rose: "You seem to think better of yourself, and it's worth knowing what helped.",
		fell: "A hard day says little about who you are.",
		lowest: "You may be noticing what's missing sooner than what you do well.",
	},
	actualization: {
		rose: "You have more room for who you'd like to be, and it's worth knowing what helped.",
		fell: "In a full week, what matters to you is often the first thing to go.",
		lowest: "An hour of your own may help more than a big answer.",
	},
};

export const MAY_ASK = {
	rose: "What do you think it was?",
	fell: "Would you like to look at it together?",
};
