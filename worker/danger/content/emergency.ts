import type { Emergency } from "../understand/emergency.ts";

/**
 * Words for the next minutes. `now` opens the first answer; `call`, `stay` and `ask` go on with it as long as it
 * lasts; `alone` is for nobody being there; `left` for having got away from it.
 */
type EmergencyWords = {
	now: readonly string[];
	call: readonly string[];
	stay: readonly string[];
	alone: readonly string[];
	ask: readonly string[];
	left: readonly string[];
	leftAsk: readonly string[];
};

export const EMERGENCY: Record<Emergency, EmergencyWords> = {
	taken: {
		now: [
			"Please call your emergency number now, before anything else, and say what was taken, how much and when.",
		],
		call: [
			"Please call your emergency number now and tell them what was taken and how you feel.",
			"What you describe is a reason to call your emergency number this minute, and not to wait and see.",
			"Feeling all right, or only tired, doesn't mean it's harmless: please make the call now.",
			"The call can't wait for it to pass, so your emergency number first, and then come back to me.",
		],
		stay: [
			"Unlock the front door, stay where you can be found, and don't go to sleep alone.",
			"Wake somebody, knock next door or ring somebody close, so that you aren't alone with it.",
			"Keep what it came from beside you to show them, and sit up, near the door, with somebody if you can.",
			"Don't lie down to sleep it off; be with someone, or on the phone with the people who answer.",
		],
		alone: [
			"You're alone there, so the phone is your company: call your emergency number now, put it on speaker and unlock the front door.",
		],
		ask: [
			"Have you called them?",
			"Is the door unlocked, and is someone on the way?",
			"Who is nearest to you right now?",
		],
		left: [
			"Good, that was the right call. Stay where they can find you, sit up, and tell them everything that was taken.",
		],
		leftAsk: ["Who is with you now?"],
	},
	edge: {
		now: ["Please step back from the edge and call your emergency number now; tell them where you are."],
		call: [
			"Please take three steps back from the edge, and call your emergency number from there.",
			"Further back first, then the emergency number: say where you are and that you're not safe.",
			"Sit down somewhere away from the edge and make the call; I'm here while it rings.",
		],
		stay: [
			"Stay here with me, one message at a time.",
			"This minute is the only one to get through, and it's easier with ground around you.",
		],
		alone: [
			"You're alone there, so please do this now: step back from the edge, call your emergency number, and stay here with me.",
		],
		ask: ["Have you stepped back?", "Where are you standing now?", "Can you move to where there are people?"],
		left: [
			"I'm so relieved that you stepped away. Keep going, to where other people are, and don't go back for anything.",
		],
		leftAsk: ["Who could meet you where you are?"],
	},
	means: {
		now: [],
		call: [],
		stay: [],
		alone: [
			"You're alone with it, so please leave the room or the house first, and call your emergency number or somebody close from there.",
		],
		ask: ["Can you go out of that door now?"],
		left: [
			"Thank you, that was a hard and good thing to do. Distance like that saves lives, so please keep it, with somebody's help.",
		],
		leftAsk: ["Who could be with you tonight?"],
	},
};

/** A bare yes with the means still at hand: thanked, and asked for distance once. */
export const DISTANCE_FIRST: readonly string[] = [
	"Thank you for answering. I'd still worry while it's there, so please put distance between you and it: take it apart or down, or leave the room, and have someone with you.",
];
export const DISTANCE_ASKS: readonly string[] = ["Can you do that now, while I'm here?"];
/** It was left, and what comes next is asked. */
export const AFTER_LEFT: readonly string[] = [
	"Now a person: stay where others are, ring one of those lines or somebody you trust, and say where you were and that you came away.",
];
/** They mean to do it now. */
export const DISTANCE_WAIT: readonly string[] = [
	"Then please do that first, and write to me when there's a door between you and it.",
];
/** From long ago, and still in reach: no alarm, and out of the house all the same. */
export const PAST_HEARD: readonly string[] = [
	"You went through that and you're still carrying it; thank you for telling me.",
];
/** Long over, and told gladly. */
export const PAST_OVER: readonly string[] = [
	"You were in that place once, and you're here to tell it. I'm glad you stayed.",
];
export const PAST_OVER_QUESTIONS: readonly string[] = ["What do you know now that you couldn't know then?"];
export const PAST_ASKS: readonly string[] = [
	"And today, if I may ask it plainly: are there thoughts of ending your life now as well?",
];
export const KEPT_HEARD: readonly string[] = [
	"Then I'd like there to be distance between you and those, even on a day when you don't mean to use them: a pharmacy takes them back, or someone you trust can keep them.",
];
export const KEPT_ASKS: readonly string[] = ["Who could take them from you this week?"];
