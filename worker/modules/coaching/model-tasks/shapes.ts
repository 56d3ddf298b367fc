import * as z from "zod/mini";
import { NEED_LEVELS } from "#shared/needs.ts";
import { RISK_LEVELS } from "#shared/safety/risk.ts";
import { FACT_MAX } from "#shared/schemas/memory.ts";

/** The shapes that a model may answer in. An answer that doesn't fit is dropped whole. */

/** Nothing the prompt forbids, and nothing pressable. */
const FORBIDDEN = /https?:|www\.|<[a-z!/]|[\w.]+@[\w.]+|\+?\d[\d\s().-]{7,}\d/i;

function line(longest: number) {
	return z.string().check(
		z.trim(),
		z.minLength(1),
		z.maxLength(longest),
		z.refine((text) => !FORBIDDEN.test(text)),
	);
}

export const structureShape = z.object({
	suggestedActions: z.array(line(200)).check(z.maxLength(3)),
	nextSteps: z.array(line(200)).check(z.maxLength(3)),
	motivationalBoost: z.nullable(line(240)),
	strengthPrompt: z.nullable(line(240)),
	followUpQuestion: z.nullable(line(240)),
	helpfulQuestions: z.array(line(200)).check(z.maxLength(3)),
});

export const titleShape = z.object({ title: z.nullable(line(60)) });

export const summaryShape = z.object({ summary: line(1_200) });

export const learnShape = z.object({
	facts: z.array(z.object({ fact: line(FACT_MAX), from: z.int().check(z.gte(0)) })).check(z.maxLength(8)),
	insight: z.nullable(
		z.object({
			title: line(80),
			content: line(600),
			category: z.enum(NEED_LEVELS),
			confidence: z.number().check(z.gte(0), z.lte(1)),
		}),
	),
});

export const cardShape = z.object({
	message: line(900),
	suggestions: z.array(line(240)).check(z.minLength(2), z.maxLength(3)),
});

export const noteShape = z.object({ message: line(600) });

export const lineShape = z.object({ line: line(240) });

export const analysisShape = z.object({ progressSummary: line(700) });

export const riskShape = z.object({ level: z.enum(RISK_LEVELS) });

export const assessmentShape = z.object({ analysis: line(900) });
