import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { User } from "#shared/schemas/users.ts";
import { CALLS as ALL_CALLS } from "#shared/test/calls.ts";
import { createApp } from "./app.ts";
import type { Checked } from "./http/validate.ts";
import { PUBLIC_CALLS } from "./modules/auth/session/require-session.ts";
import { openChat } from "./test/chat/conversation.ts";
import { day } from "./test/people/days.ts";
import { signedIn, stranger } from "./test/people/factories.ts";
import { TestClient } from "./test/people/test-client.ts";
import { readError } from "./test/requests/read-error.ts";

/** Every call of the API; the link that ends emails needs no session. */
const CALLS = ALL_CALLS.filter(({ path }) => path.startsWith("/api/")).map(
	({ method, path }) => [method, path] as const,
);

/** Every route of the Worker with the validators of its own, by method and path. */
const ROUTES = new Map<string, Checked[]>();
for (const { method, path, handler } of createApp().routes) {
	if (method !== "ALL" && !path.endsWith("*")) {
		const key = `${method} ${path}`;
		const validators = ROUTES.get(key) ?? [];
		ROUTES.set(key, "checks" in handler ? [...validators, handler as unknown as Checked] : validators);
	}
}

describe("the table of endpoints", () => {
	it("has a row for every route, and a route for every row", () => {
		expect([...ROUTES.keys()].sort()).toEqual(ALL_CALLS.map(({ key }) => key).sort());
	});

	it.each(ALL_CALLS.map((call) => [call.key, call] as const))(
		"says what %s takes",
		(key, { body, query }) => {
			const taken = [...(query ? ["query"] : []), ...(body && body !== "form" ? ["body"] : [])];
			expect(ROUTES.get(key)?.map(({ checks, of }) => [checks, of])).toEqual(
				taken.map((part) => [part, key]),
			);
		},
	);
});

/** A body that no schema accepts by chance, but that names somebody. */
function bodyFor(userId: string): string {
	return JSON.stringify({
		userId,
		message: "Hello",
		messages: ["Hello"],
		id: "a-conversation",
		content: "Hello",
		title: "Hello",
		fact: "You like rain.",
		body: "Hello",
		do: "pause",
		index: 0,
		number: 1,
		done: true,
		inDays: 1,
		firstName: "Mallory",
		date: day(0),
		physiologicalScore: 3,
		safetyScore: 3,
		loveScore: 3,
		esteemScore: 3,
		actualizationScore: 3,
		overallMood: 3,
		answers: Array.from({ length: 20 }, () => 3),
	});
}

function call(client: TestClient, method: string, path: string, userId: string): Promise<Response> {
	const isRead = method === "GET";
	return client.request(
		method,
		path,
		isRead ? {} : { body: bodyFor(userId), headers: { "content-type": "application/json" } },
	);
}

describe("every route of the API", () => {
	it("is among those walked here", () => {
		expect(CALLS.length).toBeGreaterThan(12);
		for (const known of PUBLIC_CALLS) {
			expect(CALLS.map((entry) => entry.join(" "))).toContain(known);
		}
	});

	// spec: 1.28, 5.22, 6.1, A.26
	it.each(CALLS.filter((entry) => !PUBLIC_CALLS.has(entry.join(" "))))(
		"%s %s answers 401 to somebody who is not signed in",
		async (method, path) => {
			const answer = await call(stranger(), method, path.replaceAll(/:\w+/g, "someone"), "someone");
			expect(answer.status).toBe(401);
			expect(await readError(answer)).toMatchObject({ code: "not_signed_in" });
		},
	);

	// spec: 6.6
	it.each(CALLS.filter(([, path]) => path.includes(":")))(
		"%s %s does nothing for another person",
		async (method, path) => {
			const other = await openChat();
			const { client } = await signedIn();
			const filled = path.replace(":userId", other.user.id).replace(":id", other.conversationId);
			const body = path.startsWith("/api/users") ? "{}" : bodyFor(other.user.id);
			const headers: Record<string, string> = method === "GET" ? {} : { "content-type": "application/json" };
			if (path.endsWith("/live")) {
				headers.upgrade = "websocket";
			}
			const answer = await client.request(method, filled, method === "GET" ? { headers } : { headers, body });
			expect([403, 404]).toContain(answer.status);
			expect(await answer.text()).not.toContain(other.user.email);
		},
	);
});

