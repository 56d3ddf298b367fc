import { screen } from "#shared/safety/screen.ts";

/** Words that show danger, or may: they are answered, and put to no other use. */
export function isHeavyWords(text: string): boolean {
	return screen(text) !== "none";
}
