import * as z from "zod/mini";
import { HELP_KINDS } from "../safety/help/help-kinds.ts";
import { RISK_LEVELS } from "../safety/risk.ts";
import { isoTimeSchema, writtenText } from "./common.ts";

const dialled = z.nullable(z.string());

export const helpLineSchema = z.object({
	name: z.string(),
	call: dialled,
	text: z.nullable(z.object({ number: z.string(), word: z.nullable(z.string()) })),
	url: z.nullable(z.string()),
	country: z.nullable(z.string()),
	checkedOn: z.iso.date(),
	kinds: z.optional(z.array(z.enum(HELP_KINDS))),
	note: z.optional(z.string()),
});

/** Help above a reply whose message showed danger, before any model replies. */
export const safetyPanelSchema = z.object({
	level: z.enum(RISK_LEVELS),
	/** "panel" where words show danger, "row" (one quiet line) where they only may. */
	tier: z.enum(["panel", "row"]),
	title: z.string(),
	lead: z.string(),
	/** The country's emergency number, first in immediate danger; null when unknown. */
	emergency: z.nullable(z.string()),
	emergencyFirst: z.boolean(),
	resources: z.array(helpLineSchema),
	/** What its lines help with, in order, so that another country's can replace them. */
	kinds: z.optional(z.array(z.enum(HELP_KINDS))),
	steps: z.array(z.string()),
	/** One line for a person who wrote in a language other than English. */
	ownLanguage: z.optional(z.object({ lang: z.string(), text: z.string() })),
});
export type SafetyPanel = z.infer<typeof safetyPanelSchema>;

export const safetyResourcesSchema = z.object({
	country: z.nullable(z.string()),
	emergency: z.nullable(z.string()),
	lines: z.array(helpLineSchema),
});
export type SafetyResources = z.infer<typeof safetyResourcesSchema>;

/** Two letters, as the edge and the lists name a country. */
export const countryQuerySchema = z.object({
	country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/, "Use a country's two letters, like GB"))),
});

export const FEEDBACK_KINDS = ["not_meant", "panel_opened", "line_used", "safe_now"] as const;

export const safetyFeedbackSchema = z.object({ kind: z.enum(FEEDBACK_KINDS) });
export type SafetyFeedback = z.infer<typeof safetyFeedbackSchema>;

export const riskStateSchema = z.object({
	level: z.enum(RISK_LEVELS),
	since: z.nullable(isoTimeSchema),
	until: z.nullable(isoTimeSchema),
	/** The person said that it wasn't meant: the panel stays away, the care stays. */
	notMeant: z.boolean(),
});
export type RiskStateOnWire = z.infer<typeof riskStateSchema>;

export const PLAN_PART_MAX = 2_000;

const planPart = () =>
	writtenText().check(z.maxLength(PLAN_PART_MAX, "Use at most 2,000 characters in each part"));

const planParts = {
	warningSigns: planPart(),
	copingAlone: planPart(),
	distractions: planPart(),
	people: planPart(),
	professionals: planPart(),
	safeSurroundings: planPart(),
};

/** The person's own plan, in their own words; empty where nothing is written. */
export const safetyPlanSchema = z.object(planParts);

/** Changed parts of a plan. Omitted ones stay as they are: another tab may just have written them. */
export const safetyPlanChangeSchema = z.partial(z.strictObject(planParts));
export type SafetyPlanChange = z.infer<typeof safetyPlanChangeSchema>;
export type SafetyPlan = z.infer<typeof safetyPlanSchema>;
