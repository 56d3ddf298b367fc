import type { Emergency } from "../../understand/emergency.ts";

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
			"Call your emergency number now, please, and tell them what was taken and when, even if you feel all right.",
		],
		call: [
			"Please call your emergency number now and tell them what was taken and how you feel.",
			"What you describe is a reason to call your emergency number this minute, and not to wait and see.",
			"Feeling all right, or only tired, doesn't mean it's harmless: please make the call now.",
			"The call can't wait for it to pass, so your emergency number first, and then come back to me.",
			"They can still do a great deal when you call early, so please do it now.",
			"Emergency number, speaker on, the phone beside you: that is the whole of what matters now.",
		],
		stay: [
			"Unlock the front door, stay where you can be found, and don't go to sleep alone.",
			"Wake somebody, knock next door or ring somebody close, so that you aren't alone with it.",
			"Keep what it came from beside you to show them, and sit up, near the door, with somebody if you can.",
			"Don't lie down to sleep it off; be with someone, or on the phone with the people who answer.",
			"You won't be scolded by anyone who answers, whatever happened.",
		],
		alone: [
			"You're alone there, so the phone is your company: call your emergency number now, put it on speaker and unlock the front door.",
			"Then nobody can notice for you, so please call your emergency number now, open the front door and stay on the line.",
		],
		ask: [
			"Have you called them?",
			"Is the door unlocked, and is someone on the way?",
			"Who is nearest to you right now?",
			"What did they say when you called?",
			"Can you press the emergency number now?",
		],
		left: [
			"Good, that was the right call. Stay where they can find you, sit up, and tell them everything that was taken.",
			"I'm relieved that they know. Do what they say, keep the door open, and tell them all of it.",
		],
		leftAsk: ["Who is with you now?", "How do you feel at this moment?"],
	},
	edge: {
		now: [
			"Please step back from the edge and call your emergency number now; tell them where you are.",
			"Step back from the edge first, please, and call your emergency number, saying where you are.",
		],
		call: [
			"Please take three steps back from the edge, and call your emergency number from there.",
			"Further back first, then the emergency number: say where you are and that you're not safe.",
			"Sit down somewhere away from the edge and make the call; I'm here while it rings.",
			"Turn towards where people are, and keep your emergency number on the phone while you walk.",
		],
		stay: [
			"Stay here with me, one message at a time.",
			"This minute is the only one to get through, and it's easier with ground around you.",
			"You're not in trouble, whatever brought you there.",
			"Anyone passing by may be asked: 'can you stay with me, I'm not safe'.",
		],
		alone: [
			"You're alone there, so please do this now: step back from the edge, call your emergency number, and stay here with me.",
			"Then there's nobody to hold on to but the phone: step back from the edge, call your emergency number now, and keep writing to me.",
		],
		ask: [
			"Have you stepped back?",
			"Where are you standing now?",
			"Can you move to where there are people?",
			"Is somebody on the way to you?",
		],
		left: [
			"I'm so relieved that you stepped away. Keep going, to where other people are, and don't go back for anything.",
			"Good, away from there is what matters most. Please get to somebody now, and let one of those lines stay with you on the phone.",
		],
		leftAsk: ["Who could meet you where you are?", "Where are you heading now?"],
	},
	means: {
		now: [],
		call: [],
		stay: [],
		alone: [
			"You're alone with it, so please leave the room or the house first, and call your emergency number or somebody close from there.",
			"Then the distance has to come from you: go out of the door, to a neighbour or anywhere with people, and make the call from there.",
		],
		ask: ["Can you go out of that door now?", "Where could you go for the next hour?"],
		left: [
			"Thank you, that was a hard and good thing to do. Distance like that saves lives, so please keep it, with somebody's help.",
			"I'm relieved there's distance now. Let somebody you trust keep it that way tonight, so that it isn't only up to you.",
		],
		leftAsk: ["Who could be with you tonight?", "What is it like, now that it's further away?"],
	},
};

/** A bare yes with the means still at hand: thanked, and asked for distance once. */
export const DISTANCE_FIRST: readonly string[] = [
	"Thank you for answering. I'd still worry while it's there, so please put distance between you and it: take it apart or down, or leave the room, and have someone with you.",
	"I'm glad you say so, and I want it to stay true. Please get it out of reach first, or yourself out of the room, with somebody beside you.",
];
export const DISTANCE_ASKS: readonly string[] = [
	"Can you do that now, while I'm here?",
	"Could you do that before we go on?",
];
/** It was left, and what comes next is asked. */
export const AFTER_LEFT: readonly string[] = [
	"Now a person: stay where others are, ring one of those lines or somebody you trust, and say where you were and that you came away.",
	"Now you don't stay alone with it: somebody you trust, or one of those lines, until this has gone down. A doctor tomorrow, in the same plain words.",
];
/** They mean to do it now. */
export const DISTANCE_WAIT: readonly string[] = [
	"Then please do that first, and write to me when there's a door between you and it.",
	"Good, that comes before any more talking; I'll be here when you're back.",
];
/** From long ago, and still in reach: no alarm, and out of the house all the same. */
export const PAST_HEARD: readonly string[] = [
	"You went through that and you're still carrying it; thank you for telling me.",
	"That was a long way down, and you're here to tell it; I'm glad of that.",
];
export const PAST_ASKS: readonly string[] = [
	"And today, if I may ask it plainly: are there thoughts of ending your life now as well?",
	"I'd like to ask about now, straight out: do thoughts of ending your life still come?",
];
export const KEPT_HEARD: readonly string[] = [
	"Then I'd like there to be distance between you and those, even on a day when you don't mean to use them: a pharmacy takes them back, or someone you trust can keep them.",
	"Keeping them close makes a bad hour more dangerous than it needs to be. A pharmacy will take them without questions, or someone you trust can hold on to them.",
];
export const KEPT_ASKS: readonly string[] = [
	"Who could take them from you this week?",
	"What would it be like to have them out of the house?",
];
