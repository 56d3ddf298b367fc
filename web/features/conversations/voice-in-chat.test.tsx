import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { panelFor } from "#shared/safety/help/panel.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import { stopReading } from "#web/lib/speech/reading-aloud.ts";
import { down, makeCapabilities, makeReply, refusal } from "#web/test/answers.ts";
import { LOADED, openChat, write } from "#web/test/chat.tsx";
import { fakeApi } from "#web/test/fake-api.ts";
import { fakeRecognition } from "#web/test/fake-recognition.ts";
import { fakeSockets, receive } from "#web/test/fake-socket.ts";
import { cancelSpeech, fakeSpeech, said } from "#web/test/fake-speech.ts";
import { makeMessage } from "#web/test/messages.ts";

// In a browser, the code that reads aloud loads while the person speaks.
beforeAll(async () => void (await import("#web/lib/speech/page-reader.ts")));

let recognition: ReturnType<typeof fakeRecognition>;
beforeEach(() => {
	fakeSockets();
	recognition = fakeRecognition("available");
	fakeSpeech();
	vi.stubGlobal("SpeechRecognition", recognition.Recognition);
	act(stopReading);
});

/** A chat on a server without a voice of its own, where this is what a send is answered with. */
async function open(reply: Partial<Message> = {}) {
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": LOADED,
		"GET /api/capabilities": { body: makeCapabilities() },
		"POST /api/text-to-speech": refusal("not_configured", "No voice"),
		"POST /api/ai/chat": async (body) => {
			const { clientMessageId = "", message } = body;
			const asked = makeMessage("m2", { role: "user", content: message, clientMessageId });
			const answer = makeMessage("m3", { content: "That is a long night.", ...reply });
			await receive({ type: "message", message: asked }, { type: "message", message: answer });
			return {
				body: makeReply({
					message: answer.content,
					messageId: "m3",
					metadata: answer.metadata,
					status: answer.status,
				}),
			};
		},
	});
	openChat({ country: "GB" });
	await screen.findByText("Hello Mira.");
	return requests;
}

async function speak(...parts: string[]) {
	fireEvent.click(screen.getByRole("button", { name: "Record your voice" }));
	const done = await screen.findByRole("button", { name: "Done. Transcribe recording" });
	await waitFor(() => expect(done.matches(":disabled")).toBe(false));
	act(() => recognition.made.at(-1)?.hear(...parts));
	return done;
}

const box = () => screen.getByLabelText("Message") as HTMLTextAreaElement;
const sentIn = (requests: { key: string; body: unknown }[]) =>
	requests.find(({ key }) => key === "POST /api/ai/chat")?.body;

describe("what is spoken", () => {
	// spec: 1.22, 2.156, 4.58, 4.59, 4.60, 9.45
	test("joins what stands in the box, is marked as spoken, and its answer is read aloud half a second later", async () => {
		const requests = await open();
		write("Well,");
		const done = await speak("I slept badly");
		expect(await screen.findByText("I slept badly")).toBeDefined();
		expect(box().hidden).toBe(true);
		fireEvent.click(done);
		await waitFor(() => expect(box().value).toBe("Well, I slept badly"));
		fireEvent.keyDown(box(), { key: "Enter" });
		await screen.findByText("That is a long night.");
		expect(sentIn(requests)).toMatchObject({ message: "Well, I slept badly", voice: true });
		// Inside the press something without a sound was said, so that a phone lets the answer sound.
		expect(said.map(({ text }) => text)).toEqual([""]);
		await waitFor(() => expect(said.at(-1)?.text).toBe("That is a long night."), { timeout: 5000 });
	});

	// spec: 4.59
	test("is not marked any more once the box was emptied", async () => {
		const requests = await open();
		fireEvent.click(await speak("I slept badly"));
		await waitFor(() => expect(box().value).toBe("I slept badly"));
		write("");
		fireEvent.keyDown(write("typed"), { key: "Enter" });
		await screen.findByText("That is a long night.");
		expect(sentIn(requests)).not.toHaveProperty("voice");
	});

	// spec: 4.59
	test("keeps its mark when it could not be sent and is tried again", async () => {
		const requests = fakeApi({
			"GET /api/chat/conversation/:userId": LOADED,
			"GET /api/capabilities": { body: makeCapabilities() },
			"POST /api/ai/chat": down(),
		});
		openChat();
		await screen.findByText("Hello Mira.");
		fireEvent.click(await speak("hold on to this"));
		await waitFor(() => expect(box().value).toBe("hold on to this"));
		fireEvent.keyDown(box(), { key: "Enter" });
		fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
		const sends = () => requests.filter(({ key }) => key === "POST /api/ai/chat");
		await waitFor(() => expect(sends()).toHaveLength(2));
		expect(sends().map(({ body }) => (body as { voice?: boolean }).voice)).toEqual([true, true]);
	});

	test("brings help before it is sent, when it shows danger", async () => {
		await open();
		fireEvent.click(await speak("I want to kill myself"));
		expect(await screen.findByText("You deserve a person with you now")).toBeDefined();
		expect(box().value).toBe("I want to kill myself");
	});

	test("is given up with Escape", async () => {
		await open();
		await speak("never mind");
		fireEvent.keyDown(screen.getByRole("group", { name: "Speak to your coach" }), { key: "Escape" });
		await waitFor(() => expect(box().hidden).toBe(false));
		expect(box().value).toBe("");
		expect(recognition.made[0]?.abort).toHaveBeenCalledOnce();
	});
});

