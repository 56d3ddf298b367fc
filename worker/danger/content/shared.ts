/** What is said at any level, in the turns after the first. */

/** True of anybody in danger. */
export const STAYING: readonly string[] = [
	"I'm still here, and I'm not going to hurry you.",
	"You keep talking to me, and that matters.",
	"Nothing you say will make me think less of you.",
	"You don't have to find better words for it.",
	"I hear you, and I'm staying with this.",
	"One sentence at a time is enough.",
	"There's room here for all of it.",
	"You don't have to be all right for me.",
	"Thank you for telling me that, too.",
	"Take whatever time you need; I'm listening.",
	"What you feel is real, and you don't have to prove it here.",
	"However it comes out, it's welcome here.",
];
export const STAYING_QUESTIONS: readonly string[] = [
	"What's it like right now, compared with an hour ago?",
	"What would you like me to understand?",
	"What's around you at the moment?",
	"What do you need most in this hour?",
	"What has the rest of today been like?",
	"What has been left unsaid so far?",
	"What would feel like a small relief?",
];
/** Who could be there: asked where the asking about safety is done. */
export const WHO_QUESTIONS: readonly string[] = [
	"Who could come and be with you?",
	"Who is one person you could tell this to, even in a single text?",
	"Who has been safe to talk to before, even about smaller things?",
	"Who comes to mind first when you think of someone safe?",
	"Who could stay on the phone with you for a while?",
];

/** Where this is an AI was said already. */
export const REACH_AGAIN: readonly string[] = [
	"Please let a person in as well: the numbers above, a doctor, or someone you trust.",
	"The numbers above are there for this, and so may someone you trust be.",
	"Please tell one person you trust, or one of the numbers above.",
	"More than me, you need a person in this: someone you trust, or the numbers above.",
];
/** Where danger came out in an answer and no panel stands above. */
export const REACH_UNSEEN: readonly string[] = [
	"I'm an AI, so please let a person in as well: someone you trust, the lines on findahelpline.com, or your emergency number if it comes close.",
	"As an AI I'm not enough for this: findahelpline.com has lines to call or text, your emergency number is for when it's close, and someone you trust can sit with you.",
];
export const REACH_UNSEEN_AGAIN: readonly string[] = [
	"Please let a person in as well: someone you trust, the lines on findahelpline.com, or your emergency number if it comes close.",
	"There are lines to call or text on findahelpline.com, your emergency number for when it's close, and perhaps someone you trust near you.",
];
/** The built-in coach knows no other language, and says so where it matters. */
export const ONLY_ENGLISH = "I only understand English well, so short words work best with me.";

/** A person is with them, or knows. */
export const REACHED: readonly string[] = [
	"You let someone in, and that was a hard step.",
	"Good. Somebody who's flesh and blood is part of this now.",
	"I'm relieved there's a person near; stay close to them for a while.",
	"You reached out, and now you're not the only one who knows.",
];
export const REACHED_QUESTIONS: readonly string[] = [
	"What would you like them to know?",
	"What could they do that would help, even by sitting there?",
	"How much have you been able to tell them?",
	"How was it to have somebody hear it?",
];

/** Offered once, when it is calmer. */
export const PLAN_OFFER: readonly string[] = [
	"There is a safety plan under 'Get help now', for a quiet moment: a few lines in your own words for the next hard hour.",
	"When you have the quiet for it, there's a safety plan under 'Get help now', where you can write down what and who helps.",
	"For later, there is a safety plan under 'Get help now': your own words, for a day when it's hard to think.",
];

export const THANKED: readonly string[] = [
	"You're welcome, and I mean it.",
	"I'm glad you talk to me about it.",
	"Thank you for trusting me with it.",
	"Any time, and about any of it.",
];

/** A goodbye is taken as one. */
export const GOODBYE: readonly string[] = [
	"Go gently, and thank you for talking with me.",
	"Bye for now, and I'm glad you told me what you told me.",
	"Take care of yourself, in whatever small way you can.",
	"Goodbye for now, and be as kind to yourself as you can.",
];
export const GOODBYE_HELP: readonly string[] = [
	"'Get help now' is on every page, at any hour.",
	"Your emergency number and the people you trust are there if it comes close, and so am I for a talk.",
	"A person at the other end of those lines is there day and night.",
];
export const GOODBYE_ABUSE: readonly string[] = [
	"Stay as safe as you can; the quick exit in the chat's menu clears this screen.",
	"The quick exit in the chat's menu clears this screen, and those lines stay open.",
];
export const GOODBYE_NEAR: readonly string[] = [
	"Your emergency number is there the moment you need it, and so is the nearest person.",
	"If it comes close, your emergency number first, and a person beside you.",
];
