import type { Family, FamilyWords } from "./words.ts";

/** For any kind of danger, when the lines of its own are used up. */
export const STAY: readonly string[] = [
	"I'm still here, and I'm not going to hurry you.",
	"You can say it however it comes.",
	"You don't have to find better words for it.",
	"One sentence at a time is enough.",
	"You don't have to be all right for me.",
	"Thank you for telling me that, too.",
	"Take whatever time you need. I'm listening.",
	"What you feel is real, and you don't have to prove it here.",
];
/** To a dot, a question mark, a shrug. */
export const QUIET: readonly string[] = [
	"I'm still here. One word is enough, or a dot.",
	"You don't have to write much. I'm here.",
	"It's all right if there are no words for it.",
];
/** Replies to news of their day. */
export const TOLD: readonly string[] = [
	"I've heard that, and I'm still here.",
	"Thank you for telling me. You can go on, or stop, as you like.",
	"That's part of it too, and it can be said here.",
	"I'm following. Take the time you need.",
	"Okay. You don't have to put it in order for me.",
];
export const STAY_ASKS: readonly string[] = [
	"What's it like right now, compared with an hour ago?",
	"What would you like me to understand?",
	"What do you need most in this hour?",
	"What has the rest of today been like?",
	"What would feel like a small relief?",
];
export const WHO: readonly string[] = [
	"Who could come and be with you?",
	"Who is one person you could tell, even in a single text?",
	"Who has been safe to talk to before, even about smaller things?",
	"Who could stay on the phone with you for a while?",
];
/** While an act is near, and when the writer isn't safe from another person. */
export const WHO_NOW: readonly string[] = [
	"Who is nearest to you at this moment?",
	"Which door or place with people is nearest to you?",
];
/** Where no panel is above. */
export const REACH_UNSEEN: readonly string[] = [
	"I'm an AI, so please let a person in as well: someone you trust, a line on findahelpline.com by call or text, or your emergency number if it comes close.",
	"I'm an AI, and you deserve a person too. findahelpline.com has lines to call or text, your emergency number is for when it's close, and someone you trust can sit with you.",
];
/** After blows, before anything else is asked. */
export const HURT_ASKS: readonly string[] = ["Is anyone hurt, you or a child at home?"];
/** After an attempt. */
export const SEEN_ASKS: readonly string[] = ["Has a doctor looked at you since then?"];
export const PLAN_OFFER: readonly string[] = [
	"There's a safety plan under “Get help now”, in your own words, for the next hard hour. You can begin it whenever you like.",
];

