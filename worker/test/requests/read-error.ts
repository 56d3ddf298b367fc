import type { ErrorBody } from "#shared/error-codes.ts";

/** The error of an answer; fails the test when the answer has another shape. */
export async function readError(answer: Response): Promise<ErrorBody["error"]> {
	const body = await answer.json<ErrorBody>();
	if (typeof body.error?.code !== "string" || !body.error.requestId.startsWith("req_")) {
		throw new Error(`This is not the one error shape: ${JSON.stringify(body)}`);
	}
	return body.error;
}
