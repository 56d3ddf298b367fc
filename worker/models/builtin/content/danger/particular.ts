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

/** Whom somebody can tell who has hurt or may hurt another. */
export const WHO_TO_TELL: readonly string[] = [
	"A doctor, one of those lines, or someone you trust: 'I lost control, it frightened me, and I need help so that it doesn't happen again' is enough to begin with. If somebody is hurt, have that seen to first.",
	"Your own doctor is a good first door, and those lines are another. Someone you trust could sit beside you while you say it; and anyone who was hurt should be seen to.",
];

export const WHO_TO_TELL_QUESTIONS: readonly string[] = [
	"Who would be the easiest to tell first?",
	"What would be the first sentence?",
];
/** Somebody was hurt: them first. */
export const WAS_HURT: readonly string[] = [
	"You said it straight, and that's where it can stop. Please look whether they're hurt, and have a doctor see them if you aren't sure, or if it was a baby or the head.",
	"It matters that you tell it as it was. Look after them first: have any injury seen to, and let somebody you trust take over until you're calm.",
];
export const WAS_HURT_QUESTIONS: readonly string[] = ["Are they hurt in any way?", "How are they now?"];
/** Days without sleep, with all that fear. */
export const SLEEPLESS: readonly string[] = [
	"So many nights without sleep would make anything louder, and they're a reason by themselves to see a doctor today; someone you trust could go with you.",
	"A body can't go that long without sleep, so please let a doctor see you today, with someone you trust beside you.",
];

/** Thoughts of harm that horrify the one who has them. Neither an alarm nor a pat on the head. */
export const UNWANTED: readonly string[] = [
	"That sounds frightening, and the horror you feel at it tells me how little you want it.",
	"Thoughts can push in that go against everything you are, and I hear how much these scare you.",
];
export const UNWANTED_CARE: readonly string[] = [
	"A thought isn't a deed, and a doctor or a therapist has heard this kind many times; if it ever turns into wanting to, step away and call your emergency number.",
	"Doctors and therapists know this kind of thought well and can help with it; if you ever feel close to acting on one, take distance and call your emergency number.",
];
export const UNWANTED_ASKS: readonly string[] = [
	"I'd like to ask it once, plainly: do you ever feel close to acting on one?",
	"May I ask you straight, and only once: is there any part of you that wants to do it?",
];
export const UNWANTED_LATER: readonly string[] = [
	"They come without being asked in, and arguing with them tends to make them louder.",
	"It's lonely to have something in your head that you'd be ashamed to say, and you said it here.",
	"You've been watching yourself closely because of them, and that's tiring work.",
	"What scares you is the very thing you'd never want, and that's worth telling a doctor in those words.",
	"You don't have to find out by yourself what they mean; that's what a doctor or a therapist is for.",
	"I hear how much it disturbs you, and I'm not frightened of you.",
];
export const UNWANTED_QUESTIONS: readonly string[] = [
	"When do they come most?",
	"Who could you tell, a doctor or someone you trust?",
	"What do you do when one of them comes?",
	"How long have they been with you?",
	"What are you most afraid they say about you?",
];

/** The same about a baby: said to somebody close, and not alone with it. */
export const BABY_LATER: readonly string[] = [
	"From outside it may all look fine, and you're alone with the worst of it. You could say to the one nearest: 'I'm having frightening thoughts about the baby, and I need you to take over for a while.'",
	"Many parents who are worn out get thoughts like these, and hardly anybody says so. A midwife, a health visitor or a doctor can hear it, and will want to help you and the baby stay together.",
	"You shouldn't be on your own with the baby and these thoughts today; let somebody you trust be in the house.",
	"When it rises, lay the baby down in the cot, close the door and breathe in another room: crying for ten minutes harms nobody.",
	"Telling one person is what makes this safer, for both of you. If you're close to doing something, your emergency number comes first.",
	"It says how frightened and tired you are, and nothing about how much you love. A doctor today would be a good first person.",
];
export const BABY_QUESTIONS: readonly string[] = [
	"Who could be with you and the baby today?",
	"What would be the hardest thing about telling them?",
	"How much have you slept these last nights?",
	"Who could hold the baby for the next hour?",
	"Where is the baby now?",
];

/** The one who is feared will be back soon: what can be done in the time there is. */
export const COMING_HOME: readonly string[] = [
	"If you can, be somewhere safe before then: a neighbour, family, a friend, a police station, anywhere with people. Call your emergency number if you're in danger, or can't get out.",
	"If it's possible to be gone by then, go to a safe place: somebody you trust, a neighbour, a hospital or a police station. Your emergency number is there if it turns dangerous, now or later.",
];
export const COMING_HOME_BAG: readonly string[] = [
	"Take one bag: papers, keys, money, medicine, phone and charger, what the children need; and don't let on that you're going, or where.",
	"One bag is enough: keys, phone, money, papers, medicine, something for the children. Say nothing about it beforehand.",
];
export const COMING_HOME_ASKS: readonly string[] = [
	"Who can you call right now who'd open their door?",
	"Who is the nearest person who would take you in today?",
];
export const WHERE_TO_GO: readonly string[] = [
	"A friend's or a relative's sofa, a neighbour, a hospital waiting room or a police station are all open to you at any hour. Those lines can find a refuge or a shelter for tonight, with the children too.",
	"Those lines know which refuge has a bed tonight, and they can talk you through getting there. Until then any place with people and a locked door is better.",
];

