import * as z from "zod/mini";
import { MINI_IPIP } from "../personality/mini-ipip.ts";

const AN_ANSWER = "Answer each with a whole number from 1 to 5";

/** The answers to the twenty items, in order. */
export const personalityAnswersSchema = z.object({
	answers: z
		.array(z.int(AN_ANSWER).check(z.gte(1, AN_ANSWER), z.lte(5, AN_ANSWER)))
		.check(
			z.length(MINI_IPIP.length, `Answer all ${MINI_IPIP.length}, in the order in which they are asked`),
		),
});

/** The five scores as they are kept with the person: percentages of the scale. */
export const personalityScoresSchema = z.object({
	big5Openness: z.int(),
	big5Conscientiousness: z.int(),
	big5Extraversion: z.int(),
	big5Agreeableness: z.int(),
	big5Neuroticism: z.int(),
});
export type PersonalityScores = z.infer<typeof personalityScoresSchema>;
