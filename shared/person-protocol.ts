import type { Background } from "./schemas/scenes.ts";

/** What a person's other data can change about, so that a tab knows what to fetch again. */
export const PROFILE_CHANGES = [
	"mood",
	"count",
	"assessment",
	"coaching",
	"insight",
	"memory",
	"takeaways",
	"notification",
	"scenes",
	"conversations",
	"user",
] as const;

export type ProfileChange = (typeof PROFILE_CHANGES)[number];

/** The person's background as it is now. */
export type SceneFrame = { type: "scene" } & Omit<Background, "altText">;

/** What travels on a person's live socket (one a tab, on every signed-in page). Server to client only. */
export type PersonFrame = SceneFrame | { type: "profile"; changed: ProfileChange[] } | { type: "signed-out" };
