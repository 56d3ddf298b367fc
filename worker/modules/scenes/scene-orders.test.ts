import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { PersonFrame } from "#shared/person-protocol.ts";
import type { Deps } from "../../deps.ts";
import { SocketClient } from "../../test/chat/socket-client.ts";
import { makeUser, signedIn } from "../../test/people/factories.ts";
import { background, deliver, isScene, ordered, rowOf } from "../../test/people/scenes.ts";

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
