import { Agent, request } from "node:http";
import { expect, test } from "@playwright/test";

const ROUNDS = 30;

/** Within every path's limit, and more than fits into a socket's buffer by chance. */
const BODY = "a".repeat(60_000);

const JSON_TYPE = { "Content-Type": "application/json" };

/** One of each way in which a request is answered though nothing asked for its body: ten, so that 300 requests follow. */
const REFUSALS = [
	[401, "POST", "/api/assessments", JSON_TYPE],
	[401, "DELETE", "/api/users/anyone", JSON_TYPE],
	[401, "POST", "/api/nothing", JSON_TYPE],
	[403, "POST", "/api/auth/signin", { ...JSON_TYPE, Origin: "https://elsewhere.example" }],
	[415, "POST", "/api/auth/signin", { "Content-Type": "text/plain" }],
	[404, "POST", "/dashboard", JSON_TYPE],
	[404, "PUT", "/favicon.svg", JSON_TYPE],
	[404, "PATCH", "/u/a-token", JSON_TYPE],
	[200, "GET", "/api/capabilities", JSON_TYPE],
	[200, "GET", "/signin", JSON_TYPE],
] as const;

// spec: P.8
test("a request after one whose body was not read is answered as always, on the same connection", async ({
	baseURL,
}) => {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	function ask(method: string, path: string, headers: Record<string, string>, body = ""): Promise<number> {
		return new Promise((resolve, reject) => {
			const asked = request(baseURL + path, {
				agent,
				method,
				headers: { ...headers, "Content-Length": body.length },
			});
			asked.on("response", (answer) => {
				answer.resume();
				answer.on("end", () => resolve(answer.statusCode ?? 0));
			});
			asked.on("error", reject);
			asked.end(body);
		});
	}
	const failed: string[] = [];
	for (const [status, method, path, headers] of REFUSALS) {
		for (let round = 0; round < ROUNDS; round += 1) {
			expect(await ask(method, path, headers, BODY), `${method} ${path}`).toBe(status);
			const next = await ask("DELETE", "/api/users/anyone", {});
			if (next !== 401) {
				failed.push(`${next} after ${method} ${path}`);
			}
		}
	}
	agent.destroy();
	expect(failed).toEqual([]);
});
