import { env } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { PersonFrame, SceneFrame } from "#shared/person-protocol.ts";
import type { User } from "#shared/schemas/users.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { ALGORITHMIC, TRAINED } from "../../media-marks/digital-source.ts";
import { markPicture } from "../../media-marks/mark-picture.ts";
import type { ImageModel } from "../../models/image-model.ts";
import { ModelError } from "../../models/model-error.ts";
import { SocketClient } from "../../test/chat/socket-client.ts";
import { makeAssessment } from "../../test/people/assessments.ts";
import { clientOf, signedIn } from "../../test/people/factories.ts";
import { WEBP } from "../../test/people/pictures.ts";
import {
	background,
	deliver,
	gallery,
	isReady,
	isScene,
	ordered,
	personRow,
	portrait,
	rowOf,
} from "../../test/people/scenes.ts";
import { readError } from "../../test/requests/read-error.ts";

describe("a new scene", () => {
	// spec: A.30, 3.62, 7.65, P.83
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
		expect(svg).toContain(`<Iptc4xmpExt:DigitalSourceType>${ALGORITHMIC}<`);
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

	// spec: 1.25, 3.60, 7.41
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

	// spec: 1.23
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

	// spec: 7.27
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
		const person = getPersonStub(env, user.id);
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

	// spec: S.44, S.71
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
		const marked = markPicture(WEBP, "image/webp") as Uint8Array;
		expect(await rowOf(id)).toMatchObject({
			key: `scenes/${user.id}/${id}.webp`,
			contentType: "image/webp",
			size: marked.length,
			prompt: prompts[0],
			painter: "openai",
		});
		const image = await client.get(`/api/scenes/${id}`);
		expect(image.headers.get("content-type")).toBe("image/webp");
		expect(new Uint8Array(await image.arrayBuffer())).toEqual(marked);
		expect(new TextDecoder().decode(marked)).toContain(TRAINED);
	});

	it("that can't be read is kept without a mark, and the log says so", async () => {
		const { user, client } = await signedIn();
		const log = vi.fn();
		const odd = new Uint8Array(new TextEncoder().encode("RIFF....WEBP and nothing more"));
		const id = await ordered(user.id);
		await deliver(user.id, id, {
			imageModel: painter(async () => ({ bytes: odd, type: "image/webp" })),
			log,
		});
		expect(new Uint8Array(await (await client.get(`/api/scenes/${id}`)).arrayBuffer())).toEqual(odd);
		expect(log).toHaveBeenCalledWith({ level: "warn", event: "scene-not-marked", type: "image/webp" });
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
