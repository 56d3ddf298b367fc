import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { PausedNotice } from "./components/paused-notice.tsx";

const PATCH = "PATCH /api/users/usr_1";
const YOUNG = makeUser({ minorSince: "2026-11-20T10:00:00.000Z" });

test("says why the account is paused, where to leave, and takes a misreading back", async () => {
	const requests = fakeApi({ [PATCH]: { body: makeUser() } });
	renderAt("/dashboard", <PausedNotice user={YOUNG} />);
	expect(screen.getByRole("status").textContent).toContain("because you said you're under 18");
	expect(screen.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings/data");
	fireEvent.click(screen.getByRole("button", { name: "I'm 18 or older" }));
	await waitFor(() => expect(requests).toEqual([{ key: PATCH, body: { adultConfirmed: true } }]));
});

test("a misreading that could not be saved is said", async () => {
	fakeApi({ [PATCH]: { status: 500, body: {} } });
	renderAt("/dashboard", <PausedNotice user={YOUNG} />);
	fireEvent.click(screen.getByRole("button", { name: "I'm 18 or older" }));
	expect(await screen.findByText("We couldn't save that. Please try again.")).toBeDefined();
});
