import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { audit } from "./advisories.ts";

let registry: Server | undefined;
afterEach(() => registry?.close());

/** A registry that answers what npm asks for advisories. */
async function registryWith(status: number, advisories: object): Promise<string> {
	registry = createServer((request, response) => {
		const isBulk = request.url === "/-/npm/v1/security/advisories/bulk";
		response.writeHead(isBulk ? status : 404, { "Content-Type": "application/json" });
		response.end(isBulk && status === 200 ? JSON.stringify(advisories) : "{}");
	});
	await new Promise<void>((resolve) => registry?.listen(0, "127.0.0.1", resolve));
	return `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
}

describe("the audit", () => {
	it("names each package with a known hole, and how bad it is", async () => {
		const title = "Lets anybody in";
		const advisory = { id: 1, url: "", title, severity: "critical", vulnerable_versions: "*", cwe: [] };
		const outcome = await audit(await registryWith(200, { hono: [advisory] }));
		expect(outcome).toMatchObject({ kind: "audited", packages: expect.any(Number) });
		const holes = outcome.kind === "audited" ? outcome.holes : [];
		expect(holes).toContainEqual({ name: "hono", severity: "critical", title });
	}, 60_000);

	it("finds nothing where nothing is known", async () => {
		expect(await audit(await registryWith(200, {}))).toMatchObject({ kind: "audited", holes: [] });
	}, 60_000);

	it("says when the registry could not be asked, instead of finding nothing", async () => {
		expect(await audit(await registryWith(405, {}))).toEqual({
			kind: "not-asked",
			reason: expect.stringContaining("405"),
		});
	}, 60_000);
});
