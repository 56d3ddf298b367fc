import { screen } from "#shared/safety/screen.ts";
import type { Danger } from "../level.ts";
import { intentOf } from "./intents.ts";

/**
 * Returns what a message shows, by the screen that all messages pass, or null. `before` are the same person's earlier
 * messages, oldest first. A plain goodbye is screened by itself.
 */
export function dangerIn(text: string, before: readonly string[] = []): Danger | null {
	const level = screen(text, intentOf(text) === "goodbye" ? [] : before);
	return level === "none" ? null : level;
}
