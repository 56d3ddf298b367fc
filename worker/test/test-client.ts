import { exports } from "cloudflare:workers";

export const ORIGIN = "https://attune.test";

let addresses = 0;

/** Talks to the whole Worker as one browser would: same origin, one cookie, one address. */
export class TestClient {
	cookie: string;
	readonly address: string;

	constructor(cookie: string) {
		this.cookie = cookie;
		addresses += 1;
		this.address = `10.0.${addresses >> 8}.${addresses & 255}`;
	}

	/** Sends a request and keeps the cookie that the answer sets. */
	async request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
		const headers = new Headers(init.headers);
		headers.set("cf-connecting-ip", this.address);
		if (this.cookie !== "" && !headers.has("cookie")) {
			headers.set("cookie", this.cookie);
		}
		if (!headers.has("origin")) {
			headers.set("origin", ORIGIN);
		}
		const answer = await exports.default.fetch(new Request(ORIGIN + path, { ...init, method, headers }));
		const set = answer.headers.get("set-cookie");
		if (set) {
			this.cookie = set.split(";")[0] ?? "";
		}
		return answer;
	}

	get(path: string): Promise<Response> {
		return this.request("GET", path);
	}

	post(path: string, body: unknown): Promise<Response> {
		return this.send("POST", path, body);
	}

	patch(path: string, body: unknown): Promise<Response> {
		return this.send("PATCH", path, body);
	}

	put(path: string, body: unknown): Promise<Response> {
		return this.send("PUT", path, body);
	}

	delete(path: string, body?: unknown): Promise<Response> {
		return body === undefined ? this.request("DELETE", path) : this.send("DELETE", path, body);
	}

	private send(method: string, path: string, body: unknown): Promise<Response> {
		return this.request(method, path, {
			body: JSON.stringify(body),
			headers: { "content-type": "application/json" },
		});
	}
}
