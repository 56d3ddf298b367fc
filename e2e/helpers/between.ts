import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What stands between a browser and the server: as it is at first, and then as a test wants it. */
export type Between = {
	origin: string;
	/** Every answer comes so much later, in ms. */
	delayMs: number;
	/** Every answer is this status. */
	failsWith: number | null;
	/** The server is gone. */
	isGone: boolean;
	/** What the answers hold as text is changed so: another build. */
	rewrite: (text: string, path: string) => string;
	/** A path of that other build, as this one has it. */
	pathOf: (path: string) => string;
	close: () => Promise<void>;
};

const TEXT = /^(?:text\/(?:html|javascript|css)|application\/javascript)/;

/** Starts it before the server at `target`. Only what is asked for with GET and HEAD goes through. */
export async function standBetween(target: string): Promise<Between> {
	const server = createServer((asked, answer) => void pass(asked, answer));
	const between: Between = {
		origin: "",
		delayMs: 0,
		failsWith: null,
		isGone: false,
		rewrite: (text) => text,
		pathOf: (path) => path,
		close: () =>
			new Promise((closed) => {
				server.closeAllConnections();
				server.close(() => closed());
			}),
	};

	async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
		if (between.isGone) {
			asked.socket.destroy();
			return;
		}
		await new Promise((passed) => setTimeout(passed, between.delayMs));
		if (between.failsWith !== null) {
			answer.writeHead(between.failsWith, { "content-type": "text/plain" }).end("The platform is down.");
			return;
		}
		const path = asked.url ?? "/";
		const { host, ...headers } = asked.headers;
		const inner = request(
			new URL(between.pathOf(path), target),
			{ method: asked.method ?? "GET", headers: { ...headers, "accept-encoding": "identity" } },
			(response) => {
				const parts: Buffer[] = [];
				response.on("data", (part: Buffer) => parts.push(part));
				response.on("end", () => {
					const { "content-length": _, etag, ...rest } = response.headers;
					const whole = Buffer.concat(parts);
					const isText = TEXT.test(rest["content-type"] ?? "");
					answer.writeHead(response.statusCode ?? 502, rest);
					answer.end(isText ? between.rewrite(whole.toString(), path) : whole);
				});
			},
		);
		inner.on("error", () => asked.socket.destroy());
		inner.end();
	}

	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	between.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
	return between;
}
