import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { down } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { renderAt } from "#web/test/render.tsx";
import { Routes } from "./routes.tsx";

afterEach(() => {
	delete document.documentElement.dataset.visitor;
});

function arrive() {
	fakeSockets();
	document.documentElement.dataset.visitor = "";
	const requests = fakeApi({
		"GET /api/auth/me": { body: makeUser() },
		"GET /api/chat/conversation/:userId": down(),
	});
	const places = renderAt("/signin", <Routes />);
	return { places, askedWho: () => requests.filter(({ key }) => key === "GET /api/auth/me").length };
}

test("who is here is not asked where the server saw nobody, and is asked from then on", async () => {
	const { askedWho } = arrive();
	await screen.findByRole("heading", { name: "Welcome Back" });
	expect(askedWho()).toBe(0);
	fireEvent(window, new Event("visibilitychange"));
	await screen.findByLabelText("Message");
	expect(askedWho()).toBe(1);
});

test("of a page from the browser's history it is asked: somebody may have signed in since", async () => {
	vi.spyOn(performance, "getEntriesByType").mockReturnValue([
		{ type: "back_forward" } as PerformanceNavigationTiming,
	]);
	const { askedWho } = arrive();
	await screen.findByLabelText("Message");
	expect(askedWho()).toBe(1);
});