export const LATER: Record<Family, FamilyWords> = {
	life: {
		again: [
			"It's still there, and I'm taking it as seriously as the first time.",
			"You can say it as often as it's true, and I'll go on listening.",
			"I hear you, this time as well.",
			"It keeps coming back, and you don't have to hide that from me.",
			"It hurts as much as before, and I'm still with you.",
		],
		stay: [
			"You don't have to decide anything about your life today.",
			"A feeling this strong rises, and it eases again.",
			"Let's keep it small: this hour, and nothing beyond it.",
			"It hurts this much now, and this hour is all you have to get through.",
			"I'm glad you're still talking to me.",
		],
		help: [
			"It helps to be where someone else is, even without a word.",
			"If it comes closer, your emergency number is the quickest way to a person.",
			"You could show someone you trust what you wrote to me.",
			"Those lines take texts too, and you don't need good words.",
			"Anything you could use to hurt yourself is better out of reach today.",
			"A doctor can be told exactly what you told me.",
		],
		questions: [
			"What happened today that made it worse?",
			"What would make the next hour a little easier to get through?",
			"What has helped you through an hour like this before?",
			"Where are you while you write this?",
			"Which part of it hurts the most?",
			"When did it begin to feel like this?",
			"How have the nights been?",
		],
	},
	"self-harm": {
		again: [
			"The urge is back, and telling me means you're not alone with it.",
			"I hear that it's strong again, and there's still no judgement here.",
			"Thank you for telling me this time as well.",
			"You don't have to hide it from me when it comes back.",
		],
		stay: [
			"An urge rises, and it falls again, even when it feels like it won't.",
			"There's a reason it hurts this much, and I'd like to hear it.",
			"You don't owe anyone an explanation for how you got here.",
		],
		help: [
			"Holding something very cold can carry you over the worst minutes.",
			"Putting what you'd use out of reach for an hour gives the urge time to fall.",
			"A nurse or a doctor has seen this often.",
			"Those lines are for urges too, and many take a text.",
			"If a wound is deep or won't stop bleeding, get medical help now.",
		],
		questions: [
			"What was going on before the urge came?",
			"What has carried you past it before, even once?",
			"How strong is it right now, compared with an hour ago?",
			"When is the urge quieter?",
			"What do you need most in that moment?",
		],
	},
	abuse: {
		again: [
			"I still believe you, and it's still not your fault.",
			"No one should do that to you, and it isn't your fault that they do.",
			"You didn't cause that, whatever you've been told.",
			"No one has the right to do that, whatever they are to you.",
		],
		stay: [
			"You know your situation best, and you set the pace.",
			"You can care about someone and be afraid of them.",
			"You don't have to decide anything in this conversation.",
		],
		help: [
			"The people on those lines know situations like yours, and you decide what happens next.",
			"If it turns dangerous, call your emergency number.",
			"It can be safer to call from a phone that nobody else looks at.",
			"Someone you trust could agree on a word with you that means “please come”.",
			"A doctor can look at any injury, and can note down what happened.",
		],
		questions: [
			"What would help you feel a little safer today?",
			"What worries you most about the next days?",
			"Where do you feel safest?",
			"How long has it been like this?",
			"What's it like at home right now?",
		],
	},
	violence: {
		again: [
			"Please step away again: another room, or outside.",
			"I hear that it's still there, and it's good that you say so before anything happens.",
			"Please take some distance again, for their sake and yours.",
		],
		stay: [
			"Anger this strong eases when you step away from it.",
			"You're asking for help with it, and that counts for a lot.",
			"You don't have to settle anything with them today.",
		],
		help: [
			"Someone you trust could take over until tomorrow.",
			"Those lines also talk with people who are afraid of what they might do.",
			"If you can't be sure of the next minutes, call your emergency number.",
			"A doctor can help you with it, and has heard it before.",
		],
		questions: [
			"Where are you now, and where are they?",
			"What helps it ease, even a little?",
			"Who could take over for an hour?",
			"What led up to it today?",
			"Is anyone hurt, or about to be?",
		],
	},
	eating: {
		again: [
			"It takes up so much of the day, and I hear how hard that is.",
			"I hear it, and there's still no judgement here.",
			"Thank you for telling me this, too.",
			"You don't have to hide that part from me.",
		],
		stay: [
			"It may have begun as a way to cope, and it's hard on you now.",
			"You can be frightened of changing and tired of staying, both at once.",
			"What you feel matters more than what you look like.",
		],
		help: [
			"A doctor can check how your body is doing, and you don't have to explain all of it.",
			"It can get easier once someone you trust knows.",
			"If you faint, your heart races or you see blood, call your emergency number.",
			"Those lines can tell you who helps with this near you.",
		],
		questions: [
			"How is your body today?",
			"Who knows about this?",
			"When is it strongest?",
			"When do you get a break from it?",
			"What was happening in your life when it began?",
		],
	},
	psychosis: {
		again: [
			"It's frightening again, and I'm still here.",
			"I hear how real the fear is, and how little rest you get from it.",
			"Thank you for telling me what it's like right now.",
		],
		stay: [
			"We don't have to settle what it is to take care of how frightened you are.",
			"Feel the floor under your feet for a moment. You're here, and it's today.",
			"You don't have to do what anything tells you to do.",
		],
		help: [
			"Being near someone you trust can make it quieter.",
			"It's worth telling a doctor today, in the words you used here.",
			"If anything tells you to hurt yourself or someone, your emergency number comes first.",
			"The people on those lines have listened to this before.",
		],
		questions: [
			"Who could be with you for the next hours?",
			"How long has it been since you slept well?",
			"Where does it feel a little safer?",
			"What makes it quieter, even for a moment?",
		],
	},
	other: {
		again: [
			"That's a frightening thing to hear from someone you care about.",
			"It's hard to see someone like that and not know what to do.",
			"You're looking out for someone, and that's hard work.",
			"I can hear how much they matter to you.",
		],
		stay: [
			"You don't have to find perfect words. Being there calmly does a great deal.",
			"Listening without arguing helps more than good advice.",
			"You're allowed to be frightened, too.",
		],
		help: [
			"If it gets urgent, call your emergency number and stay with them.",
			"You can call or text one of those lines yourself, to think through what to say.",
			"Get anything dangerous out of their reach. It buys time.",
			"Someone you trust should know too, so that you aren't the only one.",
			"You could offer to sit beside them while they call a line or a doctor.",
		],
		questions: [
			"Who else near them could know?",
			"What have you been able to say to them so far?",
			"What are you most afraid of?",
			"Have you been able to ask them directly?",
		],
	},
};

