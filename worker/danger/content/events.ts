import type { EmergencyKind } from "#shared/safety/emergencies.ts";

/** For a person who means to tell someone. */
export const WILL_REACH: readonly string[] = [
	"Yes, please do, now if you can. “I'm not okay, can you call or come?” is enough.",
	"Please do. It can be one line: “I'm having a very hard time and don't want to be alone with it.”",
];
export const WILL_REACH_ASKS: readonly string[] = [
	"Can you send it while I'm here?",
	"When could you do that?",
];

/** A person is with them, or knows. */
export const REACHED: readonly string[] = [
	"You let someone in, and that was a hard step.",
	"I'm glad there's a person with you in this now. Stay close to them for a while.",
	"You reached out, and now you're not the only one who knows.",
];
export const REACHED_ASKS: readonly string[] = [
	"How much have you been able to tell them?",
	"What could they do that would help, even by sitting there?",
	"How was it to have someone hear it?",
];
/** Another person is near, and may not know. */
export const COMPANY: readonly string[] = [
	"I'm glad someone is near now. You can say to them: “I'm not okay. Please stay with me.”",
];
/** They are back, and danger was near when they left. */
export const BACK_AGAIN: readonly string[] = [
	"Hello, I'm glad you're back.",
	"It's good to hear from you again.",
];
export const BACK_AGAIN_ASKS: readonly string[] = [
	"How are you now, compared with when we last wrote?",
	"How have the hours since then been?",
];
/** It was a joke, they say, after words that can't be taken back so easily. */
export const JOKED_FIRST: readonly string[] = ["I hear you, and I'd rather ask once more than miss it."];
/** They're at the place of the people they want to hurt. */
export const LEAVE_THERE: readonly string[] = [
	"Please leave there now, and go to someone you trust. If you can't be sure of the next minutes, call your emergency number: that helps you too.",
];
export const LEAVE_THERE_ASKS: readonly string[] = ["Can you leave now, while I'm here?"];
/** Something dangerous is out of reach. */
export const MEANS_AWAY: readonly string[] = [
	"That was a hard thing to do, and it makes you safer. Please keep it that way, also when you feel better.",
	"Distance like that saves lives. It's safer still if someone else keeps it, keys included.",
];
/** Something dangerous could be handed over. */
export const MEANS_WILL: readonly string[] = [
	"Yes, please do that today. You could write: “Please come and keep something for me for a while. I'm not doing well and don't want it near me.”",
];
export const MEANS_WILL_ASKS: readonly string[] = ["Can you send that now, while I'm here?"];

