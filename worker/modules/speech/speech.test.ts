import { env } from "cloudflare:test";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Capabilities } from "#shared/schemas/public/capabilities.ts";
import type { Transcription } from "#shared/schemas/speech.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { TRAINED } from "../../media-marks/digital-source.ts";
import type { Recording, VoiceModel } from "../../models/voice-model.ts";
import { createVoiceModel } from "../../models/wiring/create-voice-model.ts";
import { warmUpProviders } from "../../test/chat/provider-chat.ts";
import { signedIn, stranger } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { tone } from "../../test/people/tone.ts";
import { postWith } from "../../test/requests/ask-with.ts";
import { readError } from "../../test/requests/read-error.ts";

const SIMULATED = createVoiceModel({ OPENAI_API_KEY: "key", OPENAI_BASE_URL: `${inject("aimock")}/v1` });

/** The whole Worker with this voice, as the person's browser asks it. */
const ask = (client: TestClient, voiceModel: VoiceModel | null, path: string, init: RequestInit) =>
	postWith({ voiceModel }, client, path, init);

const json = (body: unknown) => ({
	body: JSON.stringify(body),
	headers: { "content-type": "application/json" },
});

function form(bytes: Uint8Array<ArrayBuffer>, name = "recording.wav", part = "audio"): RequestInit {
	const body = new FormData();
	body.set(part, new File([bytes], name, { type: "audio/wav" }));
	return { body };
}

/** A voice that notes what it was asked, and says this. */
function listener(text: string) {
	const heard: Recording[] = [];
	const voice: VoiceModel = {
		speak: () => Promise.reject(new Error("not asked")),
		transcribe: async (recording) => {
			heard.push(recording);
			return text;
		},
	};
	return { voice, heard };
}

beforeAll(warmUpProviders);

describe("reading aloud", () => {
	// spec: 7.68, P.84
	it("streams audio through, by the provider's voice", async () => {
		const { client } = await signedIn();
		const answer = await ask(client, SIMULATED, "/api/text-to-speech", json({ text: "You are not alone." }));
		expect(answer.status).toBe(200);
		expect(answer.headers.get("content-type")).toBe("audio/mpeg");
		expect(answer.headers.get("cache-control")).toBe("no-store");
		const audio = await answer.text();
		expect(audio).toMatch(/^ID3/);
		expect(audio).toContain(`DigitalSourceType\0${TRAINED}`);
		expect(audio).toContain("Spoken by an AI voice");
	});

	// spec: 7.68, 9.57, 9.58
	it("is by the voice fable at 0.9, unless another is asked for", async () => {
		const { client } = await signedIn();
		const asked: unknown[] = [];
		const voice: VoiceModel = {
			speak: async (input) => {
				asked.push(input);
				return { audio: new Response("sound").body as ReadableStream, type: "audio/mpeg" };
			},
			transcribe: async () => "",
		};
		await ask(client, voice, "/api/text-to-speech", json({ text: "Hello" }));
		await ask(client, voice, "/api/text-to-speech", json({ text: "Hello", voice: "coral", speed: 1.2 }));
		expect(asked).toEqual([
			{ text: "Hello", voice: "fable", speed: 0.9 },
			{ text: "Hello", voice: "coral", speed: 1.2 },
		]);
	});

	it.each([
		[{ text: "" }],
		[{ text: "x".repeat(4001) }],
		[{ text: "Hi", voice: "robot" }],
		[{ text: "Hi", speed: 9 }],
	])("refuses %o and says what to do", async (body) => {
		const { client } = await signedIn();
		const answer = await ask(client, SIMULATED, "/api/text-to-speech", json(body));
		expect(answer.status).toBe(400);
		expect((await readError(answer)).message).not.toBe("");
	});

	it("that fails says so in our own words", async () => {
		const { client } = await signedIn();
		const answer = await ask(client, SIMULATED, "/api/text-to-speech", json({ text: "This cannot be said" }));
		expect(answer.status).toBe(502);
		expect((await readError(answer)).message).toBe("We couldn't read that aloud. Please try again.");
	});
});

