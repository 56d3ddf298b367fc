import { expect, test } from "vitest";
import { makeUser } from "#web/test/fake-api.ts";
import { accessOf } from "./guards.ts";

// spec: 1.28
test("who has not finished the onboarding is a newcomer, with or without an assessment", () => {
	expect(accessOf(null)).toBe("visitor");
	expect(accessOf(makeUser({ onboardingCompleted: false, assessmentCompleted: true }))).toBe("newcomer");
	expect(accessOf(makeUser())).toBe("member");
});
