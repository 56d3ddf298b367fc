import { and, desc, eq, exists, isNull, lt, ne } from "drizzle-orm";
import type { Painter } from "#shared/schemas/scenes.ts";
import type { Database } from "../../db/client.ts";
import { scenes } from "../../db/tables/scenes.table.ts";
import { users } from "../../db/tables/users.table.ts";
import type { CompositionName } from "./painter/compositions/index.ts";

export type SceneRow = typeof scenes.$inferSelect;

/** Adds an order, and deletes earlier ones that failed. */
export async function insertScene(db: Database, row: Pick<SceneRow, "id" | "userId" | "createdAt">) {
	await db.batch([
		db.delete(scenes).where(and(eq(scenes.userId, row.userId), ne(scenes.status, "ready"))),
		db.insert(scenes).values({ ...row, status: "pending" }),
	]);
}

/** A scene of this person, in any state. */
export async function findScene(db: Database, userId: string, id: string): Promise<SceneRow | null> {
	const rows = await db
		.select()
		.from(scenes)
		.where(and(eq(scenes.id, id), eq(scenes.userId, userId)));
	return rows[0] ?? null;
}

/** The person's scenes in any state, newest first. */
export async function newestScenes(db: Database, userId: string, limit: number): Promise<SceneRow[]> {
	return db
		.select()
		.from(scenes)
		.where(eq(scenes.userId, userId))
		.orderBy(desc(scenes.createdAt), desc(scenes.id))
		.limit(limit);
}

/** Returns the newest ready scene, or null. */
export async function newestReady(db: Database, userId: string): Promise<SceneRow | null> {
	const rows = await newestScenes(db, userId, 2);
	return rows.find(({ status }) => status === "ready") ?? null;
}

type Painted = {
	landscape: CompositionName;
	key: string;
	contentType: string;
	size: number;
	prompt: string;
	altText: string;
	painter: Painter;
	readyAt: Date;
};

/** The scene is there and is the person's background from now on; false when either is gone or it was given up. */
export async function keepScene(
	db: Database,
	{ id, userId }: Pick<SceneRow, "id" | "userId">,
	painted: Painted,
	url: string,
): Promise<boolean> {
	const [kept] = await db.batch([
		db
			.update(scenes)
			.set({ ...painted, status: "ready" })
			.where(and(eq(scenes.id, id), eq(scenes.userId, userId), eq(scenes.status, "pending")))
			.returning({ id: scenes.id }),
		db
			.update(users)
			.set({
				backgroundImageUrl: url,
				backgroundImageGeneratedAt: painted.readyAt,
				backgroundImagePrompt: painted.prompt,
			})
			.where(
				and(
					eq(users.id, userId),
					isNull(users.deletingAt),
					// Only together with the scene: an order that was already carried out changes nothing.
					exists(
						db
							.select({ id: scenes.id })
							.from(scenes)
							.where(and(eq(scenes.id, id), eq(scenes.userId, userId), eq(scenes.readyAt, painted.readyAt))),
					),
				),
			),
	]);
	return kept.length > 0;
}

export async function failScene(db: Database, userId: string, id: string): Promise<void> {
	await db
		.update(scenes)
		.set({ status: "failed" })
		.where(and(eq(scenes.id, id), eq(scenes.userId, userId), eq(scenes.status, "pending")));
}

/** Removes a scene and returns its row; null when this person has no such scene. */
export async function removeScene(db: Database, userId: string, id: string): Promise<SceneRow | null> {
	const rows = await db
		.delete(scenes)
		.where(and(eq(scenes.id, id), eq(scenes.userId, userId)))
		.returning();
	return rows[0] ?? null;
}

/**
 * Removes all but the newest `kept` ready scenes and returns their keys. The shown one is always among the newest.
 */
export async function pruneScenes(db: Database, userId: string, kept: number): Promise<string[]> {
	const isReady = and(eq(scenes.userId, userId), eq(scenes.status, "ready"));
	const [oldest] = await db
		.select({ createdAt: scenes.createdAt })
		.from(scenes)
		.where(isReady)
		.orderBy(desc(scenes.createdAt), desc(scenes.id))
		.limit(1)
		.offset(kept - 1);
	if (!oldest) {
		return [];
	}
	const removed = await db
		.delete(scenes)
		.where(and(isReady, lt(scenes.createdAt, oldest.createdAt)))
		.returning({ key: scenes.key });
	return removed.flatMap(({ key }) => key ?? []);
}

/** What the person shows behind their pages: a scene, or nothing. */
export async function showScene(db: Database, userId: string, scene: SceneRow | null, url: string | null) {
	await db
		.update(users)
		.set({
			backgroundImageUrl: url,
			backgroundImageGeneratedAt: scene?.readyAt ?? null,
			backgroundImagePrompt: scene?.prompt ?? null,
		})
		.where(eq(users.id, userId));
}

/** The person whose scene is to be made; null when they're gone or going. */
export async function findOwner(db: Database, userId: string) {
	const rows = await db
		.select()
		.from(users)
		.where(and(eq(users.id, userId), isNull(users.deletingAt)));
	return rows[0] ?? null;
}
