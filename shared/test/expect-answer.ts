import { expect } from "vitest";
import * as z from "zod/mini";
import { ERROR_STATUS, type ErrorCode } from "../error-codes.ts";
import { type CallRow, findCall } from "./calls.ts";

const errorBodySchema = z.object({
	error: z.object({
		code: z.enum(Object.keys(ERROR_STATUS) as ErrorCode[]),
		message: z.string(),
		requestId: z.string(),
		details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
	}),
});

type Given = { method: string; path: string; status: number; body: unknown };

/**
 * Fails when a JSON answer isn't what the contract says: its status, a part that is missing or has another type, and a
 * part that the contract doesn't name, which may be a leak. `path` has no query.
 */
export function expectAnswer({ method, path, status, body }: Given): void {
	const call = findCall(method, path);
	const at = `${method} ${path}${call ? "" : ", which shared/endpoints.ts doesn't name,"} answered ${status}`;
	if (call && typeof call.answer !== "string" && isSuccess(call, status)) {
		expectExactly(call.answer, body, at);
		expect(status, at).toBe(expectedStatus(call, status));
		return;
	}
	expectExactly(errorBodySchema, body, at);
	const { error } = body as z.infer<typeof errorBodySchema>;
	expect(status, `${at}: ${error.code}`).toBe(ERROR_STATUS[error.code]);
}

function isSuccess(call: CallRow, status: number): boolean {
	return status < 300 || isDown(call, status);
}

/** The health check's answer is the same when something is down. */
function isDown({ path }: CallRow, status: number): boolean {
	return path === "/api/health" && status === 503;
}

function expectedStatus(call: CallRow, status: number): number {
	return isDown(call, status) ? status : (call.status ?? 200);
}

/** What a schema doesn't name, parsing drops. */
function expectExactly(schema: z.core.$ZodType, body: unknown, at: string): void {
	const parsed = z.safeParse(schema, body);
	expect(parsed.error?.issues ?? [], at).toEqual([]);
	expect(body, at).toEqual(parsed.data);
}
