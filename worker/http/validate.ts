import { sValidator } from "@hono/standard-validator";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { config } from "zod/mini";
import type { ErrorDetail } from "#shared/error-codes.ts";
import { AppError } from "./app-error.ts";
import { validationMessage } from "./validation-messages.ts";

// zod's mini build has no messages. These apply when a schema has none.
config({ customError: validationMessage });

/** What a route's validator checks, for tests that try every route with what its own schema lets through and what not. */
export type Checked = { checks: "json" | "query"; schema: StandardSchemaV1 };

/** Validates a JSON body against a schema of `shared/schemas`; the error lists problems by field. */
export function jsonBody<Schema extends StandardSchemaV1>(schema: Schema) {
	return Object.assign(sValidator("json", schema, refuseInvalid), { checks: "json", schema } as const);
}

/** The same for the query string. */
export function queryString<Schema extends StandardSchemaV1>(schema: Schema) {
	return Object.assign(sValidator("query", schema, refuseInvalid), { checks: "query", schema } as const);
}

type Result = { success: true } | { success: false; error: readonly StandardSchemaV1.Issue[] };

function refuseInvalid(result: Result): void {
	if (result.success) {
		return;
	}
	const details = result.error.map(toDetail);
	const message = details[0]?.message ?? "Some fields are invalid.";
	throw new AppError("validation_failed", message, { details });
}

function toDetail(issue: StandardSchemaV1.Issue): ErrorDetail {
	const keys = (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part));
	return { path: keys.join("."), message: issue.message };
}