/** A body in panic. */
export const PANIC: readonly string[] = [
	"A racing heart can feel exactly like dying, and that's terrifying while it lasts. If it's new to you, or your chest or arm hurts, call your emergency number; if you know this feeling, breathe out for longer than you breathe in, a few times.",
	"That's what fear in the body can do: it sounds every alarm at once. If there's pain in your chest, or you've never had it before, have it looked at now; if you know it, put both feet on the floor and let the breath out slowly.",
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
/** The same, after a few words more. */
export const TRAPPED_STILL: readonly string[] = [
	"I'm here while you do it: emergency number, your address in a whisper, and the line left open.",
	"One thing at a time: the lock, the phone, the emergency number. Nothing has to be said to me.",
];
export const TRAPPED_QUESTIONS: readonly string[] = [
	"Can you call without being heard?",
	"Is there a way out to somebody?",
];
/** A body that something was done to. */
export const BODY_ABUSE: readonly string[] = [
	"Please let a doctor or a hospital look at you today, and soon: they can treat it and test for what you may have been given, and what happens after is your decision. If it gets worse, or your neck or head was hurt, call your emergency number.",
	"Yes, have yourself seen today, even if it seems small; you don't have to report anything to be looked after. Your emergency number is for pain in the neck or head, trouble breathing, or feeling worse.",
];
export const NOT_YOUR_FAULT: readonly string[] = [
	"No. What was done to you is the doing of the one who did it, whatever you said, wore, drank or didn't do.",
	"It wasn't, and nothing you did or left undone makes it yours. Freezing or staying silent is how people survive such moments.",
];
export const NOT_YOUR_FAULT_QUESTIONS: readonly string[] = [
	"Who made you feel that it might be?",
	"What would you say to a friend who asked you that?",
];
export const IS_IT_NORMAL: readonly string[] = [
	"It's common, and it isn't all right: nobody should be watched, ruled over or frightened by the one who says they love them. Those lines can look at it with you, with nothing decided.",
	"That you ask tells me something in you doubts it, and I'd trust that. Being checked on, kept from people or made afraid isn't care, and those lines know it well.",
];
export const NO_POLICE: readonly string[] = [
	"You don't have to. What happens with it is yours to decide, and a doctor or one of those lines can help without any report.",
	"That's your choice alone, now and later. There's help that asks for no report: a doctor, one of those lines, someone you trust.",
];

/** They called, and were met kindly. */
export const CALLED: readonly string[] = [
	"I'm so glad you called, and that a kind voice was there.",
	"That call can't have been easy, and I'm glad they were good to you.",
];
export const CALLED_AGAIN: readonly string[] = [
	"I'm glad that door is open, and you can use it as often as you need.",
	"Good that you can go back to them; it's what they're there for.",
];
export const CALLED_QUESTIONS: readonly string[] = [
	"What was it like to say it to someone, and what do you need now?",
	"What stayed with you from what they said?",
	"What would help for the rest of today?",
];

/** A body that is short of food and says so. */
export const BODY_EATING: readonly string[] = [
	"Your body is telling you something with that, so please see a doctor today, and let someone you trust come along. If you faint, or your chest hurts or your heart races, call your emergency number.",
	"Please sit down, sip some water, and have a doctor look at you today. If you pass out, or your chest hurts, that's one for your emergency number.",
];
export const BODY_EATING_QUESTIONS: readonly string[] = [
	"Who could go with you?",
	"Is somebody near you at the moment?",
];
/** "How do I stop": no tips, and a way all the same. */
export const EATING_STOP: readonly string[] = [
	"That you ask is a door opening. People do get out of it, mostly with a doctor or someone who knows this well beside them, and telling one person you trust is how it begins.",
	"Stopping alone by force of will hardly ever works, and that's no failing of yours. A doctor can get you to people who help with exactly this, and someone you trust can come along.",
];

/** Money stands in the way of help. */
export const FREE_HELP: readonly string[] = [
	"Money shouldn't be what stands between you and help, and some of it is free: listening lines cost nothing (findahelpline.com), and many doctors, charities and community services see people for nothing or for what they can pay.",
	"There's help that costs nothing: the lines on findahelpline.com, support groups, and often a doctor, a charity or a community clinic that charges by income. Asking 'what is free near me' is a question they hear every day.",
];
export const FREE_HELP_QUESTIONS: readonly string[] = [
	"What kind of help were you hoping for?",
	"What would you want to tell them first?",
];
