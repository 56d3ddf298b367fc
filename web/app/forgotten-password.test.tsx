import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MailState } from "#shared/schemas/public/health.ts";
import { NOT_SIGNED_IN, refusal } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { fill } from "#web/test/fill.ts";
import { renderAt } from "#web/test/render.tsx";
import { Routes } from "./routes.tsx";

beforeEach(() => {
	fakeSockets();
});
afterEach(() => {
	window.location.hash = "";
});

function openReset(answers: Parameters<typeof fakeApi>[0] = {}, token = "a-token") {
	window.location.hash = token;
	const requests = fakeApi({ "GET /api/auth/me": NOT_SIGNED_IN, ...answers });
	return { requests, history: renderAt("/reset", <Routes />) };
}

test("the sign-in page leads there, and the answer tells nobody whether there is an account", async () => {
	const requests = fakeApi({
		"GET /api/auth/me": NOT_SIGNED_IN,
		"POST /api/auth/password/forgot": { body: { ok: true, mail: "up" } },
	});
	renderAt("/signin", <Routes />);
	fireEvent.click(await screen.findByRole("link", { name: "Reset your password" }));
	await screen.findByRole("heading", { name: "Reset your password" });
	fill("Email", "Mira@Example.org");
	fireEvent.click(screen.getByRole("button", { name: "Send link" }));
	expect(
		await screen.findByText(/^If mira@example.org has an account, we've sent it a reset link/),
	).toBeDefined();
	expect(requests.at(-1)?.body).toEqual({ email: "mira@example.org" });
	// It may lie elsewhere, or have been mistyped.
	fireEvent.click(screen.getByRole("button", { name: "Send again or use another address" }));
	await screen.findByLabelText("Email");
	fill("Email", "mira@example.com");
	fireEvent.click(screen.getByRole("button", { name: "Send link" }));
	expect(
		await screen.findByText(/^If mira@example.com has an account, we've sent it a reset link/),
	).toBeDefined();
	expect(requests.at(-1)?.body).toEqual({ email: "mira@example.com" });
});

test.each<[MailState, string, RegExp]>([
	["late", "Email is delayed", /keep trying to send it a reset link for a day/],
	["none", "We can't send email", /Email isn't set up here/],
])("says so when email is %s, whatever the address", async (mail, title, words) => {
	fakeApi({
		"GET /api/auth/me": NOT_SIGNED_IN,
		"POST /api/auth/password/forgot": { body: { ok: true, mail } },
	});
	renderAt("/forgot", <Routes />);
	await screen.findByRole("heading", { name: "Reset your password" });
	fill("Email", "mira@example.org");
	fireEvent.click(screen.getByRole("button", { name: "Send link" }));
	await screen.findByRole("heading", { name: title });
	expect(screen.getByText(words)).toBeDefined();
});

test("too many tries count down, and the address stays", async () => {
	fakeApi({
		"GET /api/auth/me": NOT_SIGNED_IN,
		"POST /api/auth/password/forgot": refusal("rate_limited", "Wait a minute.", { retryAfter: 60 }),
	});
	renderAt("/forgot", <Routes />);
	await screen.findByRole("heading", { name: "Reset your password" });
	fill("Email", "mira@example.org");
	fireEvent.click(screen.getByRole("button", { name: "Send link" }));
	expect(await screen.findByRole("button", { name: /^Try again in (?:60|59) s$/ })).toBeDefined();
	expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("mira@example.org");
});

test("the link's key leaves the address at once, and sets the new password", async () => {
	const { requests, history } = openReset({ "POST /api/auth/password/reset": { body: { ok: true } } });
	await screen.findByRole("heading", { name: "Choose a new password" });
	expect(window.location.href).not.toContain("a-token");
	fill("New password", "a new sentence");
	fireEvent.click(screen.getByRole("button", { name: "Change password" }));
	await waitFor(() => expect(history.at(-1)).toBe("/signin"));
	expect(requests.find(({ key }) => key.endsWith("/reset"))?.body).toEqual({
		token: "a-token",
		newPassword: "a new sentence",
	});
});

test("a password that is refused is said at its field, and the link can be used again", async () => {
	const message = "This password is too easy to guess. Choose another one.";
	openReset({
		"POST /api/auth/password/reset": refusal("validation_failed", message, { path: "newPassword" }),
	});
	await screen.findByRole("heading", { name: "Choose a new password" });
	fill("New password", "password1");
	fireEvent.click(screen.getByRole("button", { name: "Change password" }));
	expect(await screen.findByText(message)).toBeDefined();
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Change password" }).disabled).toBe(false);
});

test("a link that is used up leads to a new one, and so does one that is not whole", async () => {
	openReset({
		"POST /api/auth/password/reset": refusal("token_expired", "This link no longer works."),
	});
	await screen.findByRole("heading", { name: "Choose a new password" });
	fill("New password", "a new sentence");
	fireEvent.click(screen.getByRole("button", { name: "Change password" }));
	expect(await screen.findByRole("heading", { name: /^This link no/ })).toBeDefined();
	expect(screen.getByRole("link", { name: "Get a new link" }).getAttribute("href")).toBe("/forgot");
});

test("a link that is not whole says so at once", async () => {
	openReset({}, "");
	expect(await screen.findByRole("heading", { name: /^This link no/ })).toBeDefined();
});

test("works for whoever is signed in, who is so no longer after it", async () => {
	let user: ReturnType<typeof makeUser> | null = makeUser();
	const { history } = openReset({
		"GET /api/auth/me": () => (user ? { body: user } : NOT_SIGNED_IN),
		"POST /api/auth/password/reset": () => {
			user = null;
			return { body: { ok: true } };
		},
	});
	await screen.findByRole("heading", { name: "Choose a new password" });
	fill("New password", "a new sentence");
	fireEvent.click(screen.getByRole("button", { name: "Change password" }));
	await waitFor(() => expect(history.at(-1)).toBe("/signin"));
});
