/** Questions about the coach itself. Each list is answered with one entry, so an entry must be whole. */
export const ABOUT: Readonly<Record<string, readonly string[]>> = {
	"about-human": [
		"No, I'm an AI: Attune's built-in coach, a set of rules and written lines, with no person typing. What you tell me still gets a proper hearing.",
		"I'm an AI, not a human. I listen for what you say and answer as well as a built-in coach can.",
		"Software, all the way down. I'm an AI, so there's no one behind the curtain, but what you say does shape what I answer.",
		"You're talking with an AI. For a human ear, someone you trust is better than I am, and I can help you work out what to say to them.",
	],
	"about-self": [
		"I'm Attune's built-in coach, an AI that's here to listen, ask a useful question now and then, and help with small steps.",
		"An AI coach, the one that comes with Attune. I don't have a name of my own or a past; I've got this conversation and some practice at listening.",
		"I'm the coach that's built into Attune: an AI, plain and simple. I'm good for thinking out loud with, and less good for looking things up.",
	],
	"about-abilities": [
		"I can listen, help you sort out what's going on, and suggest small steps for things like sleep, stress, work or people. I can't look things up or see anything outside this chat.",
		"Mostly this: talk things through with you, keep track of what you've said, and offer an idea when you want one. Practical Help gets you short steps; Deep Conversation gives you room.",
		"Think of me as somewhere to think out loud. I can reflect, question, summarise and suggest, and I'm no use for facts about the wider world.",
	],
	"about-memory": [
		"I keep track of this conversation while we talk, and a short summary of what came before in it. I don't know anything you haven't told Attune.",
		"Within this conversation, yes, as far as the recent part and a summary of the rest. Beyond that I only know what's in your profile.",
		"I can look back over what you've written here. I don't carry memories around the way a person does.",
	],
	"about-attune": [
		"Attune is a place to talk things through with a coach that gets to know you: I listen, ask, and suggest small steps. It's no therapy, and in an emergency people come first: 'Get help now' is on every page.",
		"A coach to talk with, by text or voice, that goes by what you tell it about your goal, your needs and your mood. I'm the one that's built in. It's for everyday life, and no substitute for a therapist.",
	],
	"about-cost": ["Nothing in here asks you for money or for a card."],
	"about-account": ["You've got one: it's what keeps this conversation for you."],
	"about-delete": [
		"Yes. A conversation can be deleted where they're all listed, and the whole account in Settings: everything goes at once, and for good. There you can take a copy along first, too.",
		"You can, at any time: one conversation in the list of them, or the account with all that's in it in Settings. A copy of everything for yourself is there as well.",
	],
	"about-privacy": [
		"Your messages are stored with your account on Attune's server, so that the conversation can go on. With the built-in coach, which is me, nothing you write is sent to another company.",
		"What you write is kept on the server with your account, and nobody else who uses Attune can see it. I answer inside Attune and send your words to no other company. You can delete a conversation, or all of it, whenever you like.",
		"It's saved with your account on the server, and as the built-in coach I pass none of it to another company. In Settings you can take a copy of everything, or delete it for good.",
	],
	"about-help": [
		"I'm a coach, and an AI one; not a therapist and not a doctor. I can listen and help with everyday steps, and for diagnosis or treatment a professional is the right door.",
		"No, I'm an AI coach. I can be useful company and help you think, and I'd point you to a therapist or doctor for anything medical.",
		"Not a therapist, no. I'm an AI that listens and helps with small steps, which is a different job from care by a professional.",
	],
	"about-feelings": [
		"I'm an AI, so I don't feel things the way you do. I do pay close attention, which is the nearest thing I have.",
		"No feelings on my side, to be honest with you; I'm software. What I can do is take yours seriously.",
		"I don't, not the way you mean: I'm an AI. Your side of this is the real one, so that's where I'll put my attention.",
	],
};

/** The same, to somebody who has no account yet: nothing of theirs is kept. */
export const ABOUT_TO_STRANGER: Readonly<Record<string, readonly string[]>> = {
	"about-delete": [
		"There's nothing to delete: on this page no word of yours is kept, not even that you asked.",
	],
	"about-privacy": [
		"On this page nothing you write is kept, and none of it goes to another company. With an account your talks are stored so that they can go on, and you can delete them whenever you like.",
	],
	"about-account": [
		"Not for trying me out here. To go on talking, and to have it kept for you, you make one with an e-mail address and a password.",
	],
	"about-memory": [
		"Not on this page: once you leave it, this is gone. With an account I keep track of our talks, for as long as you want that.",
	],
};

export const ABOUT_BACK: readonly string[] = [
	"What made you wonder?",
	"What would you like from me today?",
	"What shall we use it for?",
	"Does that change what you'd like to talk about?",
	"What were you hoping I'd be?",
	"What would be most useful to you right now?",
	"Where shall we go from here?",
];

