import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { MOOD_LEVELS } from "#shared/mood/moods.ts";
import { down } from "#web/test/answers.ts";
import { type Fake, fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { aMoment } from "#web/test/time.ts";
import { MoodToday } from "./mood-today.tsx";

const LOW = MOOD_LEVELS[1];

function open(mood: (typeof MOOD_LEVELS)[number] | null, answer: Fake<"PATCH /api/users/:userId">) {
	const requests = fakeApi({ "PATCH /api/users/:userId": answer });
	renderAt("/", <MoodToday user={makeUser()} mood={mood} />);
	return requests;
}

// spec: P.97
test("one tap keeps how today is, and nothing else", async () => {
	const requests = open(null, { body: makeUser() });
	expect(screen.getByRole("group", { name: "How is today so far?" })).toBeDefined();
	fireEvent.click(screen.getByRole("radio", { name: "Good" }), { detail: 1 });
	await waitFor(() => expect(requests).toHaveLength(1));
	expect(requests[0]?.body).toEqual({ currentMood: "Good", lastMoodUpdate: expect.any(String) });
});

test("what is known is one line, which opens the choice again", async () => {
	open(LOW, { body: makeUser() });
	expect(screen.getByRole("status").textContent).toBe("Today: Low.");
	fireEvent.click(screen.getByRole("button", { name: "Change today's mood" }));
	const low = screen.getByRole<HTMLInputElement>("radio", { name: "Low" });
	expect(low.checked).toBe(true);
	expect(document.activeElement).toBe(low);
});

// spec: P.97
test("arrow keys only move; Enter chooses, and the focus stays where it can be changed", async () => {
	const requests = open(LOW, { body: makeUser() });
	fireEvent.click(screen.getByRole("button", { name: "Change today's mood" }));
	const good = screen.getByRole("radio", { name: "Good" });
	// A browser's arrow key checks the next one with a click of no detail.
	fireEvent.click(good, { detail: 0 });
	expect(requests).toHaveLength(0);
	fireEvent.keyDown(good, { key: "Enter" });
	await waitFor(() => expect(requests.map(({ body }) => body)).toMatchObject([{ currentMood: "Good" }]));
	await waitFor(() =>
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change today's mood" })),
	);
});

test("leaving the row keeps what was moved to", async () => {
	const requests = open(null, { body: makeUser() });
	const neutral = screen.getByRole("radio", { name: "Neutral" });
	neutral.focus();
	fireEvent.click(neutral, { detail: 0 });
	fireEvent.blur(neutral, { relatedTarget: document.body });
	await waitFor(() => expect(requests.map(({ body }) => body)).toMatchObject([{ currentMood: "Neutral" }]));
});

test("leaving the row by a press chooses once the press is over, so that its click finds what was pressed", async () => {
	const requests = open(null, { body: makeUser() });
	const neutral = screen.getByRole("radio", { name: "Neutral" });
	neutral.focus();
	fireEvent.click(neutral, { detail: 0 });
	fireEvent.pointerDown(document.body);
	fireEvent.blur(neutral, { relatedTarget: null });
	await aMoment();
	expect(requests).toHaveLength(0);
	fireEvent.pointerUp(document.body);
	await waitFor(() => expect(requests.map(({ body }) => body)).toMatchObject([{ currentMood: "Neutral" }]));
});

test("a mood that wasn't kept is said, and can be chosen again", async () => {
	const requests = open(null, down());
	fireEvent.click(screen.getByRole("radio", { name: "Very Low" }), { detail: 1 });
	expect((await screen.findByRole("alert")).textContent).toContain("We couldn't save that");
	fireEvent.click(screen.getByRole("radio", { name: "Very Low" }), { detail: 1 });
	await waitFor(() => expect(requests).toHaveLength(2));
});
