import { exports } from "cloudflare:workers";
import { sha256Hex } from "../../hashes.ts";
import { expectContract } from "../requests/expect-contract.ts";

export const ORIGIN = "https://attune.test";

let addresses = 0;

/** The key of a client's session in the stores. */
export function sidOf({ cookie }: TestClient): Promise<string> {
	return sha256Hex(cookie.replace("attune_session=", ""));
}

/** Talks to the whole Worker as one browser would: same origin, its cookies, one address. Fails on answers that break the contract. */
export class TestClient {
	/** The session's. */
	cookie: string;
	/** The one by which sign-in knows this browser. */
	device = "";
	readonly address: string;

	constructor(cookie: string) {
		this.cookie = cookie;
		addresses += 1;
		this.address = `10.0.${addresses >> 8}.${addresses & 255}`;
	}

	/** Sends a request and keeps the cookies that the answer sets. */
	async request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
		const headers = new Headers(init.headers);
		headers.set("cf-connecting-ip", this.address);
		const cookies = [this.cookie, path.startsWith("/api/auth") ? this.device : ""].filter(Boolean);
		if (cookies.length > 0 && !headers.has("cookie")) {
			headers.set("cookie", cookies.join("; "));
		}
		if (!headers.has("origin")) {
			headers.set("origin", ORIGIN);
		}
		const answer = await exports.default.fetch(new Request(ORIGIN + path, { ...init, method, headers }));
		for (const set of answer.headers.getSetCookie()) {
			const [cookie = ""] = set.split(";");
			this[cookie.startsWith("attune_device=") ? "device" : "cookie"] = cookie;
		}
		return expectContract(method, ORIGIN + path, answer);
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
