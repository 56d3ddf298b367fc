import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** One question that it was asked: when it came, when its first word was written (ms, of this process), how long it was. */
export type Asked = { at: number; firstWordAt: number; bytes: number };

/** It thinks for so long before its first word, in ms. Taken away from what is measured. */
export const THINKS_MS = 30;

/**
 * Speaks the wire of Claude, on this machine: the floor of every reply. Each first word is one that nobody else says, so that
 * it can be told on a page. It also serves the plainest page that could ask it.
 */
export class FakeModel {
	readonly asked: Asked[] = [];
	private readonly server: Server;
	private said = 0;

	constructor() {
		this.server = createServer((request, response) => void this.answer(request, response));
	}

	/** Starts it; where it listens. */
	async listen(): Promise<string> {
		await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
		return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
	}

	close(): void {
		this.server.closeAllConnections();
		this.server.close();
	}

	/** The first word of the next reply. */
	get nextWord(): string {
		return `Word${this.said}x`;
	}

	private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		if (request.method === "GET") {
			response.setHeader("content-type", "text/html").end(PLAIN_PAGE);
			return;
		}
		const at = performance.now();
		let body = "";
		for await (const chunk of request) {
			body += chunk;
		}
		if (!body.includes('"stream":true')) {
			response.setHeader("content-type", "application/json");
			response.end(
				JSON.stringify({ ...MESSAGE, content: [{ type: "text", text: "{}" }], stop_reason: "end_turn" }),
			);
			return;
		}
		const asked: Asked = { at, firstWordAt: 0, bytes: Buffer.byteLength(body) };
		this.asked.push(asked);
		response.writeHead(200, { "content-type": "text/event-stream" });
		tell(response, "message_start", { message: { ...MESSAGE, content: [], stop_reason: null } });
		tell(response, "content_block_start", { index: 0, content_block: { type: "text", text: "" } });
		await wait(THINKS_MS);
		const word = this.nextWord;
		this.said += 1;
		asked.firstWordAt = performance.now();
		tell(response, "content_block_delta", { index: 0, delta: { type: "text_delta", text: `${word} ` } });
		for (const more of ["is ", "what ", "I ", "hear."]) {
			await wait(5);
			tell(response, "content_block_delta", { index: 0, delta: { type: "text_delta", text: more } });
		}
		tell(response, "content_block_stop", { index: 0 });
		tell(response, "message_delta", { delta: { stop_reason: "end_turn" }, usage: { output_tokens: 6 } });
		tell(response, "message_stop", {});
		response.end();
	}
}

const MESSAGE = {
	id: "msg_1",
	type: "message",
	role: "assistant",
	model: "claude-sonnet-5-5",
	stop_sequence: null,
	usage: { input_tokens: 10, output_tokens: 1 },
};

function tell(response: ServerResponse, type: string, data: object): void {
	response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
}

/** A box and a script that adds what comes: no history, nothing kept, nobody known. The floor of a chat page. */
const PLAIN_PAGE = `<!doctype html><title>Plain</title><textarea aria-label="Message"></textarea><div role="log"></div><script>
const box = document.querySelector("textarea"), log = document.querySelector("[role=log]");
box.addEventListener("keydown", async (event) => {
	if (event.key !== "Enter") return;
	event.preventDefault();
	const body = JSON.stringify({ stream: true, messages: [{ role: "user", content: box.value }] }).replace('"stream": true', '"stream":true');
	const answer = await fetch("/v1/messages", { method: "POST", body });
	const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		for (const [, text] of part.value.matchAll(/"text_delta","text":"([^"]*)"/g)) log.append(text);
	}
});
</script>`;