/** They won't call anyone today. */
export const NOT_CALLING: readonly string[] = [
	"You decide that, and I still want you safe tonight. Let someone sit with you without a word, and if it gets worse, your emergency number is the quickest way to a person.",
	"I hear that. Then let it be a person and not a phone: someone in the next room, a neighbour, a friend who comes by. If anything hurts or changes, please call your emergency number.",
];
export const NOT_CALLING_ASKS: readonly string[] = ["Who could be with you until morning?"];
/** They have come away from it, or to people. */
export const SAFER_PLACE: readonly string[] = [
	"I'm glad you're there now. Please stay near someone for the rest of today, and tell them how close it was.",
	"Good, that makes this hour safer. Please don't be alone tonight, and let someone know how bad it got.",
];
export const SAFER_PLACE_ASKS: readonly string[] = [
	"Who is with you?",
	"Who could stay with you until tomorrow?",
];
/** The baby is in the cot, and they stepped out. */
export const BABY_PUT_DOWN: readonly string[] = [
	"That was exactly right. A baby is safe in the cot while you step out and breathe, even if there's crying. Call someone to take over before you go back in.",
];
export const BABY_PUT_DOWN_ASKS: readonly string[] = ["Who could come and take over for an hour?"];
/** Help is on the way to another. */
export const HELP_CALLED_OTHER: readonly string[] = [
	"Good, now do what they tell you on the phone. Stay with them if it's safe, and have someone open the door.",
	"You did right to call. Tell them everything you know, and stay beside them if you can.",
];
/** Help is on the way. */
export const HELP_CALLED: readonly string[] = [
	"Good, that was the right call. Stay where they can find you, and tell them everything.",
	"I'm glad you called. Do what they tell you, unlock the door, and stay on the line if you can.",
];
/** What can't wait goes on, until help was called. */
export const URGENT_ON: Record<EmergencyKind, readonly string[]> = {
	bleeding: [
		"Call your emergency number on speaker now, and keep pressing.",
		"Keep pressing and don't lift the cloth. The call comes first: your emergency number, on speaker.",
		"Your emergency number comes before anything else I could say. Lie down, and keep both hands on the wound.",
		"If you can't call, shout for anyone near to call your emergency number. Keep the pressure on.",
	],
	taken: [
		"Please make that call now, to your emergency number or poison control. Some harm shows late.",
		"Call your emergency number now, however you feel. Stay awake and near the door.",
		"Don't eat, drink or make yourself sick before you've asked them. Your emergency number can tell you now.",
		"If you can't call, get anyone near you to call your emergency number. Take the packet with you to the door.",
	],
	attack: [
		"Stay behind a locked door or out where people are, and call your emergency number now.",
		"Please make that call now. Whisper if you have to, and leave the line open.",
		"Don't go back for anything. Call your emergency number from where the door is locked, or from the street.",
		"If you can't speak, call your emergency number all the same and leave the line open.",
	],
	"not-breathing": [],
	ill: [],
};
/** The same for a person they're with. */
export const URGENT_ON_OTHER: Record<EmergencyKind, readonly string[]> = {
	bleeding: [
		"Call your emergency number on speaker now, and keep pressing on the wound.",
		"Keep pressing and don't lift the cloth. The call comes first: your emergency number, on speaker.",
		"If you can't call, shout for anyone near to call your emergency number. Keep the pressure on, and keep them lying down and warm.",
	],
	taken: [
		"Please make that call for them now, to your emergency number or poison control, however they seem. Some harm shows late.",
		"Your emergency number first. If they get sleepy or don't wake, turn them on their side and say so on the phone.",
		"Stay with them, and don't let them sleep it off before you've asked your emergency number. Keep the packet to show.",
	],
	attack: [
		"Call your emergency number now and say where it's happening. Stay where you're safe yourself.",
		"Please make that call now. The police can go in, so you don't have to.",
		"Your emergency number comes first. Stay at a distance, and tell them what you see and hear.",
	],
	"not-breathing": [
		"Your emergency number, on speaker, if it isn't ringing yet. If they aren't breathing normally, push hard and fast in the middle of the chest until help takes over.",
		"Shout for anyone near: one person calls your emergency number, one stays with them. If they aren't breathing normally, push hard and fast on the chest, and swap when you tire.",
		"Do what your emergency number tells you, on speaker. Not breathing normally means push hard and fast on the chest. Breathing means on their side.",
	],
	ill: [
		"Please make that call now, to your emergency number, on speaker. It's theirs to decide whether it was needed.",
		"Your emergency number first, whatever they say. Stay with them, and tell the person on the phone what changes.",
		"If you can't call, shout for anyone near to call your emergency number. Don't leave them alone.",
	],
};
export const CALL_ASKS: readonly string[] = ["Is someone on the line?", "Have you called?"];
export const NEAREST_ASKS: readonly string[] = ["Who is nearest to you?", "Who could be with you now?"];
export const URGENT_ON_ASKS: readonly string[] = [...CALL_ASKS, "Who is nearest to you?"];
export const AWAKE_ASKS = "Are they awake and breathing?";
/** The other person breathes. */
export const BREATHES: readonly string[] = [
	"Good. If they don't wake, turn them on their side with the mouth pointing down, and watch every breath. If breathing stops or turns to gasps, push hard and fast on the chest. Keep your emergency number on speaker.",
];
/** The same, told again. */
export const BREATHES_ON: readonly string[] = [
	"Good. Keep watching every breath, and tell the person at your emergency number what changes.",
];
/** The other person doesn't wake, or doesn't breathe. */
export const NOT_AWAKE: readonly string[] = [
	"Tell your emergency number that now, on speaker. If they aren't breathing normally, push hard and fast in the middle of the chest. If they breathe but don't wake, turn them on their side.",
];
/** Of what was told as done. */
export const JOKED_URGENT: readonly string[] = [
	"If any of it is true, call your emergency number now, however you feel. If none of it is, tell me so plainly.",
];
export const JOKED_ASKS = "Did anything happen?";
export const NOTHING_DONE: readonly string[] = [
	"Thank you for telling me plainly. If something did happen after all, call your emergency number first.",
];
/** Help came. */
export const HELP_HERE: readonly string[] = [
	"I'm glad they're there. Let them take over, and tell them everything, also what you wrote here. You can put this away now.",
];
export const PRESS_ON: readonly string[] = ["Keep pressing until they take over."];
/** A body that hurts. */
export const BODY_FIRST: readonly string[] = [
	"Please see a doctor about that today. If it gets worse, or you feel faint or short of breath, call your emergency number.",
	"That needs a doctor today, even if it seems small. If breathing, swallowing or staying awake gets harder, call your emergency number.",
];
/** After an attempt or something taken, what hurts can't wait. */
export const BODY_NOW: readonly string[] = [
	"Please call your emergency number or go to an emergency department now, even if it seems small. Some harm shows late, and a doctor can find it.",
	"That needs a doctor now, since some harm shows late. Call your emergency number if no one can take you there.",
];
/** A body that gets too little, and shows it. */
export const BODY_TOO_LITTLE: readonly string[] = [
	"That can be dangerous right now. Please call your emergency number, or have someone take you to an emergency department today.",
	"A heart or a faint like that can't wait. Call your emergency number, and sit or lie down until someone is with you.",
];
export const BODY_ASKS: readonly string[] = ["Who could go with you?", "Is anyone with you?"];
/** They're alone with it. */
export const BODY_ALONE: readonly string[] = [
	"Then please call your emergency number now. Unlock the front door first if you can, and sit or lie down beside it.",
];
/** The person they fear is there, so ask nothing. */
export const FEARED_IS_HERE: readonly string[] = [
	"If it isn't safe to write, stop now. The quick exit under “Get help now” clears this screen, and your emergency number is there for danger.",
	"If it turns dangerous, call your emergency number. Put this away first, with the quick exit under “Get help now”, which clears the screen.",
];
/** Unwanted thoughts of harm that frighten the person. */
export const UNWANTED: readonly string[] = [
	"Thoughts like that frighten many people who would never act on them. A doctor knows them well, and can help. If you ever feel close to acting, step away and call your emergency number.",
];
export const UNWANTED_BABY: readonly string[] = [
	"Thoughts like that frighten many parents, and a doctor or midwife knows them well. You can say to someone today: “I need you to take over for a while.” If you ever feel close to acting, put the baby somewhere safe and step away.",
];
export const UNWANTED_ASKS: readonly string[] = [
	"Who could you tell, a doctor or someone close?",
	"When do they come most?",
];

export const THANKED: readonly string[] = [
	"You're welcome, and I'm glad you talk to me about it.",
	"Thank you for trusting me with it.",
];
