import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { carryTalk, readCarried } from "#web/lib/storage/carried-talk.ts";
import { down, refusal } from "#web/test/answers.ts";
import { fakeApi, makeUser, silentApi } from "#web/test/fake-api.ts";
import { fill } from "#web/test/fill.ts";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { SignOutCard } from "./components/sign-out-card.tsx";
import { SignInPage } from "./sign-in-page.tsx";
import { SignUpPage } from "./sign-up-page.tsx";

function fillRequired() {
	fill(/^Username/, "mira");
	fill(/^Email/, "mira@example.org");
	fill(/^Password/, "correct horse");
	fireEvent.click(screen.getByRole("checkbox", { name: "I'm 18 or older" }));
	fireEvent.click(screen.getByRole("checkbox", { name: /Attune may store/ }));
}

// spec: 2.27, 2.30
test("every field of the sign-up is sent, and what is left empty is not", async () => {
	const requests = fakeApi({ "POST /api/auth/signup": { body: makeUser() } });
	renderAt("/signup", <SignUpPage />);
	fillRequired();
	fill(/^Last name/, "Silva");
	fill(/^Phone number/, "+351 912 345 678");
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	await waitFor(() => expect(requests).toHaveLength(1));
	expect(requests[0]?.body).toMatchObject({ lastName: "Silva", phoneNumber: "+351 912 345 678" });
	expect(requests[0]?.body).not.toHaveProperty("firstName");
});

test("the phone number stays in view while a mistake in it is mended", async () => {
	fakeApi({});
	renderAt("/signup", <SignUpPage />);
	fillRequired();
	fill(/^Phone number/, "12x");
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	const field = screen.getByLabelText<HTMLInputElement>(/^Phone number/);
	const details = field.closest("details") as HTMLDetailsElement;
	await waitFor(() => expect(details.open).toBe(true));
	// As browsers tell when it has opened.
	fireEvent(details, new Event("toggle"));
	fill(/^Phone number/, "12");
	await waitFor(() => expect(field.getAttribute("aria-invalid")).not.toBe("true"));
	expect(details.open).toBe(true);
});

// spec: 2.30
test("an account that was made leads to onboarding", async () => {
	fakeApi({ "POST /api/auth/signup": { body: makeUser() } });
	const history = renderAt("/signup", <SignUpPage />);
	fillRequired();
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	await waitFor(() => expect(history.at(-1)).toBe("/onboarding"));
});

// spec: 2.36
test("the way to onboarding is taken a tenth of a second after the account was made", async () => {
	vi.useFakeTimers();
	fakeApi({ "POST /api/auth/signup": { body: makeUser() } });
	const history = renderAt("/signup", <SignUpPage />);
	fillRequired();
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	await pass(90);
	expect(history).toEqual(["/signup"]);
	await pass(20);
	expect(history).toEqual(["/onboarding"]);
});

// spec: 2.33
test("while the account is being made the button says so", async () => {
	silentApi();
	renderAt("/signup", <SignUpPage />);
	fillRequired();
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	expect((await screen.findByRole("button", { name: "Creating Account..." })).matches(":disabled")).toBe(
		true,
	);
});

// spec: 8.5
test("a sign-up that fails without a reason says so in place, and what was typed stays", async () => {
	fakeApi({ "POST /api/auth/signup": down() });
	renderAt("/signup", <SignUpPage />);
	fillRequired();
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	expect((await screen.findByRole("alert")).textContent).toBe("Failed to create account");
	expect((screen.getByLabelText(/^Username/) as HTMLInputElement).value).toBe("mira");
});

// spec: 8.5
test("a sign-up that is refused says the server's reason in place", async () => {
	const refused = refusal("rate_limited", "Too many tries. Wait a minute.");
	fakeApi({ "POST /api/auth/signup": refused });
	renderAt("/signup", <SignUpPage />);
	fillRequired();
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	expect((await screen.findByRole("alert")).textContent).toBe("Too many tries. Wait a minute.");
});