describe("what no route may let through", () => {
	it.each([
		["POST", "/api/auth/signin"],
		["POST", "/api/auth/signup"],
		["POST", "/api/assessments"],
		["POST", "/api/chat/conversation"],
		["POST", "/api/ai/chat"],
	])("%s %s refuses a body that is not JSON, says it is not, or is empty", async (method, path) => {
		const { client } = await signedIn();
		const send = (body: BodyInit | null, type: string) =>
			client.request(method, path, { body, headers: { "content-type": type } });
		const broken = await send('{"message":', "application/json");
		expect(broken.status).toBe(400);
		expect(await readError(broken)).toMatchObject({ code: "bad_request" });
		expect((await send("a=b", "application/x-www-form-urlencoded")).status).toBe(415);
		expect((await send("null", "application/json")).status).toBe(400);
		expect((await send("[]", "application/json")).status).toBe(400);
		expect((await client.request(method, path)).status).toBe(400);
	});

	it("a body that is too large, whether it says so or not", async () => {
		const { user, client } = await signedIn();
		const body = JSON.stringify({ userId: user.id, message: "x".repeat(70_000) });
		const headers = { "content-type": "application/json" };
		for (const sent of [body, new Blob([body]).stream()]) {
			const answer = await client.request("POST", "/api/ai/chat", { body: sent, headers });
			expect(answer.status).toBe(413);
			expect(await readError(answer)).toMatchObject({ code: "too_large" });
		}
	});

	it("text that is not text: any UTF-16 is taken or refused, and the server lives on", async () => {
		const { user, client } = await signedIn();
		await fc.assert(
			fc.asyncProperty(
				fc.string({ unit: "binary", maxLength: 40 }),
				fc.constantFrom("\ud800", "\udc00x", ""),
				async (text, half) => {
					const firstName = text + half;
					const answer = await client.patch(`/api/users/${user.id}`, { firstName, desiredMood: firstName });
					expect([200, 400]).toContain(answer.status);
					if (answer.status === 200) {
						expect((await answer.json<User>()).firstName).toBe(visible(firstName));
					}
				},
			),
			{ numRuns: 40 },
		);
	});

	it("a change that a page of another origin asks for", async () => {
		const { user, client } = await signedIn();
		const answer = await client.request("PATCH", `/api/users/${user.id}`, {
			body: "{}",
			headers: { "content-type": "application/json", origin: "https://evil.test" },
		});
		expect(answer.status).toBe(403);
		expect(await readError(answer)).toMatchObject({ code: "bad_origin" });
	});

	it("a method that the path does not have, and it names those that it has", async () => {
		const { client } = await signedIn();
		const answer = await client.request("DELETE", "/api/auth/me");
		expect(answer.status).toBe(405);
		expect(answer.headers.get("allow")).toContain("GET");
		expect(await readError(answer)).toMatchObject({ code: "method_not_allowed" });
	});

	it("a path that does not exist", async () => {
		const { client } = await signedIn();
		expect((await client.get("/api/nothing")).status).toBe(404);
		expect((await client.get("/api/users/%00/../%ff")).status).toBeLessThan(500);
	});
});

