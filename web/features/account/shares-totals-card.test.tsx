import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { down } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { SharesTotalsCard } from "./components/shares-totals-card.tsx";

// spec: P.94
test("being counted is off, says what is counted and that it can't be taken back, and is turned on", async () => {
	const requests = fakeApi({ "PATCH /api/users/:userId": { body: makeUser({ sharesTotals: true }) } });
	renderAt("/settings/data", <SharesTotalsCard user={makeUser()} />);
	const choice = screen.getByRole("switch", { name: "Count my exercises in public totals" });
	expect(choice.getAttribute("aria-checked")).toBe("false");
	expect(screen.getByText(/We don't store your name, the day or your words/)).toBeDefined();
	expect(screen.getByText(/can't take it out again/)).toBeDefined();
	fireEvent.click(choice);
	await waitFor(() => expect(requests.map(({ body }) => body)).toEqual([{ sharesTotals: true }]));
});

test("a choice that can't be saved goes back", async () => {
	fakeApi({ "PATCH /api/users/:userId": down() });
	renderAt("/settings/data", <SharesTotalsCard user={makeUser()} />);
	fireEvent.click(screen.getByRole("switch"));
	expect(await screen.findByText("We couldn't save your choice. Please try again.")).toBeDefined();
	expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("false");
});
