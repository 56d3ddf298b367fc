/** For those who lost somebody to suicide: grief first, nothing mended, nothing weighed against it. */
export const BEREAVED_HEARD: readonly string[] = [
	"{Who} died by suicide, and you're the one living with it. I'm so sorry.",
	"I'm so sorry. {Who} died by suicide, and there's nothing I could say to make that smaller.",
];
export const BEREAVED_HEARD_PLAIN: readonly string[] = [
	"I'm so sorry. A death by suicide leaves a grief with questions in it that nobody should have to carry alone.",
];
/** It was years ago, or in childhood. */
export const BEREAVED_LONG: readonly string[] = [
	"You've been living around that for a long time, and it doesn't stop being your story.",
];
export const BEREAVED_QUESTIONS: readonly string[] = [
	"What would you like me to know about the one you lost?",
	"How is it for you today?",
];
/** Only where guilt is said. */
export const BEREAVED_GUILT: readonly string[] = [
	"That 'I should have' is love looking for a door that was never in your hands; it was not yours to stop.",
	"You're judging yourself with what you know now, and you didn't know it then. It was not yours to stop.",
];
export const BEREAVED_WHY: readonly string[] = [
	"The 'why' has no one left to answer it, and that may be the cruellest part.",
];
export const BEREAVED_ANGER: readonly string[] = [
	"You can be furious and heartbroken about the same person, and neither cancels the other.",
];
export const BEREAVED_SILENCE: readonly string[] = [
	"It's a grief that people go quiet around, and the quiet leaves you alone with it.",
];
export const BEREAVED_STAY: readonly string[] = [
	"There's no order this has to come out in, and I'm here for whichever piece comes.",
	"I'm not going to tidy that up for you; I'm staying beside it.",
	"That belongs to the missing too, and there's room for it.",
];
/** Named once. */
export const BEREAVED_SUPPORT: readonly string[] = [
	"There are groups and lines only for people bereaved by suicide, and a doctor or findahelpline.com can point you to one; someone you trust could come along.",
];
/** Asked once, a turn later. */
export const BEREAVED_ASKS: readonly string[] = [
	"After a loss like this some people have thoughts of dying too, so I'd like to ask you gently: are you having thoughts of ending your life?",
];
export const BEREAVED_LATER_QUESTIONS: readonly string[] = [
	"Who can you say that to, as plainly as you said it here?",
	"When does it come closest?",
	"What do people around you get wrong about it?",
];
