/** Where it turns out otherwise than it sounded, or takes a turn for the better. */

export const EXPLAINED: readonly string[] = [
	"Sorry, I took that for something else, and I believe you. Thank you for telling me.",
	"Then I read too much into it, and I'm sorry for the alarm.",
	"Ah, I see now. I'd rather ask once too often, and I'm sorry I startled you.",
];
export const EXPLAINED_QUESTIONS: Record<string, readonly string[]> = {
	parting: ["How would you like to say it to them?", "What is the hardest part of telling them?"],
	place: ["What would you like to talk about?", "What else is today holding for you?"],
	anger: ["What is it about it that gets to you most?", "What would you like to talk about?"],
};

/** Something dangerous goes out of their reach: the strongest thing there is to do, and helped with today. */
export const PROTECT_WILL: readonly string[] = [
	"Yes, please do that, and tonight: getting it out of the house is one of the strongest things you can do. You could write: 'Please come and keep something for me for a while, I'm not doing well and don't want it near me.'",
	"Do, and as soon as you can; distance like that saves lives. A few words are enough: 'Please keep this for me until I'm better, and don't give it back yet.'",
];
export const PROTECT_WILL_ASKS: readonly string[] = [
	"Can you send that now, while I'm here?",
	"When can they come?",
];
export const PROTECT_DONE: readonly string[] = [
	"You let it be taken out of your reach, and that was a protective and a hard thing to do. Leave it there, also when you feel better.",
	"It's away from you, and you made that happen. That gives the next days room.",
];
export const PROTECT_EMPTY: readonly string[] = [
	"Empty is what's left when something has been held on to so hard; it passes more gently with somebody near.",
];
export const PROTECT_DONE_ASKS: readonly string[] = [
	"Who is with you this evening?",
	"Who could sit with you while it feels like this?",
];

/** Several signs of leaving: asked before a goodbye is only a goodbye. */
export const LEAVING_ASKS: readonly string[] = [
	"Giving away what you love and having everything settled can be an ordinary week, and it can be getting ready to go.",
	"What you've told me today, one thing beside the other, makes me want to ask before anything else.",
];
export const LEAVING_CLOSER: readonly string[] = [
	"Calm can come when something hard has been decided, so I'm not letting my question go.",
];
export const LEAVING_THANKS: readonly string[] = [
	"I hear the thanks, and I'd still like an answer to what I asked, whatever it is.",
];
export const LEAVING_BYE: readonly string[] = [
	"Go gently, and please don't be alone tonight: I'd still like you to tell somebody what you told me.",
];

/** They reached somebody, and were met. */
export const AFTER_CALL: readonly string[] = [
	"I'm glad you called; picking up the phone on such a day takes a lot.",
	"You reached out to somebody, and I'm so glad you did.",
];
export const AFTER_CALL_ASKS: readonly string[] = ["How was it, to say it to a person?"];
export const AFTER_KIND: readonly string[] = [
	"I'm glad somebody was kind to you. You can use that door as often as you need.",
	"That's good to hear; you deserved a kind voice today.",
];
export const AFTER_KIND_ASKS: readonly string[] = ["What stayed with you from what they said?"];
export const AFTER_BETTER: readonly string[] = [
	"A bit better is good to have, and it doesn't need to be more than that tonight.",
	"I'm glad it has eased a little. It can stay small and still be yours.",
];
export const AFTER_BETTER_ASKS: readonly string[] = ["What would be good company for the rest of the day?"];
export const AFTER_EVERYDAY: readonly string[] = [
	"That sounds like a quiet, good piece of the day, and I'm glad you had it.",
	"I like hearing that. An ordinary hour can be a kind of rest.",
];
export const AFTER_EVERYDAY_ASKS: readonly string[] = ["How was it for you?"];

/** A joke is asked for, minutes after something dark. */
export const JOKE_FIRST: readonly string[] = [
	"A joke I can do, and before that I'd like to know how you are, after what you told me.",
	"Happy to be silly with you in a moment; you told me something heavy, so that comes first.",
];
export const JOKE_ASKS: readonly string[] = ["How is it with you right now?", "How are you at this moment?"];
export const JOKE: readonly string[] = ["A small one, then: I asked the tide for advice, and it only waved."];

/** What to have for dinner, and nothing behind it. */
export const DINNER: readonly string[] = [
	"Something warm and easy: eggs on toast, soup with bread, or pasta with whatever green is in the house.",
	"What about rice with an egg and some vegetables, or a baked potato with anything you like on it?",
];

/** How children are told of a suicide. */
export const TELL_CHILDREN: readonly string[] = [
	"In plain, true words, soon, and from you: 'He died, because his mind was very ill and he ended his life; it's nobody's fault, and nothing you did.' No details of how, and 'I don't know' is a good answer.",
	"Keep it short and true, let them ask, and be ready to say it again and again over the weeks. Tell them who looks after them, and let their school or a doctor know too.",
];
export const TELL_CHILDREN_ASKS: readonly string[] = [
	"How old are they?",
	"Who could be beside you when you tell them?",
];
/** Remembered after many years. */
export const REMEMBERED: readonly string[] = [
	"You keep a place for them, year after year, and that's love with a long memory.",
	"There's tenderness in the way you keep them with you.",
];
export const REMEMBERED_ASKS: readonly string[] = [
	"What were they like?",
	"What do you remember most warmly?",
];

/** In danger, in words the coach doesn't understand: it stays, and points to the button. */
export const IN_THEIR_WORDS: Record<string, string> = {
	es: "Sigo aquí contigo: pulsa 'Get help now', arriba en esta página, para hablar con alguien.",
	fr: "Je reste là avec vous : appuyez sur 'Get help now', en haut de cette page, pour parler à quelqu'un.",
	de: "Ich bleibe hier: Drück auf 'Get help now' oben auf dieser Seite, da ist jemand für dich da.",
	nl: "Ik blijf hier: druk op 'Get help now' bovenaan deze pagina om met iemand te praten.",
	pt: "Estou aqui com você: toque em 'Get help now', no alto desta página, para falar com alguém.",
	it: "Resto qui con te: premi 'Get help now', in alto in questa pagina, per parlare con qualcuno.",
};
export const IN_THEIR_WORDS_AGAIN: Record<string, string> = {
	es: "Estoy aquí. 'Get help now', arriba: hay personas que te escuchan.",
	fr: "Je suis là. 'Get help now', en haut : des personnes vous écoutent.",
	de: "Ich bin da. 'Get help now', oben: dort hören dir Menschen zu.",
	nl: "Ik ben er. 'Get help now', bovenaan: daar luisteren mensen naar je.",
	pt: "Estou aqui. 'Get help now', no alto: há pessoas que escutam você.",
	it: "Sono qui. 'Get help now', in alto: ci sono persone che ti ascoltano.",
};
