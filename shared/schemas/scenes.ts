import * as z from "zod/mini";
import { isoTimeSchema } from "./common.ts";

export const SCENE_STATUSES = ["none", "pending", "ready", "failed"] as const;
export type SceneStatus = (typeof SCENE_STATUSES)[number];

/**
 * Who painted a scene: a connected image model, the built-in painter, or the built-in painter in the place of a model
 * that refused or failed.
 */
export const PAINTERS = ["openai", "builtin", "builtin_instead"] as const;
export type Painter = (typeof PAINTERS)[number];

/** The scene behind a person's pages, and whether one is in progress. */
export const backgroundSchema = z.object({
	backgroundImageUrl: z.nullable(z.string()),
	backgroundImageGeneratedAt: z.nullable(isoTimeSchema),
	status: z.enum(SCENE_STATUSES),
	/** Its alt text, or null. */
	altText: z.nullable(z.string()),
});
export type Background = z.infer<typeof backgroundSchema>;

export const portraitSchema = z.object({
	imageUrl: z.string(),
	altText: z.string(),
	painter: z.enum(PAINTERS),
});
export type Portrait = z.infer<typeof portraitSchema>;

/** A scene in the gallery, newest first. */
export const sceneSchema = z.object({
	id: z.string(),
	imageUrl: z.string(),
	altText: z.string(),
	painter: z.enum(PAINTERS),
	isCurrent: z.boolean(),
	createdAt: isoTimeSchema,
});
export type Scene = z.infer<typeof sceneSchema>;

/** The gallery. */
export const scenesSchema = z.object({ scenes: z.array(sceneSchema) });

/** The time of asking, so that no cache answers. */
export const backgroundQuerySchema = z.object({ at: z.optional(z.string()) });

/** Newest scenes kept per person, besides the one they chose. */
export const KEPT_SCENES = 12;

export const SCENE_PATH = /^\/api\/scenes\/(scn_\w+)$/;

export function sceneUrl(sceneId: string): string {
	return `/api/scenes/${sceneId}`;
}

/** Returns the id in a scene's URL, or null. */
export function sceneIdIn(url: string): string | null {
	return SCENE_PATH.exec(url)?.[1] ?? null;
}
