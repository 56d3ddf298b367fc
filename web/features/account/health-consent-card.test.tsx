import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { down } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { HealthConsentCard } from "./components/health-consent-card.tsx";

const PATCH = "PATCH /api/users/usr_1";

// spec: P.76
test("says since when it is given, and is taken back after what goes with it was said", async () => {
	const requests = fakeApi({ "PATCH /api/users/:userId": { body: makeUser() } });
	renderAt("/settings/data", <HealthConsentCard user={makeUser()} />);
	expect(screen.getByText(/You agreed on .*1/)).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Withdraw consent" }));
	expect(
		screen.getByText(/Your coach, exercises and check-ins stop, and your agreement to every AI company ends/),
	).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Withdraw consent" }));
	await waitFor(() => expect(requests).toEqual([{ key: PATCH, body: { healthConsent: false } }]));
});

test("can be given again, and a choice that was not saved is said", async () => {
	const requests = fakeApi({ "PATCH /api/users/:userId": down() });
	const user = makeUser({ healthConsentAt: null, healthConsentTakenBackAt: "2026-11-20T10:00:00.000Z" });
	renderAt("/settings/data", <HealthConsentCard user={user} />);
	expect(screen.getByText(/You withdrew your consent on/)).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Agree" }));
	expect((await screen.findByRole("alert")).textContent).toBe(
		"We couldn't save your choice. Please try again.",
	);
	expect(requests[0]?.body).toEqual({ healthConsent: true });
});
