import { expectAnswer } from "#shared/test/expect-answer.ts";

/** Checks a JSON answer of the API against the contract, and gives it back unread. */
export async function expectContract(method: string, url: string, answer: Response): Promise<Response> {
	const { pathname } = new URL(url);
	const isJson =
		method !== "HEAD" && (answer.headers.get("content-type")?.startsWith("application/json") ?? false);
	if (isJson && pathname.startsWith("/api/") && !answer.headers.has("content-disposition")) {
		expectAnswer({ method, path: pathname, status: answer.status, body: await answer.clone().json() });
	}
	return answer;
}
