import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { ErrorBody } from "#shared/error-codes.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import { scenes } from "./db/tables/scenes.table.ts";
import {
	copiesInDatabase,
	openChat,
	ringUntil,
	setDeps,
	transcript,
	untilIdle,
	waitingJobs,
} from "./test/chat/conversation.ts";
import { clientOf, deps, makeUser, PASSWORD, stranger } from "./test/people/factories.ts";
import { down, PARTS, type Part, slowly } from "./test/platform/broken.ts";
import { askWith } from "./test/requests/ask-with.ts";

/** All but the database, without which nobody is known. */
const OTHERS = PARTS.filter((part) => part !== "DB");

const KIND = "Something went wrong on our side. Please try again.";

async function talking() {
	const opened = await openChat();
	opened.coach.say("I'm here.").end();
	return opened;
}

type Talk = Awaited<ReturnType<typeof talking>>;

function sendWith(parts: ReturnType<typeof down>, { client, user, conversationId }: Talk): Promise<Response> {
	return askWith(parts, client, {
		method: "POST",
		path: "/api/ai/chat",
		body: {
			message: "Words that must not be lost",
			userId: user.id,
			conversationId,
			clientMessageId: "one",
		},
	});
}

async function said({ client, conversationId }: Talk): Promise<Message[]> {
	return (await transcript(client, conversationId)).slice(1);
}

describe("with one part down", () => {
	it.each(OTHERS)("%s: somebody still comes in, talks, is answered and reads it", async (part) => {
		const talk = await talking();
		const parts = down(part);
		const client = stranger();
		const { email } = talk.user;
		const signedIn = await askWith(parts, client, {
			method: "POST",
			path: "/api/auth/signin",
			body: { email, password: PASSWORD },
		});
		expect(signedIn.status).toBe(200);
		expect(signedIn.headers.get("set-cookie")).toContain("attune_session=");
		expect((await sendWith(parts, talk)).status).toBe(200);
		const path = `/api/chat/conversation/${talk.user.id}`;
		const read = await askWith(parts, talk.client, { method: "GET", path });
		expect((await read.json<{ messages: Message[] }>()).messages).toHaveLength(3);
	});

	it("the database: it is said kindly, nothing is kept half, and the same words arrive once it is back", async () => {
		const talk = await talking();
		const refused = await sendWith(down("DB"), talk);
		expect(refused.status).toBe(500);
		const { error } = await refused.json<ErrorBody>();
		expect(error).toMatchObject({ code: "internal", message: KIND });
		expect(error.requestId).toMatch(/^req_/);
		expect(await said(talk)).toEqual([]);
		expect((await sendWith({}, talk)).status).toBe(200);
		expect((await said(talk)).map(({ content }) => content)).toEqual([
			"Words that must not be lost",
			"I'm here.",
		]);
	});

	it("the database, while a reply is written: the reply goes on, and is copied when it is back", async () => {
		const talk = await talking();
		await untilIdle(talk.conversationId);
		const state = { isDown: true };
		const flaky = new Proxy(deps.db, {
			get: (target, name) =>
				state.isDown && name === "batch"
					? () => Promise.reject(new Error("D1 is down"))
					: Reflect.get(target, name, target),
		});
		const log = () => undefined;
		await setDeps(talk.conversationId, { db: flaky, log });
		expect((await sendWith({}, talk)).status).toBe(200);
		expect(await said(talk)).toHaveLength(2);
		await ringUntil(
			talk.conversationId,
			async () => ((await waitingJobs(talk.conversationId)).get("outbox") ?? 0) > 0,
		);
		expect(await copiesInDatabase(talk.conversationId)).toHaveLength(1);
		state.isDown = false;
		await setDeps(talk.conversationId, { now: () => Date.now() + 60_000 });
		await untilIdle(talk.conversationId);
		expect(await copiesInDatabase(talk.conversationId)).toHaveLength(3);
	});

	it("the images: one that cannot be fetched says so, and all else on the page is there", async () => {
		const user = await makeUser();
		const client = await clientOf(user.id);
		const id = deps.newId("scn");
		await deps.db
			.insert(scenes)
			.values({ id, userId: user.id, status: "ready", key: `scenes/${user.id}/x.svg` });
		const image = await askWith(down("SCENES"), client, { method: "GET", path: `/api/scenes/${id}` });
		expect(image.status).toBe(500);
		expect((await image.json<ErrorBody>()).error.message).toBe(KIND);
		const list = await askWith(down("SCENES"), client, { method: "GET", path: "/api/scenes" });
		expect((await list.json<{ scenes: unknown[] }>()).scenes).toHaveLength(1);
	});

	it("the queue of scenes: a profile is saved all the same, and asking for a scene says that it failed", async () => {
		const user = await makeUser();
		const client = await clientOf(user.id);
		const parts = down("SCENE_JOBS");
		const saved = await askWith(parts, client, {
			method: "PATCH",
			path: `/api/users/${user.id}`,
			body: {
				firstName: "Ana",
				triggerBackgroundGeneration: true,
			},
		});
		expect(await saved.json()).toMatchObject({ firstName: "Ana" });
		const asked = await askWith(parts, client, {
			method: "POST",
			path: `/api/ai/personalized-portrait/${user.id}`,
		});
		expect(asked.status).toBeGreaterThanOrEqual(500);
		const background = await askWith(parts, client, {
			method: "GET",
			path: `/api/user-background/${user.id}`,
		});
		expect((await background.json<{ status: string }>()).status).not.toBe("pending");
	});

	it("the queue of deletions: nothing is deleted by half, and it can be tried again", async () => {
		const user = await makeUser();
		const client = await clientOf(user.id);
		const body = { password: PASSWORD };
		const refused = await askWith(down("DELETIONS"), client, {
			method: "DELETE",
			path: `/api/users/${user.id}`,
			body,
		});
		expect(refused.status).toBe(500);
		expect((await client.get("/api/auth/me")).status).toBe(200);
		expect((await client.delete(`/api/users/${user.id}`, body)).status).toBe(200);
	});

	it("email: a password is changed all the same", async () => {
		const user = await makeUser();
		const client = await clientOf(user.id);
		const changed = await askWith(down("EMAIL"), client, {
			method: "POST",
			path: "/api/auth/password",
			body: {
				currentPassword: PASSWORD,
				newPassword: "another good sentence",
			},
		});
		expect(changed.status).toBe(200);
	});
});

