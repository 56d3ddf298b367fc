import type { ChatMode } from "#shared/modes.ts";
import { DEFAULT_STYLE, parseStyle, type StyleSlug } from "#shared/styles.ts";
import type { SendOptions } from "./conversation-store.ts";

/** How the coach is asked to answer. Deep and practical are never on together. */
export type Modes = { deep: boolean; practical: boolean; style: StyleSlug | null };

/** The three choices as a browser keeps them, each null when never made. */
export type SavedModes = { deep: string | null; practical: string | null; style: string | null };

/** No choice yet: Deep Conversation. Both on: Practical Help gives way. Neither: Deep Conversation. */
export function initialModes(saved: SavedModes): Modes {
	const deep = saved.deep === "true";
	const practical = saved.practical === "true" && !deep;
	return { deep: deep || !practical, practical, style: parseStyle(saved.style ?? "") ?? null };
}

/** Turning a mode on turns the other off and clears the style; pressing it again turns it off. */
export function toggleMode(modes: Modes, mode: ChatMode): Modes {
	const wasOn = mode === "deep" ? modes.deep : modes.practical;
	if (wasOn) {
		return { ...modes, deep: false, practical: false };
	}
	return { deep: mode === "deep", practical: mode === "practical", style: null };
}

/** Choosing a style turns off only Practical Help; choosing the active one clears it. */
export function toggleStyle(modes: Modes, style: StyleSlug): Modes {
	return modes.style === style ? { ...modes, style: null } : { ...modes, practical: false, style };
}

export function sendOptionsOf(modes: Modes): SendOptions {
	return {
		interactionStyle: modes.style ?? DEFAULT_STYLE,
		simpleMode: modes.practical,
		attuneV2TestMode: modes.deep,
	};
}
