import { expect, test, vi } from "vitest";
import type { AiProvider } from "#shared/ai-providers.ts";
import { makeCapabilities } from "#web/test/answers.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { fakeRecognition } from "#web/test/fake-recognition.ts";
import { chooseEar } from "./choose-ear.ts";
import { openServerEar } from "./server-ear.ts";

const capabilities = (transcription: AiProvider[]) =>
	fakeApi({
		"GET /api/capabilities": { body: makeCapabilities({ transcription }) },
	});

test("the server's transcriber comes first", async () => {
	capabilities(["openai"]);
	vi.stubGlobal("SpeechRecognition", fakeRecognition().Recognition);
	expect(await chooseEar(false)).toEqual({ open: openServerEar, sendsToBrowserMaker: false });
});

test("whoever wants no model is heard by no server, and it is not even asked", async () => {
	const requests = capabilities(["openai"]);
	vi.stubGlobal("webkitSpeechRecognition", fakeRecognition().Recognition);
	const choice = await chooseEar(true);
	expect(choice.open).not.toBe(openServerEar);
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
		expect(await chooseEar(false)).toMatchObject({ sendsToBrowserMaker });
	},
);

test("where neither can, nobody does", async () => {
	capabilities([]);
	vi.stubGlobal("SpeechRecognition", undefined);
	vi.stubGlobal("webkitSpeechRecognition", undefined);
	expect(await chooseEar(false)).toEqual({ open: null });
});
