import type { NeedLevel } from "#shared/needs.ts";

/** What it means that a need is the one to look at first, said to the person. */
export const FOCUS_TEXTS: Record<NeedLevel, string> = {
	physiological:
		"What asks for you first is the body: sleep, food, water, movement. When that is short, everything above it costs double, so it is a good place to be kind to yourself.",
	safety:
		"What asks for you first is steadiness: money, home, health, work. It is hard to think about much else while the floor moves, so one thing made firmer counts for a lot.",
	love: "What asks for you first is people: to be known, and to know somebody back. It often starts smaller than it feels, with one message to one person.",
	esteem:
		"What asks for you first is how you see yourself, and whether others see what you do. Let's look for what you already carry and rarely count.",
	actualization:
		"The ground under you holds fairly well. What asks for you now is room to grow: something to make, learn, or give that is yours.",
};

/** What it means that a need is well met, said to the person. */
export const STRENGTH_TEXTS: Record<NeedLevel, string> = {
	physiological: "Your body is being looked after, which is something the rest can stand on.",
	safety: "Life feels steady underneath, and that gives you room to try things.",
	love: "You have people, and that carries more than it shows.",
	esteem: "You know something of your own worth, and you can lean on that.",
	actualization: "There is room in your life for what means something to you.",
};
