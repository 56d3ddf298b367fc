import type { NeedLevel } from "#shared/needs.ts";

/** What it means that a need is the one to look at first, said to the person. Short: it stands whole on a phone. */
export const FOCUS_TEXTS: Record<NeedLevel, string> = {
	physiological: "Start with your body: sleep, food, movement. One kind thing tonight helps all the rest.",
	safety: "Start with stability: money, home or work. Making one thing firmer frees your mind.",
	love: "Start with connection: one message to one person is enough for today.",
	esteem: "Start with how you see yourself. Let's look at what you do well and rarely count.",
	actualization: "You have steady ground under you. There's room to grow now: something of your own.",
};

/** Before it, when no need is lower than another. */
export const ALL_THE_SAME = "You rated all five needs the same.";

/** What it means that a need is well met, said to the person. */
export const STRENGTH_TEXTS: Record<NeedLevel, string> = {
	physiological: "You look after your body well.",
	safety: "Your days have steady ground.",
	love: "You have people around you.",
	esteem: "You know your own worth.",
	actualization: "You make room for what matters to you.",
};
