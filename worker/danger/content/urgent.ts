import type { EmergencyKind, EmergencyNow } from "#shared/safety/emergencies.ts";

export type UrgentWords = {
	/** The number and the first step. A second wording is for a message that tells it again. */
	first: readonly string[];
	next: string;
	ask: string;
	/** Must come before the first question of any reply. */
	firstStep: RegExp;
};

const TAKEN: UrgentWords = {
	first: [
		"Call your emergency number now, or poison control, and say what was taken, how much and when. Don't wait until you feel ill.",
		"Please make that call now, to your emergency number or poison control. Don't wait for a sign that it's bad.",
	],
	next: "Unlock the front door, keep the packet to show them, and don't eat, drink or make yourself sick unless they tell you to.",
	ask: "Have you called?",
	firstStep: /poison|don't wait|what was taken/i,
};

const BLEEDING: UrgentWords = {
	first: [
		"Call your emergency number now, on speaker, and press hard on the wound with a clean cloth or towel.",
		"Keep pressing hard, with both hands and your full weight, and call your emergency number now, on speaker.",
	],
	next: "Don't lift the cloth to look: put another on top. Lie down, unlock the door first if you can, and call out to anyone near.",
	ask: "Is someone on the line?",
	firstStep: /\bpress/i,
};

const ATTACK: UrgentWords = {
	first: [
		"Call your emergency number now and say your address first. Get out if there's a safe way. If not, go to a room that locks and call from there.",
		"Please call your emergency number now. Stay behind a locked door or get out to people, whichever is nearer.",
	],
	next: "Whisper if you have to, leave the line open, and don't open the door or go back for anything.",
	ask: "Are you behind a locked door, or outside?",
	firstStep: /\block|get out|way out/i,
};

const OTHER_TAKEN: UrgentWords = {
	...TAKEN,
	first: [
		"Call your emergency number now, or poison control, and say what they took, how much and when. Don't wait for symptoms.",
		"Please make that call for them now, to your emergency number or poison control. Don't wait to see how they are.",
	],
	next: "Stay with them, keep the packet to show, and don't make them sick or give them anything unless they tell you to on the phone.",
	ask: "Are they awake and breathing?",
	firstStep: /poison|don't wait|what they took|stay with them/i,
};

const OTHER_BLEEDING: UrgentWords = {
	...BLEEDING,
	next: "Don't lift the cloth to look: put another on top. Lay them down, keep them warm, and don't leave them alone.",
	ask: "Is someone on the line?",
};

const OTHER_ATTACK: UrgentWords = {
	first: [
		"Call your emergency number now and say where it's happening. You don't have to be sure, and don't go in yourself.",
		"Please call your emergency number now. The police can go in, so stay where you're safe.",
	],
	next: "Tell them what you hear, and of any weapon or child. Keep the line open.",
	ask: "Have you called?",
	firstStep: /go in|where it's happening/i,
};

const NOT_BREATHING: UrgentWords = {
	first: [
		"Call your emergency number now, on speaker. If they aren't breathing normally, push hard and fast in the middle of the chest. If they breathe but don't wake, turn them on their side.",
		"Your emergency number, on speaker: they tell you what to do. If they aren't breathing normally, push hard and fast in the middle of the chest, and swap when you tire.",
	],
	next: "About two pushes a second, until help takes over. Send anyone near for a defibrillator.",
	ask: "Is someone on the line?",
	firstStep: /push hard|keep pushing/i,
};

/** Something holds them by the neck: that comes before the chest. */
export const HELD: UrgentWords = {
	...NOT_BREATHING,
	first: [
		"Call your emergency number now, on speaker. Lift them, loosen what holds the neck and get them down. If they aren't breathing normally, push hard and fast in the middle of the chest.",
		"Get them down and free the neck, with your emergency number on speaker. If they aren't breathing normally, push hard and fast in the middle of the chest.",
	],
};

const ILL: UrgentWords = {
	first: [
		"Call your emergency number now, on speaker, even if they say no. Say what you see, and how old they are.",
		"Please make that call now, to your emergency number. They can tell you what to do until someone comes.",
	],
	next: "Keep them still, loosen tight clothes and stay with them. If they stop breathing normally, push hard and fast in the middle of the chest.",
	ask: "Is someone on the line?",
	firstStep: /say what you see|tell you what to do/i,
};

export const URGENT: Record<EmergencyKind, { own: UrgentWords; other: UrgentWords }> = {
	taken: { own: TAKEN, other: OTHER_TAKEN },
	bleeding: { own: BLEEDING, other: OTHER_BLEEDING },
	attack: { own: ATTACK, other: OTHER_ATTACK },
	"not-breathing": { own: NOT_BREATHING, other: NOT_BREATHING },
	ill: { own: ILL, other: ILL },
};

const BY_THE_NECK = /\b(?:hang(?:s|ed|ing)?|hung|noose|rope|belt|cord|neck|strangl\w+)\b/i;

/** Returns the words for an emergency. */
export function urgentWords({ kind, isOther }: EmergencyNow, message: string): UrgentWords {
	return kind === "not-breathing" && BY_THE_NECK.test(message)
		? HELD
		: URGENT[kind][isOther ? "other" : "own"];
}

export const AI_HERE = "I'm an AI and can't come, but I'm here while you call.";
