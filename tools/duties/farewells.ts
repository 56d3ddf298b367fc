import { globSync, readFileSync } from "node:fs";
import * as z from "zod/mini";

const text = z.string().check(z.minLength(1), z.maxLength(200));

const voiceSchema = z.strictObject({
	writer: z.string().check(z.minLength(1)),
	by: z.enum(["text", "voice"]),
	brief: z.string().check(z.minLength(10)),
	/** Goodbyes that everybody would hear. */
	farewells: z.array(text),
	/** They leave without saying so: not every reader would hear it, and the guide doesn't. */
	unheard: z.optional(z.array(text)),
});

/** Goodbyes without danger, by writer (corpus/README.md). */
export function readFarewells(): z.infer<typeof voiceSchema>[] {
	return globSync("corpus/farewells/*.json")
		.sort()
		.map((file) => voiceSchema.parse(JSON.parse(readFileSync(file, "utf8"))));
}
