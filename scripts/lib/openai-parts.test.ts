import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type OpenAI from "openai";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAiParts } from "./openai-parts.ts";

/** Where what stays outside the bundle is found. */
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join("node_modules", ".openai-"));
});

afterAll(() => rm(folder, { recursive: true }));

async function bundled(plugins: ReturnType<typeof openAiParts>[]): Promise<string> {
	const entry = join(folder, "entry.js");
	await writeFile(entry, 'export { OpenAI } from "openai";');
	const output = (await build({
		configFile: false,
		logLevel: "silent",
		plugins,
		build: { write: false, minify: true, lib: { entry, formats: ["es"], fileName: "openai" } },
	})) as Rolldown.RolldownOutput[];
	return output[0]?.output[0].code ?? "";
}

describe("OpenAI's SDK without the parts that are not used", () => {
	it("is less than a third as large, and asks and streams as before", { timeout: 60_000 }, async () => {
		const [whole, part] = [await bundled([]), await bundled([openAiParts()])];
		expect(part.length).toBeLessThan(whole.length / 3);
		const file = join(process.cwd(), folder, "openai.mjs");
		await writeFile(file, part);
		const { OpenAI: Client } = (await import(file)) as { OpenAI: typeof OpenAI };
		const asked: string[] = [];
		const client = new Client({
			apiKey: "test",
			maxRetries: 0,
			fetch: async (url) => {
				asked.push(new URL(String(url)).pathname);
				const chunk = { choices: [{ delta: { content: "Hello" } }] };
				return new Response(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, {
					headers: { "content-type": "text/event-stream" },
				});
			},
		});
		const stream = await client.chat.completions.create({ model: "m", messages: [], stream: true });
		const words: unknown[] = [];
		for await (const { choices } of stream) {
			words.push(choices[0]?.delta.content);
		}
		expect(words).toEqual(["Hello"]);
		await client.audio.speech.create({ model: "m", voice: "fable", input: "Hello" });
		await client.images.generate({ model: "m", prompt: "A lake" });
		expect(asked).toEqual(["/v1/chat/completions", "/v1/audio/speech", "/v1/images/generations"]);
	});
});
