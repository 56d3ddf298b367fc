import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Capabilities } from "#shared/schemas/public/capabilities.ts";
import { down, makeCapabilities } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { CoachCard } from "./components/coach-card.tsx";
import { WhereWordsGo } from "./components/where-words-go.tsx";

const models: Capabilities["chat"] = { deep: ["claude", "openai"], practical: ["openai", "claude"] };
const both = { body: makeCapabilities({ chat: models, safety: ["claude", "openai"] }) };
const guideOnly = { body: makeCapabilities() };
const guideReadByClaude = { body: makeCapabilities({ safety: ["claude"] }) };

test("says that nothing leaves when the built-in guide answers", async () => {
	fakeApi({ "GET /api/capabilities": guideOnly });
	renderAt("/profile", <CoachCard user={makeUser()} />);
	expect(await screen.findByText(/nothing you write is sent to another company/i)).toBeDefined();
	expect(screen.queryByRole("radio")).toBeNull();
});

test("names the companies that are asked, and lets the person keep to the built-in guide", async () => {
	const requests = fakeApi({
		"GET /api/capabilities": both,
		"PATCH /api/users/:userId": { body: makeUser({ coachChoice: "builtin" }) },
	});
	renderAt("/profile", <CoachCard user={makeUser()} />);
	expect(await screen.findByText("Claude and OpenAI")).toBeDefined();
	fireEvent.click(screen.getByRole("radio", { name: /built-in guide/ }));
	await waitFor(() => expect(requests.at(-1)?.body).toEqual({ coachChoice: "builtin" }));
});

test("whoever has not agreed to a company is told so, and agrees or chooses", async () => {
	const requests = fakeApi({
		"GET /api/capabilities": both,
		"PATCH /api/users/:userId": { body: makeUser() },
	});
	renderAt("/profile", <CoachCard user={makeUser({ consentedTo: ["claude"] })} />);
	expect(await screen.findByText(/Nothing you write goes there until you agree/)).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Agree" }));
	await waitFor(() =>
		expect(requests.at(-1)?.body).toEqual({ coachChoice: "auto", consentedTo: ["claude", "openai"] }),
	);
	cleanup();
	renderAt("/profile", <CoachCard user={makeUser()} />);
	await screen.findByText("Claude and OpenAI");
	expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
});

test("a local model is no company: nothing has to be agreed to", async () => {
	const local: Capabilities["chat"] = { deep: ["local", "builtin"], practical: ["local", "builtin"] };
	fakeApi({ "GET /api/capabilities": { body: makeCapabilities({ chat: local, safety: ["local"] }) } });
	renderAt("/profile", <CoachCard user={makeUser({ consentedTo: [] })} />);
	expect(await screen.findByText("Local model")).toBeDefined();
	expect(screen.getByText(/nothing you write is sent to another company/i)).toBeDefined();
	expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
});

test("a choice that is not saved is said", async () => {
	fakeApi({ "GET /api/capabilities": both, "PATCH /api/users/:userId": down() });
	renderAt("/profile", <CoachCard user={makeUser()} />);
	fireEvent.click(await screen.findByRole("radio", { name: /built-in guide/ }));
	expect(await screen.findByText("We couldn't save your choice. Please try again.")).toBeDefined();
});

test("a list that does not load is no trouble for the chat", async () => {
	fakeApi({ "GET /api/capabilities": down() });
	renderAt("/profile", <CoachCard user={makeUser()} />);
	expect(await screen.findByText(/Your chat still works/)).toBeDefined();
});

test("before signing up one reads which companies are asked, or that none is", async () => {
	fakeApi({ "GET /api/capabilities": both });
	renderAt("/signup", <WhereWordsGo />);
	expect(
		await screen.findByText(
			/We send what you write to Claude and OpenAI for replies\. .*You can choose the built-in guide/,
		),
	).toBeDefined();
	cleanup();
	fakeApi({ "GET /api/capabilities": guideOnly });
	renderAt("/signup", <WhereWordsGo />);
	expect(await screen.findByText(/nothing you write is sent to another company/i)).toBeDefined();
});

