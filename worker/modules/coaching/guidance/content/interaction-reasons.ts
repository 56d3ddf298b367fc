import type { NeedLevel } from "#shared/needs.ts";

/** Why the coach would talk so, in words for the person themselves. */
export const INTERACTION_REASONS = {
	ratedLow: "Your last check-in put your mood on the low side.",
	saidLow: "The mood you named is a low one.",
	companyFirst: "Listening comes first, and advice waits until you ask for it.",
	lowNeed: {
		physiological: "You rated body and rest low, so you get short answers with small steps.",
		safety: "You rated safety and stability low, so you sort out one thing at a time.",
		love: "You rated love and belonging low, so warmth comes before plans.",
		esteem: "You rated esteem and respect low, so you get time to think things through.",
		actualization: "You rated growth and meaning low, so you get time for the big questions.",
	} satisfies Record<NeedLevel, string>,
	goodMood: "Your mood was good at your last check-in, so your coach pushes a little more.",
	productive: "You came to get things done, so you get clear next steps.",
	wantsToMove: "You want a lively mood, so your coach suggests things to do.",
	even: "Your last check-in doesn't call for one tone, so you get an even mix.",
	noAssessment: "There's no check-in yet, so you get an even mix to begin with.",
	decidesByReason: "You prefer to decide by reasons, so answers come in order.",
	decidesByFeeling: "You prefer to decide by what feels right, so there's room to talk it over.",
} as const;
