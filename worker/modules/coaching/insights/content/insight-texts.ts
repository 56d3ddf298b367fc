import type { NeedLevel } from "#shared/needs.ts";

/** What it means that a need is the one to look at first, said to the person. Short: it stands whole on a phone. */
export const FOCUS_TEXTS: Record<NeedLevel, string> = {
	physiological:
		"Right now, your body needs your attention most: sleep, food, movement. One kind thing tonight helps all the rest.",
	safety:
		"Right now, stability needs your attention most: money, home or work. Making one thing firmer frees your mind.",
	love: "Right now, connection needs your attention most. One message to one person is a good start.",
	esteem:
		"Right now, how you see yourself needs your attention most. Let's look at what you do well and rarely count.",
	actualization:
		"You have steady ground under you. Right now, room to grow needs your attention most: something of your own.",
};

/** What it means that a need is well met, said to the person. */
export const STRENGTH_TEXTS: Record<NeedLevel, string> = {
	physiological: "You look after your body well.",
	safety: "Your days have steady ground.",
	love: "You have people around you.",
	esteem: "You know your own worth.",
	actualization: "You make room for what matters to you.",
};
