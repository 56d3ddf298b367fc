import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { PersonFrame } from "#shared/person-protocol.ts";
import { getPersonStub, type PersonStub } from "../../durable-objects/get-person.ts";
import type { AppEnv } from "../../env.ts";
import { SocketClient } from "../../test/chat/socket-client.ts";
import { clientOf, deps, signedIn } from "../../test/people/factories.ts";
import { ORIGIN, sidOf, type TestClient } from "../../test/people/test-client.ts";
import { afterRead } from "../../test/platform/after-read.ts";
import { endSessions } from "../auth/session/live-sessions.ts";

const open = (client: TestClient) => SocketClient.open<PersonFrame>(client, "/api/live");

describe("a person's live socket", () => {
	it("tells every tab what changed", async () => {
		const { user, client } = await signedIn();
		const tabs = [await open(client), await open(await clientOf(user.id))];
		await getPersonStub(env, user.id).notify(["mood", "count"]);
		for (const tab of tabs) {
			expect(await tab.until((frame) => frame.type === "profile")).toEqual({
				type: "profile",
				changed: ["mood", "count"],
			});
		}
	});

	it("begins with what changed since the page began to load, each thing once", async () => {
		const { user, client } = await signedIn();
		const person = getPersonStub(env, user.id);
		await person.notify(["memory"]);
		await person.notify(["mood"]);
		await person.notify(["memory"]);
		const tab = await SocketClient.open<PersonFrame>(client, "/api/live?age=5000");
		await person.notify(["insight"]);
		await tab.until((frame) => frame.type === "profile" && frame.changed[0] === "insight");
		expect(tab.frames).toEqual(
			["memory", "mood", "insight"].map((change) => ({ type: "profile", changed: [change] })),
		);
		const later = await open(client);
		await person.notify(["count"]);
		await later.until((frame) => frame.type === "profile");
		expect(later.frames).toEqual([{ type: "profile", changed: ["count"] }]);
	});

	it("is told of the sign-out of its session and closed; another session's stays", async () => {
		const { user, client } = await signedIn();
		const tab = await open(client);
		const other = await open(await clientOf(user.id));
		await client.request("POST", "/api/auth/signout");
		expect(await tab.until((frame) => frame.type === "signed-out")).toEqual({ type: "signed-out" });
		expect(await tab.untilClosed()).toBe(4401);
		expect(other.closed).toBeNull();
	});

	it("only listens", async () => {
		const { client } = await signedIn();
		const tab = await open(client);
		tab.send("hello");
		expect(await tab.untilClosed()).toBe(1008);
	});

	it("is refused without an upgrade and from another origin", async () => {
		const { client } = await signedIn();
		expect((await client.get("/api/live")).status).toBe(426);
		const foreign = { headers: { upgrade: "websocket", origin: "https://evil.test" } };
		expect((await client.request("GET", "/api/live", foreign)).status).toBe(403);
	});
});

describe("a person's live socket whose session ends while it is opened", () => {
	it.each(["/api/live", "/api/chat/conversations/cnv_any/live"])(
		"before the Worker asked: %s is closed with the code that says so",
		async (path) => {
			const { client } = await signedIn();
			await client.request("POST", "/api/auth/signout");
			const tab = await SocketClient.open<PersonFrame>(client, path);
			expect(await tab.untilClosed()).toBe(4401);
			expect(tab.frames).toEqual([]);
		},
	);

	it("before the object asked: it hears nothing and is closed", async () => {
		const { user, client } = await signedIn();
		const sid = await sidOf(client);
		await client.request("POST", "/api/auth/signout");
		const person = getPersonStub(env, user.id);
		// What the Worker asks for once it has found the session live: the end came in between.
		const answer = await person.fetch(`${ORIGIN}/live`, {
			headers: { upgrade: "websocket", "x-attune-sid": sid },
		});
		const tab = SocketClient.of<PersonFrame>(answer);
		await person.notify(["memory"]);
		expect(await tab.untilClosed()).toBe(4401);
		expect(tab.frames).toEqual([]);
	});

	it("after the object asked: the end finds it, and it hears of nothing else", async () => {
		const { user, client } = await signedIn();
		const person = getPersonStub(env, user.id);
		await setDatabase(
			person,
			afterRead(env.DB, async () => {
				await getPersonStub(env, user.id).notify(["memory"]);
				await endSessions(deps, user.id);
			}),
		);
		const tab = await open(client);
		expect(await tab.untilClosed()).toBe(4401);
		expect(tab.frames).toEqual([{ type: "signed-out" }]);
	});
});

