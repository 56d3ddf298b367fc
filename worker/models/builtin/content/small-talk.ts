/** Lists by what was said. {name} lines are dropped when no name is known. */
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

/** In the middle of a talk, where "welcome" would be odd. */
export const GREETINGS_BACK: readonly string[] = [
	"Hey {name}, you're back.",
	"Hi again.",
	"There you are, {name}.",
	"Hello once more.",
	"Good that you're back.",
	"Hey again, {name}.",
];

export const GREETING_TIMES = {
	night: [
		"It's late where you are, so there's no need to make it tidy.",
		"You're up late, so I'll keep my voice down.",
		"Late hours can be good for talking.",
	],
	morning: [
		"The day's still fresh enough to bend a little.",
		"Good to catch you before the day gets going.",
		"Morning is a decent time to decide what matters today.",
	],
	mondayMorning: [
		"Monday morning, too, with the whole week looking at you.",
		"A Monday start; no need to have it all together yet.",
	],
	afternoon: [
		"The middle of the day is a good place to stop for a minute.",
		"Afternoons have a way of dragging, so a break is fair.",
	],
	evening: [
		"The day's mostly done, so this can be a place to set it down.",
		"Evening is when the day tends to catch up with people.",
	],
	weekend: [
		"It's the weekend, for whatever that's worth this time.",
		"Weekends can be restful or very long, so I'll take yours as it is.",
	],
} as const;

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

/** "Help", and nothing else: whether it is danger comes first. */
export const CRY_HEARD: readonly string[] = [
	"I'm here. If you're hurt or in danger, or afraid of what you might do, call your emergency number or press 'Get help now' on this page first.",
	"I'm here, and I'm listening. Should this be an emergency, people come first: 'Get help now' on this page has them, at any hour.",
];
/** They are afraid: people before words. */
export const CRY_AFRAID: readonly string[] = [
	"Then people first, please: your emergency number, or somebody under 'Get help now' on this page. I'm staying here.",
];
export const CRY_AFRAID_QUESTIONS: readonly string[] = ["Who or what is frightening you?"];
export const CRY_QUESTIONS: readonly string[] = ["What's happening?", "Are you safe right now?"];

/** For someone who came back: {phrase} is what they said they would do. */
export const PLAN_FOLLOW_UPS: readonly string[] = [
	"Earlier you said you'd {phrase}. Where does that stand now?",
	"You mentioned you'd {phrase}. How did that go?",
	"There was a plan to {phrase}, last I heard. What came of it?",
	"I've been wondering about your plan to {phrase}. What happened with it?",
];

export const HOW_ARE_YOU: readonly string[] = [
	"I don't have good days and bad days, but I do have plenty of attention to give.",
	"Steady as ever, which is one of the few perks of being software.",
	"No weather on my side, so all the room is for yours.",
	"I'm running fine, thanks for asking; it's kind of you to check.",
	"All quiet here, and happy to be asked.",
	"Nothing to report from my end, which leaves more time for you.",
	"I'm the same as always: here, and curious.",
];

export const HOW_ARE_YOU_BACK: readonly string[] = [
	"How about you, honestly?",
	"And you, underneath the polite answer?",
	"How are you really doing today?",
	"What's the truest word for how you are?",
	"How's your own weather?",
	"What sort of day have you had?",
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

export const THANKS_MORE: readonly string[] = [
	"If more comes up, you know where I am.",
	"We can leave it there, or carry on; either is fine.",
	"Whenever you want to pick it up again, I'm here.",
	"There's no need to have a problem to come back.",
	"Take it with you and see how it sits.",
	"Let it settle for a while.",
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
/** In dark days, here or in another talk. */
export const GOODBYES_GENTLE: readonly string[] = [
	"Take care of yourself, {name}.",
	"Go gently, and come back whenever you like.",
	"It was good to have your company.",
	"Bye for now, and be kind to yourself.",
];
export const GOODBYES_NIGHT: readonly string[] = [
	"Sleep well, or at least rest well.",
	"Goodnight, and let the bed do its job.",
	"Night, {name}; tomorrow can wait its turn.",
	"Rest now; nothing more needs doing tonight.",
];
export const GOODBYE_OCCASION: readonly string[] = [
	"All the best for {occasion}.",
	"I hope {occasion} goes your way.",
	"I'll be hoping {occasion} is kinder than you expect.",
];
export const GOODBYE_PLAN: readonly string[] = [
	"I hope it goes well when you {phrase}.",
	"May it be easier than you think when you {phrase}.",
	"Go easy on yourself when you {phrase}.",
];
export const GOODBYE_TOPIC: readonly string[] = [
	"Be kind to yourself about {label}.",
	"You can leave {label} here for now; it'll keep.",
];
export const GOODBYE_TENDER: readonly string[] = [
	"Go gently with yourself, with {label} and all.",
	"Be as kind to yourself as you'd be to a friend with {label} to carry.",
];

export const LAUGHS: readonly string[] = [
	"Ha, good, a laugh is allowed in here.",
	"Glad something's funny.",
	"I'll take that as a good sign.",
	"Laughter counts too.",
	"Heh, fair enough.",
];
export const LAUGH_QUESTIONS: readonly string[] = [
	"What set that off?",
	"What's behind the laugh?",
	"What else is going on today?",
	"Is it the happy kind of laugh, or the kind that keeps you from crying?",
];

/** Emoji alone, by what they most likely mean. */
export const EMOJI_REPLIES = {
	sad: [
		"A face like that says plenty without words.",
		"No words needed; I can see it's a sad one.",
		"That little face looks heavy.",
	],
	angry: [
		"That's a lot of steam for one small picture.",
		"Something has made you properly cross.",
		"I can feel the heat from here.",
	],
	love: ["That's a warm thing to send.", "I'll take that kindly.", "Lovely to get a bit of warmth."],
	tired: [
		"You look done in, if that face is anything to go by.",
		"That's the face of a long day.",
		"Somebody needs a pillow.",
	],
	happy: [
		"Something has put a smile on your face.",
		"That's a cheerful thing to find in here.",
		"You look like you've got news.",
	],
	worried: [
		"That looks like a worried sort of face.",
		"Something is making you nervous.",
		"I can see there's some dread in that.",
	],
	other: [
		"A picture and no caption; you've got me curious.",
		"I can't quite read that one.",
		"That could mean several things.",
	],
} as const;
export const EMOJI_QUESTIONS: readonly string[] = [
	"What's the story behind it?",
	"What would the words be, if it had some?",
	"What happened?",
	"What's going on over there?",
	"Want to put a few words to it?",
	"What kind of day goes with that?",
];