describe("listening", () => {
	// spec: 7.69
	it("gives the words of a recording, trimmed", async () => {
		const { client } = await signedIn();
		const answer = await ask(client, SIMULATED, "/api/transcribe", form(tone(1)));
		expect(answer.status).toBe(200);
		expect(await answer.json()).toEqual({ text: "I slept badly." });
	});

	it("goes by the bytes and not by the name", async () => {
		const { client } = await signedIn();
		const { voice, heard } = listener("Hello");
		const begins: [number[], string][] = [
			[[0x1a, 0x45, 0xdf, 0xa3], "webm"],
			[[0x4f, 0x67, 0x67, 0x53], "ogg"],
			[[0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70], "mp4"],
			[[0xff, 0xfb, 0x90], "mp3"],
		];
		for (const [bytes] of begins) {
			await ask(client, voice, "/api/transcribe", form(new Uint8Array([...bytes, ...new Array(64).fill(0)])));
		}
		expect(heard.map(({ extension }) => extension)).toEqual(begins.map(([, extension]) => extension));
	});

	// spec: S.4
	it("brings help with words that show danger, before they are sent", async () => {
		const { client } = await signedIn({ country: "GB" });
		const answer = await ask(
			client,
			listener("I want to kill myself").voice,
			"/api/transcribe",
			form(tone(1)),
		);
		const { text, safety } = await answer.json<Transcription>();
		expect(text).toBe("I want to kill myself");
		expect(safety).toMatchObject({ level: "thoughts", emergency: "999" });
	});

	it("refuses what is no recording, no form, too large or empty, and says what to send", async () => {
		const { client } = await signedIn();
		const { voice, heard } = listener("Hello");
		const page = new Uint8Array(new TextEncoder().encode("<html>not a sound</html>"));
		expect((await ask(client, voice, "/api/transcribe", form(page))).status).toBe(415);
		expect((await ask(client, voice, "/api/transcribe", json({ audio: "x" }))).status).toBe(415);
		expect((await ask(client, voice, "/api/transcribe", form(tone(1), "recording.wav", "file"))).status).toBe(
			400,
		);
		expect((await ask(client, voice, "/api/transcribe", form(new Uint8Array(0)))).status).toBe(400);
		const large = new Uint8Array(11 * 1024 * 1024);
		large.set(tone(1));
		expect((await ask(client, voice, "/api/transcribe", form(large))).status).toBe(413);
		expect(heard).toEqual([]);
	});

	it("leaves the limit of every other path as it was", async () => {
		const { user, client } = await signedIn();
		const message = "x".repeat(70_000);
		expect((await client.post("/api/ai/chat", { message, userId: user.id })).status).toBe(413);
		const asForm = await client.request("POST", "/api/ai/chat", form(tone(1)));
		expect(asForm.status).toBe(415);
	});
});

describe("the server's voice", () => {
	it("is none where no provider is configured, and the capabilities say so", async () => {
		const { client } = await signedIn();
		const spoken = await client.post("/api/text-to-speech", { text: "Hello" });
		expect(spoken.status).toBe(501);
		expect(await readError(spoken)).toMatchObject({ code: "not_configured" });
		expect((await client.request("POST", "/api/transcribe", form(tone(1)))).status).toBe(501);
		expect(await (await client.get("/api/capabilities")).json<Capabilities>()).toMatchObject({
			speech: [],
			transcription: [],
		});
	});

	it("hears nothing of somebody who chose the built-in coach", async () => {
		const { client } = await signedIn({ coachChoice: "builtin" });
		const { voice, heard } = listener("Hello");
		expect((await ask(client, voice, "/api/transcribe", form(tone(1)))).status).toBe(501);
		expect(heard).toEqual([]);
	});

	it("is for people who are signed in", async () => {
		expect((await stranger().post("/api/text-to-speech", { text: "Hello" })).status).toBe(401);
		expect((await stranger().request("POST", "/api/transcribe", form(tone(1)))).status).toBe(401);
	});

	it("has a limit a day", async () => {
		const { user } = await signedIn();
		const person = getPersonStub(env, user.id);
		expect(await person.spendSpeech(2)).toBe(true);
		expect(await person.spendSpeech(2)).toBe(true);
		expect(await person.spendSpeech(2)).toBe(false);
	});
});
