import { ApiError } from "./api-error.ts";

type RequestOptions = {
	method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
	body?: unknown;
	signal?: AbortSignal;
};

/** One JSON request to our own API, with the session cookie. Anything but a 2xx is an `ApiError`. */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
	const response = await fetch(path, {
		method: options.method ?? "GET",
		credentials: "include",
		headers: {
			Accept: "application/json",
			...(options.body === undefined ? {} : { "Content-Type": "application/json" }),
		},
		...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
		...(options.signal === undefined ? {} : { signal: options.signal }),
	});
	if (!response.ok) {
		throw new ApiError({
			status: response.status,
			statusText: response.statusText,
			body: await response.text(),
			retryAfter: response.headers.get("Retry-After"),
		});
	}
	return (await response.json()) as Answer;
}

/** The same, for calls to which "not signed in" is an answer and not a failure. */
export async function requestOrNull<Answer>(path: string, options?: RequestOptions): Promise<Answer | null> {
	try {
		return await request<Answer>(path, options);
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) {
			return null;
		}
		throw error;
	}
}
