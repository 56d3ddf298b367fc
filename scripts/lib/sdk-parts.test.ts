import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type OpenAI from "openai";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Claude } from "../../worker/models/claude/sdk.ts";
import { sdkParts } from "./sdk-parts.ts";

/** Where what stays outside the bundle is found. */
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join("node_modules", ".sdk-"));
});

afterAll(() => rm(folder, { recursive: true }));

async function bundled(source: string, plugins: ReturnType<typeof sdkParts>[]): Promise<string> {
	const entry = join(folder, "entry.js");
	await writeFile(entry, source);
	const output = (await build({
		configFile: false,
		logLevel: "silent",
		plugins,
		build: { write: false, minify: true, lib: { entry, formats: ["es"], fileName: "sdk" } },
	})) as Rolldown.RolldownOutput[];
	return output[0]?.output[0].code ?? "";
}

async function loaded<Module>(name: string, code: string): Promise<Module> {
	const file = join(process.cwd(), folder, name);
	await writeFile(file, code);
	return (await import(file)) as Module;
}

/** A provider that answers everything with these events, and the paths that it was asked for. */
function provider(events: readonly string[]) {
	const asked: string[] = [];
	const fetch = async (url: unknown) => {
		const { protocol, pathname, search } = new URL(String(url));
		// Before it sends a file, the SDK asks for "data:,", to learn how this fetch encodes a form.
		if (protocol === "https:") {
			asked.push(pathname + search);
		}
		return new Response(events.join("\n\n"), { headers: { "content-type": "text/event-stream" } });
	};
	return { asked, fetch };
}

test("OpenAI's SDK is less than a third as large, and asks and streams as before", {
	timeout: 60_000,
}, async () => {
	const source = 'export { OpenAI } from "openai";';
	const [whole, part] = [await bundled(source, []), await bundled(source, [sdkParts()])];
	expect(part.length).toBeLessThan(whole.length / 3);
	const { OpenAI: Client } = await loaded<{ OpenAI: typeof OpenAI }>("openai.mjs", part);
	const chunk = { choices: [{ delta: { content: "Hello" } }] };
	const { asked, fetch } = provider([`data: ${JSON.stringify(chunk)}`, "data: [DONE]", ""]);
	const client = new Client({ apiKey: "test", maxRetries: 0, fetch });
	const stream = await client.chat.completions.create({ model: "m", messages: [], stream: true });
	const words: unknown[] = [];
	for await (const { choices } of stream) {
		words.push(choices[0]?.delta.content);
	}
	expect(words).toEqual(["Hello"]);
	await client.audio.speech.create({ model: "m", voice: "fable", input: "Hello" });
	await client.audio.transcriptions.create({ model: "m", file: new File(["…"], "a.webm"), stream: true });
	await client.images.generate({ model: "m", prompt: "A lake" });
	await client.get("/models", { query: { limit: 2, after: "a b" } });
	expect(asked).toEqual([
		"/v1/chat/completions",
		"/v1/audio/speech",
		"/v1/audio/transcriptions",
		"/v1/images/generations",
		"/v1/models?limit=2&after=a+b",
	]);
});

test("Anthropic's SDK is a fifth smaller, and asks and streams as before", { timeout: 60_000 }, async () => {
	const source = `export { Claude } from "${join(process.cwd(), "worker/models/claude/sdk.ts")}";`;
	const [whole, part] = [await bundled(source, []), await bundled(source, [sdkParts()])];
	expect(part.length).toBeLessThan(whole.length * 0.8);
	const { Claude: Client } = await loaded<{ Claude: typeof Claude }>("claude.mjs", part);
	const delta = { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Hello" } };
	const { asked, fetch } = provider([`event: ${delta.type}\ndata: ${JSON.stringify(delta)}`, ""]);
	const client = new Client({ apiKey: "test", maxRetries: 0, fetch });
	const stream = await client.messages.create({ model: "m", max_tokens: 9, messages: [], stream: true });
	const words: unknown[] = [];
	for await (const event of stream) {
		words.push(event);
	}
	expect(words).toEqual([delta]);
	expect(asked).toEqual(["/v1/messages"]);
});
