import * as z from "zod/mini";
import { NEED_LEVELS } from "#shared/needs.ts";
import { EXERCISE_IDS, TOPIC_IDS } from "./ids.ts";
import { sourceSchema } from "./source.ts";

/** From the label, which the person reads and which is stored as the answer, to a step, "@help", "@exercise-id", or null for the end. */
const optionsSchema = z.record(z.string(), z.nullable(z.string()));

const everyStep = {
	say: z.string(),
	/** One line on why this step is asked. */
	why: z.optional(z.string()),
	canSkip: z.optional(z.literal(true)),
};
const next = z.nullable(z.string());
/** The name the answer is stored under. */
const save = z.string();

const stepSchema = z.discriminatedUnion("kind", [
	z.strictObject({ ...everyStep, kind: z.literal("say"), next }),
	/** Shows what was answered so far, before the end. */
	z.strictObject({ ...everyStep, kind: z.literal("summary"), next }),
	z.strictObject({
		...everyStep,
		kind: z.literal("choose"),
		save: z.optional(save),
		options: optionsSchema,
		/** Where an answer in the person's own words leads. Without it only the options are taken. */
		otherNext: z.optional(next),
	}),
	/** `max` counts characters for "write" and lines for "list". */
	z.strictObject({
		...everyStep,
		kind: z.enum(["write", "list"]),
		save,
		example: z.string(),
		max: z.int(),
		next,
	}),
	/** From 0 to 10. `if` is looked at once it is answered: below a figure, or above an earlier rating. */
	z.strictObject({
		...everyStep,
		kind: z.literal("rate"),
		save,
		low: z.string(),
		high: z.string(),
		next,
		if: z.optional(z.strictObject({ below: z.optional(z.int()), above: z.optional(z.string()), next: z.string() })),
	}),
	/** All in seconds. */
	z.strictObject({
		...everyStep,
		kind: z.literal("breathe"),
		seconds: z.int(),
		pattern: z.strictObject({ in: z.int(), hold: z.int(), out: z.int() }),
		next,
	}),
	/** A time, from its label to days counted from today; an answer in the person's own words is due tomorrow. */
	z.strictObject({
		...everyStep,
		kind: z.literal("schedule"),
		save,
		presets: z.record(z.string(), z.int()),
		next,
	}),
]);
export type Step = z.infer<typeof stepSchema>;

/** A follow-up's answer: what the guide says to it, and an exercise or a card it leads to. */
const outcomeSchema = z.strictObject({
	label: z.string(),
	reply: z.string(),
	exercise: z.optional(z.enum(EXERCISE_IDS)),
	card: z.optional(z.string()),
});

export const exerciseSchema = z.strictObject({
	id: z.enum(EXERCISE_IDS),
	version: z.int(),
	title: z.string(),
	/** What it is for, in one plain sentence. */
	summary: z.string(),
	minutes: z.int(),
	/** Words that ask for this exercise by name or by kind: stems as in a topic. */
	asked: z.array(z.string()),
	for: z.strictObject({
		topics: z.array(z.enum(TOPIC_IDS)),
		needs: z.array(z.enum(NEED_LEVELS)),
	}),
	notIn: z.array(z.enum(["risk", "fresh-loss", "late-night", "low-mood"])),
	source: sourceSchema,
	/**
	 * What shows whether it helped: one question around its steps, two of its own ratings by the name of their answers (the
	 * first, and the one it is compared with), or nothing where a figure makes no sense.
	 */
	rated: z.union([z.literal("around"), z.tuple([save, save]), z.null()]),
	start: z.string(),
	steps: z.record(z.string(), stepSchema),
	/** What is kept, a line for each answer, under its label (may be empty). A line whose answer is missing is left out. */
	takeaway: z.nullable(
		z.strictObject({
			kind: z.enum(["plan", "script", "list", "letter", "note"]),
			title: z.string(),
			lines: z.record(save, z.string()),
		}),
	),
	/** Asked once, this many days after the end or after the chosen time. */
	followUp: z.optional(z.strictObject({ afterDays: z.int(), ask: z.string(), options: z.array(outcomeSchema) })),
});
export type Exercise = z.infer<typeof exerciseSchema>;

/** A step as it is written down: it may leave out where it leads and the name it saves under. */
type Brief<Each> = Each extends Step ? Omit<Each, "next" | "save"> & Partial<Pick<Each, Extract<keyof Each, "next" | "save">>> : never;
type Written = Omit<Exercise, "steps" | "start" | "version" | "rated"> & Partial<Pick<Exercise, "version" | "rated">> & { steps: Record<string, Brief<Step>> };

const SAVING: readonly Step["kind"][] = ["write", "list", "rate", "schedule"];

/** Fills in what goes without saying: a step leads to the one below it, the last one ends, an answer is saved under its step's name, and one question stands around the steps. */
export function exercise({ steps, ...rest }: Written): Exercise {
	const ids = Object.keys(steps);
	const filled = Object.entries(steps).map(([id, step], at) => [
		id,
		{ ...(step.kind === "choose" ? {} : { next: ids[at + 1] ?? null }), ...(SAVING.includes(step.kind) ? { save: id } : {}), ...step },
	]);
	return { version: 1, rated: "around", start: ids[0] ?? "", ...rest, steps: Object.fromEntries(filled) };
}
