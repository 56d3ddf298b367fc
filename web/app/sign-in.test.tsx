import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { takeReturnTo } from "#web/lib/storage/return-to.ts";
import { down, NOT_SIGNED_IN, refusal } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { fill } from "#web/test/fill.ts";
import { renderAt } from "#web/test/render.tsx";
import { Routes } from "./routes.tsx";

beforeEach(() => {
	fakeSockets();
});

// spec: 2.24, 7.10, 7.12
test("signing in says welcome back and leads to the dashboard", async () => {
	let isIn = false;
	const requests = fakeApi({
		"GET /api/auth/me": () => (isIn ? { body: makeUser() } : NOT_SIGNED_IN),
		"POST /api/auth/signin": () => {
			isIn = true;
			return { body: makeUser() };
		},
		"GET /api/chat/conversation/:userId": down(),
	});
	const history = renderAt("/signin", <Routes />);
	await screen.findByRole("heading", { name: "Welcome Back" });
	fill("Email", "Mira@Example.org");
	fill("Password", "correct horse");
	fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
	expect(await screen.findByText("Good to see you again, Mira!")).toBeDefined();
	await waitFor(() => expect(history.at(-1)).toBe("/dashboard"));
	const sent = requests.find(({ key }) => key === "POST /api/auth/signin");
	expect(sent?.body).toMatchObject({ email: "mira@example.org", password: "correct horse" });
	expect(sent?.body).toHaveProperty("timeZone");
});

test("the link of an email leads on to its page once one is signed in, and only once", async () => {
	let isIn = false;
	fakeApi({
		"GET /api/auth/me": () => (isIn ? { body: makeUser() } : NOT_SIGNED_IN),
		"POST /api/auth/signin": () => {
			isIn = true;
			return { body: makeUser() };
		},
	});
	const history = renderAt("/notifications?from=note", <Routes />);
	await screen.findByRole("heading", { name: "Welcome Back" });
	fill("Email", "mira@example.org");
	fill("Password", "correct horse");
	fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
	await waitFor(() => expect(history.at(-1)).toBe("/notifications?from=note"));
	expect(takeReturnTo()).toBeNull();
});

// spec: 5.7
test("what the form refuses is said below each field, and the first one takes the focus", async () => {
	fakeApi({ "GET /api/auth/me": NOT_SIGNED_IN });
	renderAt("/signup", <Routes />);
	await screen.findByRole("heading", { name: "Create Your Account" });
	fill(/^Username/, "ab");
	fill(/^Email/, "nope");
	fill(/^Password/, "short");
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	expect(await screen.findByText("Username must be at least 3 characters")).toBeDefined();
	expect(screen.getByText("Invalid email address")).toBeDefined();
	expect(screen.getByText("Password must be at least 8 characters")).toBeDefined();
	await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Username/)));
});

// spec: 7.8, 8.3, 8.4
test.each([
	["the server's message", refusal("bad_credentials", "They do not match."), "They do not match."],
	["the fallback when it gave none", down(), "Failed to sign in"],
])("a refused sign-in shows %s in place", async (_name, answer, text) => {
	fakeApi({ "GET /api/auth/me": NOT_SIGNED_IN, "POST /api/auth/signin": answer });
	renderAt("/signin", <Routes />);
	await screen.findByRole("heading", { name: "Welcome Back" });
	fill("Email", "mira@example.org");
	fill("Password", "wrong");
	fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
	expect((await screen.findByRole("alert")).textContent).toBe(text);
});

test("a sign-in that is delayed counts down, says how to come in at once, and keeps what was typed", async () => {
	const message = "Too many attempts. Wait a little, or set a new password by email.";
	fakeApi({
		"GET /api/auth/me": NOT_SIGNED_IN,
		"POST /api/auth/signin": refusal("rate_limited", message, { retryAfter: 480 }),
	});
	renderAt("/signin", <Routes />);
	await screen.findByRole("heading", { name: "Welcome Back" });
	fill("Email", "mira@example.org");
	fill("Password", "a guess");
	fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
	const button = await screen.findByRole("button", { name: "Try again in 8 min" });
	expect((button as HTMLButtonElement).disabled).toBe(true);
	expect(screen.getByRole("alert").textContent).toBe(message);
	expect(screen.getByRole("link", { name: "Reset your password" })).toBeDefined();
	expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("mira@example.org");
	// The delay is of one address: another may be tried at once.
	fill("Email", "mara@example.org");
	const again = await screen.findByRole("button", { name: "Sign In" });
	expect((again as HTMLButtonElement).disabled).toBe(false);
	expect(screen.queryByRole("alert")).toBeNull();
});
