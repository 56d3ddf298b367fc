import { helpFor } from "#shared/safety/help/help-for.ts";
import { screen } from "#shared/safety/screen.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";

/** What the server would have shown for these words; null for nothing. Large, and fetched when the first words fail. */
export function panelForUnsent(words: string, country: string | null): SafetyPanel | null {
	return helpFor(words, screen(words), country);
}
