import { SCENE_FAILED } from "#shared/chat/messages.ts";
import type { SceneFrame } from "#shared/person-protocol.ts";
import type { Background, Portrait, Scene, SceneStatus } from "#shared/schemas/scenes.ts";
import { KEPT_SCENES, sceneIdIn, sceneUrl } from "#shared/schemas/scenes.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { AppError } from "../../http/app-error.ts";
import { SCENE_MS } from "../person/scene-job.ts";
import {
	failScene,
	findScene,
	insertScene,
	newestScenes,
	removeScene,
	type SceneRow,
	showScene,
} from "./scenes.repository.ts";

/** What a queue carries about a scene: ids only. */
export type SceneOrder = { userId: string; sceneId: string };

/** Those kept, and the one in progress or failed. */
const ALL_SCENES = KEPT_SCENES + 1;

/** Returns the scene behind the person's pages, and whether one is in progress. */
export async function background(deps: Deps, user: UserRow): Promise<Background> {
	const rows = await newestScenes(deps.db, user.id, ALL_SCENES);
	const shown = rows.find(({ id }) => id === shownId(user));
	return {
		backgroundImageUrl: user.backgroundImageUrl,
		backgroundImageGeneratedAt: user.backgroundImageGeneratedAt?.toISOString() ?? null,
		status: statusOf(rows[0], user, deps.now()),
		altText: shown?.altText ?? null,
	};
}

/** The state of the newest order. One that waits too long has failed. */
function statusOf(newest: SceneRow | undefined, user: UserRow, now: Date): SceneStatus {
	if (newest?.status === "pending") {
		return now.getTime() - newest.createdAt.getTime() > SCENE_MS ? "failed" : "pending";
	}
	if (newest?.status === "failed") {
		return "failed";
	}
	return user.backgroundImageUrl ? "ready" : "none";
}

/** What the tabs receive about the person's background. */
export function sceneFrame(user: UserRow, status: SceneStatus): SceneFrame {
	return {
		type: "scene",
		backgroundImageUrl: user.backgroundImageUrl,
		backgroundImageGeneratedAt: user.backgroundImageGeneratedAt?.toISOString() ?? null,
		status,
	};
}

/** Orders a scene and gives its id: that of the one in hand, if there is one. Throws `rate_limited`. */
export async function orderScene(deps: Deps, user: UserRow): Promise<string> {
	const person = getPersonStub(deps.env, user.id);
	const begun = await person.beginScene(deps.newId("scn"), sceneFrame(user, "pending"));
	if (begun.outcome === "spent") {
		throw new AppError("rate_limited", "You've reached today's scene limit. Try again tomorrow.", {
			retryAfter: Math.ceil((begun.renewsAt - deps.now().getTime()) / 1000),
		});
	}
	const { sceneId } = begun;
	if (begun.outcome === "begun") {
		try {
			await insertScene(deps.db, { id: sceneId, userId: user.id, createdAt: deps.now() });
			await deps.env.SCENE_JOBS.send({ userId: user.id, sceneId } satisfies SceneOrder);
		} catch (error) {
			await Promise.allSettled([
				failScene(deps.db, user.id, sceneId),
				person.endScene(sceneId, sceneFrame(user, "failed")),
			]);
			throw error;
		}
	}
	return sceneId;
}

/** Orders a scene and waits for it. Throws `rate_limited`, or `model_failed` when none could be made. */
export async function makePortrait(deps: Deps, user: UserRow): Promise<Portrait> {
	const sceneId = await orderScene(deps, user);
	await getPersonStub(deps.env, user.id)
		.awaitScene(sceneId)
		// The object moved while this waited, so read the database.
		.catch(() => deps.log({ level: "warn", event: "scene-not-awaited" }));
	const scene = await findScene(deps.db, user.id, sceneId);
	if (scene?.status !== "ready") {
		throw new AppError("model_failed", SCENE_FAILED);
	}
	return { imageUrl: sceneUrl(scene.id), altText: scene.altText ?? "", painter: scene.painter ?? "builtin" };
}

/** The scenes that are kept, newest first. */
export async function gallery(deps: Deps, user: UserRow): Promise<Scene[]> {
	const rows = await newestScenes(deps.db, user.id, ALL_SCENES);
	return rows
		.filter(({ status }) => status === "ready")
		.map((row) => ({
			id: row.id,
			imageUrl: sceneUrl(row.id),
			altText: row.altText ?? "",
			painter: row.painter ?? "builtin",
			isCurrent: row.id === shownId(user),
			createdAt: row.createdAt.toISOString(),
		}));
}

/** Returns the image. Throws `not_found` when it doesn't exist or is another person's. */
export async function sceneImage(deps: Deps, user: UserRow, sceneId: string): Promise<R2ObjectBody> {
	const scene = await findScene(deps.db, user.id, sceneId);
	const image = scene?.key ? await deps.env.SCENES.get(scene.key) : null;
	if (!image) {
		throw noSuchScene();
	}
	return image;
}

/** Shows one of the person's own scenes, or none. Throws `not_found`. Gives the row as it is then. */
export async function chooseBackground(deps: Deps, user: UserRow, url: string | null): Promise<UserRow> {
	const sceneId = url === null ? null : sceneIdIn(url);
	const scene = sceneId === null ? null : await findScene(deps.db, user.id, sceneId);
	if (url !== null && scene?.status !== "ready") {
		throw noSuchScene();
	}
	await showScene(deps.db, user.id, scene, url);
	const shown = {
		...user,
		backgroundImageUrl: url,
		backgroundImageGeneratedAt: scene?.readyAt ?? null,
		backgroundImagePrompt: scene?.prompt ?? null,
	};
	await getPersonStub(deps.env, user.id).showScene(sceneFrame(shown, url === null ? "none" : "ready"));
	return shown;
}

/** Deletes a scene for good; what shows it shows none from then on. Throws `not_found`. */
export async function deleteScene(deps: Deps, user: UserRow, sceneId: string): Promise<void> {
	const scene = await removeScene(deps.db, user.id, sceneId);
	if (!scene) {
		throw noSuchScene();
	}
	if (scene.key) {
		await deps.env.SCENES.delete(scene.key);
	}
	if (scene.id === shownId(user)) {
		await chooseBackground(deps, user, null);
	} else {
		await getPersonStub(deps.env, user.id).notify(["scenes"]);
	}
}

function shownId({ backgroundImageUrl }: UserRow): string | null {
	return backgroundImageUrl === null ? null : sceneIdIn(backgroundImageUrl);
}

function noSuchScene(): AppError {
	return new AppError("not_found", "We can't find this scene. It may have been deleted.");
}
