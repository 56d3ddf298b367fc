import { STAYING } from "../content/shared.ts";
import type { Context } from "../context.ts";

/** Joins the parts of a reply. Cuts nothing, and puts nothing before them. */
export function finish(parts: readonly (string | null)[], { voice }: Context): string {
	const kept = parts.filter((part) => part !== null);
	return kept.length > 0 ? kept.join(" ").replace(/ {2,}/g, " ").trim() : (voice.say(STAYING) ?? "I'm here.");
}
