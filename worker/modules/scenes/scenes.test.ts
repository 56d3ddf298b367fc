import { createExecutionContext, createMessageBatch, env, getQueueResult } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { PersonFrame, SceneFrame } from "#shared/person-protocol.ts";
import { type Background, KEPT_SCENES, type Portrait, type Scene } from "#shared/schemas/scenes.ts";
import type { User } from "#shared/schemas/users.ts";
import { consumeQueue } from "../../consume-queue.ts";
import type { Deps } from "../../deps.ts";
import type { ImageModel } from "../../models/image-model.ts";
import { ModelError } from "../../models/model-error.ts";
import { makeAssessment } from "../../test/assessments.ts";
import { clientOf, deps, makeUser, signedIn } from "../../test/factories.ts";
import { readError } from "../../test/read-error.ts";
import { SocketClient } from "../../test/socket-client.ts";
import type { TestClient } from "../../test/test-client.ts";
import { personOf } from "../presence/get-person.ts";
import { users } from "../users/users.table.ts";
import { insertScene } from "./scenes.repository.ts";
import { scenes } from "./scenes.table.ts";

const WEBP = new Uint8Array([...new TextEncoder().encode("RIFF....WEBP"), 1, 2, 3]);

const isScene = (frame: PersonFrame): frame is SceneFrame => frame.type === "scene";

const isReady = (frame: PersonFrame) => isScene(frame) && frame.status === "ready";

async function portrait(client: TestClient, userId: string): Promise<Portrait> {
	const answer = await client.request("POST", `/api/ai/personalized-portrait/${userId}`);
	expect(answer.status).toBe(200);
	return answer.json<Portrait>();
}

async function background(client: TestClient, userId: string): Promise<Background> {
	return (await client.get(`/api/user-background/${userId}`)).json<Background>();
}

async function gallery(client: TestClient): Promise<Scene[]> {
	return (await (await client.get("/api/scenes")).json<{ scenes: Scene[] }>()).scenes;
}

/** A scene that was ordered and is still to be made. */
async function ordered(userId: string, id = deps.newId("scn"), createdAt = new Date()): Promise<string> {
	await insertScene(deps.db, { id, userId, createdAt });
	return id;
}

/** The queue brings an order, with these dependencies in the place of the real ones. */
async function deliver(userId: string, sceneId: string, replaced: Partial<Deps> = {}, attempts = 1) {
	const message = { id: "m", timestamp: new Date(), attempts, body: { userId, sceneId } };
	const batch = createMessageBatch("attune-scenes", [message]);
	await consumeQueue({ ...deps, ...replaced }, batch);
	return getQueueResult(batch, createExecutionContext());
}

const rowOf = async (id: string) => (await deps.db.select().from(scenes).where(eq(scenes.id, id)))[0];
const personRow = async (id: string) => (await deps.db.select().from(users).where(eq(users.id, id)))[0];