/** Gives a person's object another database, until it is evicted. */
async function setDatabase(person: PersonStub, DB: D1Database): Promise<void> {
	await runInDurableObject(person, (instance) => {
		const object = instance as unknown as { env: AppEnv };
		object.env = { ...object.env, DB };
	});
}

describe("what a person object remembers of sessions", () => {
	it("is forgotten when no session can live that long", async () => {
		const { user } = await signedIn();
		const person = getPersonStub(env, user.id);
		await person.noteConversation("old", "cnv_x");
		await runInDurableObject(person, (_, state) => {
			state.storage.sql.exec("UPDATE conversation_sockets SET noted_at = 0");
		});
		await person.noteConversation("new", "cnv_x");
		const sids = await runInDurableObject(person, (_, state) => [
			...state.storage.sql.exec("SELECT sid FROM conversation_sockets"),
		]);
		expect(sids).toEqual([{ sid: "new" }]);
	});
});

describe("a person object that nothing was written to", () => {
	it("answers reads and makes no table", async () => {
		const { user } = await signedIn();
		const person = getPersonStub(env, user.id);
		expect(await person.facts()).toEqual([]);
		expect(await person.riskState()).toBeNull();
		expect(await person.temporaryTalk()).toBeNull();
		expect((await person.timing("2026-02-10")).timing.lastHere).toBeNull();
		expect(await person.everything()).toEqual({});
		await person.forgetTemporaryTalk("cnv_x");
		await person.revoke(["sid"]);
		expect(await tablesOf(person)).toEqual([]);
	});
});

describe("a destroyed person object", () => {
	it("closes its sockets, keeps only its tombstone, and stores nothing for a late call", async () => {
		const { user, client } = await signedIn();
		const person = getPersonStub(env, user.id);
		const tab = await open(client);
		await person.noteConversation("sid", "cnv_x");
		await person.destroy();
		expect(await tab.untilClosed()).toBe(4401);
		await person.noteConversation("sid", "cnv_y");
		await person.revoke(["sid"]);
		expect(await tablesOf(person)).toEqual(["tombstone"]);
	});

	it("answers late calls as if nothing were known, and counts nothing", async () => {
		const { user } = await signedIn();
		const person = getPersonStub(env, user.id);
		await person.writeFact({ id: "mem_1", fact: "They keep bees." });
		await person.destroy();
		expect(await person.facts()).toEqual([]);
		expect(await person.writeFact({ id: "mem_2", fact: "They keep bees." })).toBeNull();
		expect(await person.spendReply()).toEqual({ ok: true });
		expect(await person.spendLook()).toBe(false);
		expect(
			await person.prepareReply({
				costs: true,
				remembers: true,
				level: "none",
				country: null,
				isMinor: false,
			}),
		).toMatchObject({ spending: { ok: true }, memory: [], risk: null, disclosure: null, asksAgain: false });
		expect(await tablesOf(person)).toEqual(["tombstone"]);
	});
});

function tablesOf(person: PersonStub): Promise<string[]> {
	return runInDurableObject(person, (_, { storage }) =>
		storage.sql
			.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE name NOT LIKE '_cf%'")
			.toArray()
			.map(({ name }) => name),
	);
}
