import { HttpResponse, http } from "msw";
import { setupServer } from "msw/native";
import * as z from "zod/mini";
import { findCall } from "#shared/test/calls.ts";
import { expectAnswer } from "#shared/test/expect-answer.ts";

/** A request as the Worker would see it. */
export type Asked = {
	method: string;
	path: string;
	/** The path with its query. */
	url: string;
	query: Record<string, string>;
	/** The form, or what the JSON says; undefined for a request without a body. */
	body: unknown;
};

/** An answer: one of the contract's, one that comes from before the Worker (`isDown`), or none at all. */
export type Reply =
	| { status: number; body: unknown; headers?: Record<string, string> }
	| { status: number; isDown: true }
	| "offline"
	| "silent";

type Answerer = (asked: Asked) => Reply | Promise<Reply>;

let answerer: Answerer | null = null;
const breaches: unknown[] = [];

/** Has every request to the API answered by this. */
export function answerWith(next: Answerer | null): void {
	answerer = next;
}

/** Throws when the page or a test broke the contract since the last time. */
export function throwBreaches(): void {
	const [first] = breaches.splice(0);
	if (first) {
		throw first;
	}
}

export const server = setupServer(
	http.all("*/api/*", async ({ request }) => {
		if (!answerer) {
			return;
		}
		const asked = await read(request);
		check(() => expectRequest(asked, request));
		const reply = await answerer(asked);
		if (reply === "silent") {
			return new Promise<never>(() => undefined);
		}
		if (reply === "offline") {
			return HttpResponse.error();
		}
		return respond(asked, reply);
	}),
);

async function read(request: Request): Promise<Asked> {
	const { pathname, search, searchParams } = new URL(request.url);
	return {
		method: request.method,
		path: pathname,
		url: pathname + search,
		query: Object.fromEntries(searchParams),
		body: isForm(request) ? await request.formData() : await readJson(request),
	};
}

async function readJson(request: Request): Promise<unknown> {
	const text = await request.text();
	return text === "" ? undefined : JSON.parse(text);
}

function isForm(request: Request): boolean {
	return request.headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
}

function respond(asked: Asked, reply: Exclude<Reply, string>): Response {
	if ("isDown" in reply) {
		return HttpResponse.text("", { status: reply.status });
	}
	const { status, body, headers = {} } = reply;
	if (typeof body === "string" || body instanceof Blob) {
		return new HttpResponse(body, { status, headers });
	}
	check(() => expectAnswer({ ...asked, status, body }));
	return new HttpResponse(JSON.stringify(body), {
		status,
		headers: { "content-type": "application/json", ...headers },
	});
}

/** Fails where the Worker would refuse the request. */
function expectRequest({ method, path, query, body }: Asked, request: Request): void {
	const call = findCall(method, path);
	const at = `${method} ${path}`;
	if (!call) {
		throw new Error(`The API has no ${at}.`);
	}
	if (call.body === "form") {
		if (!isForm(request)) {
			refuse(at, "takes a form");
		}
		return;
	}
	expectTaken(call.query, query, `${at}, its query`);
	expectTaken(call.body, body, `${at}, its body`);
	if (body !== undefined && request.headers.get("content-type") !== "application/json") {
		refuse(at, "takes JSON, and the request doesn't say that it is");
	}
}

function expectTaken(schema: z.core.$ZodType | undefined, given: unknown, at: string): void {
	if (schema) {
		const { error } = z.safeParse(schema, given);
		if (error) {
			refuse(at, `is refused: ${JSON.stringify(error.issues)}`);
		}
	} else if (given !== undefined && Object.keys(given as object).length > 0) {
		refuse(at, `isn't in the contract: ${JSON.stringify(given)}`);
	}
}

function refuse(at: string, what: string): never {
	throw new Error(`${at} ${what}`);
}

/** A thrown error would only fail the request, which the page may well forgive. */
function check(assert: () => void): void {
	try {
		assert();
	} catch (breach) {
		breaches.push(breach);
	}
}
