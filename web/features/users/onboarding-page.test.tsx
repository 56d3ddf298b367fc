import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { down } from "#web/test/answers.ts";
import { fakeApi, makeUser, silentApi } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { OnboardingPage } from "./onboarding-page.tsx";

const NEWCOMER = makeUser({ onboardingCompleted: false });

// spec: 2.53, 2.54, 2.55
test("a mood is chosen with a tap and let go with another, and the button says so", () => {
	fakeApi({});
	renderAt("/onboarding", <OnboardingPage user={NEWCOMER} />);
	const tile = screen.getByRole("button", { name: "peaceful" });
	fireEvent.click(tile);
	expect(screen.getByRole("button", { name: "I want to feel peaceful" })).toBeDefined();
	fireEvent.click(tile);
	expect(screen.getByRole("button", { name: "Continue" })).toBeDefined();
	expect(tile.getAttribute("aria-pressed")).toBe("false");
});

// spec: 2.57, 2.58, 2.60, 4.4, 4.5, 4.6, 5.9, 7.25, 7.26
test.each([
	["with a mood", "I want to feel calm", { desiredMood: "calm" }],
	["skipped", "Skip - Start chatting", {}],
])("onboarding %s is saved and leads to the dashboard", async (_name, button, mood) => {
	const requests = fakeApi({ "PATCH /api/users/:userId": { body: makeUser() } });
	const history = renderAt("/onboarding", <OnboardingPage user={NEWCOMER} />);
	fireEvent.click(screen.getByRole("button", { name: "calm" }));
	fireEvent.click(screen.getByRole("button", { name: button }));
	await waitFor(() => expect(history.at(-1)).toBe("/dashboard"));
	expect(requests[0]?.body).toEqual({
		onboardingCompleted: true,
		primaryGoal: "wellness",
		triggerBackgroundGeneration: true,
		...mood,
	});
});

// spec: 2.61, 9.36
test("the way to the dashboard is taken a tenth of a second after the setup was saved", async () => {
	vi.useFakeTimers();
	fakeApi({ "PATCH /api/users/:userId": { body: makeUser() } });
	const history = renderAt("/onboarding", <OnboardingPage user={NEWCOMER} />);
	fireEvent.click(screen.getByRole("button", { name: "Continue" }));
	await pass(90);
	expect(history).toEqual(["/onboarding"]);
	await pass(20);
	expect(history).toEqual(["/dashboard"]);
});

// spec: 2.56
test("while it is being saved the button says so and nothing else can be pressed", async () => {
	silentApi();
	renderAt("/onboarding", <OnboardingPage user={NEWCOMER} />);
	fireEvent.click(screen.getByRole("button", { name: "Continue" }));
	const button = await screen.findByRole("button", { name: "Setting up..." });
	expect(button.matches(":disabled")).toBe(true);
	expect(screen.getByRole("button", { name: "Skip - Start chatting" }).matches(":disabled")).toBe(true);
});

// spec: 8.11, 8.12
test("a setup that fails is said in a toast, and the person stays", async () => {
	fakeApi({ "PATCH /api/users/:userId": down() });
	const history = renderAt("/onboarding", <OnboardingPage user={NEWCOMER} />);
	fireEvent.click(screen.getByRole("button", { name: "Continue" }));
	expect(await screen.findByText("Failed to complete setup")).toBeDefined();
	expect(screen.getByText("Error")).toBeDefined();
	expect(history).toEqual(["/onboarding"]);
});

// spec: 2.62
test("the page is grey while it is shown, and only then", () => {
	fakeApi({});
	renderAt("/onboarding", <OnboardingPage user={NEWCOMER} />);
	expect(document.body.dataset.backdrop).toBe("grey");
});
