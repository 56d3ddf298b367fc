/** Kinds of danger that need other words than their level's. */

/** Somebody else may be hurt with something: away from it, and from them. */
export const WEAPON: readonly string[] = [
	"Please put distance between you and the weapon, and between you and them: leave it locked with somebody else, and go where you aren't alone. Your emergency number is for right now, if you might use it.",
	"Before anything else, get away from the weapon and away from them: hand it to somebody, or shut a door on it and leave. If you can't be sure of the next hour, call your emergency number.",
];
export const WEAPON_QUESTIONS: readonly string[] = [
	"Where is it now, and where are they?",
	"Who could take it from you today?",
];

/** Somebody was hurt: them first. */
export const WAS_HURT: readonly string[] = [
	"You said it straight, and that's where it can stop. Please look whether they're hurt, and have a doctor see them if you aren't sure, or if it was a baby or the head.",
];
export const WAS_HURT_QUESTIONS: readonly string[] = ["Are they hurt in any way?"];

/** Thoughts of harm that horrify the one who has them. Neither an alarm nor a pat on the head. */
export const UNWANTED: readonly string[] = [
	"That sounds frightening, and the horror you feel at it tells me how little you want it.",
];
export const UNWANTED_CARE: readonly string[] = [
	"A thought isn't a deed, and a doctor or a therapist has heard this kind many times; if it ever turns into wanting to, step away and call your emergency number.",
];
export const UNWANTED_ASKS: readonly string[] = [
	"I'd like to ask it once, plainly: do you ever feel close to acting on one?",
];
export const UNWANTED_LATER: readonly string[] = [
	"They come without being asked in, and arguing with them tends to make them louder.",
	"It's lonely to have something in your head that you'd be ashamed to say, and you said it here.",
	"You've been watching yourself closely because of them, and that's tiring work.",
	"What scares you is the very thing you'd never want, and that's worth telling a doctor in those words.",
];
export const UNWANTED_QUESTIONS: readonly string[] = [
	"When do they come most?",
	"Who could you tell, a doctor or someone you trust?",
	"What do you do when one of them comes?",
	"How long have they been with you?",
];

/** The same about a baby: said to somebody close, and not alone with it. */
export const BABY_LATER: readonly string[] = [
	"From outside it may all look fine, and you're alone with the worst of it. You could say to the one nearest: 'I'm having frightening thoughts about the baby, and I need you to take over for a while.'",
	"Many parents who are worn out get thoughts like these, and hardly anybody says so. A midwife, a health visitor or a doctor can hear it, and will want to help you and the baby stay together.",
	"You shouldn't be on your own with the baby and these thoughts today; let somebody you trust be in the house.",
];
export const BABY_QUESTIONS: readonly string[] = [
	"Who could be with you and the baby today?",
	"What would be the hardest thing about telling them?",
	"How much have you slept these last nights?",
];

/** The one who is feared will be back soon: what can be done in the time there is. */
export const COMING_HOME: readonly string[] = [
	"If you can, be somewhere safe before then: a neighbour, family, a friend, a police station, anywhere with people. Call your emergency number if you're in danger, or can't get out.",
];
export const COMING_HOME_BAG: readonly string[] = [
	"Take one bag: papers, keys, money, medicine, phone and charger, what the children need; and don't let on that you're going, or where.",
];
export const COMING_HOME_ASKS: readonly string[] = [
	"Who can you call right now who'd open their door?",
	"Who is the nearest person who would take you in today?",
];
export const WHERE_TO_GO: readonly string[] = [
	"A friend's or a relative's sofa, a neighbour, a hospital waiting room or a police station are all open to you at any hour. Those lines can find a refuge or a shelter for tonight, with the children too.",
];

/** A body in panic. */
export const PANIC: readonly string[] = [
	"A racing heart can feel exactly like dying, and that's terrifying while it lasts. If it's new to you, or your chest or arm hurts, call your emergency number; if you know this feeling, breathe out for longer than you breathe in, a few times.",
];
export const PANIC_QUESTIONS: readonly string[] = [
	"Is it happening right now?",
	"Is somebody near you at the moment?",
];

/** Shut in, with somebody at the door. */
export const TRAPPED: readonly string[] = [
	"Keep the door locked and the phone on silent, and call your emergency number now; if you can't speak, leave the line open, or text one of those lines. If there's a way out to people, take it.",
	"Please call your emergency number now, whispering is enough, and say where you are. Stay behind a locked door, away from anything sharp, with a way out if there is one.",
];
export const TRAPPED_QUESTIONS: readonly string[] = [
	"Can you call without being heard?",
	"Is there a way out to somebody?",
];
/** A body that something was done to. */
export const BODY_ABUSE: readonly string[] = [
	"Please let a doctor or a hospital look at you today, and soon: they can treat it and test for what you may have been given, and what happens after is your decision. If it gets worse, or your neck or head was hurt, call your emergency number.",
];
export const NOT_YOUR_FAULT: readonly string[] = [
	"No. What was done to you is the doing of the one who did it, whatever you said, wore, drank or didn't do.",
];
export const NOT_YOUR_FAULT_QUESTIONS: readonly string[] = ["Who made you feel that it might be?"];

/** They called, and were met kindly. */
export const CALLED: readonly string[] = ["I'm so glad you called, and that a kind voice was there."];
export const CALLED_AGAIN: readonly string[] = [
	"I'm glad that door is open, and you can use it as often as you need.",
];
export const CALLED_QUESTIONS: readonly string[] = [
	"What was it like to say it to someone, and what do you need now?",
	"What stayed with you from what they said?",
];

/** A body that is short of food and says so. */
export const BODY_EATING: readonly string[] = [
	"Your body is telling you something with that, so please see a doctor today, and let someone you trust come along. If you faint, or your chest hurts or your heart races, call your emergency number.",
];
export const BODY_EATING_QUESTIONS: readonly string[] = ["Who could go with you?"];

/** Money stands in the way of help. */
export const FREE_HELP: readonly string[] = [
	"Money shouldn't be what stands between you and help, and some of it is free: listening lines cost nothing (findahelpline.com), and many doctors, charities and community services see people for nothing or for what they can pay.",
];
export const FREE_HELP_QUESTIONS: readonly string[] = ["What kind of help were you hoping for?"];
