import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { User } from "#shared/schemas/users.ts";
import { cachedUser, cacheUser } from "#web/lib/storage/cached-user.ts";
import { personalNames, readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { noteSentEarly, noteTypedEarly } from "#web/lib/storage/typed-early.ts";
import { down, makeConversation, NOT_SIGNED_IN } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { Routes } from "./routes.tsx";

let here: User | null;

function api(beforeSignedOut: () => Promise<void> = async () => undefined) {
	return fakeApi({
		"GET /api/auth/me": () => (here ? { body: here } : NOT_SIGNED_IN),
		"GET /api/chat/conversation/:userId": (_, { path }) => {
			const userId = path.split("/").at(-1) ?? "";
			const conversation = makeConversation({ id: `cnv_${userId}`, userId });
			return { body: { conversation, messages: [makeMessage("m1")] } };
		},
		"POST /api/ai/chat": () => (here ? down() : NOT_SIGNED_IN),
		"POST /api/auth/signin": () => {
			here = makeUser();
			return { body: here };
		},
		"POST /api/auth/signout": async () => {
			here = null;
			await beforeSignedOut();
			return { body: { ok: true } };
		},
	});
}

beforeEach(() => {
	fakeSockets();
	here = makeUser();
});

async function findBox() {
	await screen.findByRole("log");
	return screen.getByLabelText("Message") as HTMLTextAreaElement;
}

async function comeBackToTheTab() {
	await act(async () => {
		window.dispatchEvent(new Event("visibilitychange"));
	});
}

function signIn() {
	fireEvent.change(screen.getByLabelText("Email"), { target: { value: "mira@example.org" } });
	fireEvent.change(screen.getByLabelText("Password"), { target: { value: "correct horse" } });
	fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
}

test("when another person has signed in elsewhere, nothing of the one before is shown or kept", async () => {
	const requests = api();
	renderAt("/", <Routes />);
	fireEvent.change(await findBox(), { target: { value: "a secret of Mira's" } });
	fireEvent.click(screen.getByRole("button", { name: "Practical Help" }));
	here = makeUser({ id: "usr_2", username: "ivo" });
	await comeBackToTheTab();
	await waitFor(() => expect(requests.some(({ key }) => key.includes("/conversation/usr_2"))).toBe(true));
	expect((await findBox()).value).toBe("");
	expect(screen.getByRole("button", { name: "Deep Conversation" }).getAttribute("aria-pressed")).toBe("true");
	expect(personalNames("usr_1", "")).toEqual([]);
	expect(JSON.stringify(localStorage)).not.toContain("secret");
});

test("words refused because the session ended are there, with Try again, after signing in again", async () => {
	api();
	const history = renderAt("/", <Routes />);
	fireEvent.change(await findBox(), { target: { value: "do not lose this" } });
	here = null;
	fireEvent.keyDown(screen.getByLabelText("Message"), { key: "Enter" });
	expect(
		await screen.findByText("You've been signed out. Sign in to continue. We've saved your draft."),
	).toBeDefined();
	expect(history.at(-1)).toBe("/signin");
	signIn();
	expect(await screen.findByText("do not lose this")).toBeDefined();
	expect(screen.getByText("Not sent")).toBeDefined();
	const trouble = screen.getByRole("button", { name: "Discard" }).parentElement as HTMLElement;
	expect(within(trouble).getByRole("button", { name: "Try again" })).toBeDefined();
});

test("a draft outlives a session that ended, and goes when another person signs in", async () => {
	api();
	renderAt("/", <Routes />);
	fireEvent.change(await findBox(), { target: { value: "half a thought" } });
	here = null;
	await comeBackToTheTab();
	await screen.findByRole("heading", { name: "Welcome Back" });
	expect(readPersonal("usr_1", "draft:cnv_usr_1")).toBe("half a thought");
	here = makeUser({ id: "usr_2" });
	await comeBackToTheTab();
	await findBox();
	expect(personalNames("usr_1", "")).toEqual([]);
});

test("words sent from the drawn frame after the session ended wait for that person, and for nobody else", async () => {
	const type = () => {
		noteTypedEarly(Object.assign(document.createElement("textarea"), { value: "only for my coach" }));
		noteSentEarly(new KeyboardEvent("keydown", { key: "Enter" }));
	};
	const requests = api();
	cacheUser(makeUser());
	here = null;
	type();
	renderAt("/dashboard", <Routes />);
	await screen.findByRole("heading", { name: "Welcome Back" });
	expect(readPersonal("usr_1", "draft:new")).toBe("only for my coach");
	here = makeUser({ id: "usr_2" });
	await comeBackToTheTab();
	expect((await findBox()).value).toBe("");
	expect(personalNames("usr_1", "")).toEqual([]);
	expect(requests.some(({ key }) => key === "POST /api/ai/chat")).toBe(false);
});

test("who signs out leaves no words behind, and is not told that they were signed out", async () => {
	writePersonal("usr_1", "draft:cnv_usr_1", "half a thought");
	writePersonal("usr_1", "unsent:cnv_usr_1:c1", "{}");
	api();
	renderAt("/profile", <Routes />);
	fireEvent.click(await screen.findByRole("button", { name: "Sign Out" }));
	await screen.findByRole("heading", { name: "Welcome Back" });
	expect(screen.queryByText(/You've been signed out/)).toBeNull();
	expect(personalNames("usr_1", "")).toEqual([]);
});

test("a page that hears of its own sign-out before the answer leaves no words behind either", async () => {
	const sockets = fakeSockets();
	writePersonal("usr_1", "draft:cnv_usr_1", "half a thought");
	const requests = api(async () => {
		await act(async () => sockets[0]?.receive({ type: "signed-out" }));
		await waitFor(() => expect(requests.filter(({ key }) => key === "GET /api/auth/me")).toHaveLength(2));
		await new Promise((resolve) => setTimeout(resolve, 50));
	});
	renderAt("/profile", <Routes />);
	fireEvent.click(await screen.findByRole("button", { name: "Sign Out" }));
	await screen.findByRole("heading", { name: "Welcome Back" });
	expect(screen.queryByText(/You've been signed out/)).toBeNull();
	expect(personalNames("usr_1", "")).toEqual([]);
});

// spec: 6.3
test("when nobody is signed in any more, the scene is gone from the page and from this browser", async () => {
	api();
	writePersonal("usr_1", "chat-background-image", "/api/scenes/scn_1");
	renderAt("/", <Routes />);
	await findBox();
	here = null;
	await comeBackToTheTab();
	await waitFor(() => expect(document.querySelector(".scene-layer")).toBeNull());
	expect(readPersonal("usr_1", "chat-background-image")).toBeNull();
	expect(document.documentElement.dataset.behind).toBeUndefined();
});

test("a tab whose socket finds no session asks who is here: signed out it leaves, still signed in it stays and tries again", async () => {
	const sockets = fakeSockets();
	api();
	const places = renderAt("/profile", <Routes />);
	await screen.findByRole("button", { name: "Sign Out" });
	act(() => sockets[0]?.fall(4401));
	await waitFor(() => expect(sockets).toHaveLength(2));
	expect(screen.getByRole("button", { name: "Sign Out" })).toBeDefined();
	here = null;
	act(() => sockets[1]?.fall(4401));
	await screen.findByText("You've been signed out. Sign in to continue.");
	expect(places.at(-1)).toBe("/signin");
});

test("who comes back to a session that has ended is asked to sign in, and told why", async () => {
	here = null;
	api();
	cacheUser(makeUser());
	const places = renderAt("/", <Routes />);
	await screen.findByText("You've been signed out. Sign in to continue.");
	expect(places.at(-1)).toBe("/signin");
	expect(cachedUser()).toBeNull();
});

test("on the way to a new password nothing leads them away from it", async () => {
	here = null;
	api();
	cacheUser(makeUser());
	const places = renderAt("/forgot", <Routes />);
	await waitFor(() => expect(cachedUser()).toBeNull());
	expect(places).toEqual(["/forgot"]);
});