// spec: S.26
test("people who keep to the guide are asked whether a model may read for danger, and by whom", async () => {
	const requests = fakeApi({
		"GET /api/capabilities": both,
		"PATCH /api/users/:userId": { body: makeUser({ coachChoice: "builtin", safetyReading: true }) },
	});
	renderAt("/settings", <CoachCard user={makeUser({ coachChoice: "builtin" })} />);
	const check = await screen.findByRole("switch", { name: "Check messages that may show danger" });
	expect(check.getAttribute("aria-checked")).toBe("false");
	expect(screen.getByText(/Claude and OpenAI may read it and up to seven before it/)).toBeDefined();
	expect(screen.getByText(/nothing you write leaves Attune/)).toBeDefined();
	fireEvent.click(check);
	await waitFor(() =>
		expect(requests.at(-1)?.body).toEqual({ safetyReading: true, consentedTo: ["claude", "openai"] }),
	);
});

test("people who agreed read what leaves Attune, and can turn it off again", async () => {
	const requests = fakeApi({
		"GET /api/capabilities": both,
		"PATCH /api/users/:userId": { body: makeUser({ coachChoice: "builtin" }) },
	});
	renderAt("/settings", <CoachCard user={makeUser({ coachChoice: "builtin", safetyReading: true })} />);
	fireEvent.click(await screen.findByRole("switch"));
	expect(screen.getByText(/Only messages that may show danger leave Attune/)).toBeDefined();
	await waitFor(() => expect(requests.at(-1)?.body).toEqual({ safetyReading: false }));
});

test("people whom models answer read who checks for danger, and find no switch", async () => {
	fakeApi({ "GET /api/capabilities": { body: makeCapabilities({ chat: models, safety: ["workers-ai"] }) } });
	renderAt("/settings", <CoachCard user={makeUser()} />);
	expect(await screen.findByText(/Workers AI may also read it, so that we can show you help/)).toBeDefined();
	expect(screen.queryByRole("switch")).toBeNull();
});

test("no switch is there where nobody reads for danger", async () => {
	fakeApi({ "GET /api/capabilities": { body: makeCapabilities({ chat: models }) } });
	renderAt("/settings", <CoachCard user={makeUser({ coachChoice: "builtin" })} />);
	expect(await screen.findByRole("radio", { name: /built-in guide/ })).toBeDefined();
	expect(screen.queryByRole("switch")).toBeNull();
});

test("where only the guide answers, the check for danger can be turned off, which keeps to the guide", async () => {
	const requests = fakeApi({
		"GET /api/capabilities": guideReadByClaude,
		"PATCH /api/users/:userId": { body: makeUser({ coachChoice: "builtin" }) },
	});
	renderAt("/settings", <CoachCard user={makeUser()} />);
	const check = await screen.findByRole("switch");
	expect(check.getAttribute("aria-checked")).toBe("true");
	expect(screen.queryByText(/nothing you write is sent/i)).toBeNull();
	fireEvent.click(check);
	await waitFor(() =>
		expect(requests.at(-1)?.body).toEqual({ safetyReading: false, coachChoice: "builtin" }),
	);
});

test("before signing up one reads who checks messages for danger, also where only the guide answers", async () => {
	fakeApi({ "GET /api/capabilities": both });
	renderAt("/signup", <WhereWordsGo />);
	expect(await screen.findByText(/may show danger, Claude and OpenAI may also read it/)).toBeDefined();
	cleanup();
	fakeApi({ "GET /api/capabilities": guideReadByClaude });
	renderAt("/signup", <WhereWordsGo />);
	expect(
		await screen.findByText(/Claude may read it and up to seven before it.*turn that off/),
	).toBeDefined();
});
