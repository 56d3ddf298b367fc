import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { jsonSchemaOf } from "../../../models/data/json-schema.ts";
import * as shapes from "./shapes.ts";

/** Bounds, which are left out. */
const BOUNDS = ["minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum"];

function byZod(shape: z.ZodMiniType) {
	const { $schema, ...schema } = z.toJSONSchema(shape, {
		override: ({ jsonSchema }) => {
			for (const bound of BOUNDS) {
				delete (jsonSchema as Record<string, unknown>)[bound];
			}
		},
	});
	return schema;
}

describe("a shape as JSON Schema", () => {
	it.each(Object.entries(shapes))("of %s is what zod makes of it, without its bounds", (_, shape) => {
		expect(jsonSchemaOf(shape)).toEqual(byZod(shape));
	});

	it("says so when a shape holds what nobody was asked for yet", () => {
		expect(() => jsonSchemaOf(z.object({ when: z.date() }))).toThrow(/cannot be asked for "date" yet/);
	});
});
