import type { PersonFacts } from "./text-model.ts";

/** A person without data, at noon on a Tuesday. */
export const UNKNOWN_PERSON: PersonFacts = {
	firstName: null,
	goal: null,
	personalityType: null,
	coachingPersonality: "supportive",
	bigFive: null,
	currentLevel: "physiological",
	ratings: null,
	overallMood: null,
	currentMood: null,
	desiredMood: null,
	memory: [],
	remembers: true,
	takeaways: [],
	localHour: 12,
	localWeekday: 2,
	localDate: "2026-11-03",
};
