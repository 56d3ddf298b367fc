import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { panelFor } from "#shared/safety/help/panel.ts";
import { stopReading } from "#web/lib/speech/reading-aloud.ts";
import { refusal } from "#web/test/answers.ts";
import { CONVERSATION, openChat } from "#web/test/chat.tsx";
import { fakeApi } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { cancelSpeech, fakeSpeech, said } from "#web/test/fake-speech.ts";
import { makeMessage } from "#web/test/messages.ts";
import { spokenMessage } from "./spoken-message.ts";

const LONG = "Slow is a speed too. ".repeat(20).trim();

beforeEach(() => {
	fakeSockets();
	fakeSpeech();
	act(stopReading);
});

async function open(content: string, answers: Parameters<typeof fakeApi>[0] = {}) {
	const messages = [makeMessage("m1", { role: "user", content: "Hello" }), makeMessage("m2", { content })];
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": { body: { conversation: CONVERSATION, messages } },
		"POST /api/text-to-speech": refusal("not_configured", "No voice"),
		...answers,
	});
	openChat();
	await screen.findByText(/is fine|is a speed/);
	return requests;
}

const spoken = () => document.querySelector("[data-spoken]")?.textContent;

async function listen() {
	fireEvent.click(screen.getByRole("button", { name: "Listen" }));
	await waitFor(() => expect(said).toHaveLength(1));
	act(() => said[0]?.onstart());
	await screen.findByRole("button", { name: "Pause" });
}

describe("a message that is read aloud", () => {
	// First of all: the page's reader is the same in every test, and it says this once.
	// spec: P.84
	test("says the first time in a visit that an AI voice reads, also while it waits, and not again", async () => {
		await open("Slow is fine today");
		expect(screen.queryByText("Read by an AI voice")).toBeNull();
		await listen();
		expect(screen.getByText("Read by an AI voice")).toBeDefined();
		fireEvent.click(screen.getByRole("button", { name: "Pause" }));
		await screen.findByRole("button", { name: "Resume" });
		expect(screen.getByText("Read by an AI voice")).toBeDefined();
		fireEvent.click(screen.getByRole("button", { name: "Stop reading" }));
		fireEvent.click(await screen.findByRole("button", { name: "Listen" }));
		await waitFor(() => expect(said).toHaveLength(2));
		act(() => said[1]?.onstart());
		await screen.findByRole("button", { name: "Pause" });
		expect(screen.queryByText("Read by an AI voice")).toBeNull();
	});

	// spec: 1.21, 2.124, 2.125, 2.126, 2.127
	test("by the browser where the server has no voice: word by word, with Pause, Resume and Stop", async () => {
		await open("**Slow** is fine today");
		await listen();
		expect(said[0]?.text).toBe("Slow is fine today.");
		expect(spoken()).toBe("Slow");
		act(() => said[0]?.onboundary({ charIndex: 8 }));
		await waitFor(() => expect(spoken()).toBe("fine"));
		fireEvent.click(screen.getByRole("button", { name: "Pause" }));
		fireEvent.click(await screen.findByRole("button", { name: "Resume" }));
		await waitFor(() => expect(said[1]?.text).toBe("fine today."));
		fireEvent.click(await screen.findByRole("button", { name: "Stop reading" }));
		expect(await screen.findByRole("button", { name: "Listen" })).toBeDefined();
		expect(spoken()).toBeUndefined();
	});

	// spec: 2.124, 2.125
	test("can be any reply of the coach, and Pause is on that one", async () => {
		const conversation = [
			makeMessage("m1", { content: "Slow is fine." }),
			makeMessage("m2", { role: "user", content: "Is it?" }),
			makeMessage("m3", { content: "Yes, it is." }),
		];
		fakeApi({
			"GET /api/chat/conversation/:userId": {
				body: { conversation: CONVERSATION, messages: conversation },
			},
			"POST /api/text-to-speech": refusal("not_configured", "No voice"),
		});
		openChat();
		await screen.findByText("Yes, it is.");
		for (const { content } of [conversation[0], conversation[2]] as { content: string }[]) {
			const before = said.length;
			const bubble = within(screen.getByText(content).closest("article") as HTMLElement);
			fireEvent.click(bubble.getByRole("button", { name: "Listen" }));
			await waitFor(() => expect(said).toHaveLength(before + 1));
			expect(said.at(-1)?.text).toBe(content);
			act(() => said.at(-1)?.onstart());
			expect(await within(screen.getByRole("log")).findAllByRole("button", { name: "Pause" })).toHaveLength(
				1,
			);
		}
	});

	// spec: 9.55
	test("shows 200 characters of a long one at a time, and reads all of it", async () => {
		await open(LONG);
		await listen();
		const shown = document.querySelector("[data-spoken]")?.closest("p")?.textContent ?? "";
		expect(shown.trim().length).toBeLessThanOrEqual(200);
		expect(shown.trim().length).toBeGreaterThan(100);
		for (let part = 0; screen.queryByRole("button", { name: "Listen" }) === null && part < 10; part += 1) {
			act(() => said.at(-1)?.onend());
		}
		expect(said.map(({ text }) => text).join(" ")).toBe(LONG);
	});

	test("asks a server without a voice only once", async () => {
		const requests = await open("Slow is fine");
		await listen();
		fireEvent.click(screen.getByRole("button", { name: "Stop reading" }));
		fireEvent.click(await screen.findByRole("button", { name: "Listen" }));
		await waitFor(() => expect(said).toHaveLength(2));
		expect(requests.filter(({ key }) => key === "POST /api/text-to-speech").length).toBeLessThanOrEqual(1);
	});

	test("stops when the talk is left", async () => {
		await open("Slow is fine");
		await listen();
		const before = cancelSpeech.mock.calls.length;
		act(stopReading);
		await waitFor(() => expect(cancelSpeech.mock.calls.length).toBeGreaterThan(before));
	});
});

// spec: S.37
test("help that stands above a reply is read in full, its numbers digit by digit, before the reply", () => {
	const safety = panelFor("imminent", "GB");
	const text = spokenMessage(makeMessage("m1", { content: "I'm here.", metadata: { safety } }));
	expect(text).toMatch(/^Please call now\./);
	for (const part of [
		safety.lead,
		...safety.steps,
		"Emergency: call 9 9 9.",
		"Samaritans: call 1 1 6 1 2 3.",
	]) {
		expect(text).toContain(part);
	}
	expect(text.indexOf("9 9 9")).toBeLessThan(text.indexOf("1 1 6"));
	expect(text).toContain("text SHOUT to 8 5 2 5 8");
	expect(text.endsWith("I'm here.")).toBe(true);
});