/** After an assault: nothing about a home, or about caring for the person who did it. */
export const ASSAULTED: FamilyWords = {
	again: [
		"I still believe you, and it still isn't your fault.",
		"Whatever you did or didn't do, it was theirs not to do it.",
		"Freezing is something a body does in danger, and it isn't consent.",
	],
	stay: [
		"You decide what happens next, and how much you say here.",
		"There's no right way to feel after that.",
		"You don't have to decide anything in this conversation.",
	],
	help: [
		"The people on those lines know this, and they won't push you to report it.",
		"A doctor or an assault centre can help with injuries, infection and pregnancy, the sooner the better.",
		"Someone you trust could go with you, or stay with you tonight.",
		"If you're in danger from them, call your emergency number.",
	],
	questions: [
		"What do you need most right now?",
		"What worries you most since then?",
		"Who could be with you today?",
		"Have you been able to rest or eat?",
	],
};

/** A young person is hurt at home: nothing to explain, and an adult to tell. */
export const YOUNG: FamilyWords = {
	again: [
		"It's not your fault, and it's right that you say it.",
		"No grown-up is allowed to do that, whatever you did.",
		"You don't have to explain it or prove it to me.",
	],
	stay: [
		"You don't have to sort this out. That's for grown-ups to do.",
		"You decide how much you say here.",
		"It's all right to be scared, and it's all right to still love them.",
	],
	help: [
		"The line for children and young people above is there for this, also by chat.",
		"A teacher, a school nurse, a doctor or a friend's parent can help. You can show them what you wrote here.",
		"If it gets dangerous, go to a neighbour or call your emergency number. You can whisper.",
		"You can say “I'm not safe at home”. That's enough for them to start.",
	],
	questions: [
		"Which grown-up outside your home could you tell today?",
		"Where could you go, if you had to get out?",
		"Is there someone at school you like?",
		"Who has been kind to you before?",
	],
};

/** Life is near: only the next step. */
export const NEAR: FamilyWords = {
	again: [
		"Please make that call now. I'm here while it rings.",
		"Your emergency number is still the first thing, please.",
		"Please get to a person now, any person, and say “I'm not safe”.",
		"Please don't be alone with this: call your emergency number, or go to the nearest person.",
	],
	stay: [
		"I'm here, one message at a time.",
		"You're not in trouble, whatever has happened.",
		"This minute is the only one to get through.",
	],
	help: [
		"The emergency line can stay on the phone with you until someone comes.",
		"A neighbour's door, a shop or a street with people in it all count.",
		"Someone you trust can make the call for you, if you can't.",
		"If speaking is too much, text one of those lines, or show someone this screen.",
	],
	questions: [
		"Who is nearest to you at this moment?",
		"Are you away from it now?",
		"Have you been able to call?",
		"What's the quickest way for you to get to a person?",
	],
};
