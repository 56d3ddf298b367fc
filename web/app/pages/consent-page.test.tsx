import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { down } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { Routes } from "../routes.tsx";

const PATCH = "PATCH /api/users/usr_1";
const UNASKED = makeUser({ adultConfirmedAt: null, healthConsentAt: null });

// spec: P.79
test.each([
	["the chat", "/dashboard", UNASKED],
	["onboarding", "/onboarding", { ...UNASKED, onboardingCompleted: false }],
])("an account that was made without the two boxes is asked before %s", async (_, path, user) => {
	const requests = fakeApi({
		"GET /api/auth/me": { body: user },
		"PATCH /api/users/:userId": { body: makeUser() },
	});
	renderAt(path, <Routes />);
	expect(await screen.findByRole("heading", { name: "Two things first" })).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Agree and continue" }));
	expect(await screen.findByText(/Tick this box if you're 18 or older/)).toBeDefined();
	expect(screen.getByText(/Tick this box if you agree/)).toBeDefined();
	const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
	expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
	for (const box of boxes) {
		fireEvent.click(box);
	}
	fireEvent.click(screen.getByRole("button", { name: "Agree and continue" }));
	await waitFor(() =>
		expect(requests).toContainEqual({ key: PATCH, body: { adultConfirmed: true, healthConsent: true } }),
	);
	await waitFor(() => expect(screen.queryByRole("heading", { name: "Two things first" })).toBeNull());
});

test("an answer that was not saved is said, and Settings stay open", async () => {
	fakeApi({ "GET /api/auth/me": { body: UNASKED }, "PATCH /api/users/:userId": down() });
	renderAt("/dashboard", <Routes />);
	await screen.findByRole("heading", { name: "Two things first" });
	for (const box of screen.getAllByRole("checkbox")) {
		fireEvent.click(box);
	}
	fireEvent.click(screen.getByRole("button", { name: "Agree and continue" }));
	expect((await screen.findByRole("alert")).textContent).toContain("We couldn't save that");
	expect(screen.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings");
	fireEvent.click(screen.getByRole("link", { name: "Settings" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Account" })).toBeDefined();
});

test("a sign-out that fails is told in a toast, and one stays", async () => {
	fakeApi({ "GET /api/auth/me": { body: UNASKED }, "POST /api/auth/signout": down() });
	renderAt("/dashboard", <Routes />);
	fireEvent.click(await screen.findByRole("button", { name: "sign out" }));
	expect(await screen.findByText("Sign out failed")).toBeDefined();
	expect(screen.getByText("Something went wrong")).toBeDefined();
	expect(screen.getByRole("heading", { name: "Two things first" })).toBeDefined();
});

test("somebody whose account is paused is not asked again", async () => {
	const user = makeUser({ adultConfirmedAt: null, minorSince: "2026-11-20T10:00:00.000Z" });
	fakeApi({ "GET /api/auth/me": { body: user } });
	renderAt("/settings", <Routes />);
	expect(await screen.findByRole("heading", { level: 1, name: "Account" })).toBeDefined();
});

test.each(["/temporary", "/assessment", "/personality"])(
	"%s asks nothing of somebody whose account is paused, and says why",
	async (path) => {
		const user = makeUser({ healthConsentAt: null, healthConsentTakenBackAt: "2026-11-20T10:00:00.000Z" });
		fakeApi({
			"GET /api/auth/me": { body: user },
			"GET /api/chat/temporary/:userId": { body: { conversation: null, messages: [] } },
		});
		renderAt(path, <Routes />);
		expect(await screen.findByRole("heading", { name: /You can't use this while/ })).toBeDefined();
		expect(await screen.findByText(/you withdrew your consent/)).toBeDefined();
	},
);