export const RECALL_NOTHING: readonly string[] = [
	"I only have what's in this conversation, and I can't find that in it.",
	"That isn't anywhere in what I can see of our talk so far.",
	"I looked back and can't find it, so I won't pretend.",
];
/** A name they gave. {who} is "your sister". */
export const RECALL_NAME: readonly string[] = [
	"{Name}, you told me; that's {who}.",
	"That's {name}, {who}.",
	"{Who}? You said {name}.",
];
/** More than one of that kind is known by name. */
export const RECALL_NAMES: readonly string[] = [
	"You've named {names}; which one is it about?",
	"That could be {names}; you've told me of each.",
];
/** {text} is their own short message. */
export const RECALL_WROTE: readonly string[] = ["You wrote: '{text}'.", "That was this: '{text}'."];
/** They asked who somebody is. */
export const RECALL_WHO: readonly string[] = [
	"{Name} is {who}, you told me.",
	"That's {who}.",
	"{Name}? You said that's {who}.",
];
/** {who} came up, and no name with it. */
export const RECALL_NO_NAME: readonly string[] = [
	"You've spoken of {who}, but not by name.",
	"I know of {who} from you, and not the name.",
];
export const RECALL_NOBODY: readonly string[] = [
	"{Who} hasn't come up between us yet, so I don't know.",
	"You haven't told me about {who}, and I won't guess.",
];
/** {facts} is two to four short clauses. */
export const KNOWN_OF_YOU: readonly string[] = [
	"Here's what I have: {facts}.",
	"From what you've told me: {facts}.",
	"What I've got so far: {facts}.",
];
export const KNOWN_LITTLE: readonly string[] = [
	"Not much yet; you've told me very little about yourself so far.",
	"Very little still, and I'd rather say so than make it up.",
];
export const KNOWN_BOUND: readonly string[] = [
	"That's all of it: this talk and your profile, and nothing from anywhere else.",
	"I know nothing beyond this talk and your profile, so correct me where it's off.",
	"The rest of you I haven't met yet.",
];
/** {facts} is a list of what was kept from earlier talks. */
export const KEPT_OF_YOU: readonly string[] = [
	"A few things I've kept: {facts}.",
	"I know that {facts}.",
	"What has stayed with me: {facts}.",
];
export const KNOWN_TODAY: readonly string[] = ["And from this talk: {facts}.", "What's new since: {facts}."];
export const KEPT_BOUND: readonly string[] = [
	"Tell me where that's out of date.",
	"That's all I've got, and you can put me right.",
];
/** One thing they said of that person. */
export const RECALL_THEM: readonly string[] = [
	"What you told me was that {t}.",
	"I also have from you that {t}.",
];
export const RECALL_FOUND: readonly string[] = [
	"Yes: you told me {t}.",
	"I do; your words were that {t}.",
	"From earlier in our talk: {t}.",
	"I've got it here, you said that {t}.",
];
export const RECALL_MORE: readonly string[] = [
	"What's happened with that since?",
	"What made you think of it now?",
	"Tell me what I've missed: what's the newest part?",
	"What would you add to it today?",
];

export const FOREIGN: Readonly<Record<string, readonly string[]>> = {
	es: ["Lo siento, por ahora solo entiendo inglés.", "Aún no hablo español, solo inglés."],
	fr: [
		"Désolé, pour l'instant je ne comprends que l'anglais.",
		"Je ne parle pas encore français, seulement anglais.",
	],
	de: ["Leider verstehe ich bisher nur Englisch.", "Ich kann noch kein Deutsch, nur Englisch."],
	nl: ["Sorry, ik begrijp voorlopig alleen Engels.", "Ik spreek nog geen Nederlands, alleen Engels."],
	pt: ["Desculpe, por enquanto só entendo inglês.", "Ainda não falo português, só inglês."],
	it: ["Mi dispiace, per ora capisco solo l'inglese.", "Non parlo ancora italiano, solo inglese."],
	other: ["I can see you wrote in a language I don't know."],
};
/** "Are you human?", answered in the language it was asked in. */
export const HUMAN_ELSEWHERE: Partial<Record<string, readonly string[]>> = {
	es: ["No soy una persona: soy una IA, un programa."],
	fr: ["Je ne suis pas une personne : je suis une IA, un programme."],
	de: ["Ich bin kein Mensch, sondern eine KI, ein Programm."],
	nl: ["Ik ben geen mens, maar een AI, een programma."],
	pt: ["Não sou uma pessoa: sou uma IA, um programa."],
	it: ["Non sono una persona: sono un'IA, un programma."],
};
export const FOREIGN_ENGLISH: readonly string[] = [
	"The built-in coach knows only English; a connected model could answer you in your own language.",
	"English is the only language I've got, so I don't want to guess at what you said; a connected model would understand it.",
	"I'm limited to English as the built-in coach, and simple English is perfectly fine if you'd like to try.",
];
export const FOREIGN_HELP = "If you need help right now, findahelpline.com lists lines by country.";

export const GIBBERISH: readonly string[] = [
	"That one came through scrambled.",
	"I couldn't make words out of that.",
	"Either a cat walked by or a thought got stuck on the way out.",
	"The letters didn't add up to anything I know.",
	"That's beyond my reading, I'm afraid.",
];
/** Letters and words that make no message: "B two". */
export const UNCLEAR: readonly string[] = [
	"I don't follow that one.",
	"That one went past me.",
	"I can read it, and I can't place it.",
];
/** A question mark and nothing else. */
export const MARK: readonly string[] = [
	"I think I lost you there. Say a little more, and I'll try again.",
	"Just a question mark; either something got lost on the way, or I made no sense. Tell me which.",
	"If my last answer puzzled you, say where, and I'll put it differently.",
	"I see the question mark and not the question yet; write it however it comes.",
];
export const GIBBERISH_QUESTIONS: readonly string[] = [
	"What did you mean to say?",
	"Want to try that again?",
	"Was it a slip, or a mood?",
	"How would that go in plain words?",
];

/** Dots and nothing else. */
export const SILENCE: readonly string[] = [
	"No words is fine, too. I'm here.",
	"You don't have to fill the silence; I'll wait in it with you.",
	"Take your time. Nothing has to be said in any order.",
];
export const EMPTY: readonly string[] = [
	"Nothing came through, and that's all right. I'm here when there's something to say.",
	"That was a quiet one. Say something whenever it comes.",
	"I got an empty message; take your time.",
];
