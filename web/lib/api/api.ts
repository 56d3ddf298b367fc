import type { Answer, Body, Call, Endpoints, Params, Query } from "#shared/endpoints.ts";
import { openHelp } from "../open-help.ts";
import { ApiError } from "./api-error.ts";
import { takeEarly } from "./early-answers.ts";

/** What a call needs, as the contract says. A form is sent unchanged, any other body as JSON. */
type Options<Key extends Call> = Part<"params", Params<Key>> &
	Part<"body", Body<Key>> &
	Partial<Part<"query", Query<Key>>> & { signal?: AbortSignal | undefined };

type Part<Name extends string, Value> = [Value] extends [never]
	? unknown
	: [keyof Value] extends [never]
		? unknown
		: Record<Name, Value>;

/** The options may be left out where none is needed. */
type Given<Key extends Call> =
	object extends Options<Key> ? [options?: Options<Key>] : [options: Options<Key>];

type FileCall = { [Key in Call]: Endpoints[Key]["answer"] extends "file" ? Key : never }[Call];

type Sent = {
	params?: Record<string, string>;
	query?: Record<string, string>;
	body?: unknown;
	signal?: AbortSignal | undefined;
};

/** One call of our own API, by method and path, with the session cookie. Anything but a 2xx is an `ApiError`. */
export async function request<Key extends Call>(call: Key, ...[options]: Given<Key>): Promise<Answer<Key>> {
	return (await send(call, options)).json();
}

/** Does the same for binary responses: audio, an image. */
export async function requestBlob<Key extends FileCall>(call: Key, ...[options]: Given<Key>): Promise<Blob> {
	return (await send(call, options)).blob();
}

async function send(call: Call, { params, query, body, signal }: Sent = {}): Promise<Response> {
	const [method, path] = call.split(" ") as [string, string];
	const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params?.[name] ?? ""));
	const form = body instanceof FormData ? body : null;
	const json = form ? null : JSON.stringify(body);
	if (method === "GET") {
		// A page asks for several things at once. As one task with its first render, they would block a slow phone.
		await globalThis.scheduler?.yield?.();
	}
	const early = method === "GET" ? takeEarly(filled) : undefined;
	const address = query ? `${filled}?${new URLSearchParams(query)}` : filled;
	const response = await (early ??
		fetch(address, {
			method,
			credentials: "include",
			headers: {
				Accept: "application/json",
				// For a form the browser sets the type, with the boundary.
				...(json && { "Content-Type": "application/json" }),
			},
			body: json ?? form,
			signal: signal ?? null,
		}));
	if (!response.ok) {
		const error = new ApiError(response, await response.text());
		if (error.code === "shows_danger") {
			openHelp();
		}
		throw error;
	}
	return response;
}

/** The same, for calls to which "not signed in" is an answer and not a failure. */
export async function requestOrNull<Key extends Call>(
	call: Key,
	...given: Given<Key>
): Promise<Answer<Key> | null> {
	try {
		return await request(call, ...given);
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) {
			return null;
		}
		throw error;
	}
}
