import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RatedRun } from "#shared/schemas/exercises.ts";
import { down } from "#web/test/answers.ts";
import { type Fake, fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { RatedCard } from "./rated-card.tsx";

const rated = (day: number, before: number, after: number): RatedRun => ({
	id: `run_${day}`,
	exerciseId: "sort-the-pile",
	title: "Sort the pile",
	question: "How heavy is it, 0 to 10?",
	before,
	after,
	at: new Date(Date.UTC(2026, 10, day, 12)).toISOString(),
});

function open(answer: Fake<"GET /api/exercises/rated">) {
	const requests = fakeApi({ "GET /api/exercises/rated": answer });
	renderAt("/profile", <RatedCard user={makeUser()} />);
	return requests;
}

// spec: P.93
test("a person's ratings are counted in words, drawn, and listed with what was asked", async () => {
	open({ body: { runs: [rated(1, 7, 5), rated(2, 6, 6), rated(3, 4, 8)] } });
	const words = "1 of 3 times it was lighter after, once heavier and once the same.";
	expect(await screen.findByText(`${words} With so few, this could be chance.`)).toBeDefined();
	expect(screen.getByRole("img", { name: `Ratings before and after, from 0 to 10. ${words}` })).toBeDefined();
	fireEvent.click(screen.getByText("View as a table"));
	const rows = within(screen.getByRole("table")).getAllByRole("row");
	expect(rows.map(({ textContent }) => textContent)).toEqual([
		"ExerciseBeforeAfter",
		expect.stringMatching(/^Sort the pile.*3.*2026 · How heavy is it, 0 to 10\?48$/),
		expect.stringMatching(/66$/),
		expect.stringMatching(/75$/),
	]);
});

// spec: P.93
test("whoever rated nothing reads what is asked, and that it can be skipped", async () => {
	open({ body: { runs: [] } });
	expect(await screen.findByText(/haven't rated an exercise yet.*You can skip that/)).toBeDefined();
	expect(screen.queryByRole("img")).toBeNull();
});

test("many are drawn as the newest, and all are in the table", async () => {
	open({ body: { runs: Array.from({ length: 30 }, (_, day) => rated(day + 1, 7, 5)) } });
	expect(await screen.findByText("These are the newest 24. The table has every one.")).toBeDefined();
	fireEvent.click(screen.getByText("View as a table"));
	expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(31);
});

test("ratings that could not be loaded can be asked for again", async () => {
	const requests = open(down());
	fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
	await screen.findByText("We couldn't load your ratings.");
	expect(requests.length).toBeGreaterThan(1);
});
