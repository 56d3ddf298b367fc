import { ApiError } from "./api-error.ts";

type RequestOptions = {
	method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
	/** Sent as JSON, or unchanged when it's a form. */
	body?: unknown;
	signal?: AbortSignal;
};

/** One JSON request to our own API, with the session cookie. Anything but a 2xx is an `ApiError`. */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
	return (await (await send(path, options)).json()) as Answer;
}

/** Does the same for binary responses: audio, an image. */
export async function requestBlob(path: string, options: RequestOptions): Promise<Blob> {
	return (await send(path, options)).blob();
}

async function send(path: string, { method = "GET", body, signal }: RequestOptions): Promise<Response> {
	const isForm = body instanceof FormData;
	const response = await fetch(path, {
		method,
		credentials: "include",
		headers: {
			Accept: "application/json",
			// For a form the browser sets the type, with the boundary.
			...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
		},
		...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
		...(signal === undefined ? {} : { signal }),
	});
	if (!response.ok) {
		throw new ApiError({
			status: response.status,
			statusText: response.statusText,
			body: await response.text(),
			retryAfter: response.headers.get("Retry-After"),
		});
	}
	return response;
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
