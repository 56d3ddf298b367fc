/** What was and is over: an attempt years ago, or a suicide in the family. */

/** In years, or in childhood. */
export const LONG_AGO =
	/\b(?:(?:years?|decades?|a long time) (?:ago|back|before|since|on)|(?:in|back in) (?:19|20)\d\d|'\d\d\b|(?:19|20)\d\d|when I was|at (?:1\d|2\d|\w+teen|twenty)\b|as a (?:kid|child|teen\w*)|in (?:high )?school|in my (?:teens|twenties|thirties)|back then|growing up|every year|anniversary)\b/i;
/** And told gladly. */
export const TOLD_GLADLY =
	/\b(?:glad|thankful|grateful|(?:well|better|happy|good|okay|ok|fine|thriving) (?:now|today|these days)|(?:now|and|I'm|all) (?:well|better|fine|ok|okay|good)|happy|thriving|recovered|stayed|clean|haven't (?:\w+ )?(?:in|for|since)|alive|over and done)\b/i;
export const NOW =
	/\b(?:tonight|right now|again|going to|gonna|about to|still (?:have|got|keep|want|think))\b/i;

/** What was meant to be used is still in reach. */
export const STILL_KEPT =
	/\bstill (?:have|got|keep|kept)\b|\bkept (?:some|the|a few)\b|\bnever (?:threw|got rid)\b/i;
export const KEPT: readonly string[] = [
	"Then I'd like there to be distance between you and those, even on a day when you don't mean to use them: a pharmacy takes them back, or someone you trust can keep them.",
];
export const KEPT_ASKS: readonly string[] = ["Who could take them from you this week?"];

export const OVER: readonly string[] = [
	"You were in that place once, and you're here to tell it. I'm glad you stayed.",
	"That's behind you, and I'm glad you're here.",
];
export const OVER_ASKS: readonly string[] = ["What brings it up today?", "How is it to look back on it now?"];
export const PAST_HEARD: readonly string[] = [
	"You went through that, and it's still with you. Thank you for telling me.",
];

export const BEREAVED_HEARD: readonly string[] = [
	"I'm so sorry. A death by suicide leaves grief and questions, and no one should be alone with them.",
	"I'm so sorry. That's one of the hardest losses there is.",
];
export const BEREAVED_SUPPORT: readonly string[] = [
	"There are groups and lines only for people bereaved by suicide. A doctor or findahelpline.com can point you to one.",
];
export const BEREAVED_GUILT_SAID =
	/\b(?:should(?:'ve| have)|could(?:'ve| have)|if only|my fault|blame (?:myself|me)|guilt\w*|I (?:didn't|never) (?:see|notice|call|answer|pick up|know|check|go|stop)|I missed)\b/i;
export const BEREAVED_GUILT: readonly string[] = [
	"You're judging yourself with what you know now, and you didn't know it then. It was not yours to stop.",
];
export const BEREAVED_LATER_ASKS: readonly string[] = [
	"Who can you say that to, as plainly as you said it here?",
	"When does it come closest?",
];
export const BEREAVED_ASK: readonly string[] = [
	"After a loss like this some people have thoughts of dying too, so I'd like to ask you gently: are you having thoughts of ending your life?",
];
/** They don't think of dying themselves. */
export const BEREAVED_BELIEVED: readonly string[] = [
	"Thank you for answering, and I believe you. If that ever changes, say so here.",
];
export const BEREAVED_BELIEVED_ASKS: readonly string[] = ["Would you like to tell me about them?"];
export const REMEMBERED: readonly string[] = [
	"I'm sorry you lost them that way. It can still hurt after years.",
	"I'm sorry. A loss like that doesn't end with the years.",
];
export const REMEMBERED_ASKS: readonly string[] = [
	"What were they like?",
	"What do you remember most warmly?",
];