describe("a new scene", () => {
	it("is painted without any key, shown, stored with type, size, prompt and time, and pushed to every tab", async () => {
		const { user, client } = await signedIn({ primaryGoal: "purpose" });
		const tabs = await Promise.all(
			[client, await clientOf(user.id)].map((tab) => SocketClient.open<PersonFrame>(tab, "/api/live")),
		);
		const made = await portrait(client, user.id);
		expect(made).toEqual({
			imageUrl: expect.stringMatching(/^\/api\/scenes\/scn_\w+$/),
			altText: expect.stringMatching(/^[A-Z].+, with .+/),
			painter: "builtin",
		});
		for (const tab of tabs) {
			const told = await tab.until(isReady);
			expect(told).toMatchObject({ backgroundImageUrl: made.imageUrl, status: "ready" });
			expect(tab.frames.filter(isScene).map(({ status }) => status)).toEqual(["pending", "ready"]);
		}
		const image = await client.get(made.imageUrl);
		const svg = await image.text();
		expect(svg).toMatch(/^<svg /);
		const row = await rowOf(made.imageUrl.split("/").at(-1) ?? "");
		expect(row).toMatchObject({
			status: "ready",
			key: `scenes/${user.id}/${row?.id}.svg`,
			contentType: "image/svg+xml",
			size: new TextEncoder().encode(svg).length,
			prompt: made.altText,
		});
		expect(row?.readyAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
	});

	it("is the person's background, with its time and its words", async () => {
		const { user, client } = await signedIn();
		expect(await background(client, user.id)).toEqual({
			backgroundImageUrl: null,
			backgroundImageGeneratedAt: null,
			status: "none",
			altText: null,
		});
		const made = await portrait(client, user.id);
		expect(await background(client, user.id)).toEqual({
			backgroundImageUrl: made.imageUrl,
			backgroundImageGeneratedAt: expect.stringMatching(/^\d{4}-.+Z$/),
			status: "ready",
			altText: made.altText,
		});
		expect((await personRow(user.id))?.backgroundImagePrompt).toBe(made.altText);
	});

	it("follows the mood of the latest assessment", async () => {
		const { user } = await signedIn({ currentHierarchyLevel: "esteem" });
		await makeAssessment(user.id, {
			physiological: 5,
			safety: 5,
			love: 5,
			esteem: 5,
			actualization: 5,
		});
		const asked: string[] = [];
		const imageModel: ImageModel = {
			paint: async (prompt) => {
				asked.push(prompt);
				return { bytes: WEBP, type: "image/webp" };
			},
		};
		await deliver(user.id, await ordered(user.id), { imageModel });
		expect(asked[0]).toContain("amber, coral and rose");
		expect(asked[0]).toContain("a tower of balanced stones");
	});

	it("is one when it is asked for twice at once", async () => {
		const { user, client } = await signedIn();
		const [one, other] = await Promise.all([portrait(client, user.id), portrait(client, user.id)]);
		expect(other?.imageUrl).toBe(one?.imageUrl);
		expect(await gallery(client)).toHaveLength(1);
	});

	it("is another one each time", async () => {
		const { user, client } = await signedIn();
		const one = await (await client.get((await portrait(client, user.id)).imageUrl)).text();
		const other = await (await client.get((await portrait(client, user.id)).imageUrl)).text();
		expect(other).not.toBe(one);
	});

	it("is never the landscape of the one before", async () => {
		const { user, client } = await signedIn();
		const words: string[] = [];
		for (let made = 0; made < 12; made += 1) {
			words.push((await portrait(client, user.id)).altText);
		}
		expect(words.filter((each, index) => each === words[index - 1])).toEqual([]);
	});

	it("starts with triggerBackgroundGeneration, and the answer does not wait for it", async () => {
		const { user, client } = await signedIn();
		const tab = await SocketClient.open<PersonFrame>(client, "/api/live");
		const answer = await client.patch(`/api/users/${user.id}`, {
			primaryGoal: "wellness",
			triggerBackgroundGeneration: true,
		});
		expect(answer.status).toBe(200);
		await tab.until(isReady);
		expect((await background(client, user.id)).status).toBe("ready");
	});

	it("is bounded per day: the answer says until when, and onboarding is saved all the same", async () => {
		const { user, client } = await signedIn();
		const frame: SceneFrame = {
			type: "scene",
			backgroundImageUrl: null,
			backgroundImageGeneratedAt: null,
			status: "pending",
		};
		const person = personOf(env, user.id);
		for (let made = 0; made < 30; made += 1) {
			const id = `scn_${made}`;
			expect(await person.beginScene(id, frame)).toEqual({ outcome: "begun", sceneId: id });
			await person.endScene(id, frame);
		}
		const refused = await client.request("POST", `/api/ai/personalized-portrait/${user.id}`);
		expect(refused.status).toBe(429);
		expect(await readError(refused)).toMatchObject({ code: "rate_limited" });
		const wait = Number(refused.headers.get("retry-after"));
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(86_400);
		const saved = await client.patch(`/api/users/${user.id}`, {
			onboardingCompleted: true,
			triggerBackgroundGeneration: true,
		});
		expect((await saved.json<User>()).onboardingCompleted).toBe(true);
	});
});

describe("an image model", () => {
	const painter = (paint: ImageModel["paint"]): ImageModel => ({ paint });

	it("paints what is described in the product's own words, and nothing that the person typed", async () => {
		const { user, client } = await signedIn({
			firstName: "Zanzibar",
			currentMood: "like a Quixotic windmill",
			desiredMood: "free as a marmalade cat",
		});
		const prompts: string[] = [];
		const imageModel = painter(async (prompt) => {
			prompts.push(prompt);
			return { bytes: WEBP, type: "image/webp" };
		});
		const id = await ordered(user.id);
		await deliver(user.id, id, { imageModel });
		expect(prompts).toHaveLength(1);
		for (const typed of ["Zanzibar", "Quixotic", "marmalade", user.username, user.email]) {
			expect(prompts[0]).not.toContain(typed);
		}
		expect(await rowOf(id)).toMatchObject({
			key: `scenes/${user.id}/${id}.webp`,
			contentType: "image/webp",
			size: WEBP.length,
			prompt: prompts[0],
			painter: "openai",
		});
		const image = await client.get(`/api/scenes/${id}`);
		expect(image.headers.get("content-type")).toBe("image/webp");
		expect(new Uint8Array(await image.arrayBuffer())).toEqual(WEBP);
	});

	it.each(["refused", "limited", "broken", "malformed"] as const)(
		"that answers with %s is replaced by the painter, and the gallery says so",
		async (failure) => {
			const { user, client } = await signedIn();
			const log = vi.fn();
			const imageModel = painter(() => Promise.reject(new ModelError("openai", failure)));
			await deliver(user.id, await ordered(user.id), { imageModel, log });
			const [scene] = await gallery(client);
			expect(scene).toMatchObject({ painter: "builtin_instead", isCurrent: true });
			expect(log).toHaveBeenCalledWith({ level: "warn", scene: `openai: ${failure}` });
		},
	);

	it("is not asked for somebody who chose the built-in coach", async () => {
		const { user, client } = await signedIn({ coachChoice: "builtin" });
		const paint = vi.fn();
		await deliver(user.id, await ordered(user.id), { imageModel: painter(paint) });
		expect(paint).not.toHaveBeenCalled();
		expect((await gallery(client))[0]?.painter).toBe("builtin");
	});
});

describe("an order in the queue", () => {
	it("that comes twice makes one scene", async () => {
		const { user, client } = await signedIn();
		const id = await ordered(user.id);
		await deliver(user.id, id);
		const first = await (await client.get(`/api/scenes/${id}`)).text();
		const shown = await background(client, user.id);
		await deliver(user.id, id);
		expect(await (await client.get(`/api/scenes/${id}`)).text()).toBe(first);
		expect(await background(client, user.id)).toEqual(shown);
	});

	it("for a person who is gone or going is dropped", async () => {
		const user = await makeUser({ deletingAt: new Date() });
		const id = await ordered(user.id);
		const result = await deliver(user.id, id);
		expect(result.explicitAcks).toEqual(["m"]);
		expect((await rowOf(id))?.status).toBe("pending");
		expect((await deliver("usr_nobody", "scn_nothing")).explicitAcks).toEqual(["m"]);
	});

	it("is tried again when a store fails, and given up at last: the tabs hear that there is none", async () => {
		const { user, client } = await signedIn();
		const id = await ordered(user.id);
		const broken = { ...env, SCENES: { put: () => Promise.reject(new Error("down")) } } as unknown as Env;
		const replaced = { env: broken as Deps["env"], log: () => undefined };
		expect((await deliver(user.id, id, replaced)).retryMessages).toEqual([{ msgId: "m" }]);
		expect((await background(client, user.id)).status).toBe("pending");
		const tab = await SocketClient.open<PersonFrame>(client, "/api/live");
		expect((await deliver(user.id, id, replaced, 3)).explicitAcks).toEqual(["m"]);
		expect(await tab.until(isScene)).toMatchObject({ status: "failed", backgroundImageUrl: null });
		expect((await background(client, user.id)).status).toBe("failed");
	});

	it("that waits for more than 90 seconds reads as failed", async () => {
		const { user, client } = await signedIn();
		await ordered(user.id, undefined, new Date(Date.now() - 89_000));
		expect((await background(client, user.id)).status).toBe("pending");
		const late = await signedIn();
		await ordered(late.user.id, undefined, new Date(Date.now() - 91_000));
		expect((await background(late.client, late.user.id)).status).toBe("failed");
	});
});

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
		expect(await tab.until(isScene)).toMatchObject({ backgroundImageUrl: one.imageUrl, status: "ready" });
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
		expect(await tab.until(isScene)).toMatchObject({ backgroundImageUrl: null, status: "none" });
		expect((await client.get(imageUrl)).status).toBe(404);
		expect(await gallery(client)).toEqual([]);
		const left = await env.SCENES.list({ prefix: `scenes/${user.id}/` });
		expect(left.objects).toEqual([]);
		expect((await client.request("DELETE", imageUrl)).status).toBe(404);
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
