import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { FieldValues, Resolver } from "react-hook-form";

const NOT_LOADED = "Part of this page couldn't load. Check your connection and try again.";

/**
 * Ties a form to a schema of the wire, so that both sides refuse the same things in the same words. Phones evaluate the
 * code of schemas (23 KB gzip) at the first check, not before the form shows. If it can't load, the first field says so.
 */
export function schemaResolver<Input extends FieldValues, Output>(
	load: () => Promise<StandardSchemaV1<Input, Output>>,
): Resolver<Input, unknown, Output> {
	return async (values, context, options) => {
		let code: [typeof import("./check-values.ts"), StandardSchemaV1<Input, Output>];
		try {
			code = await Promise.all([import("./check-values.ts"), load()]);
		} catch {
			const [first = "root"] = Object.keys(options.fields);
			return { values: {}, errors: { [first]: { type: "load", message: NOT_LOADED } } as never };
		}
		const [{ checkValues }, schema] = code;
		return checkValues<Input, unknown, Output>(schema)(values, context, options);
	};
}
