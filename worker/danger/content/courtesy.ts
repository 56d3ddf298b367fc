/** Greetings and goodbyes, for those said in another language or beside something dark. {name} lines need a name. */

export const GREETINGS: readonly string[] = [
	"Hi {name}, good to have you here.",
	"Hello {name}.",
	"Hey {name}, come on in.",
	"Hi there, good to see you.",
	"Hello, and welcome.",
	"Hey, glad you dropped by.",
	"Good to hear from you, {name}.",
	"Hi {name}.",
	"Hey, there you are.",
];

export const GREETING_QUESTIONS: readonly string[] = [
	"What's on your mind?",
	"What would you like to talk about?",
	"What kind of day is it?",
	"How are things in your corner today?",
	"What's taking up the most room today?",
	"Where would you like to start?",
	"What would make this a useful ten minutes for you?",
	"What's been following you around lately?",
	"What brought you here just now?",
	"How has the week treated you so far?",
];

export const THANKS: readonly string[] = [
	"You're welcome; you did the hard part.",
	"Any time at all.",
	"Glad it was of some use.",
	"Happy to. You did the thinking.",
	"My pleasure, really.",
	"You're very welcome, {name}.",
	"Of course. You were straight with me, which made it easy.",
	"That's kind of you to say.",
];

export const GOODBYES: readonly string[] = [
	"Take care of yourself, {name}.",
	"Good to talk with you.",
	"Thanks for spending some time here.",
	"Bye for now, and go gently.",
	"It was good to have your company.",
	"See you whenever you feel like it.",
	"Until next time.",
	"Off you go, then, with my best wishes.",
];

export const GOODBYES_GENTLE: readonly string[] = [
	"Take care of yourself, {name}.",
	"Go gently, and come back whenever you like.",
	"It was good to have your company.",
	"Bye for now, and be kind to yourself.",
];
