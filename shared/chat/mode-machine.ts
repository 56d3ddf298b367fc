import type { ChatMode } from "./modes.ts";
import { DEFAULT_STYLE, parseStyle, STYLE_PRESETS, type StyleSlug } from "./styles.ts";

/**
 * Where the current choice comes from: the default, the person, an earlier visit, an automatic switch, or a switch
 * that the person undid (after which nothing switches until they choose again).
 */
export const MODE_ORIGINS = ["default", "person", "saved", "automatic", "undone"] as const;
export type ModeOrigin = (typeof MODE_ORIGINS)[number];

/** The coach's modes. Deep Conversation and Practical Help are never on together. */
export type Modes = { deep: boolean; practical: boolean; style: StyleSlug | null; origin: ModeOrigin };

/** Why something was switched without being asked. */
export const SWITCH_REASONS = [
	"low_mood",
	"first_time",
	"general_message",
	"own_data",
	"first_message",
] as const;
export type SwitchReason = (typeof SWITCH_REASONS)[number];

/** What became of the modes; `reason` is null when nothing was switched. */
export type ModeStep = { modes: Modes; reason: SwitchReason | null };

/** The choices as a browser keeps them, each null when never made. */
export type SavedModes = {
	deep: string | null;
	practical: string | null;
	style: string | null;
	origin: string | null;
};

/** A known mood: 1 to 5 from the newest assessment, and in the person's own words. */
export type KnownMood = { overallMood: number; currentMood: string | null; desiredMood: string | null };

/** No choice yet: Deep Conversation. Both on: Practical Help gives way. Neither: Deep Conversation. */
export function initialModes(saved: SavedModes): Modes {
	const deep = saved.deep === "true";
	const practical = saved.practical === "true" && !deep;
	const style = parseStyle(saved.style ?? "") ?? null;
	const isChosen = saved.origin !== "default" && (saved.deep ?? saved.practical ?? saved.style) !== null;
	return { deep: deep || !practical, practical, style, origin: isChosen ? "saved" : "default" };
}

/** Turning a mode on turns the other off and clears the style; pressing it again turns it off. */
export function toggleMode(modes: Modes, mode: ChatMode): Modes {
	const wasOn = mode === "deep" ? modes.deep : modes.practical;
	return wasOn
		? { ...modes, deep: false, practical: false, origin: "person" }
		: { deep: mode === "deep", practical: mode === "practical", style: null, origin: "person" };
}

/** Choosing a style turns Practical Help into Deep Conversation; choosing the active one clears it. */
export function toggleStyle(modes: Modes, style: StyleSlug): Modes {
	return modes.style === style
		? { ...modes, style: null, origin: "person" }
		: { ...modes, deep: modes.deep || modes.practical, practical: false, style, origin: "person" };
}

/** The modes as they were before a switch, for good. */
export function undoSwitch(before: Modes): Modes {
	return { ...before, origin: "undone" };
}

/** The mode of an answer. With neither on it's a conversation. */
export function answerMode({ practical }: Pick<Modes, "practical">): ChatMode {
	return practical ? "practical" : "deep";
}

/** What a message says of the modes on the wire. The label of the default style means that none was chosen. */
export function modesOnWire(modes: Modes) {
	return {
		interactionStyle: modes.style ?? STYLE_PRESETS[DEFAULT_STYLE].label,
		simpleMode: modes.practical,
		attuneV2TestMode: modes.deep,
		keepMode: modes.origin === "undone",
	};
}

/** What a message said of the modes, back from the wire. As in storage, both on means Deep Conversation. */
export function modesFromWire(sent: {
	interactionStyle?: string | undefined;
	simpleMode?: boolean | undefined;
	attuneV2TestMode?: boolean | undefined;
	keepMode?: boolean | undefined;
}): Modes {
	const isDefaultLabel =
		sent.interactionStyle?.trim().toLowerCase() === STYLE_PRESETS[DEFAULT_STYLE].label.toLowerCase();
	const practical = sent.simpleMode === true && sent.attuneV2TestMode !== true;
	return {
		deep: !practical && sent.attuneV2TestMode !== false,
		practical,
		style: isDefaultLabel ? null : (parseStyle(sent.interactionStyle ?? "") ?? null),
		origin: sent.keepMode ? "undone" : "person",
	};
}
