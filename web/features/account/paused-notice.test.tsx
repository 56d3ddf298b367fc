import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { down } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { PausedNotice } from "./components/paused-notice.tsx";

const PATCH = "PATCH /api/users/usr_1";
const YOUNG = makeUser({ minorSince: "2026-11-20T10:00:00.000Z" });

// spec: P.78
test("says why the account is paused, where to leave, and takes a misreading back", async () => {
	const requests = fakeApi({ "PATCH /api/users/:userId": { body: makeUser() } });
	renderAt("/dashboard", <PausedNotice user={YOUNG} />);
	expect(screen.getByRole("status").textContent).toContain("because you said you're under 18");
	expect(screen.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings/data");
	fireEvent.click(screen.getByRole("button", { name: "I'm 18 or older" }));
	expect(
		screen.getByText(/your coach starts again, and we keep what you tell it about your health/),
	).toBeDefined();
	expect(requests).toEqual([]);
	fireEvent.click(screen.getByRole("button", { name: "Yes, I'm 18 or older" }));
	await waitFor(() => expect(requests).toEqual([{ key: PATCH, body: { adultConfirmed: true } }]));
});

test("a misreading that could not be saved is said", async () => {
	fakeApi({ "PATCH /api/users/:userId": down() });
	renderAt("/dashboard", <PausedNotice user={YOUNG} />);
	fireEvent.click(screen.getByRole("button", { name: "I'm 18 or older" }));
	fireEvent.click(screen.getByRole("button", { name: "Yes, I'm 18 or older" }));
	expect(await screen.findByText("We couldn't save that. Please try again.")).toBeDefined();
});

// spec: P.78
test("a misreading is taken back by nobody who thinks again", () => {
	const requests = fakeApi({});
	renderAt("/dashboard", <PausedNotice user={YOUNG} />);
	fireEvent.click(screen.getByRole("button", { name: "I'm 18 or older" }));
	expect(document.activeElement?.textContent).toBe("Leave it paused");
	fireEvent.click(screen.getByRole("button", { name: "Leave it paused" }));
	expect(screen.getByRole("button", { name: "I'm 18 or older" })).toBeDefined();
	expect(requests).toEqual([]);
});

test("whoever took their consent back is told before they type, what stays and what they can do", () => {
	fakeApi({});
	const user = makeUser({ healthConsentAt: null, healthConsentTakenBackAt: "2026-11-20T10:00:00.000Z" });
	renderAt("/dashboard", <PausedNotice user={user} isAboveBox />);
	const said = screen.getByRole("status").textContent;
	expect(said).toContain("you withdrew your consent");
	expect(said).toContain("It stays on this screen");
	expect(screen.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings/data");
	expect(screen.getByRole("link", { name: "your safety plan" }).getAttribute("href")).toBe(
		"/settings/safety-plan",
	);
	expect(screen.queryByRole("button")).toBeNull();
});