describe("an answer to what was spoken is not read aloud", () => {
	// spec: P.44
	test.each([
		["the person stopped it", { status: "stopped" as const }, "That is a long night."],
		[
			"others at home may overhear it",
			{ metadata: { safety: panelFor("abuse", "GB") } },
			"That is a long night.",
		],
		["it only marks that the words were kept", { metadata: { isKept: true } }, "Kept"],
	])("when %s", async (_, reply, shown) => {
		await open(reply);
		fireEvent.click(await speak("he is here"));
		await waitFor(() => expect(box().value).toBe("he is here"));
		fireEvent.keyDown(box(), { key: "Enter" });
		await screen.findByText(shown);
		await new Promise((resolve) => setTimeout(resolve, 700));
		expect(said.map(({ text }) => text)).toEqual([""]);
	});
});

test("an answer is not read into the next recording", async () => {
	await open();
	fireEvent.click(await speak("I slept badly"));
	await waitFor(() => expect(box().value).toBe("I slept badly"));
	fireEvent.keyDown(box(), { key: "Enter" });
	await screen.findByText("That is a long night.");
	await waitFor(() =>
		expect(screen.getByRole("button", { name: "Record your voice" })).toHaveProperty("disabled", false),
	);
	await speak("and then");
	await new Promise((resolve) => setTimeout(resolve, 700));
	expect(said.map(({ text }) => text)).toEqual([""]);
});

describe("the microphone", () => {
	test("shows that it loads, and keeps the focus", async () => {
		await open();
		const button = screen.getByRole("button", { name: "Record your voice" });
		button.focus();
		fireEvent.click(button);
		expect(button.getAttribute("aria-busy")).toBe("true");
		expect(document.activeElement).toBe(button);
		expect(box()).toMatchObject({ hidden: false, readOnly: true });
		fireEvent.click(button);
		await screen.findByRole("group", { name: "Speak to your coach" });
		expect(screen.queryByRole("button", { name: "Record your voice" })).toBeNull();
		expect(recognition.made).toHaveLength(1);
	});

	test("ends what is being read aloud", async () => {
		await open();
		fireEvent.click(screen.getByRole("button", { name: "Listen" }));
		await waitFor(() => expect(said).toHaveLength(1));
		cancelSpeech.mockClear();
		await speak();
		expect(cancelSpeech).toHaveBeenCalled();
	});

	test("is asked about where the browser sends the voice to its maker, and a no leaves everything as it was", async () => {
		vi.stubGlobal("SpeechRecognition", fakeRecognition().Recognition);
		await open();
		fireEvent.click(screen.getByRole("button", { name: "Record your voice" }));
		const question = await screen.findByRole("alert");
		expect(question.textContent).toContain("may send it to the browser's maker");
		fireEvent.click(screen.getByRole("button", { name: "Not now" }));
		await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
		expect(screen.getByRole("button", { name: "Record your voice" }).matches(":disabled")).toBe(false);
	});

	test("may not be used: the bar says so, and one can type", async () => {
		await open();
		vi.spyOn(recognition.Recognition.prototype, "start").mockImplementation(function (this: {
			onerror: ((event: { error: string }) => void) | null;
			onend: (() => void) | null;
		}) {
			queueMicrotask(() => {
				this.onerror?.({ error: "not-allowed" });
				this.onend?.();
			});
		});
		fireEvent.click(screen.getByRole("button", { name: "Record your voice" }));
		expect((await screen.findByRole("alert")).textContent).toBe(
			"Unable to access microphone. Please check your permissions.",
		);
		expect(box().readOnly).toBe(false);
	});
});