// spec: P.75
test("nothing is ticked beforehand, and without both boxes no account is made", async () => {
	const requests = fakeApi({ "POST /api/auth/signup": { body: makeUser() } });
	renderAt("/signup", <SignUpPage />);
	const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
	expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
	fill(/^Username/, "mira");
	fill(/^Email/, "mira@example.org");
	fill(/^Password/, "correct horse");
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	expect(await screen.findByText(/Tick this box if you're 18 or older/)).toBeDefined();
	expect(screen.getByText(/can't reply without storing/)).toBeDefined();
	expect(boxes.every((box) => box.getAttribute("aria-invalid") === "true")).toBe(true);
	expect(requests).toEqual([]);
	for (const box of boxes) {
		fireEvent.click(box);
	}
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	await waitFor(() => expect(requests[0]?.body).toMatchObject({ adultConfirmed: true, healthConsent: true }));
});

test("sign-up says that this is an AI and for adults, and what the phone number is for", () => {
	renderAt("/signup", <SignUpPage />);
	expect(screen.getByText(/Attune is an AI, not a person/)).toBeDefined();
	expect(screen.getByText(/Attune is made for adults/)).toBeDefined();
	expect(screen.getByText("Shown only on your profile. We won't text or call you.")).toBeDefined();
});

// spec: 2.23, 2.34
test("sign-up and sign-in lead to each other", () => {
	renderAt("/signup", <SignUpPage />);
	expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/signin");
	renderAt("/signin", <SignInPage />);
	expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe("/signup");
});

// spec: 5.8
test("what the sign-in form refuses is said at its fields", async () => {
	renderAt("/signin", <SignInPage />);
	fill("Email", "nope");
	fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
	expect(await screen.findByText("Invalid email address")).toBeDefined();
	expect(screen.getByText("Password is required")).toBeDefined();
});

// spec: 2.22
test("while signing in the button says so", async () => {
	silentApi();
	renderAt("/signin", <SignInPage />);
	fill("Email", "mira@example.org");
	fill("Password", "correct horse");
	fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
	expect((await screen.findByRole("button", { name: "Signing In..." })).matches(":disabled")).toBe(true);
});

// spec: 8.8
test.each([
	[refusal("internal", "The line is down."), "The line is down."],
	[down(), "Something went wrong"],
])("a sign-out that fails is told in a toast and one stays signed in: %o", async (answer, text) => {
	fakeApi({ "POST /api/auth/signout": answer });
	const history = renderAt("/profile", <SignOutCard />);
	fireEvent.click(screen.getByRole("button", { name: "Sign Out" }));
	expect(await screen.findByText("Sign out failed")).toBeDefined();
	expect(screen.getByText(text)).toBeDefined();
	expect(history.at(-1)).toBe("/profile");
});

test("a name that is taken is marked at its field", async () => {
	const refused = refusal("username_taken", "That username is taken.", { path: "username" });
	fakeApi({ "POST /api/auth/signup": refused });
	renderAt("/signup", <SignUpPage />);
	fillRequired();
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	await waitFor(() => expect(screen.getByLabelText(/^Username/).getAttribute("aria-invalid")).toBe("true"));
});

const TURN = {
	said: "I dread Mondays",
	tried: { message: "What's it about?", help: null, isGrave: false, choices: [] },
};

test("a conversation from the landing page is shown, and filed with the person's own words once there is an account", async () => {
	carryTalk([TURN, { ...TURN, said: "My boss" }]);
	const requests = fakeApi({
		"POST /api/auth/signup": { body: makeUser() },
		"POST /api/try/keep": { body: { conversationId: "cnv_1" } },
	});
	renderAt("/signup", <SignUpPage />);
	const kept = screen.getByRole("region", { name: "Your conversation so far" });
	expect(kept.textContent).toContain("My boss");
	expect(kept.textContent).toContain("Comes with you: 4 messages");
	fillRequired();
	expect(requests).toEqual([]);
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	await waitFor(() => expect(requests.map(({ key }) => key)).toContain("POST /api/try/keep"));
	const { body } = requests.find(({ key }) => key === "POST /api/try/keep") ?? {};
	expect(body).toEqual({
		userId: makeUser().id,
		id: expect.stringMatching(/^[\w-]{8,48}$/),
		messages: ["I dread Mondays", "My boss"],
	});
	await waitFor(() => expect(readCarried()).toBeNull());
});

test("words that could not be filed stay, and the account is there all the same", async () => {
	carryTalk([TURN]);
	fakeApi({
		"POST /api/auth/signup": { body: makeUser() },
		"POST /api/try/keep": down(),
	});
	const history = renderAt("/signup", <SignUpPage />);
	fillRequired();
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	await waitFor(() => expect(history.at(-1)).toBe("/onboarding"));
	expect(readCarried()?.turns).toEqual([TURN]);
});

test("a conversation that is left out is forgotten at once, and nothing of it is sent", async () => {
	carryTalk([TURN]);
	const requests = fakeApi({ "POST /api/auth/signup": { body: makeUser() } });
	renderAt("/signup", <SignUpPage />);
	fireEvent.click(screen.getByRole("button", { name: "Leave it out" }));
	expect(screen.getByRole("status").textContent).toBe("We left your conversation out and deleted it here.");
	expect(readCarried()).toBeNull();
	fillRequired();
	fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
	await waitFor(() => expect(requests).toHaveLength(1));
});
