import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Notification } from "#shared/schemas/notifications.ts";
import { TERMS_VERSION } from "#shared/terms.ts";
import { down } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeView } from "#web/test/fake-view.ts";
import { ADAPTIVE, changes, ENABLED, noteOf, TIMING } from "#web/test/notes.tsx";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { Bell } from "./bell.tsx";

type Answers = Parameters<typeof fakeApi>[0];

function ring(notes: Notification[], answers: Answers = {}, user = ENABLED) {
	const requests = fakeApi({
		"GET /api/notifications/:userId": { body: notes },
		"GET /api/notifications/adaptive/:userId": { body: TIMING },
		"PATCH /api/notifications/:userId/:id": { body: noteOf("ntf_1", { read: true }) },
		...answers,
	});
	renderAt("/dashboard", <Bell user={user} />);
	return requests;
}

/** As the browser's own popover tells it, which jsdom has none of. */
function toggle(newState: "open" | "closed") {
	const panel = screen.getByLabelText("Notifications", { selector: "dialog" });
	act(() => {
		fireEvent(panel, Object.assign(new Event("toggle"), { newState }));
	});
}

const button = (name: string) => screen.findByRole("button", { name });
const read = (id: string) => [`PATCH /api/notifications/usr_1/${id}`, { read: true }];

describe("the bell", () => {
	it("tells how many notifications are unread", async () => {
		ring([noteOf("ntf_2"), noteOf("ntf_1"), noteOf("ntf_0", { read: true })]);
		expect((await button("Notifications, 2 unread")).textContent).toBe("2");
	});

	it("fetches what it opens when it is opened first", async () => {
		const requests = ring([noteOf("ntf_1")]);
		await button("Notifications, 1 unread");
		expect(screen.queryByText("Words of ntf_1")).toBeNull();
		expect(requests.some(({ key }) => key === ADAPTIVE)).toBe(false);
		toggle("open");
		expect(await screen.findByText("Words of ntf_1")).toBeDefined();
	});

	it("takes as read what was seen in its open list, once it closes", async () => {
		const show = fakeView();
		const requests = ring([noteOf("ntf_3"), noteOf("ntf_2"), noteOf("ntf_1", { read: true })]);
		await button("Notifications, 2 unread");
		toggle("open");
		const item = (await screen.findByText("Words of ntf_2")).closest("li") as HTMLElement;
		vi.useFakeTimers({ shouldAdvanceTime: true });
		// The one below is not scrolled to.
		show(item);
		await pass(1_100);
		expect(changes(requests)).toEqual([]);
		toggle("closed");
		await waitFor(() => expect(changes(requests)).toEqual([read("ntf_2")]));
		expect(await button("Notifications, 1 unread")).toBeDefined();
	});

	it("marks all as read at once", async () => {
		const requests = ring([noteOf("ntf_2"), noteOf("ntf_1")]);
		await button("Notifications, 2 unread");
		toggle("open");
		fireEvent.click(screen.getByRole("button", { name: "Mark all as read", hidden: true }));
		expect(await button("Notifications")).toBeDefined();
		expect(changes(requests)).toEqual([read("ntf_2"), read("ntf_1")]);
		expect(screen.queryByRole("button", { name: "Mark all as read", hidden: true })).toBeNull();
	});

	it("shows all that it counts, newest first, with when and by which way they came", async () => {
		const ids = ["7", "6", "5", "4", "3", "2", "1"].map((each) => `ntf_${each}`);
		ring(ids.map((id) => noteOf(id, { channel: id === "ntf_7" ? "email" : "app" })));
		await button("Notifications, 7 unread");
		toggle("open");
		await screen.findByText("Words of ntf_7");
		expect(screen.getAllByText(/^Words of ntf_/).map(({ textContent }) => textContent)).toEqual(
			ids.map((id) => `Words of ${id}`),
		);
		expect(screen.getAllByText(/also by email$/)).toHaveLength(1);
	});

	it("has an action where there is one", async () => {
		ring([noteOf("ntf_2", { type: "insight" }), noteOf("ntf_1", { type: "celebration" }), noteOf("ntf_0")]);
		await button("Notifications, 3 unread");
		toggle("open");
		const actions = ["See your week", "See your milestones"].map((name) =>
			screen.findByRole("link", { name, hidden: true }),
		);
		for (const link of await Promise.all(actions)) {
			expect(link.getAttribute("href")).toBe("/progress");
		}
		expect(screen.getAllByRole("link", { hidden: true })).toHaveLength(3);
	});

	// spec: 8.32
	it("says when the notifications could not be fetched, instead of none, and tries again", async () => {
		let fails = true;
		ring([], { "GET /api/notifications/:userId": () => (fails ? down() : { body: [noteOf("ntf_1")] }) });
		toggle("open");
		expect(await screen.findByText("Failed to fetch notifications")).toBeDefined();
		expect(screen.queryByText("No notifications in the last 7 days.")).toBeNull();
		fails = false;
		fireEvent.click(screen.getByRole("button", { name: "Try again", hidden: true }));
		expect(await screen.findByText("Words of ntf_1")).toBeDefined();
	});

	it("with nothing in it says so", async () => {
		ring([]);
		toggle("open");
		expect(await screen.findByText("No notifications in the last 7 days.")).toBeDefined();
	});

	it("says when they come, and leads to where that is chosen", async () => {
		ring([]);
		toggle("open");
		expect(await screen.findByText("Usually around 7:00 PM, weekly.")).toBeDefined();
		const link = screen.getByRole("link", { name: "Choose when", hidden: true });
		expect(link.getAttribute("href")).toBe("/settings/notifications");
	});

	it("while they are off leads to the setup", async () => {
		ring([], {}, makeUser());
		toggle("open");
		expect(await screen.findByText("Notifications are off.")).toBeDefined();
		const link = screen.getByRole("link", { name: "Set up notifications", hidden: true });
		expect(link.getAttribute("href")).toBe("/notifications");
	});

	// spec: P.80
	it("says once what changed in the terms, until it was seen", async () => {
		const requests = fakeApi({
			"GET /api/notifications/:userId": { body: [] },
			"PATCH /api/users/:userId": { body: { ...ENABLED, termsSeen: TERMS_VERSION } },
		});
		renderAt("/dashboard", <Bell user={{ ...ENABLED, termsSeen: null }} />);
		expect(await screen.findByRole("button", { name: "Notifications, 1 unread" })).toBeDefined();
		toggle("open");
		expect(await screen.findByText(/The terms changed on/)).toBeDefined();
		expect(screen.getByRole("link", { name: "terms", hidden: true }).getAttribute("href")).toBe("/terms");
		fireEvent.click(screen.getByRole("button", { name: "I've seen it", hidden: true }));
		await waitFor(() =>
			expect(changes(requests)).toEqual([["PATCH /api/users/usr_1", { termsSeen: TERMS_VERSION }]]),
		);
	});

	it("says nothing of the terms to somebody who signed up with them", async () => {
		ring([]);
		expect(await screen.findByRole("button", { name: "Notifications" })).toBeDefined();
		expect(screen.queryByText(/The terms changed/)).toBeNull();
	});
});
