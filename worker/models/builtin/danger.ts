import { screen } from "#shared/safety/screen.ts";
import type { Danger } from "#worker/danger/index.ts";
import { intentOf } from "./understand/intents.ts";

/**
 * What a message shows, by the screen that all words pass; null for none. `before` are the same person's earlier
 * messages, oldest first. A plain goodbye is read by itself: it is a goodbye, whatever was said before it.
 */
export function dangerIn(text: string, before: readonly string[] = []): Danger | null {
	const level = screen(text, intentOf(text) === "goodbye" ? [] : before);
	return level === "none" ? null : level;
}

/**
 * Whether words of an earlier message may be said back. Messages of long ago are screened only when it comes to
 * that, by themselves.
 */
export function isSpeakable({ danger, text }: { danger: Danger | null; text: string }): boolean {
	return danger === null && dangerIn(text) === null;
}
