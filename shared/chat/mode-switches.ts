import { isNegativeMood } from "../mood/mood-detection.ts";
import { isAboutOwnData, isEmotional, isGeneralMessage } from "./message-kind.ts";
import type { KnownMood, ModeStep, Modes, SwitchReason } from "./mode-machine.ts";

// Automatic switches by message and mood. Apart from the state machine, so that the chat page can be used before this
// code has loaded.

/**
 * Chooses the mode for a person without a choice, after the assessment: a friend in a low mood or a risk state
 * (`isAtRisk`), else Practical Help. The mood is the assessment's, then the one they said they feel, then the one
 * they wish for.
 */
export function firstTimeDefault(modes: Modes, mood: KnownMood, isAtRisk: boolean): ModeStep {
	if (modes.origin !== "default") {
		return { modes, reason: null };
	}
	const words = mood.currentMood || mood.desiredMood || "";
	return isAtRisk || mood.overallMood <= 2 || isNegativeMood(words)
		? switched({ deep: true, practical: false, style: "need-friend" }, "low_mood")
		: switched({ deep: false, practical: true, style: null }, "first_time");
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
 * Switches to Practical Help after a conversation's first reply, unless the person has chosen. Leaves the modes when
 * the message carries a feeling or in a risk state (`isAtRisk`).
 */
export function afterFirstAnswer(modes: Modes, text: string, isAtRisk: boolean): ModeStep {
	const isNobodysChoice = modes.origin === "default" && modes.style === null;
	return isNobodysChoice && !isAtRisk && !modes.practical && !isEmotional(text)
		? switched({ deep: false, practical: true, style: null }, "first_message")
		: { modes, reason: null };
}

function switched(modes: Omit<Modes, "origin">, reason: SwitchReason): ModeStep {
	return { modes: { ...modes, origin: "automatic" }, reason };
}
