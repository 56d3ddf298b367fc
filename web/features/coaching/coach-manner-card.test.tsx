import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { down, makeInteraction } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { CoachMannerCard } from "./components/coach-manner-card.tsx";

const chosen = () => screen.getByRole<HTMLInputElement>("radio", { checked: true });
const choose = (name: RegExp) => fireEvent.click(screen.getByRole("radio", { name }));

// spec: 3.15
test("shows the choice at once, says that it is being saved, and then that it is", async () => {
	let answer: (value: unknown) => void = () => undefined;
	const answered = new Promise((resolve) => {
		answer = resolve;
	});
	const requests = fakeApi({
		"PATCH /api/users/:userId": async () => {
			await answered;
			return { body: makeUser({ coachingPersonality: "gentle" }) };
		},
	});
	renderAt("/settings", <CoachMannerCard user={makeUser()} />);
	expect(chosen().value).toBe("supportive");
	choose(/Gentle/);
	expect(chosen().value).toBe("gentle");
	await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Saving..."));
	answer(null);
	await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Saved"));
	const saved = requests.filter(({ key }) => key.startsWith("PATCH"));
	expect(saved.map(({ body }) => body)).toEqual([{ coachingPersonality: "gentle" }]);
});

test("a choice that is not saved is said, and the one before shows again", async () => {
	fakeApi({ "PATCH /api/users/:userId": down() });
	renderAt("/settings", <CoachMannerCard user={makeUser({ coachingPersonality: "direct" })} />);
	choose(/Gentle/);
	expect(await screen.findByText("Not saved. Choose again to try again.")).toBeDefined();
	expect(screen.getByText(/^Not saved/)).toBeDefined();
	await waitFor(() => expect(chosen().value).toBe("direct"));
});

// spec: 7.75
test("says how the coach would talk as things are, and why", async () => {
	fakeApi({
		"GET /api/ai/interaction-profile/:userId": {
			body: makeInteraction({
				style: "want-guidance",
				reasons: ["You rated growth low.", "There's no hurry."],
			}),
		},
	});
	renderAt("/settings", <CoachMannerCard user={makeUser()} />);
	expect(
		await screen.findByText(/For you now: Want guidance\. You rated growth low\. There's no hurry\./),
	).toBeDefined();
});

test("words of an earlier version show as the default", () => {
	fakeApi({});
	renderAt("/settings", <CoachMannerCard user={makeUser({ coachingPersonality: "like a pirate" })} />);
	expect(chosen().value).toBe("supportive");
});
