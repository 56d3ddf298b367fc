import type { Card } from "../card.ts";

/** What Attune's own words mean. */
export const ABOUT_CARDS: readonly Card[] = [
	{
		id: "what-the-five-needs-are",
		title: "What the five needs are",
		topic: "purpose",
		asked: `five needs/5 needs/five areas/5 areas, maslow*/hierarchy of needs/pyramid of needs, what are the needs/what needs/which needs + attune/you/here/there/mean/five,
			lowest need/focus need/need level + why/mean/what does/how is/how do you, needs + where/why/who + come from/comes from/based on/order/invented/science/proven,
			actualisation/actualization/self actuali* + what*/mean*/is`,
		answer:
			"The five needs are body and rest, safety, love and belonging, esteem, and growth. They come from Abraham Maslow's theory of 1943, which is widely used and not proven. Attune starts with the first one from the bottom that you rated 3 or less.",
		see: "If food, sleep or a safe home is missing, a doctor or a local service can help.",
		exercise: "what-matters-here",
		source: ["Wikipedia, Maslow's hierarchy of needs", "https://en.wikipedia.org/wiki/Maslow%27s_hierarchy_of_needs", "practice", "2026-11-23"],
	},
	{
		id: "what-your-type-says",
		title: "What your type does and doesn't say",
		topic: "confidence",
		asked: `my type/personality type/personality types/four letters/4 letters + mean*/accurate/true/real/wrong/reliable/trust/right,
			my type/personality type/personality types/four letters/4 letters + who i am/science/scientific/proven/change*/why/what does/how do you,
			mbti/myers briggs/16 types/sixteen types/16 personalities, intj/intp/entj/entp/infj/infp/enfj/enfp + mean*/what*/accurate/real/true/why/rare/can,
			istj/isfj/estj/esfj/istp/isfp/estp/esfp + mean*/what*/accurate/real/true/why/rare/can,
			personality + test/quiz/questionnaire + accurate/real/true/science/scientific/trust/mean*/reliable`,
		answer:
			"Your type is a rough description of what you prefer, taken from a few answers. Four-letter types aren't very reliable, so the same person can get another result later. If yours doesn't fit, trust yourself.",
		see: "No type explains lasting low mood or illness, so take those to a doctor.",
		exercise: null,
		source: ["Wikipedia, Myers-Briggs Type Indicator", "https://en.wikipedia.org/wiki/Myers%E2%80%93Briggs_Type_Indicator", "practice", "2026-11-23"],
	},
];
