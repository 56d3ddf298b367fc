import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { PAUSE_MS } from "#shared/safety/disclosure.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import { CONVERSATION, openChat } from "#web/test/chat.tsx";
import { fakeApi } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage } from "#web/test/messages.ts";
import { spokenMessage } from "./spoken-message.ts";

beforeEach(() => {
	// Soon after midnight half an hour ago would be another day, which has its own opening.
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00.000Z") });
	fakeSockets();
});

async function openAfter(ms: number, more: Partial<Message> = {}) {
	const createdAt = new Date(Date.now() - ms).toISOString();
	const messages = [
		makeMessage("m1", { role: "user", content: "The roof leaks", createdAt }),
		makeMessage("m2", { content: "Since when?", createdAt, ...more }),
	];
	fakeApi({ "GET /api/chat/conversation/:userId": { body: { conversation: CONVERSATION, messages } } });
	openChat();
	await screen.findByText("Since when?");
}

// spec: S.66
test("whoever is back after half an hour reads that this is an AI before they write", async () => {
	await openAfter(PAUSE_MS);
	expect(screen.getByRole("note").textContent).toContain("is an AI, not a person");
});

test("whoever was here a moment ago does not", async () => {
	await openAfter(PAUSE_MS - 60_000);
	expect(screen.queryByRole("note")).toBeNull();
});

// spec: S.66
test("a reply that is read aloud says it first, where it is due", () => {
	const reply = makeMessage("m2", { content: "Since when?", metadata: { disclosure: "start" } });
	expect(spokenMessage(reply)).toMatch(/^Your coach is an AI[\s\S]*Since when\?$/);
	expect(spokenMessage(makeMessage("m3", { content: "Since when?" }))).toBe("Since when?");
});