describe("every answer", () => {
	// spec: A.27
	it.each([
		["a page", "/"],
		["a page of the app", "/signin"],
		["a missing file", "/missing.png"],
		["an error", "/api/auth/me"],
	])("carries the security headers: %s", async (_, path) => {
		const { headers } = await stranger().get(path);
		const policy = headers.get("content-security-policy") ?? "";
		expect(policy).toContain("default-src 'none'");
		expect(policy).toMatch(/script-src 'self';/);
		expect(policy).toContain("frame-ancestors 'none'");
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("referrer-policy")).toBe("same-origin");
		expect(headers.get("permissions-policy")).toContain("camera=()");
		expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
	});

	it("carries them on a socket too", async () => {
		const { client } = await signedIn();
		const answer = await client.request("GET", "/api/live", { headers: { upgrade: "websocket" } });
		expect(answer.status).toBe(101);
		expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
		answer.webSocket?.accept();
		answer.webSocket?.close();
	});

	// spec: 7.20
	it("of the API is kept by no cache, and a page is asked for anew", async () => {
		const { client } = await signedIn();
		expect((await client.get("/api/auth/me")).headers.get("cache-control")).toBe("no-store");
		expect((await client.get("/dashboard")).headers.get("cache-control")).toBe("no-cache");
	});

	// spec: 2.4, 2.5
	it.each([
		["/", "", "home"],
		["/landing", "", "home"],
		["/nowhere/at/all", "", "home"],
		["/dashboard", "", "home"],
		["/dashboard/?from=note", "", "app"],
		["/signin", "", "app"],
		["/signup/", "", "app"],
		["/reset", "", "app"],
		["/", "attune_session=something", "app"],
		["/nowhere", "attune_session=something", "app"],
	])("at %s with the cookie '%s' is the %s", async (path, cookie, which) => {
		const answer = await new TestClient(cookie).get(path);
		expect(answer.headers.get("vary")).toContain("Cookie");
		const html = await answer.text();
		expect(html.includes("An AI companion that meets you where you are.</h1>")).toBe(which === "home");
		expect(html.includes('<div id="root">')).toBe(which === "app");
	});

	it.each(["/help", "/Help", "/HELP/"])("at %s is help", async (path) => {
		expect(await (await stranger().get(path)).text()).toContain("<title>Get help now | Attune</title>");
	});

	it.each([
		["/signin", "", "sign-in-page"],
		["/signup/", "", "sign-up-page"],
		["/Signup", "", "sign-up-page"],
		["/", "attune_session=something", "dashboard-page"],
		["/dashboard?from=note", "attune_session=something", "dashboard-page"],
		["/signin", "attune_session=something", null],
		["/dashboard?from=note", "", null],
		["/profile", "attune_session=something", null],
		["/forgot", "", null],
	])("at %s with the cookie '%s' names the code of %s at once", async (path, cookie, page) => {
		const html = await (await new TestClient(cookie).get(path)).text();
		const named = ["sign-in-page", "sign-up-page", "dashboard-page"].filter((name) =>
			new RegExp(`rel="modulepreload" crossorigin[^>]* href="/assets/${name}-`).test(html),
		);
		expect(named).toEqual(page ? [page] : []);
		// Sign-in, sign-up and the chat are drawn before their code is there: it comes behind the stylesheet.
		const isDrawn = page?.startsWith("sign-") ?? false;
		expect(html.includes("<html data-visitor data-drawn ")).toBe(isDrawn);
		expect(html.includes('<form inert method="post" ')).toBe(isDrawn);
		expect(html.indexOf('rel="stylesheet"') < html.indexOf('<script type="module"')).toBe(page !== null);
		// Light or dark, and in the chat the scene that the browser kept, before anything is painted.
		const room = /<script( data-page="chat")? src="\/assets\/early-room-[^"]+"><\/script>/.exec(html);
		expect(room !== null).toBe(!isDrawn);
		expect(room?.[1] !== undefined).toBe(page === "dashboard-page");
		expect(html).toContain('<a href="/help" class="help-now');
		expect(html.includes('as="fetch" crossorigin="use-credentials" href="/api/auth/me"')).toBe(
			page === "dashboard-page",
		);
	});

	// spec: A.27
	it("to a missing file is 404, not a page", async () => {
		expect((await stranger().get("/assets/gone-abc123.js")).status).toBe(404);
	});

	it("to an error of our own tells nothing about it, and the log only where it was", async () => {
		const words = "low\nat Dr. Weber's clinic\nat home (alone:1:2)\nbecause of my drinking";
		const lines: unknown[] = [];
		const app = createApp(() => {
			throw new Error(`Failed query: update users\nparams: ${words},usr_1`, { cause: new TypeError(words) });
		});
		const spy = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
		const answer = await app.request("https://attune.test/api/auth/me", {}, {});
		spy.mockRestore();
		expect(answer.status).toBe(500);
		const told = await answer.clone().text();
		expect(await readError(answer)).toMatchObject({ code: "internal" });
		const logged = JSON.stringify(lines);
		expect(logged).toContain("TypeError");
		expect(logged).toMatch(/at .*:\d+:\d+/);
		expect(JSON.parse(String(lines[0]))).toMatchObject({ level: "error", route: "/api/auth/me" });
		for (const word of ["Weber", "alone", "drinking", "usr_1", "params"]) {
			expect(told + logged).not.toContain(word);
		}
	});
});

/** A text as it is kept: whole characters that are seen, or break a line. */
function visible(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (each) => (/[\t\n\r]/.test(each) ? each : ""))
		.trim();
}
