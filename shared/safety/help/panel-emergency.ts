import type { EmergencyKind, EmergencyNow } from "../emergencies.ts";

export type PanelWords = {
	title: string;
	lead: string;
	steps: readonly string[];
	emergencyFirst?: boolean;
};

const TAKEN: PanelWords = {
	title: "Call the emergency number now",
	lead: "Say what you took, how much and when. Don't wait until you feel ill. Some harm shows late.",
	steps: [
		"Call the emergency number, or poison control where you have one, and do what they tell you.",
		"Don't make yourself sick, and don't eat or drink unless they tell you to.",
		"Keep the packet or bottle to show them. Unlock the front door and get someone to stay with you.",
	],
	emergencyFirst: true,
};

const BLEEDING: PanelWords = {
	title: "Call the emergency number and press hard on the wound",
	lead: "Put the phone on speaker, so that both hands stay on the wound. Use a clean cloth and your full weight.",
	steps: [
		"Don't lift the cloth to look. If blood comes through, put another cloth on top.",
		"Lie down and raise the wound if you can.",
		"Unlock the front door and call out to anyone near.",
	],
	emergencyFirst: true,
};

const ATTACK: PanelWords = {
	title: "Call the emergency number now",
	lead: "Get out if there's a safe way to people. If there isn't, go to a room that locks and call from there.",
	steps: [
		"Say your address first. Whisper if you have to. If you can't speak, leave the line open.",
		"Don't open the door and don't go back for anything. Stay away from the kitchen.",
		"If someone may see your screen, use the quick exit and call from another phone.",
	],
	emergencyFirst: true,
};

const OTHER_TAKEN: PanelWords = {
	title: "Call the emergency number for them now",
	lead: "Say what they took, how much and when. Don't wait for symptoms.",
	steps: [
		"Call the emergency number, or poison control where you have one, and do what they tell you.",
		"Don't make them sick, and give them nothing to eat or drink unless you're told to.",
		"If they breathe but don't wake, turn them on their side. If they don't breathe, say so at once.",
		"Keep the packet or bottle to show, open the front door and stay with them.",
	],
	emergencyFirst: true,
};

const OTHER_BLEEDING: PanelWords = {
	title: "Call the emergency number and press hard on the wound",
	lead: "Put the phone on speaker and say where you are. Use a clean cloth and your full weight.",
	steps: [
		"Don't lift the cloth to look. If blood comes through, put another cloth on top.",
		"Leave anything that's stuck in the wound where it is, and press around it.",
		"Lay them down, keep them warm, open the front door and don't leave them alone.",
	],
	emergencyFirst: true,
};

const NOT_BREATHING: PanelWords = {
	title: "Call the emergency number now, on speaker",
	lead: "If something holds them by the neck, lift them, loosen it and get them down. If they aren't breathing normally, push hard and fast in the middle of the chest.",
	steps: [
		"Lay them flat on their back on something hard. Push about twice a second until help takes over, and swap when you tire.",
		"Send anyone near for a defibrillator, and open the front door.",
		"If they breathe but don't wake, turn them on their side and watch their breathing.",
	],
	emergencyFirst: true,
};

const OTHER_ATTACK: PanelWords = {
	title: "Call the emergency number for them now",
	lead: "Say where it's happening and what you hear or see. You don't have to be sure, and you don't have to go in.",
	steps: [
		"Stay where you're safe, and keep the phone line open.",
		"Tell them of any weapon and of any child.",
		"Afterwards, tell the person who was hurt that you heard it, when no one else is by.",
	],
	emergencyFirst: true,
};

const ILL: PanelWords = {
	title: "Call the emergency number now, on speaker",
	lead: "Call even if they say no. Say what you see, and how old they are.",
	steps: [
		"Keep them still and loosen tight clothes. Stay with them.",
		"If they stop breathing normally, push hard and fast in the middle of the chest.",
		"Open the front door, and keep any medicine they take to show it.",
	],
	emergencyFirst: true,
};

const WORDS: Record<EmergencyKind, { own: PanelWords; other: PanelWords }> = {
	taken: { own: TAKEN, other: OTHER_TAKEN },
	bleeding: { own: BLEEDING, other: OTHER_BLEEDING },
	attack: { own: ATTACK, other: OTHER_ATTACK },
	"not-breathing": { own: NOT_BREATHING, other: NOT_BREATHING },
	ill: { own: ILL, other: ILL },
};

/** Returns the panel's text for an emergency: the number and the first step before anything else. */
export function emergencyWords({ kind, isOther }: EmergencyNow): PanelWords {
	return WORDS[kind][isOther ? "other" : "own"];
}
