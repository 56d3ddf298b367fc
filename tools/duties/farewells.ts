import { globSync, readFileSync } from "node:fs";
import * as z from "zod/mini";

const text = z.string().check(z.minLength(1), z.maxLength(200));

const voiceSchema = z.strictObject({
	writer: z.string().check(z.minLength(1)),
	by: z.enum(["text", "voice"]),
	brief: z.string().check(z.minLength(10)),
	/** Goodbyes that anyone would recognise. */
	farewells: z.array(text),
	/** People leave without saying so; the guide doesn't recognise these, nor would every reader. */
	unheard: z.optional(z.array(text)),
});

/** Goodbyes without danger, by writer (corpus/README.md). */
export function readFarewells(): z.infer<typeof voiceSchema>[] {
	return globSync("corpus/farewells/*.json")
		.sort()
		.map((file) => voiceSchema.parse(JSON.parse(readFileSync(file, "utf8"))));
}
