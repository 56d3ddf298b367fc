import type { Scene } from "../content/scenes/scene.ts";
import { BLEEDING, WITHDRAWAL, WITHOUT_MEDICINE } from "../content/scenes/scenes-body.ts";
import { BABY_FEAR, SHAKEN } from "../content/scenes/scenes-child.ts";
import { ARMED, FRIGHTENING, STALKED, THREATENED } from "../content/scenes/scenes-feared.ts";
import { HELPER_NOW } from "../content/scenes/scenes-helper.ts";
import { RELAPSE, TOLD_TO_DIE, UNSAFE } from "../content/scenes/scenes-life.ts";
import { FAMILY_OF } from "../content/words.ts";
import type { Danger } from "../level.ts";
import { normalise } from "./normalise.ts";

/** The narrow ones come before the broad ones. */
export const SCENES: readonly Scene[] = [
	SHAKEN,
	BABY_FEAR,
	ARMED,
	HELPER_NOW,
	FRIGHTENING,
	THREATENED,
	STALKED,
	WITHOUT_MEDICINE,
	WITHDRAWAL,
	UNSAFE,
	TOLD_TO_DIE,
	RELAPSE,
	BLEEDING,
];

/** So many messages back what a scene needs beside it may stand. */
const CONTEXT = 4;

const ASKS_ABOUT =
	/^(?:what (?:if|is|does|happens)|can (?:you|a|an)|is it|how (?:do|does|much|many|long))\b/i;

/** Which scene a message begins or goes on with by its own words; `before` are earlier messages, oldest first. */
export function sceneIn(text: string, before: readonly string[]): Scene | null {
	if (ASKS_ABOUT.test(text)) {
		return null;
	}
	const all = [...before.slice(-CONTEXT), text].join(" . ");
	return (
		SCENES.find(
			({ enters, unless, after }) =>
				enters.test(text) && unless?.test(text) !== true && after?.test(all) !== false,
		) ?? null
	);
}

/** What a raw message counts as, where it begins a scene; else undefined. A scene about a body changes nothing. */
export function sceneLevel(raw: string, before: readonly string[]): Danger | undefined {
	const found = sceneIn(
		normalise(raw).text,
		before.slice(-CONTEXT).map((one) => normalise(one).text),
	);
	return found?.level ?? undefined;
}

/** The level of a scene against what the screen heard: the scene knows better whose danger it is. */
export function withScene(
	screened: Danger | null,
	scene: Danger | undefined,
	graver: (a: Danger, b: Danger) => Danger,
): Danger | null {
	if (scene === undefined) {
		return screened;
	}
	return screened !== null && FAMILY_OF[screened] === FAMILY_OF[scene] ? graver(screened, scene) : scene;
}
