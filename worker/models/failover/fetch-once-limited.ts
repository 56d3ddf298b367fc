/**
 * A fetch for the SDKs' clients that stops them from retrying "too many requests". An SDK would sleep for as long as
 * `Retry-After` says, up to a minute, while the person looks at an empty reply. They see how long to wait instead.
 */
export async function fetchOnceLimited(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
	const answer = await fetch(input, init);
	if (answer.status !== 429) {
		return answer;
	}
	const headers = new Headers(answer.headers);
	// Both SDKs obey this header.
	headers.set("x-should-retry", "false");
	return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
