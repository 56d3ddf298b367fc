import { expect, test, vi } from "vitest";
import { onHelpWanted } from "../open-help.ts";
import { request, requestOrNull } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { errorMessage, ReadableError } from "./readable-error.ts";

function answerWith(body: string, init: ResponseInit) {
	const fetch = vi.fn(async () => new Response(body, init));
	vi.stubGlobal("fetch", fetch);
	return fetch;
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
	const error = await promise.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	expect(error).toBeInstanceOf(ApiError);
	return error as ApiError;
}

// spec: 7.2, 8.1
test("a refused request's text is its status, a colon and the response text", async () => {
	answerWith("no such thing", { status: 404 });
	expect((await failureOf(request("GET /api/scenes"))).message).toBe("404: no such thing");
});

// spec: P.104
test("help opens when words are refused because they show danger, and for no other refusal", async () => {
	const open = vi.fn();
	const stopHearing = onHelpWanted(open);
	const refuse = (code: string) =>
		answerWith(JSON.stringify({ error: { code, message: "No.", requestId: "req_1" } }), { status: 400 });
	const write = () =>
		request("POST /api/memory/:userId", { params: { userId: "usr_1" }, body: { fact: "x" } });
	refuse("bad_request");
	await failureOf(write());
	expect(open).not.toHaveBeenCalled();
	refuse("shows_danger");
	expect(errorMessage(await failureOf(write()), "Sorry.")).toBe("No.");
	expect(open).toHaveBeenCalledOnce();
	stopHearing();
});

test("what is only read waits for the page's current task, and what is sent doesn't", async () => {
	const fetch = answerWith("{}", { status: 200 });
	let goOn = () => {};
	vi.stubGlobal("scheduler", { yield: () => new Promise<void>((resolve) => (goOn = resolve)) });
	const read = request("GET /api/scenes");
	expect(fetch).not.toHaveBeenCalled();
	void request("POST /api/auth/signout");
	expect(fetch).toHaveBeenCalledOnce();
	goOn();
	await read;
	expect(fetch).toHaveBeenCalledTimes(2);
});

// spec: 7.3
test("a refusal without a body is told by its status text", async () => {
	answerWith("", { status: 503, statusText: "Service Unavailable" });
	expect((await failureOf(request("GET /api/scenes"))).message).toBe("503: Service Unavailable");
});

test("a refusal of ours is taken apart into code, message, details and the time to wait", async () => {
	const details = [{ path: "email", message: "Invalid email address" }];
	const error = { code: "rate_limited", message: "Wait a little.", requestId: "r", details };
	answerWith(JSON.stringify({ error }), { status: 429, headers: { "Retry-After": "12" } });
	const failure = await failureOf(request("GET /api/scenes"));
	expect(failure).toMatchObject({
		status: 429,
		code: "rate_limited",
		serverMessage: "Wait a little.",
		retryAfter: 12,
	});
	expect(failure.details).toEqual(details);
});

// spec: 6.7, 7.1
test("requests carry the session cookie, and a body as JSON", async () => {
	const fetch = answerWith("{}", { status: 200 });
	await request("POST /api/auth/confirm", { body: { token: "a" } });
	expect(fetch).toHaveBeenCalledWith(
		"/api/auth/confirm",
		expect.objectContaining({ credentials: "include", method: "POST", body: '{"token":"a"}' }),
	);
});

test("the parts of a path and of a query are filled in, so that none can lead to another path", async () => {
	const fetch = answerWith("{}", { status: 200 });
	await request("GET /api/chat/conversations/:id/messages", {
		params: { id: "../a b" },
		query: { before: "c&d", limit: "5" },
	});
	expect(fetch).toHaveBeenCalledWith(
		"/api/chat/conversations/..%2Fa%20b/messages?before=c%26d&limit=5",
		expect.objectContaining({ method: "GET" }),
	);
});

// spec: 7.9, 7.16
test("not being signed in is null to a call that asks for it, and any other refusal still an error", async () => {
	answerWith("{}", { status: 401 });
	expect(await requestOrNull("GET /api/auth/me")).toBeNull();
	answerWith("{}", { status: 500 });
	await failureOf(requestOrNull("GET /api/auth/me"));
});

// spec: 8.2
test("a person reads the server's message, else our own sentence, else the fallback", async () => {
	answerWith(JSON.stringify({ error: { code: "internal", message: "Told by the server", requestId: "r" } }), {
		status: 500,
	});
	expect(errorMessage(await failureOf(request("GET /api/scenes")), "Fallback")).toBe("Told by the server");
	expect(errorMessage(new ReadableError("Our own"), "Fallback")).toBe("Our own");
	expect(errorMessage(new TypeError("Failed to fetch"), "Fallback")).toBe("Fallback");
	answerWith("<html>proxy</html>", { status: 502 });
	expect(errorMessage(await failureOf(request("GET /api/scenes")), "Fallback")).toBe("Fallback");
});
