import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { PersonFrame } from "#shared/person-protocol.ts";
import { KEPT_SCENES } from "#shared/schemas/scenes.ts";
import type { User } from "#shared/schemas/users.ts";
import { SocketClient } from "../../test/chat/socket-client.ts";
import { deps, signedIn } from "../../test/people/factories.ts";
import {
	background,
	deliver,
	gallery,
	isScene,
	ordered,
	personRow,
	portrait,
} from "../../test/people/scenes.ts";
import { readError } from "../../test/requests/read-error.ts";

describe("the gallery", () => {
	it("keeps the last 12", async () => {
		const { user, client } = await signedIn();
		const first = deps.newId("scn");
		await ordered(user.id, first, new Date(Date.now() - 80_000));
		await deliver(user.id, first);
		for (let index = 1; index <= KEPT_SCENES + 1; index += 1) {
			const id = await ordered(user.id, undefined, new Date(Date.now() - 80_000 + index * 1000));
			await deliver(user.id, id);
		}
		const kept = await gallery(client);
		expect(kept).toHaveLength(KEPT_SCENES);
		expect(kept.map(({ id }) => id)).not.toContain(first);
		expect(kept.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([kept[0]?.id]);
		expect(await env.SCENES.head(`scenes/${user.id}/${first}.svg`)).toBeNull();
	});

	it("lets one be chosen, and a plain background; every tab follows", async () => {
		const { user, client } = await signedIn();
		const one = await portrait(client, user.id);
		const two = await portrait(client, user.id);
		const tab = await SocketClient.open<PersonFrame>(client, "/api/live");
		const chosen = await client.patch(`/api/users/${user.id}`, { backgroundImageUrl: one.imageUrl });
		expect((await chosen.json<User>()).backgroundImageUrl).toBe(one.imageUrl);
		const told = await tab.until((frame) => isScene(frame) && frame.backgroundImageUrl === one.imageUrl);
		expect(told).toMatchObject({ status: "ready" });
		expect((await background(client, user.id)).altText).toBe(one.altText);
		await client.patch(`/api/users/${user.id}`, { backgroundImageUrl: null });
		expect(await background(client, user.id)).toMatchObject({ backgroundImageUrl: null, status: "none" });
		expect((await gallery(client)).map(({ imageUrl }) => imageUrl)).toEqual([two.imageUrl, one.imageUrl]);
	});

	it("deletes a scene with its image; the one that was shown is shown no more", async () => {
		const { user, client } = await signedIn();
		const { imageUrl } = await portrait(client, user.id);
		const tab = await SocketClient.open<PersonFrame>(client, "/api/live");
		expect((await client.request("DELETE", imageUrl)).status).toBe(200);
		const told = await tab.until((frame) => isScene(frame) && frame.backgroundImageUrl === null);
		expect(told).toMatchObject({ status: "none" });
		expect((await client.get(imageUrl)).status).toBe(404);
		expect(await gallery(client)).toEqual([]);
		const left = await env.SCENES.list({ prefix: `scenes/${user.id}/` });
		expect(left.objects).toEqual([]);
		expect((await client.request("DELETE", imageUrl)).status).toBe(404);
	});

	it("of every tab hears of a scene that was deleted without being shown", async () => {
		const { user, client } = await signedIn();
		const { imageUrl } = await portrait(client, user.id);
		await portrait(client, user.id);
		const tab = await SocketClient.open<PersonFrame>(client, "/api/live");
		await client.request("DELETE", imageUrl);
		await tab.until((frame) => frame.type === "profile" && frame.changed.includes("scenes"));
	});
});

describe("another person's scene", () => {
	it("is not there: not to see, to choose or to delete", async () => {
		const owner = await signedIn();
		const { imageUrl } = await portrait(owner.client, owner.user.id);
		const { user, client } = await signedIn();
		expect((await client.get(imageUrl)).status).toBe(404);
		expect((await client.request("DELETE", imageUrl)).status).toBe(404);
		const chosen = await client.patch(`/api/users/${user.id}`, {
			backgroundImageUrl: imageUrl,
			firstName: "Mallory",
		});
		expect(chosen.status).toBe(404);
		expect((await personRow(user.id))?.firstName).not.toBe("Mallory");
		expect((await owner.client.get(imageUrl)).status).toBe(200);
		for (const [method, path] of [
			["GET", `/api/user-background/${owner.user.id}`],
			["POST", `/api/ai/personalized-portrait/${owner.user.id}`],
		] as const) {
			expect((await client.request(method, path)).status).toBe(403);
		}
	});

	it.each(["https://evil.test/a.png", "/api/scenes/../users", "javascript:alert(1)", "/api/scenes/scn_1?x"])(
		"nor can %s be set as a background",
		async (backgroundImageUrl) => {
			const { user, client } = await signedIn();
			const answer = await client.patch(`/api/users/${user.id}`, { backgroundImageUrl });
			expect(answer.status).toBe(400);
			expect(await readError(answer)).toMatchObject({ code: "validation_failed" });
		},
	);
});

describe("an image that is served", () => {
	it("is private and immutable, sniffed by nobody, and runs nothing", async () => {
		const { user, client } = await signedIn();
		const { imageUrl } = await portrait(client, user.id);
		const { headers } = await client.get(imageUrl);
		expect(headers.get("content-type")).toBe("image/svg+xml");
		expect(headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
		expect(headers.get("vary")).toBe("Cookie");
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("content-security-policy")).toBe("default-src 'none'; style-src 'unsafe-inline'");
		expect(headers.get("etag")).toMatch(/^"\w+"$/);
	});
});
