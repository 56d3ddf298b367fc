import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { down, NOT_SIGNED_IN } from "#web/test/answers.ts";
import { LOADED } from "#web/test/chat.tsx";
import { fakeApi, makeUser, silentApi } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { renderAt } from "#web/test/render.tsx";
import { Routes } from "./routes.tsx";

const MEMBER = { body: makeUser() };
const NEWCOMER = { body: makeUser({ onboardingCompleted: false, assessmentCompleted: false }) };

beforeEach(() => {
	fakeSockets();
});

// spec: 2.17
test("while it is not known who is here, the page says that it is loading, and at the chat's address one can write", () => {
	silentApi();
	renderAt("/profile", <Routes />);
	expect(screen.getByText("Loading...")).toBeDefined();
	cleanup();
	renderAt("/", <Routes />);
	expect(screen.getByText("Loading your conversation")).toBeDefined();
	expect(screen.getByLabelText("Message")).toBeDefined();
});

// spec: 2.16
test("the loading page has a spinner whose three lights breathe one after another", () => {
	silentApi();
	renderAt("/profile", <Routes />);
	const lights = screen.getByRole("status").querySelectorAll<HTMLElement>("[aria-hidden] > *");
	expect([...lights].map((light) => light.className.includes("animate-"))).toEqual([true, true, true]);
	expect(new Set([...lights].map((light) => light.style.animationDelay)).size).toBe(3);
});

// spec: 2.1, 2.2, 2.3, 2.18, 4.1, 6.2, 7.16
test.each([
	["/signin", "Welcome Back"],
	["/signup", "Create Your Account"],
	["/landing", "Attune"],
	["/", "Attune"],
	["/dashboard", "Attune"],
	["/anything/else", "Attune"],
])("a visitor at %s finds '%s'", async (path, heading) => {
	fakeApi({ "GET /api/auth/me": NOT_SIGNED_IN });
	const history = renderAt(path, <Routes />);
	expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeDefined();
	expect(history.at(-1)).toBe(path);
});

// spec: 2.6, 2.7, 2.8, 4.2, 6.4
test.each([
	["/onboarding", "/onboarding", "How would you like to feel today?"],
	["/assessment", "/assessment", "What would you like to work on first?"],
	["/", "/onboarding", "How would you like to feel today?"],
	["/dashboard", "/onboarding", "How would you like to feel today?"],
	["/profile", "/onboarding", "How would you like to feel today?"],
	["/exercises", "/onboarding", "How would you like to feel today?"],
	["/exercises/wind-down", "/onboarding", "How would you like to feel today?"],
	["/kept", "/onboarding", "How would you like to feel today?"],
	["/anything", "/onboarding", "How would you like to feel today?"],
])("a newcomer at %s is at %s", async (path, place, heading) => {
	fakeApi({ "GET /api/auth/me": NEWCOMER });
	const history = renderAt(path, <Routes />);
	expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeDefined();
	expect(history).toEqual([place]);
});

// spec: A.11, 2.9, 2.10, 2.11, 2.13, 2.15, 2.107, 2.204, 4.3
test.each([
	["/", "/", "Attune"],
	["/dashboard", "/dashboard", "Attune"],
	["/assessment", "/assessment", "What would you like to work on first?"],
	["/profile", "/profile", "Mira"],
	["/exercises", "/exercises", "Exercises"],
	["/exercises/nothing", "/exercises/nothing", "404 Page Not Found"],
	["/kept", "/kept", "Your cards"],
	["/signin", "/dashboard", "Attune"],
	["/signup", "/dashboard", "Attune"],
	["/onboarding", "/dashboard", "Attune"],
	["/landing", "/dashboard", "Attune"],
	["/nowhere", "/nowhere", "404 Page Not Found"],
])("a member at %s is at %s", async (path, place, heading) => {
	fakeApi({
		"GET /api/auth/me": MEMBER,
		"GET /api/chat/conversation/:userId": down(),
		"GET /api/exercises": { body: { exercises: [], recent: [] } },
	});
	const history = renderAt(path, <Routes />);
	expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeDefined();
	expect(history).toEqual([place]);
});

// spec: 2.205
test("a member who goes astray is told so, with a way back to the chat", async () => {
	fakeApi({ "GET /api/auth/me": MEMBER });
	renderAt("/nowhere", <Routes />);
	expect(await screen.findByText("Did you forget to add the page to the router?")).toBeDefined();
	const [first] = within(screen.getByRole("main")).getAllByRole("link");
	expect(first?.getAttribute("href")).toBe("/");
});

// spec: 2.108, 2.154, 2.184
test("one can write only where the chat is; the profile is one press from there, and leads back", async () => {
	fakeApi({ "GET /api/auth/me": MEMBER, "GET /api/chat/conversation/:userId": LOADED });
	renderAt("/", <Routes />);
	expect(await screen.findByLabelText("Message")).toBeDefined();
	expect((await screen.findByRole("link", { name: "Profile" })).getAttribute("href")).toBe("/profile");
	cleanup();
	renderAt("/profile", <Routes />);
	expect(await screen.findByRole("heading", { level: 1, name: "Mira" })).toBeDefined();
	expect(screen.queryByLabelText("Message")).toBeNull();
	expect((await screen.findByRole("link", { name: "Back to chat" })).getAttribute("href")).toBe("/");
});

test("with nobody here the choices kept for anybody are forgotten, and unsent words wait for their person", async () => {
	writePersonal("usr_1", "draft:cnv_1", "private");
	writePersonal("usr_1", "assessment", "{}");
	fakeApi({ "GET /api/auth/me": NOT_SIGNED_IN });
	renderAt("/", <Routes />);
	await screen.findByRole("heading", { level: 1 });
	await waitFor(() => expect(readPersonal("usr_1", "assessment")).toBeNull());
	expect(readPersonal("usr_1", "draft:cnv_1")).toBe("private");
});

// spec: 7.17
test("a server that cannot be reached is not a sign-out: it is said, and nothing is forgotten", async () => {
	writePersonal("usr_1", "draft:cnv_1", "private");
	const requests = fakeApi({ "GET /api/auth/me": down() });
	renderAt("/", <Routes />);
	expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
	expect(requests).toHaveLength(2);
	expect(readPersonal("usr_1", "draft:cnv_1")).toBe("private");
});
