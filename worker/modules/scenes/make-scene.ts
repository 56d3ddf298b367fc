import { mayAsk } from "#shared/ai-providers.ts";
import { ratingsOf } from "#shared/needs.ts";
import { KEPT_SCENES, type Painter, sceneUrl } from "#shared/schemas/scenes.ts";
import { latestAssessment } from "../../db/queries/newest-assessments.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { ALGORITHMIC } from "../../media-marks/digital-source.ts";
import { markPicture } from "../../media-marks/mark-picture.ts";
import { markSvg } from "../../media-marks/mark-svg.ts";
import { landscapeFor, paint, type SceneWish } from "./painter/paint.ts";
import { sceneFacts } from "./scene-facts.ts";
import { scenePrompt } from "./scene-prompt.ts";
import { failScene, findOwner, findScene, keepScene, newestReady, pruneScenes } from "./scenes.repository.ts";
import { type SceneOrder, sceneFrame } from "./scenes.service.ts";

/** The image model's timeout. It leaves the built-in painter time to take over while the person waits. */
const MODEL_MS = 75_000;

const EXTENSIONS: Record<string, string> = {
	"image/svg+xml": "svg",
	"image/webp": "webp",
	"image/png": "png",
	"image/jpeg": "jpg",
};

/**
 * Makes an ordered scene: paints, stores, shows and announces it. Drops an order that was already carried out, or
 * whose person is gone, so that the same order twice makes one scene. Throws when a store fails, for a retry.
 */
export async function makeScene(deps: Deps, { userId, sceneId }: SceneOrder): Promise<void> {
	const [scene, user] = await Promise.all([findScene(deps.db, userId, sceneId), findOwner(deps.db, userId)]);
	if (!user || scene?.status !== "pending") {
		return;
	}
	const [latest, before] = await Promise.all([
		latestAssessment(deps.db, userId),
		newestReady(deps.db, userId),
	]);
	const { goal, ...facts } = sceneFacts(user, latest && ratingsOf(latest), deps.now());
	const landscape = landscapeFor(sceneId, goal, before?.landscape ?? null);
	const wish = { ...facts, landscape, seed: sceneId };
	const painting = await paintBy(deps, user, wish);
	const key = `scenes/${userId}/${sceneId}.${EXTENSIONS[painting.contentType]}`;
	await deps.env.SCENES.put(key, painting.bytes, { httpMetadata: { contentType: painting.contentType } });
	const { bytes, ...described } = painting;
	const readyAt = deps.now();
	const isKept = await keepScene(
		deps.db,
		scene,
		{ ...described, landscape, key, size: bytes.length, readyAt },
		sceneUrl(sceneId),
	);
	if (!isKept) {
		await deps.env.SCENES.delete(key);
		return;
	}
	const shown = { ...user, backgroundImageUrl: sceneUrl(sceneId), backgroundImageGeneratedAt: readyAt };
	await getPersonStub(deps.env, userId).endScene(sceneId, sceneFrame(shown, "ready"));
	const oldKeys = await pruneScenes(deps.db, userId, KEPT_SCENES);
	if (oldKeys.length > 0) {
		await deps.env.SCENES.delete(oldKeys);
	}
}

/** Gives up an order, and tells the tabs that no new scene comes. */
export async function giveUpScene(deps: Deps, { userId, sceneId }: SceneOrder): Promise<void> {
	await failScene(deps.db, userId, sceneId);
	const user = await findOwner(deps.db, userId);
	if (user) {
		await getPersonStub(deps.env, userId).endScene(sceneId, sceneFrame(user, "failed"));
	}
}

type Painting = {
	bytes: Uint8Array;
	contentType: string;
	prompt: string;
	altText: string;
	painter: Painter;
};

/**
 * Paints with the connected model, unless the person chose the built-in coach; with the built-in painter when the
 * model refuses or fails.
 */
async function paintBy(deps: Deps, user: UserRow, wish: SceneWish): Promise<Painting> {
	if (!deps.imageModel || user.coachChoice === "builtin" || !mayAsk("openai", user.consentedTo)) {
		return paintBuiltIn(wish, "builtin");
	}
	const described = scenePrompt(wish);
	try {
		const { bytes, type } = await deps.imageModel.paint(described.prompt, AbortSignal.timeout(MODEL_MS));
		const marked = markPicture(bytes, type);
		if (!marked) {
			deps.log({ level: "warn", event: "scene-not-marked", type });
		}
		return { ...described, bytes: marked ?? bytes, contentType: type, painter: "openai" };
	} catch (error) {
		deps.log({ level: "warn", scene: error instanceof Error ? error.message : "failed" });
		return paintBuiltIn(wish, "builtin_instead");
	}
}

function paintBuiltIn(wish: SceneWish, painter: Painter): Painting {
	const { svg, altText } = paint(wish);
	const bytes = new TextEncoder().encode(markSvg(svg, ALGORITHMIC));
	return { bytes, contentType: "image/svg+xml", prompt: altText, altText, painter };
}
