import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Notification } from "#shared/schemas/notifications.ts";
import { TERMS_VERSION } from "#shared/terms.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { fakeView } from "#web/test/fake-view.ts";
import { changes, ENABLED, LIST, noteOf } from "#web/test/notes.tsx";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { Bell } from "./bell.tsx";

describe("the bell", () => {
	function ring(notes: Notification[]) {
		const requests = fakeApi({ [LIST]: { body: notes }, "PATCH /api/notifications/usr_1/": { body: {} } });
		renderAt("/dashboard", <Bell user={ENABLED} />);
		return requests;
	}

	it("tells how many notes are unread", async () => {
		ring([noteOf("ntf_2"), noteOf("ntf_1"), noteOf("ntf_0", { read: true })]);
		expect((await screen.findByRole("button", { name: "Notes, 2 unread" })).textContent).toBe("2");
	});

	it("takes as read what was seen in its open list, once it closes", async () => {
		const show = fakeView();
		vi.useFakeTimers({ shouldAdvanceTime: true });
		const requests = ring([noteOf("ntf_3"), noteOf("ntf_2"), noteOf("ntf_1", { read: true })]);
		await screen.findByRole("button", { name: "Notes, 2 unread" });
		const list = screen.getByRole("navigation", { name: "Notes", hidden: true });
		const toggle = (newState: string) =>
			act(() => {
				fireEvent(list, Object.assign(new Event("toggle"), { newState }));
			});
		toggle("open");
		// The one below is not scrolled to.
		show(screen.getByText("Words of ntf_2").closest("li") as HTMLElement);
		await pass(1_100);
		expect(changes(requests)).toEqual([]);
		toggle("closed");
		await waitFor(() =>
			expect(changes(requests)).toEqual([["PATCH /api/notifications/usr_1/ntf_2", { read: true }]]),
		);
		expect(screen.getByRole("button", { name: "Notes, 1 unread" })).toBeDefined();
	});

	it("shows all that it counts", async () => {
		const ids = ["1", "2", "3", "4", "5", "6", "7"].map((each) => `ntf_${each}`);
		ring(ids.map((id) => noteOf(id)));
		await screen.findByRole("button", { name: "Notes, 7 unread" });
		expect(screen.getAllByText(/^Words of ntf_/)).toHaveLength(7);
	});

	it("says when the notes could not be fetched, instead of none", async () => {
		fakeApi({ [LIST]: { status: 500, body: {} } });
		renderAt("/dashboard", <Bell user={ENABLED} />);
		expect(await screen.findByText("Failed to fetch notifications")).toBeDefined();
		expect(screen.queryByText("No note in the last seven days.")).toBeNull();
	});

	it("with nothing in it leads to the settings", async () => {
		ring([]);
		expect(await screen.findByText("No note in the last seven days.")).toBeDefined();
		const link = screen.getByRole("link", { name: "All notes and settings", hidden: true });
		expect(link.getAttribute("href")).toBe("/notifications");
	});

	it("says once what changed in the terms, until it was seen", async () => {
		const requests = fakeApi({
			[LIST]: { body: [] },
			"PATCH /api/users/usr_1": { body: { ...ENABLED, termsSeen: TERMS_VERSION } },
		});
		renderAt("/dashboard", <Bell user={{ ...ENABLED, termsSeen: null }} />);
		expect(await screen.findByRole("button", { name: "Notes, 1 unread" })).toBeDefined();
		expect(screen.getByText(/The terms changed on/)).toBeDefined();
		expect(screen.getByRole("link", { name: "terms", hidden: true }).getAttribute("href")).toBe("/terms");
		fireEvent.click(screen.getByRole("button", { name: "I've seen it", hidden: true }));
		await waitFor(() =>
			expect(changes(requests)).toEqual([["PATCH /api/users/usr_1", { termsSeen: TERMS_VERSION }]]),
		);
	});

	it("says nothing of the terms to somebody who signed up with them", async () => {
		ring([]);
		expect(await screen.findByRole("button", { name: "Notes" })).toBeDefined();
		expect(screen.queryByText(/The terms changed/)).toBeNull();
	});
});
