import { ANY, ARE_HERE, CALLED_OR_COMING, type Scene, WHAT_TO_DO } from "./scene.ts";

const KIN =
	"(?:roommate|flatmate|housemate|wife|husband|partner|boyfriend|girlfriend|friend|mate|son|daughter|kid|child|brother|sister|mum|mom|mother|dad|father|cousin|neighbou?r|ex|fianc\\w+|nan|gran\\w*|stepdad|stepmum|teacher|colleague|coworker)";
const WHO = `(?:he|she|they|someone|somebody|(?:my|our|a|the|his|her) (?:\\w+ ){0,2}?${KIN})`;
const HAS =
	"(?:'s|'ve|'re)?(?: (?:has|have|is|are|was|were|just|also|been|got|gone|really|now|already|tried|trying|to))*";

/** Somebody else, right now: hands, breath and the front door before any talk. */
export const HELPER_NOW: Scene = {
	name: "somebody else, now",
	level: "other",
	enters: new RegExp(
		`\\b${WHO}${HAS} (?:lock(?:ed|ing)? (?:himself|herself|themsel\\w+|the door|in)[^.!?]{0,40}\\b(?:razors?|knife|knives|blades?|pills|tablets|meds|gun|rope|belt|hurt|kill|die|suicid\\w*)|(?:took|taken|taking|swallow\\w*) (?:an overdose|(?:\\w+ ){0,3}(?:pills|tablets|meds|paracetamol|tylenol|bleach|poison|bottle of pills))|overdos(?:ed|ing)|OD'?d|unconscious|passed out|collapsed|not breathing|(?:won't|not|isn't|doesn't) (?:wake|waking)(?: up)?|(?:slit|cut|slashed|slitting|cutting) (?:his|her|their) wrists?|hang(?:ing|ed)? (?:himself|herself|themsel\\w+)|(?:holding|hold|has|got|with)? ?(?:an? |the )?(?:razor|knife|blade|gun|pistol) (?:to|at|against|in) (?:his|her|their) (?:own )?(?:wrist|throat|head|arm|mouth|neck|hand))`,
		"i",
	),
	unless:
		/\b(?:years?|months?|weeks?) ago\b|\blast (?:year|month|week|summer|winter|spring)\b|\bwhen I was\b|\bdied\b|\bpassed away\b|\bfuneral\b|\bfilm\b|\bmovie\b|\bdrunk\b|\bdoctor said\b|\bused to\b|\bat me\b|\blaughing\b|\bin class\b|\bon the sofa\b|\bmission\b|\bin \d{4}\b|\bfor school\b|\bsurvived\b/i,
	first: [
		{
			pattern: /\block/i,
			says: [
				"Please call your emergency number now and say that somebody behind a locked door has something to hurt themselves with. They can get that door open.",
			],
			care: ["Stay at the door and keep talking: your name, that you're there, that nobody is angry."],
			asks: ["Do they answer you through the door?"],
		},
		{
			pattern: ANY,
			says: [
				"Please call your emergency number now, on speaker, and tell them where you are and what has happened. I'm an AI and can't come; they can, and they'll tell you what to do with your hands.",
			],
			care: ["Stay with them, and keep the packet of whatever was taken to show."],
			asks: ["Are they breathing?"],
		},
	],
	turns: [
		{
			pattern: ARE_HERE,
			says: [
				"Good. Tell them what was taken or done and when, give them the packet, and then let them work; you got help there.",
			],
			asks: ["Who could be with you now?"],
			ends: true,
		},
		{
			pattern:
				/\b(?:not|n't|stopped|no|hardly|barely)\b.{0,15}\b(?:breath\w*|pulse)\b|\b(?:blue|gurgl\w*|gasping|snor\w*)\b|^(?:no|nope|I don't know|not sure|I don't think so)\W*$/i,
			says: [
				"Say exactly that to the emergency number now, with the phone on speaker: they'll count with you while you press hard and fast in the middle of the chest, until somebody takes over.",
				"Keep going as they tell you, hard and fast in the middle of the chest, and don't stop to write to me. Shout for anybody near to unlock the front door.",
			],
			asks: ["Are they on the line with you?"],
		},
		{
			pattern:
				/\b(?:breath\w*|awake|conscious|pulse|mumbl\w*|moaning|eyes|respond\w*)\b|^(?:yes|yeah|yep)\W*$/i,
			says: [
				"Good, breathing matters most. Roll them onto their side with the head tipped back a little, stay there and keep watching the breath, and tell the emergency number the moment it changes.",
				"Keep them on their side, nothing to eat or drink, and don't let them be left alone or walk it off. The emergency number stays on the line.",
			],
			asks: ["Is the ambulance on its way?", "Is the front door unlocked?"],
		},
		{
			pattern:
				/\b(?:don't|not to|begg\w+|asked|told|wants?|says?|said)\b.{0,25}\b(?:call|tell|ambulance|police|hospital)\b/i,
			says: [
				"Call all the same, and tell them kindly that you're doing it. Somebody who is angry with you tomorrow is alive tomorrow.",
			],
			asks: ["Can you dial now, from the next room if need be?"],
		},
		{
			pattern: CALLED_OR_COMING,
			says: [
				"You did the thing that counts. Unlock the front door and put a light on for them, keep the packet of anything that was taken, and stay close: on the side if they breathe, and keep talking to them.",
			],
			asks: ["What can you see or hear from them now?"],
		},
		{
			pattern:
				/\b(?:not answer\w*|n't answer\w*|silent|quiet|no answer|stopped (?:talking|answering)|went quiet)\b/i,
			says: [
				"Quiet behind that door makes it more urgent: tell the emergency number this minute that nobody answers any more. Keep talking through the door while you wait; many doors can be opened from outside with a coin.",
				"Then tell them so on the phone, and if the door can be opened safely, open it. If not, stay where you can be heard.",
			],
			asks: ["Are the emergency people on the phone with you?"],
		},
		{
			pattern: WHAT_TO_DO,
			says: [
				"Now: the emergency number on speaker, the front door unlocked, and you beside them or at the door, talking. If they breathe and can't be woken, on their side; keep the packet of anything taken.",
				"Stay with the people on the phone and do one thing at a time: look at the breathing, keep them on their side, keep talking. You don't have to know more than that.",
			],
			asks: ["Who else is there to open the door for them?"],
		},
		{
			pattern: /\b(?:scared|afraid|panick\w*|shaking|can't do this|terrified|crying|freaking)\b/i,
			says: [
				"Anybody would shake in your place, and you're doing it all the same. Put the phone on speaker so that a voice is with you, and look only at the next thing: the breathing.",
			],
			asks: ["What are they telling you to do?"],
		},
	],
	later: {
		says: [
			"Keep the emergency number on the line and tell them that too; they want to hear every change.",
			"Stay with them if it's safe for you, talk calmly, and don't leave them alone until somebody takes over.",
			"You don't have to find the right words for them now. Your voice and the people on their way are enough.",
		],
		asks: ["Are they breathing normally?", "Is help on its way?", "Is the front door open for them?"],
	},
};
