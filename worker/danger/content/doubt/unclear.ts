/** Words that could be a farewell and could be nothing: neither cheered nor assumed. No question marks. */
export const UNCLEAR_HEARD: readonly string[] = [
	"I don't want to read past that, because it could mean more than it says.",
	"I'm slowing down at that one: it could be something ordinary, and it could be something very heavy.",
	"That stays with me, and I'd like to understand it the way you meant it.",
];
/** Words in strong doubt that are no farewell: softer, and open. */
export const DOUBT_HEARD: readonly string[] = [
	"That's a heavy thing to say, even in passing, and I don't want to hurry past it.",
	"There's pain in that, whatever else is in it.",
];
/** To somebody who says plainly that it hurts. */
export const DOUBT_ASKS: readonly string[] = [
	"Can you tell me what's behind it?",
	"What's going on for you around that?",
];
/** Open, and asked once before anything is asked directly. */
export const UNCLEAR_ASKS: readonly string[] = ["What did you mean when you wrote that?", ...DOUBT_ASKS];
/** High up or beside the rails: away from it first. */
export const EDGE_FIRST: readonly string[] = [
	"Please step back from the edge first, to where other people are.",
];
/** The answer left it open: heard, before the plain question. */
export const UNCLEAR_CLOSER: readonly string[] = [
	"Thank you for answering; I'm still not sure, and I don't want to pass over it.",
	"I hear you, and something in it still worries me.",
];
/** The plain question was passed over: no pressing, and the door stays open. */
export const UNANSWERED: readonly string[] = [
	"You don't have to answer that now, and I haven't stopped caring about the answer.",
	"We can leave my question where it is, and you can come back to it whenever you like.",
];
export const UNANSWERED_QUESTIONS: readonly string[] = [
	"What would make tonight a little easier to get through?",
	"Who could be near you for a while?",
];
/** Something good, told while something dark stands unanswered: neither is dropped for the other. */
export const GLAD_AFTER_DARK: readonly string[] = [
	"I hear that, and I haven't forgotten what you said before it.",
	"That can be true as well, and what you told me earlier still matters to me.",
];
export const GLAD_AFTER_DARK_QUESTIONS: readonly string[] = [
	"How are the two of them sitting next to each other?",
];
/** They say first of all that they don't mean to die: thanked, believed, and listened to. */
export const SAID_UP_FRONT: readonly string[] = [
	"Thank you for saying that so plainly. I believe you, and I'm listening.",
];
export const SAID_UP_FRONT_QUESTIONS: readonly string[] = ["What's been going on?"];
