import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { renderAt } from "#web/test/render.tsx";
import { Routes } from "./routes.tsx";

beforeEach(() => {
	fakeSockets();
	fakeApi({
		"GET /api/auth/me": { body: makeUser() },
		"GET /api/chat/conversation/": { status: 500, body: {} },
		"POST /api/users/usr_1/reset-assessment": { body: makeUser({ assessmentCompleted: false }) },
	});
});

function sitAt(place: "a desk" | "a phone") {
	const { matchMedia } = window;
	vi.spyOn(window, "matchMedia").mockImplementation((query) => {
		const list = matchMedia.call(window, query);
		vi.spyOn(list, "matches", "get").mockReturnValue(place === "a desk" && query.includes("pointer: fine"));
		return list;
	});
}

async function openProfile() {
	renderAt("/profile", <Routes />);
	await screen.findByRole("heading", { level: 1, name: "Mira" });
}

test("the page that the tab was opened at leaves the focus where the browser begins", async () => {
	sitAt("a phone");
	await openProfile();
	expect(document.activeElement).toBe(document.body);
});

test("on every change of page the focus goes to its heading", async () => {
	sitAt("a phone");
	await openProfile();
	fireEvent.click(screen.getByRole("button", { name: "Retake the assessment" }));
	const heading = await screen.findByRole("heading", { level: 1, name: /What would you like to work on/ });
	await waitFor(() => expect(document.activeElement).toBe(heading));
	fireEvent.click(screen.getByRole("button", { name: "Back" }));
	const name = await screen.findByRole("heading", { level: 1, name: "Mira" });
	await waitFor(() => expect(document.activeElement).toBe(name));
});

test("in the chat it goes to the box at a desk", async () => {
	sitAt("a desk");
	await openProfile();
	fireEvent.click(screen.getByRole("link", { name: "Back to chat" }));
	// The drawn frame has a box of its own until the chat's code is there.
	await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Message")));
});

test("in the chat it stays off the box on a phone, whose keyboard would jump up", async () => {
	sitAt("a phone");
	await openProfile();
	fireEvent.click(screen.getByRole("link", { name: "Back to chat" }));
	const heading = await screen.findByRole("heading", { level: 1, name: "Attune" });
	await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("the box has the focus too when the tab is opened at the chat", async () => {
	sitAt("a desk");
	renderAt("/", <Routes />);
	await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Message")));
});
