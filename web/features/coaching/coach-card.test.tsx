import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { currentToast } from "#web/lib/toast-store.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { CoachCard } from "./components/coach-card.tsx";
import { WhereWordsGo } from "./components/where-words-go.tsx";

const both = { body: { chat: { deep: ["claude", "openai"], practical: ["openai", "claude"] } } };

test("says that nothing leaves when the built-in guide answers", async () => {
	fakeApi({ "GET /api/capabilities": { body: { chat: { deep: ["builtin"], practical: ["builtin"] } } } });
	renderAt("/profile", <CoachCard user={makeUser()} />);
	expect(await screen.findByText(/nothing you write is sent to another company/)).toBeDefined();
	expect(screen.queryByRole("radio")).toBeNull();
});

test("names the companies that are asked, and lets the person keep to the built-in guide", async () => {
	const requests = fakeApi({
		"GET /api/capabilities": both,
		"PATCH /api/users/usr_1": { body: makeUser({ coachChoice: "builtin" }) },
	});
	renderAt("/profile", <CoachCard user={makeUser()} />);
	expect(await screen.findByText("Claude and OpenAI")).toBeDefined();
	fireEvent.click(screen.getByRole("radio", { name: /built-in guide/ }));
	await waitFor(() => expect(requests.at(-1)?.body).toEqual({ coachChoice: "builtin" }));
});

test("a choice that is not saved is said", async () => {
	fakeApi({ "GET /api/capabilities": both, "PATCH /api/users/usr_1": { status: 500, body: {} } });
	renderAt("/profile", <CoachCard user={makeUser()} />);
	fireEvent.click(await screen.findByRole("radio", { name: /built-in guide/ }));
	await waitFor(() => expect(currentToast()?.title).toBe("Your choice was not saved"));
});

test("a list that does not load is no trouble for the chat", async () => {
	fakeApi({ "GET /api/capabilities": { status: 500, body: {} } });
	renderAt("/profile", <CoachCard user={makeUser()} />);
	expect(await screen.findByText(/Your chat works all the same/)).toBeDefined();
});

test("before signing up one reads which companies are asked, or that none is", async () => {
	fakeApi({ "GET /api/capabilities": both });
	renderAt("/signup", <WhereWordsGo />);
	expect(
		await screen.findByText(/is sent to Claude and OpenAI\. You can choose the built-in guide/),
	).toBeDefined();
	cleanup();
	fakeApi({ "GET /api/capabilities": { body: { chat: { deep: ["builtin"], practical: ["builtin"] } } } });
	renderAt("/signup", <WhereWordsGo />);
	expect(await screen.findByText(/nothing you write is sent to another company/)).toBeDefined();
});
