import { useQueries } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { User } from "#shared/schemas/users.ts";
import { keysAfterAssessment, queryKeys } from "#web/lib/api/query-keys.ts";
import { makeSaved } from "#web/test/answers.ts";
import { fakeApi, makeUser, offlineApi, silentApi } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { AssessmentPage } from "./assessment-page.tsx";
import { useCompleteAssessment } from "./hooks/use-complete-assessment.ts";
import { EMPTY_WIZARD } from "./wizard-state.ts";

function CompleteButton({ user }: { user: User | undefined }) {
	const complete = useCompleteAssessment(user);
	return (
		<button type="button" onClick={() => complete.mutate({ ...EMPTY_WIZARD, goal: "purpose" })}>
			Complete
		</button>
	);
}

const UNCHANGED = makeSaved();

afterEach(() => {
	vi.useRealTimers();
});

// spec: 5.19, 8.25
test("without a person nothing is sent, and it says so", async () => {
	const requests = fakeApi({});
	renderAt("/assessment", <CompleteButton user={undefined} />);
	fireEvent.click(screen.getByRole("button", { name: "Complete" }));
	expect(await screen.findByText("User not authenticated")).toBeDefined();
	expect(screen.getByText("Error")).toBeDefined();
	expect(requests).toEqual([]);
});

test.for([
	["Europe/Amsterdam", "2026-11-22"],
	["America/Lima", "2026-11-21"],
] as const)("its day is the one in %s, where the account is, as for the coach", async ([timeZone, date]) => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T23:30:00.000Z") });
	const requests = fakeApi({
		"POST /api/assessments": { body: UNCHANGED },
		"PATCH /api/users/:userId": { body: makeUser() },
	});
	renderAt("/assessment", <CompleteButton user={makeUser({ timeZone })} />);
	fireEvent.click(screen.getByRole("button", { name: "Complete" }));
	await waitFor(() => expect(requests[0]?.body).toMatchObject({ date }));
});

// spec: 8.47
test("a focus that stayed where it was is told as saved", async () => {
	fakeApi({
		"POST /api/assessments": { body: UNCHANGED },
		"PATCH /api/users/:userId": { body: makeUser() },
	});
	renderAt("/assessment", <CompleteButton user={makeUser()} />);
	fireEvent.click(screen.getByRole("button", { name: "Complete" }));
	expect(await screen.findByText("Assessment Complete!")).toBeDefined();
	expect(screen.getByText("Assessment saved successfully!")).toBeDefined();
});

// spec: 4.65
test("once it is saved, everything on the page that shows an assessment is fetched anew, and nothing else", async () => {
	fakeApi({
		"POST /api/assessments": { body: UNCHANGED },
		"PATCH /api/users/:userId": { body: makeUser() },
	});
	const shown = keysAfterAssessment("usr_1");
	const other = queryKeys.messagesCount("usr_1");
	const fetched: string[] = [];
	function Page() {
		useQueries({
			queries: [...shown, other].map((queryKey) => ({
				queryKey,
				queryFn: () => fetched.push(queryKey.join("/")),
			})),
		});
		return <CompleteButton user={makeUser()} />;
	}
	renderAt("/assessment", <Page />);
	await waitFor(() => expect(fetched).toHaveLength(shown.length + 1));
	fetched.length = 0;
	fireEvent.click(screen.getByRole("button", { name: "Complete" }));
	await screen.findByText("Assessment Complete!");
	await waitFor(() => expect(fetched).toEqual(shown.map((key) => key.join("/"))));
});

// spec: 8.26
test("a network that fails is told with the fallback", async () => {
	offlineApi();
	renderAt("/assessment", <CompleteButton user={makeUser()} />);
	fireEvent.click(screen.getByRole("button", { name: "Complete" }));
	expect(await screen.findByText("Failed to save assessment")).toBeDefined();
});

// spec: 2.94
test("a desired mood typed in the last step stays in its box and is sent", async () => {
	const requests = fakeApi({
		"POST /api/assessments": { body: UNCHANGED },
		"PATCH /api/users/:userId": { body: makeUser() },
	});
	localStorage.setItem("attune:usr_1:assessment", JSON.stringify({ step: 7, goal: "purpose" }));
	renderAt("/assessment", <AssessmentPage user={makeUser()} />);
	const box = screen.getByRole<HTMLInputElement>("textbox", { name: /Or use your own words/ });
	fireEvent.change(box, { target: { value: "light on my feet" } });
	expect(box.value).toBe("light on my feet");
	fireEvent.click(screen.getByRole("button", { name: "Complete Assessment" }));
	await waitFor(() => expect(requests[0]?.body).toMatchObject({ desiredMood: "light on my feet" }));
});

// spec: 2.93, 2.94, 2.95, 2.99
test("the last step has five moods to choose from, six wishes and room for one's own words", async () => {
	fakeApi({});
	localStorage.setItem("attune:usr_1:assessment", JSON.stringify({ step: 7, goal: "purpose" }));
	renderAt("/assessment", <AssessmentPage user={makeUser()} />);
	expect(screen.getAllByRole("radio")).toHaveLength(5);
	for (const label of ["Very Low", "Low", "Neutral", "Good", "Excellent"]) {
		expect(screen.getByRole("radio", { name: label })).toBeDefined();
	}
	expect(screen.getByRole("textbox", { name: /Or use your own words/ })).toBeDefined();
	for (const mood of ["energized", "calm", "confident", "joyful", "focused", "peaceful"]) {
		expect(screen.getByRole("button", { name: mood })).toBeDefined();
	}
	silentApi();
	fireEvent.click(screen.getByRole("button", { name: "Complete Assessment" }));
	expect((await screen.findByRole("button", { name: "Analyzing..." })).matches(":disabled")).toBe(true);
});
