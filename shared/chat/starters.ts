import type { NeedLevel } from "../needs.ts";

/** A ready-made way to begin a conversation: its label, and the message it sends. */
export type Starter = { label: string; says: string };

/** An exercise that fits an area. Its name is checked against the exercise's own. */
export type ExerciseStarter = { exerciseId: string; label: string };

/** For the area that asks for most. */
export const STARTERS: Record<NeedLevel, { talk: Starter; exercise: ExerciseStarter }> = {
	physiological: {
		talk: {
			label: "I slept badly again",
			says: "I slept badly again. Help me see what I can change tonight.",
		},
		exercise: { exerciseId: "wind-down", label: "Wind down for tonight · 6 min" },
	},
	safety: {
		talk: {
			label: "Money worries",
			says: "Money worries follow me around. Help me sort what I can do.",
		},
		exercise: { exerciseId: "money-on-one-page", label: "Money on one page · 8 min" },
	},
	love: {
		talk: {
			label: "Someone I care about",
			says: "There's something with someone I care about.",
		},
		exercise: { exerciseId: "reach-out", label: "Reach out · 4 min" },
	},
	esteem: {
		talk: { label: "I'm hard on myself", says: "I'm hard on myself about something at the moment." },
		exercise: { exerciseId: "good-enough-to-send", label: "Good enough to send · 5 min" },
	},
	actualization: {
		talk: {
			label: "I want to change something",
			says: "I want to change something and don't know where to begin.",
		},
		exercise: { exerciseId: "what-matters-here", label: "What matters here · 7 min" },
	},
};

/** For a person without data. */
export const FIRST_STARTER: Starter = {
	label: "Something won't leave my head",
	says: "Something won't leave my head.",
};

/** For anyone, on any day. */
export const OPEN_STARTER: Starter = {
	label: "Just let me talk",
	says: "I just want to say how it is right now.",
};
