import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { panelFor } from "#shared/safety/help/panel.ts";
import { readPersonal } from "#web/lib/storage/personal-storage.ts";
import { down, makeSaved, refusal } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { AssessmentPage } from "./assessment-page.tsx";

const USER = makeUser({ assessmentCompleted: false });
const SAVED = makeSaved({ hierarchyUpdated: true, newHierarchyLevel: "safety" });

function press(name: string) {
	fireEvent.click(screen.getByRole("button", { name }));
}

function walkToTheEnd() {
	fireEvent.click(screen.getByRole("radio", { name: /Life Purpose/ }));
	press("Continue");
	for (const answer of [/^Quiet/, /^What it could/, /^What feels/, /^A planned day/]) {
		fireEvent.click(screen.getByRole("radio", { name: answer }));
	}
	expect(screen.getByText("INFJ")).toBeDefined();
	for (let step = 1; step < 7; step += 1) {
		press("Continue");
	}
	press("energized");
}

// spec: 2.73, 4.61, 5.10, 5.11, 9.51
test("without a goal there is no next step, and a toast says why", async () => {
	fakeApi({});
	renderAt("/assessment", <AssessmentPage user={USER} />);
	press("Continue");
	expect(await screen.findByText("Please select your goal")).toBeDefined();
	expect(screen.getByText("Choose your primary focus area to continue.")).toBeDefined();
	expect(screen.getByText("Step 1 of 8")).toBeDefined();
});

// spec: 2.78, 2.98, 2.101, 2.102, 2.103, 4.19, 4.63, 4.64, 4.67, 4.68, 4.69, 4.70, 7.28, 8.46, 9.37
test("a finished assessment is saved, then the setup; it is told, and leads to the dashboard in 3 s", async () => {
	vi.useFakeTimers();
	const requests = fakeApi({
		"POST /api/assessments": { body: SAVED },
		"PATCH /api/users/:userId": { body: makeUser() },
	});
	const told = vi.fn();
	window.addEventListener("assessment-completed", told, { once: true });
	const history = renderAt("/assessment", <AssessmentPage user={USER} />);
	walkToTheEnd();
	press("Complete Assessment");
	await pass(0);
	expect(screen.getByRole("heading", { name: "Personalizing chat and profile" })).toBeDefined();
	expect(screen.getByText("Your focus area has been updated to Safety and stability!")).toBeDefined();
	expect(told).toHaveBeenCalledOnce();
	expect(requests.map(({ key }) => key)).toEqual(["POST /api/assessments", "PATCH /api/users/usr_1"]);
	expect(requests[0]?.body).toMatchObject({
		mbtiType: "INFJ",
		primaryGoal: "purpose",
		desiredMood: "energized",
	});
	expect(requests[1]?.body).toEqual({
		assessmentCompleted: true,
		onboardingCompleted: true,
		mbtiType: "INFJ",
		primaryGoal: "purpose",
	});
	expect(readPersonal("usr_1", "assessment")).toBeNull();
	await pass(2_900);
	expect(history).toEqual(["/assessment"]);
	await pass(200);
	expect(history).toEqual(["/dashboard"]);
});

// spec: S.3
test("words of danger in the mood bring help instead of cheer, until one goes on", async () => {
	const panel = panelFor("wish", "GB");
	fakeApi({
		"POST /api/assessments": { body: { ...SAVED, safety: panel } },
		"PATCH /api/users/:userId": { body: makeUser() },
	});
	const history = renderAt("/assessment", <AssessmentPage user={USER} />);
	walkToTheEnd();
	press("Complete Assessment");
	expect(await screen.findByRole("region", { name: panel.title })).toBeDefined();
	expect(screen.getByRole("link", { name: /Call 116 123/ })).toBeDefined();
	expect(screen.queryByText("Assessment Complete!")).toBeNull();
	expect(history).toEqual(["/assessment"]);
	press("Continue to chat");
	expect(history).toEqual(["/dashboard"]);
});

// spec: 8.26, 8.27, 8.28
test.each([
	[
		"POST /api/assessments",
		refusal("validation_failed", "That day is in the future."),
		"Assessment creation failed: That day is in the future.",
	],
	["PATCH /api/users/:userId", down(), "Failed to complete assessment setup. Please try again."],
])("when %s fails a toast says so, and the answers stay", async (failing, answer, text) => {
	fakeApi({
		"POST /api/assessments": { body: SAVED },
		"PATCH /api/users/:userId": { body: makeUser() },
		[failing]: answer,
	});
	renderAt("/assessment", <AssessmentPage user={USER} />);
	walkToTheEnd();
	press("Complete Assessment");
	expect(await screen.findByText(text)).toBeDefined();
	expect(screen.getByRole("button", { name: "Complete Assessment" })).toBeDefined();
	expect(readPersonal("usr_1", "assessment")).toContain("energized");
});

test("a half-done assessment goes on after a reload where it was left", () => {
	fakeApi({});
	localStorage.setItem(
		"attune:usr_1:assessment",
		JSON.stringify({ step: 3, goal: "purpose", ratings: { safety: 5 } }),
	);
	renderAt("/assessment", <AssessmentPage user={USER} />);
	expect(screen.getByText("Step 4 of 8")).toBeDefined();
	expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("5 of 5, Excellent");
});

// spec: 2.96, 2.100
test("back from the first step leads to the profile", () => {
	fakeApi({});
	const history = renderAt("/assessment", <AssessmentPage user={USER} />);
	press("Back");
	expect(history.at(-1)).toBe("/profile");
});

test("the browser's Back leads to the step before, and so does the button", async () => {
	fakeApi({});
	window.history.replaceState(null, "");
	renderAt("/assessment", <AssessmentPage user={USER} />);
	fireEvent.click(screen.getByRole("radio", { name: /Life Purpose/ }));
	press("Continue");
	press("Continue");
	expect(screen.getByText("Step 3 of 8")).toBeDefined();
	window.history.back();
	expect(await screen.findByText("Step 2 of 8")).toBeDefined();
	press("Back");
	expect(await screen.findByText("Step 1 of 8")).toBeDefined();
	window.history.forward();
	expect(await screen.findByText("Step 2 of 8")).toBeDefined();
});

test("on a half-done assessment the button leads back through steps that this visit has not seen", () => {
	fakeApi({});
	window.history.replaceState(null, "");
	localStorage.setItem("attune:usr_1:assessment", JSON.stringify({ step: 3, goal: "purpose" }));
	renderAt("/assessment", <AssessmentPage user={USER} />);
	press("Back");
	expect(screen.getByText("Step 3 of 8")).toBeDefined();
	press("Back");
	expect(screen.getByText("Step 2 of 8")).toBeDefined();
});

test("choosing a goal takes away the toast that asked for it", async () => {
	fakeApi({});
	renderAt("/assessment", <AssessmentPage user={USER} />);
	press("Continue");
	expect(await screen.findByText("Please select your goal")).toBeDefined();
	fireEvent.click(screen.getByRole("radio", { name: /Life Purpose/ }));
	expect(screen.queryByText("Please select your goal")).toBeNull();
});
