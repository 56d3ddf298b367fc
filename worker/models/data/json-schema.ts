import type * as z from "zod/mini";

/**
 * Returns an answer's shape as JSON Schema, without its bounds (not every provider supports them; they're checked on
 * the answer). Supports only what our shapes use: zod's own converter is as large as the rest of zod here. A test
 * compares both.
 */
export function jsonSchemaOf(shape: z.core.$ZodType): Record<string, unknown> {
	const { def } = (shape as z.core.$ZodTypes)._zod;
	switch (def.type) {
		case "object":
			return objectSchema(def.shape);
		case "array":
			return { type: "array", items: jsonSchemaOf(def.element) };
		case "nullable":
			return orNull(jsonSchemaOf(def.innerType));
		case "enum":
			return { type: "string", enum: Object.values(def.entries) };
		case "number":
			return { type: "format" in def ? "integer" : "number" };
		case "string":
		case "boolean":
			return { type: def.type };
		default:
			throw new Error(
				`A model cannot be asked for "${def.type}" yet: add it to worker/models/data/json-schema.ts.`,
			);
	}
}

function orNull(schema: Record<string, unknown>): Record<string, unknown> {
	return Object.keys(schema).length === 1
		? { type: [schema.type, "null"] }
		: { anyOf: [schema, { type: "null" }] };
}

function objectSchema(fields: Record<string, z.core.$ZodType>): Record<string, unknown> {
	const properties = Object.entries(fields).map(([name, field]) => [name, jsonSchemaOf(field)] as const);
	return {
		type: "object",
		properties: Object.fromEntries(properties),
		required: Object.keys(fields),
		additionalProperties: false,
	};
}
