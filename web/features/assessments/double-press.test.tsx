import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { down } from "#web/test/answers.ts";
import { fakeApi, makeUser, silentApi } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { AssessmentPage } from "./assessment-page.tsx";

function openStep(step: number) {
	localStorage.setItem("attune:usr_1:assessment", JSON.stringify({ step, goal: "purpose" }));
	renderAt("/assessment", <AssessmentPage user={makeUser()} />);
}

function click(name: string, detail: number) {
	fireEvent.click(screen.getByRole("button", { name }), { detail });
}

test("a double click on Continue is one step", () => {
	fakeApi({});
	openStep(2);
	click("Continue", 1);
	click("Continue", 2);
	click("Continue", 3);
	expect(screen.getByText("Step 4 of 8")).toBeDefined();
});

test("a double click on Back is one step", () => {
	fakeApi({});
	window.history.replaceState(null, "");
	openStep(4);
	click("Back", 1);
	click("Back", 2);
	expect(screen.getByText("Step 4 of 8")).toBeDefined();
});

test("somebody who goes on quickly, and whose browser counts that as one row of clicks, is not held up", async () => {
	fakeApi({});
	openStep(2);
	click("Continue", 1);
	await new Promise((later) => setTimeout(later, 360));
	click("Continue", 2);
	expect(screen.getByText("Step 5 of 8")).toBeDefined();
});

test("a double click on the last Continue does not complete the assessment", () => {
	const requests = fakeApi({});
	openStep(6);
	click("Continue", 1);
	click("Complete Assessment", 2);
	expect(screen.getByText("Step 8 of 8")).toBeDefined();
	expect(requests).toEqual([]);
});

test("pressing Complete Assessment twice sends it once, and after a failure it can be sent again", async () => {
	const requests = fakeApi({ "POST /api/assessments": down() });
	openStep(7);
	const button = screen.getByRole("button", { name: "Complete Assessment" });
	fireEvent.click(button);
	fireEvent.click(button);
	expect(await screen.findByText("Error")).toBeDefined();
	expect(requests).toHaveLength(1);
	fireEvent.click(await screen.findByRole("button", { name: "Complete Assessment" }));
	await waitFor(() => expect(requests).toHaveLength(2));
});

test("typing a wish lets go of the chosen one", () => {
	silentApi();
	openStep(7);
	const calm = screen.getByRole("button", { name: "calm" });
	fireEvent.click(calm);
	expect(calm.getAttribute("aria-pressed")).toBe("true");
	fireEvent.change(screen.getByLabelText(/Or use your own words/), { target: { value: "at ease" } });
	expect(calm.getAttribute("aria-pressed")).toBe("false");
});
