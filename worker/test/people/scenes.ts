import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { PersonFrame, SceneFrame } from "#shared/person-protocol.ts";
import type { Background, Portrait, Scene } from "#shared/schemas/scenes.ts";
import { consumeQueue } from "../../consume-queue.ts";
import { scenes } from "../../db/tables/scenes.table.ts";
import { users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { insertScene } from "../../modules/scenes/scenes.repository.ts";
import { deps } from "./factories.ts";
import type { TestClient } from "./test-client.ts";

export const isScene = (frame: PersonFrame): frame is SceneFrame => frame.type === "scene";

export const isReady = (frame: PersonFrame) => isScene(frame) && frame.status === "ready";

export async function portrait(client: TestClient, userId: string): Promise<Portrait> {
	const answer = await client.request("POST", `/api/ai/personalized-portrait/${userId}`);
	expect(answer.status).toBe(200);
	return answer.json<Portrait>();
}

export async function background(client: TestClient, userId: string): Promise<Background> {
	return (await client.get(`/api/user-background/${userId}`)).json<Background>();
}

export async function gallery(client: TestClient): Promise<Scene[]> {
	return (await (await client.get("/api/scenes")).json<{ scenes: Scene[] }>()).scenes;
}

/** A scene that was ordered and is still to be made. */
export async function ordered(
	userId: string,
	id = deps.newId("scn"),
	createdAt = new Date(),
): Promise<string> {
	await insertScene(deps.db, { id, userId, createdAt });
	return id;
}

/** The queue brings an order, with these dependencies in the place of the real ones. */
export async function deliver(userId: string, sceneId: string, replaced: Partial<Deps> = {}, attempts = 1) {
	const message = { id: "m", timestamp: new Date(), attempts, body: { userId, sceneId } };
	const batch = createMessageBatch("attune-scenes", [message]);
	await consumeQueue({ ...deps, ...replaced }, batch);
	return getQueueResult(batch, createExecutionContext());
}

export const rowOf = async (id: string) => (await deps.db.select().from(scenes).where(eq(scenes.id, id)))[0];
export const personRow = async (id: string) =>
	(await deps.db.select().from(users).where(eq(users.id, id)))[0];
