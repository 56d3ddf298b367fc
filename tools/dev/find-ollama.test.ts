import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { addressOf, findOllama } from "./find-ollama.ts";

let server: Server | undefined;

/** Something that answers `/api/tags` as Ollama does. */
async function ollama(answer: unknown, delayMs = 0): Promise<string> {
	const made = createServer((request, response) => {
		setTimeout(() => {
			response.setHeader("content-type", "application/json");
			response.end(request.url === "/api/tags" ? JSON.stringify(answer) : "{}");
		}, delayMs);
	});
	server = made;
	await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
	const address = made.address();
	return `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

afterEach(() => {
	server?.closeAllConnections();
	server?.close();
	server = undefined;
});

const models = (...names: string[]) => ({ models: names.map((name) => ({ name })) });

describe("the model that Ollama has on this machine", () => {
	// spec: P.61
	it("is the newest that can talk", async () => {
		const host = await ollama({
			models: [
				{ name: "nomic-embed-text:latest", details: { family: "nomic-bert" } },
				{ name: "all-minilm:latest" },
				{ name: "gpt-oss:120b-cloud" },
				{ name: "big:latest", remote_host: "https://ollama.com:443", remote_model: "big" },
				{ name: "reranker:latest", capabilities: ["embedding"] },
				{ name: "gemma3:4b", details: { family: "gemma3" }, capabilities: ["completion"] },
				{ name: "llama3.2:latest" },
			],
		});
		expect(await findOllama({ OLLAMA_HOST: host })).toEqual({
			local: { url: `http://${host}/v1`, model: "gemma3:4b" },
		});
	});

	it("is the one that OLLAMA_MODEL names, with or without its tag", async () => {
		const host = await ollama(models("gemma3:4b", "llama3.2:latest"));
		for (const name of ["llama3.2", "llama3.2:latest"]) {
			const { local } = await findOllama({ OLLAMA_HOST: host, OLLAMA_MODEL: name });
			expect(local?.model).toBe("llama3.2:latest");
		}
	});

	it("is none when OLLAMA_MODEL names one that is not there, and says which", async () => {
		const host = await ollama(models("gemma3:4b"));
		expect(await findOllama({ OLLAMA_HOST: host, OLLAMA_MODEL: "mistral" })).toEqual({
			local: null,
			wanted: "mistral",
		});
	});

	it("is none when it is turned off, has no model, is not Ollama, is slow or is not there", async () => {
		const host = await ollama(models("gemma3:4b"));
		expect(await findOllama({ OLLAMA_HOST: host, OLLAMA_MODEL: "none" })).toEqual({ local: null });
		server?.close();
		expect(await findOllama({ OLLAMA_HOST: await ollama(models()) })).toEqual({ local: null });
		server?.close();
		expect(await findOllama({ OLLAMA_HOST: await ollama({ hello: 1 }) })).toEqual({ local: null });
		server?.close();
		expect(await findOllama({ OLLAMA_HOST: await ollama(models("a"), 2_000) })).toEqual({ local: null });
		expect(await findOllama({ OLLAMA_HOST: "127.0.0.1:9" })).toEqual({ local: null });
		expect(await findOllama({ OLLAMA_HOST: "http://" })).toEqual({ local: null });
	});
});

describe("where Ollama is asked", () => {
	it.each([
		["127.0.0.1", "http://127.0.0.1:11434"],
		["0.0.0.0", "http://127.0.0.1:11434"],
		["0.0.0.0:8080", "http://127.0.0.1:8080"],
		["[::]:11434", "http://[::1]:11434"],
		[":4000", "http://127.0.0.1:4000"],
		["http://box.lan:11434/", "http://box.lan:11434"],
		["https://box.lan", "https://box.lan"],
	])("%s is %s", (host, address) => {
		expect(addressOf(host)).toBe(address);
	});
});
