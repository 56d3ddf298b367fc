import { isAboutOwnData, isEmotional, isGeneralMessage } from "./message-kind.ts";
import type { ChatMode } from "./modes.ts";
import { isNegativeMood } from "./mood-detection.ts";
import { DEFAULT_STYLE, parseStyle, STYLE_PRESETS, type StyleSlug } from "./styles.ts";

/**
 * Where the present choice comes from: nobody's, the person's own, one kept from before, an automatic
 * switch, or a switch that the person has taken back (then nothing is switched until they choose again).
 */
export const MODE_ORIGINS = ["default", "person", "saved", "automatic", "undone"] as const;
export type ModeOrigin = (typeof MODE_ORIGINS)[number];

/** How the coach is asked to answer. Deep Conversation and Practical Help are never on together. */
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

/** What is known of a mood: 1 to 5 of the newest assessment, and in the person's own words. */
export type KnownMood = { overallMood: number; currentMood: string | null; desiredMood: string | null };

/** No choice yet: Deep Conversation. Both on: Practical Help gives way. Neither: Deep Conversation. */
export function initialModes(saved: SavedModes): Modes {
	const deep = saved.deep === "true";
	const practical = saved.practical === "true" && !deep;
	const style = parseStyle(saved.style ?? "") ?? null;
	const isChosen = saved.origin !== "default" && (saved.deep ?? saved.practical ?? saved.style) !== null;
	return { deep: deep || !practical, practical, style, origin: isChosen ? "saved" : "default" };
}

/**
 * Somebody who has chosen nothing and has taken the assessment: in a low mood or a risk state (`isCareful`) a friend,
 * else Practical Help. The mood is the assessment's, then what they said they feel, then what they would like to feel.
 */
export function firstTimeDefault(modes: Modes, mood: KnownMood, isCareful: boolean): ModeStep {
	if (modes.origin !== "default") {
		return { modes, reason: null };
	}
	const words = mood.currentMood || mood.desiredMood || "";
	return isCareful || mood.overallMood <= 2 || isNegativeMood(words)
		? switched({ deep: true, practical: false, style: "need-friend" }, "low_mood")
		: switched({ deep: false, practical: true, style: null }, "first_time");
}

/** Turning a mode on turns the other off and clears the style; pressing it again turns it off. */
export function toggleMode(modes: Modes, mode: ChatMode): Modes {
	const wasOn = mode === "deep" ? modes.deep : modes.practical;
	return wasOn
		? { ...modes, deep: false, practical: false, origin: "person" }
		: { deep: mode === "deep", practical: mode === "practical", style: null, origin: "person" };
}

/** Choosing a style turns off only Practical Help; choosing the active one clears it. */
export function toggleStyle(modes: Modes, style: StyleSlug): Modes {
	return modes.style === style
		? { ...modes, style: null, origin: "person" }
		: { ...modes, practical: false, style, origin: "person" };
}

/**
 * Before a message goes out: a general question turns Practical Help on, unless a style was chosen; a
 * question about the person's own data turns it off. Nothing moves after a switch was taken back.
 */
export function beforeMessage(modes: Modes, text: string): ModeStep {
	if (modes.origin === "undone") {
		return { modes, reason: null };
	}
	if (modes.practical && isAboutOwnData(text)) {
		return switched({ deep: true, practical: false, style: modes.style }, "own_data");
	}
	if (!modes.practical && modes.style === null && isGeneralMessage(text)) {
		return switched({ deep: false, practical: true, style: null }, "general_message");
	}
	return { modes, reason: null };
}

/**
 * After the first message that was answered in a thread: Practical Help, when nobody has chosen anything. A message
 * with a feeling in it, or a risk state (`isCareful`), leaves things as they are, and so does everybody's own choice.
 */
export function afterFirstAnswer(modes: Modes, text: string, isCareful: boolean): ModeStep {
	const isNobodysChoice = modes.origin === "default" && modes.style === null;
	return isNobodysChoice && !isCareful && !modes.practical && !isEmotional(text)
		? switched({ deep: false, practical: true, style: null }, "first_message")
		: { modes, reason: null };
}

/** The modes as they were before a switch, for good. */
export function undoSwitch(before: Modes): Modes {
	return { ...before, origin: "undone" };
}

function switched(modes: Omit<Modes, "origin">, reason: SwitchReason): ModeStep {
	return { modes: { ...modes, origin: "automatic" }, reason };
}

/** The mode of an answer. With neither on it is a conversation. */
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

/** What a message said of the modes, back from the wire. */
export function modesFromWire(sent: {
	interactionStyle?: string | undefined;
	simpleMode?: boolean | undefined;
	attuneV2TestMode?: boolean | undefined;
	keepMode?: boolean | undefined;
}): Modes {
	const isDefaultLabel =
		sent.interactionStyle?.trim().toLowerCase() === STYLE_PRESETS[DEFAULT_STYLE].label.toLowerCase();
	const practical = sent.simpleMode === true;
	return {
		deep: !practical && sent.attuneV2TestMode !== false,
		practical,
		style: isDefaultLabel ? null : (parseStyle(sent.interactionStyle ?? "") ?? null),
		origin: sent.keepMode ? "undone" : "person",
	};
}
