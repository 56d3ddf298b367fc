import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { MINI_IPIP } from "#shared/personality/mini-ipip.ts";
import { down } from "#web/test/answers.ts";
import { type Fake, fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { PersonalityPage } from "./personality-page.tsx";

const SCORES = {
	big5Openness: 50,
	big5Conscientiousness: 50,
	big5Extraversion: 50,
	big5Agreeableness: 50,
	big5Neuroticism: 50,
};

beforeEach(() => {
	localStorage.clear();
	window.history.replaceState(null, "");
});

function open(answer: Fake<"POST /api/personality/:userId"> = { body: SCORES }) {
	const requests = fakeApi({ "POST /api/personality/:userId": answer });
	return { requests, history: renderAt("/personality", <PersonalityPage user={makeUser()} />) };
}

/** Answers every question on the screen with the same place. */
function answerAll(accuracy: string) {
	for (const place of screen.getAllByRole("radio", { name: accuracy })) {
		fireEvent.click(place);
	}
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const asked = () => screen.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent);

test("five questions a screen, in the order in which they are counted, and then the profile", async () => {
	const { requests, history } = open();
	const all: unknown[] = [];
	for (const screenOf of [0, 1, 2, 3]) {
		expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe(`Step ${screenOf + 1} of 4`);
		all.push(...asked());
		answerAll("Moderately accurate");
		press(screenOf === 3 ? "See my results" : "Continue");
	}
	expect(all).toEqual(MINI_IPIP.map(({ text }) => `I ${text}.`));
	await waitFor(() => expect(history.at(-1)).toBe("/profile#traits"));
	expect(requests.map(({ body }) => body)).toEqual([{ answers: MINI_IPIP.map(() => 4) }]);
});

test("what was left out is asked for, and has the focus", async () => {
	open();
	answerAll("Neither");
	press("Continue");
	press("Continue");
	expect(screen.getAllByText(/^Choose the answer that fits best/)).toHaveLength(5);
	await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("item-5"));
});

test("a half-done set is there after a reload, and gone once it was sent", async () => {
	localStorage.setItem("attune:usr_1:personality", JSON.stringify(MINI_IPIP.map(() => 2)));
	const { history } = open();
	const chosen = screen.getAllByRole<HTMLInputElement>("radio", { name: "Moderately inaccurate" });
	expect(chosen.every(({ checked }) => checked)).toBe(true);
	press("See my results");
	await waitFor(() => expect(history.at(-1)).toBe("/profile#traits"));
	expect(localStorage.getItem("attune:usr_1:personality")).toBeNull();
});

test("a half-done set goes on at the first screen that is not done", () => {
	const half = MINI_IPIP.map((_, index) => (index < 12 ? 2 : null));
	localStorage.setItem("attune:usr_1:personality", JSON.stringify(half));
	open();
	expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("Step 3 of 4");
	press("Back");
	expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("Step 2 of 4");
});

test("once it is sent, the browser's Back leads to what was before the questions", async () => {
	window.history.pushState({ before: true }, "");
	window.history.pushState(null, "");
	const { history } = open();
	for (const name of ["Continue", "Continue", "Continue", "See my results"]) {
		answerAll("Neither");
		press(name);
	}
	await waitFor(() => expect(history.at(-1)).toBe("/profile#traits"));
	expect(window.history.state).toMatchObject({ wizard: "personality", step: 0 });
	window.history.back();
	await waitFor(() => expect(window.history.state).toEqual({ before: true }));
});

test("nothing is lost when it could not be saved", async () => {
	localStorage.setItem("attune:usr_1:personality", JSON.stringify(MINI_IPIP.map(() => 5)));
	const { history } = open(down());
	press("See my results");
	expect(await screen.findByText("We couldn't save your answers. Please try again.")).toBeDefined();
	expect(history.at(-1)).toBe("/personality");
	const last = screen.getAllByRole<HTMLInputElement>("radio", { name: "Very accurate" });
	expect(last.every(({ checked }) => checked)).toBe(true);
});