describe("with more of it", () => {
	it("all but the database down: a talk goes on", async () => {
		const talk = await talking();
		expect((await sendWith(down(...OTHERS), talk)).status).toBe(200);
		expect(await said(talk)).toHaveLength(2);
	});

	it("everything down: each call says so kindly, help and pages stand", async () => {
		const talk = await talking();
		const everything = down(...PARTS);
		for (const path of ["/api/auth/me", "/api/scenes", `/api/chat/conversation/${talk.user.id}`]) {
			const answer = await askWith(everything, talk.client, { method: "GET", path });
			expect(answer.status).toBe(500);
			expect((await answer.json<ErrorBody>()).error.message).toBe(KIND);
		}
		expect(
			(await askWith(everything, talk.client, { method: "GET", path: "/api/safety/resources?country=US" }))
				.status,
		).toBe(200);
		for (const page of ["/help", "/", "/dashboard"]) {
			const answer = await askWith(everything, talk.client, { method: "GET", path: page });
			expect(answer.status).toBe(200);
			expect(answer.headers.get("content-type")).toContain("text/html");
		}
	});

	it.each([...PARTS])("%s slow: everything arrives, later", async (part: Part) => {
		const talk = await talking();
		expect((await sendWith(slowly(150, part), talk)).status).toBe(200);
		expect(await said(talk)).toHaveLength(2);
	});

	it("sessions that hang for ever keep nobody waiting: the database knows them too", async () => {
		const talk = await talking();
		const hangs = { ...env.SESSIONS, get: () => new Promise(() => undefined) } as unknown as KVNamespace;
		expect((await sendWith({ SESSIONS: hangs }, talk)).status).toBe(200);
	});
});
