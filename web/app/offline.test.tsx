import { onlineManager } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AssessmentPage } from "#web/features/assessments/assessment-page.tsx";
import { SignOutCard } from "#web/features/auth/components/sign-out-card.tsx";
import { SignInPage } from "#web/features/auth/sign-in-page.tsx";
import { OnboardingPage } from "#web/features/users/onboarding-page.tsx";
import { makeUser, offlineApi } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";

let tried: unknown[];

beforeEach(() => {
	onlineManager.setOnline(false);
	tried = offlineApi();
});

afterEach(() => onlineManager.setOnline(true));

function press(name: string) {
	fireEvent.click(screen.getByRole("button", { name }));
}

/** The failure is told at once, the button is back, and nothing goes by itself when the network is. */
async function expectToldAtOnce(text: string, button: string) {
	expect(await screen.findByText(text)).toBeDefined();
	expect((await screen.findByRole("button", { name: button })).matches(":disabled")).toBe(false);
	expect(tried).toHaveLength(1);
	await act(async () => onlineManager.setOnline(true));
	expect(tried).toHaveLength(1);
}

test("signing in without a network fails at once", async () => {
	renderAt("/signin", <SignInPage />);
	fireEvent.change(screen.getByLabelText("Email"), { target: { value: "mira@example.org" } });
	fireEvent.change(screen.getByLabelText("Password"), { target: { value: "correct horse" } });
	press("Sign In");
	await expectToldAtOnce("Failed to sign in", "Sign In");
});

test("signing out without a network fails at once", async () => {
	renderAt("/profile", <SignOutCard />);
	press("Sign Out");
	expect(await screen.findByText("Sign out failed")).toBeDefined();
	await expectToldAtOnce("Something went wrong", "Sign Out");
});

test("the onboarding without a network fails at once", async () => {
	renderAt("/onboarding", <OnboardingPage user={makeUser({ onboardingCompleted: false })} />);
	press("Continue");
	await expectToldAtOnce("Failed to complete setup", "Continue");
});

test("completing the assessment without a network fails at once", async () => {
	localStorage.setItem("attune:usr_1:assessment", JSON.stringify({ step: 7, goal: "purpose" }));
	renderAt("/assessment", <AssessmentPage user={makeUser()} />);
	press("Complete Assessment");
	await expectToldAtOnce("Failed to save assessment", "Complete Assessment");
});
