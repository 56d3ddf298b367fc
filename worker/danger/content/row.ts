import type { DoubtKind } from "#shared/safety/risk.ts";
import { ASKS_DYING } from "./levels.ts";
import type { Question } from "./words.ts";

/** Words that may mean danger: nothing agreed with, nothing assumed, and one plain question. */
export const ROW: Record<DoubtKind, { heard: readonly string[]; ask: Question }> = {
	life: {
		heard: [
			"That sounds hard, and I don't want to read past it.",
			"I'd rather take that seriously than hurry on.",
			"There's something in that I don't want to answer lightly.",
			"I'm glad you said that here.",
		],
		ask: ASKS_DYING,
	},
	harm: {
		heard: [
			"If it's close, step away before anything else: another room, another person, or your emergency number if it can't wait. I'm glad you say it here first.",
			"That sounds frightening. If you might act on it now, step away from them and let someone else take over. Your emergency number is for that too.",
		],
		ask: {
			asks: "everyone",
			lines: ["Is everyone safe right now, you included?", "Has anyone been hurt, or is everyone safe?"],
		},
	},
	fear: {
		heard: [
			"I'm taking that seriously. No one gets to hurt you or force you, and it isn't your fault.",
			"What you describe isn't okay, whoever does it, and it isn't your fault.",
		],
		ask: {
			asks: "safe",
			lines: ["Are you safe from them right now?", "Are you safe where you are at the moment?"],
		},
	},
};

/** Watched or followed: neither agreed with nor argued with. */
export const ROW_WATCHED: { heard: readonly string[]; ask: Question } = {
	heard: [
		"That sounds frightening, and I'm taking it seriously. Someone you trust or a doctor should hear about it too.",
	],
	ask: { asks: "safe", lines: ["Do you feel safe right now?"] },
};

/** It came again after the question, or the question was passed over. */
export const ROW_AGAIN: readonly string[] = [
	"I hear that again, and I'm taking it as seriously as the first time.",
	"It's there again, and I don't want you to be alone with it.",
	"You come back to it, and I'd rather hear it than not.",
];

/** They are still there, as far as anyone knows. */
export const EDGE_ON: readonly string[] = [
	"Please keep away from the edge and near other people. Your emergency number can stay on the phone with you until someone comes.",
	"If anyone is near, go to them and say “I'm not safe here”. Your emergency number is the quickest way to a person.",
];
/** High up or beside the rails: away from it first. */
export const EDGE_FIRST: readonly string[] = ["Please step back first, to where other people are."];
