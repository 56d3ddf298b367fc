import { expect, test, vi } from "vitest";
import type { AiProvider } from "#shared/ai-providers.ts";
import { makeCapabilities } from "#web/test/answers.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { fakeRecognition } from "#web/test/fake-recognition.ts";
import { chooseTranscriber } from "./choose-transcriber.ts";
import { openServerTranscriber } from "./server-transcriber.ts";

const capabilities = (transcription: AiProvider[]) =>
	fakeApi({
		"GET /api/capabilities": { body: makeCapabilities({ transcription }) },
	});

test("the server's transcriber comes first", async () => {
	capabilities(["openai"]);
	vi.stubGlobal("SpeechRecognition", fakeRecognition().Recognition);
	expect(await chooseTranscriber(false)).toEqual({ open: openServerTranscriber, sendsToBrowserMaker: false });
});

test("whoever wants no model is heard by no server, and it is not even asked", async () => {
	const requests = capabilities(["openai"]);
	vi.stubGlobal("webkitSpeechRecognition", fakeRecognition().Recognition);
	const choice = await chooseTranscriber(true);
	expect(choice.open).not.toBe(openServerTranscriber);
	expect(choice).toMatchObject({ sendsToBrowserMaker: true });
	expect(requests).toEqual([]);
});

test.each([
	["available", false],
	["downloadable", true],
	[null, true],
])(
	"a browser whose own recognition is %s here sends the voice away: %s",
	async (available, sendsToBrowserMaker) => {
		capabilities([]);
		vi.stubGlobal("SpeechRecognition", fakeRecognition(available).Recognition);
		expect(await chooseTranscriber(false)).toMatchObject({ sendsToBrowserMaker });
	},
);

test("where neither can, nobody does", async () => {
	capabilities([]);
	vi.stubGlobal("SpeechRecognition", undefined);
	vi.stubGlobal("webkitSpeechRecognition", undefined);
	expect(await chooseTranscriber(false)).toEqual({ open: null });
});
