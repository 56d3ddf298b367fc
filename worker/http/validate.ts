import { sValidator } from "@hono/standard-validator";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { config } from "zod/mini";
import type { Endpoint } from "#shared/endpoints/endpoint.ts";
import { type BodySchema, type Call, ENDPOINTS, type QuerySchema } from "#shared/endpoints.ts";
import type { ErrorDetail } from "#shared/error-codes.ts";
import { AppError } from "./app-error.ts";
import { validationMessage } from "./validation-messages.ts";

// zod's mini build has no messages. These apply when a schema has none.
config({ customError: validationMessage });

type CallWithBody = { [Key in Call]: [BodySchema<Key>] extends [never] ? never : Key }[Call];
type CallWithQuery = { [Key in Call]: [QuerySchema<Key>] extends [never] ? never : Key }[Call];

/** What a validator checks and of which call, for the test that compares every route with its row. */
export type Checked = { checks: "body" | "query"; of: Call };

/** Validates the JSON body of a call of `shared/endpoints.ts`; the error lists problems by field. */
export function jsonBody<Key extends CallWithBody>(key: Key) {
	const { body }: Endpoint = ENDPOINTS[key];
	return Object.assign(sValidator("json", body as BodySchema<Key>, refuseInvalid), {
		checks: "body",
		of: key,
	} as const);
}

/** The same for the query string. */
export function queryString<Key extends CallWithQuery>(key: Key) {
	const { query }: Endpoint = ENDPOINTS[key];
	return Object.assign(sValidator("query", query as QuerySchema<Key>, refuseInvalid), {
		checks: "query",
		of: key,
	} as const);
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
