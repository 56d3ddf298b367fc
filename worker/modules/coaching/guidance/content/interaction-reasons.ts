import type { NeedLevel } from "#shared/needs.ts";

/** Why the coach would talk so, in words for the person themselves. */
export const INTERACTION_REASONS = {
	ratedLow: "Your last check-in put your mood on the low side.",
	saidLow: "What you said about your mood sounds heavy.",
	companyFirst: "Company and listening come first; advice can wait until you ask for it.",
	lowNeed: {
		physiological:
			"You rated body and rest low, so short answers with small, doable steps spare your energy.",
		safety: "You rated safety and stability low, and sorting one thing at a time helps the ground hold.",
		love: "You rated love and belonging low, so warmth comes before plans.",
		esteem: "You rated esteem and respect low, so there's time to think things through without being pushed.",
		actualization: "You rated growth and meaning low, and such questions open up when nobody hurries them.",
	} satisfies Record<NeedLevel, string>,
	goodMood: "Your mood was good at your last check-in, so a bit of a push is welcome.",
	productive: "You came to get things done, and clear next steps serve that.",
	wantsToMove: "The mood you're after is a lively one, and doing something is the way there.",
	even: "Your last check-in shows nothing that needs one particular tone, so you get an even mix.",
	noAssessment: "There's no check-in yet, so you get an even mix to begin with.",
	decidesByReason: "You like to reason a decision through, so answers come in order, with what to do first.",
	decidesByFeeling:
		"What feels right for people has the last word with you, so there's room to talk it over.",
} as const;
