import { readdir, readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { CHAT_MODES } from "#shared/chat/modes.ts";
import { STYLE_SLUGS } from "#shared/chat/styles.ts";
import { GOALS } from "#shared/goals.ts";
import { focusLevel, NEED_LEVELS } from "#shared/needs.ts";
import type { PersonFacts } from "#worker/models/text-model.ts";
import { UNKNOWN_PERSON } from "#worker/models/unknown-person.ts";

const FOLDER = "corpus/personas";

const rating = z.int().check(z.gte(1), z.lte(5));

/** An invented person with what they say, in order, whatever the coach answers. */
export const personaSchema = z.strictObject({
	name: z.string(),
	/** Who they are and how they write, for a reader of the transcript. */
	brief: z.string(),
	mode: z.enum(CHAT_MODES),
	style: z.enum(STYLE_SLUGS),
	goal: z.enum(GOALS),
	personalityType: z.nullable(z.string()),
	ratings: z.record(z.enum(NEED_LEVELS), rating),
	overallMood: rating,
	desiredMood: z.string(),
	lines: z.array(z.string().check(z.minLength(1))).check(z.minLength(8)),
});
export type Persona = z.infer<typeof personaSchema>;

/** The personas' names, as `--persona` takes them. */
export async function personaNames(): Promise<string[]> {
	const files = await readdir(FOLDER);
	return files.flatMap((file) => (file.endsWith(".json") ? file.slice(0, -".json".length) : [])).sort();
}

/** Reads a persona. Throws with the known names when this one doesn't exist. */
export async function readPersona(name: string): Promise<Persona> {
	const names = await personaNames();
	if (!names.includes(name)) {
		throw new Error(`No persona is called "${name}". There are: ${names.join(", ")}.`);
	}
	return personaSchema.parse(JSON.parse(await readFile(`${FOLDER}/${name}.json`, "utf8")));
}

/** Returns what a coach may know about the persona. */
export function factsOf(persona: Persona): PersonFacts {
	const { name, goal, personalityType, ratings, overallMood, desiredMood } = persona;
	return {
		...UNKNOWN_PERSON,
		firstName: name,
		goal,
		personalityType,
		ratings,
		currentLevel: focusLevel(ratings),
		overallMood,
		desiredMood,
	};
}
