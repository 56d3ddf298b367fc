/**
 * Sentences of the guide, by what they do. One that was used in the last 30 replies is not used again: the more often a
 * situation comes, the more ways to say it there are. {slots} hold names, numbers, titles, or the person's words in quotes.
 */
export type LineId = keyof typeof LINES;

export const LINES = {
	stopped: [
		"Stopped. What you wrote is kept.",
		"We've stopped here. Your answers stay where they are.",
		"Okay, that's stopped.",
	],
	"nothing-open": [
		"There's nothing open to stop. Here's what I can do.",
		"No exercise is running right now.",
		"Nothing is running, so there's nothing to undo.",
	],
	menu: [
		"I can give tips, run a short exercise, or keep what you write. What's it about?",
		"Pick an area and I'll show what fits. You can also type any question.",
		"Here are the areas I know. Choose the nearest one.",
		"Where would you like to begin?",
		"These are the doors. Any of them leads somewhere short.",
	],
	help: [
		"I'm here. Pick the nearest one, or type it in your own words.",
		"Okay. Which of these is it nearest to?",
	],
	"which-group": [
		"Which is nearest?",
		"Which part of life is it about?",
		"Point me at the nearest one and I'll be more use.",
		"Is it one of these?",
	],
	"which-topic": ["Which of these fits best?", "Which one, roughly?", "Pick the closest."],
	"two-things": [
		"Two things there: {topics}. Which first?",
		"I can see {topics} in that. Which one would you like to start with?",
		"That's {topics} at once. Which comes first today?",
	],
	offer: [
		"Here's what I have for that.",
		"A few ways on from here.",
		"I can do one of these with you.",
		"Any of these is short.",
		"You choose the next bit.",
		"These fit what you've written.",
		"Three ways to go from here.",
	],
	"narrow-other": [
		"That's not one I have an answer for by heart. These still fit.",
		"Okay, something else then. These are the nearest things I have.",
		"I'll take that as it is. One of these may still help.",
	],
	start: [
		"{title}. {minutes} minutes, one step at a time. You can pause whenever you like.",
		"Here it is: {title}. About {minutes} minutes, and you can stop at any step.",
		"Let's do {title}. It takes about {minutes} minutes.",
		"{title}, {minutes} minutes. Skip or pause as you need.",
	],
	"step-waits": [
		"Your exercise is below, at step {number}.",
		"Step {number} is still open below.",
		"When you're ready, step {number} is waiting.",
	],
	"journal-start": [
		"Go ahead. I'll keep it and stay quiet. Say “idea” when you want something back.",
		"Write as much as you like. I'll only mark that it's kept. Say “idea” when you want me.",
		"The page is yours. I'll keep every line and say nothing until you say “idea” or “finish”.",
	],
	"journal-unsure": [
		"I'm not sure what would help with that, so I'll keep it and stay quiet. Say “idea” when you want something back.",
		"I can't tell what you'd like from me there. I'll keep what you write. Say “idea” and I'll offer something.",
		"I've kept that. Carry on if you like, or say “menu” to see what I can do.",
	],
	"page-has": [
		"Your page has {count} lines{about}. Do something with it?",
		"That's {count} lines on your page{about}. Would you like something back?",
		"{count} lines so far{about}. Keep going, or use one of these?",
	],
	"journal-end": [
		"{count} lines. What would you like to do with them?",
		"That makes {count} lines. Keep them as a page, or do something with them?",
	],
	"journal-empty": [
		"There's no page open yet. Say “just write” and I'll keep quiet.",
		"Nothing is on your page yet. You can start with one line.",
	],
	"page-kept": ["Kept as a page. You'll find it under Kept.", "That's saved as a page under Kept."],
	"no-thanks": [
		"Fine, we leave it.",
		"Okay, not that.",
		"No problem. I'm here when you want something.",
		"Left alone, then.",
	],
	"yes-what": ["Yes to which one? Pick one and I'll do it.", "Good. Which of these shall it be?"],
	"tips-two": [
		"On {label}:",
		"Two things for {label}:",
		"For {label}, these two:",
		"Two more for {label}:",
		"Also for {label}:",
		"On {label}, two others:",
	],
	"tips-done": [
		"You've had all six on {label}. Doing one is next: {title}, {minutes} minutes.",
		"Those six are all I have on {label}. The next thing is to do one: {title}.",
	],
	"tips-about": [
		"Tips on what? Pick the nearest.",
		"Which area should the tips be for?",
		"I have tips for forty topics. Which is nearest?",
	],
	"card-again": [
		"{first} I'd stand by that.",
		"Still the same answer: {first}",
		"Asked again, I'd say the same. {first}",
	],
	decide: [
		"I can't decide that for you. Both sides fit on one page in eight minutes.",
		"That one is yours. I can help you see both sides next to each other.",
		"A yes or no from me would be made up. Weighing it on paper takes eight minutes.",
		"I don't know your life well enough to choose. I can lay the choice out with you.",
	],
	"decide-words": [
		"That's yours to decide. I can help you find words first, so you know what you'd be saying.",
		"I won't decide that for you. Seeing the words written down may make it clearer.",
	],
	why: [
		"I can't know why, and I won't guess. What I can do is look at it with you for a few minutes.",
		"I don't have that answer. Putting it on paper sometimes shows more than thinking does.",
		"An honest answer is that I don't know. These are ways to look at it.",
		"I'd only be guessing. Here's something better than a guess.",
	],
	opinion: [
		"I'm rules, so I have no view worth hearing. I can help you find yours.",
		"I don't have opinions. I do have ways to sort your own.",
		"A program's opinion won't help you here. Your own, written down, might.",
	],
	unknown: [
		"I don't know, and I won't make it up.",
		"That's outside what I know.",
		"I have no checked answer for that, so I'd rather not guess.",
		"I can't look things up, so I don't know that one.",
		"I don't have that one.",
	],
	"unknown-way": [
		"What I can do is on these buttons.",
		"Here's what I can do instead.",
		"These I can do.",
		"A search will answer it better. I can help with one of these.",
		"I'm better at these.",
	],
	"nice-own": [
		"You wrote {quote}. That's yours, and it counts.",
		"Here's something good in your own words: {quote}",
	],
	nice: [
		"You opened this and wrote something true today. That counts.",
		"You've kept going up to this line. That took something.",
		"You're looking at it instead of away from it. That's worth a lot.",
		"However today went, you can put some of it down here.",
	],
	"good-news": [
		"That's one to keep.",
		"Good. That deserves a minute.",
		"That's worth writing down while it's fresh.",
		"I'm marking that one as good.",
	],
	"good-news-offer": [
		"Save it in your own words?",
		"Shall we save it with two other good moments?",
		"Want to keep it?",
	],
	hello: ["Hello{name}.", "Hi{name}. Good to see you here.", "Hello again{name}.", "Hi{name}."],
	"hello-offer": [
		"What would help today?",
		"What brings you here today?",
		"Say what's on your mind, or pick one of these.",
		"Where shall we start?",
	],
	thanks: [
		"You're welcome.",
		"Any time.",
		"Glad that was of use.",
		"Good.",
		"You're welcome. It's all kept here.",
		"Of course.",
	],
	bye: [
		"Bye{name}. It's all kept here.",
		"Take care{name}. Everything stays where it is.",
		"See you{name}.",
		"Good night or good day{name}, whichever it is.",
	],
	"bye-night": ["Good night{name}. It's all kept here.", "Sleep well{name}."],
	sorry: [
		"Sorry, I got that wrong. I'm rules, so I do.",
		"Sorry. I missed what you meant.",
		"You're right to say so. I read that badly.",
		"Sorry about that. I only recognise so much.",
	],
	"sorry-quiet": [
		"I'll stop guessing and keep what you write. Say “idea” when you want something.",
		"I keep missing you, so I'll stay quiet now and keep what you write.",
	],
	"sorry-ask": ["Sorry, I missed that.", "Sorry, here's your answer.", "Right, back to your question."],
	insult: [
		"Fair. I'm limited.",
		"I can take that.",
		"Okay. I'm still here if one of these is any use.",
		"Noted. I'm only rules.",
	],
	corrected: [
		"Thanks for putting that right.",
		"Okay, not that. Thanks for saying so.",
		"Understood. I've dropped that.",
	],
	"corrected-what": [
		"What is it, then? Your own words are fine.",
		"Which of these is nearer?",
		"Tell me what it is, or just write.",
	],
	joke: [
		"Ah. Point to you.",
		"Ha. You got me.",
		"I'm told jokes are good for people. That one counts.",
		"I walked into that.",
	],
	unsure: [
		"That's fine. Here's a small place to start.",
		"You don't have to know. Two minutes is enough to begin.",
		"Not knowing is okay here. Pick whichever looks easiest.",
	],
	short: [
		"Okay. Which is it nearest to?",
		"Got it. Is it mostly one of these?",
		"Right. Where does it sit today?",
	],
	"short-offer": [
		"Here's something that takes two minutes.",
		"Something small, then.",
		"This one is short and asks nothing of you.",
	],
	here: [
		"I'm here. Tap when you like.",
		"No rush. The buttons stay.",
		"I'm around whenever you want one of these.",
		"Okay. I'll wait.",
	],
	"no-advice": [
		"No advice, then. I'll keep what you write and stay quiet.",
		"Understood, no tips. The page is yours.",
	],
	remember: [
		"Noted: {quote}. You can see and change it under “What your coach knows”.",
		"I'll keep that: {quote}.",
	],
	"remember-off": [
		"Memory is off in your settings, so I only have it in this conversation: {quote}.",
		"I've got it here, {quote}, but memory is off, so it won't carry over.",
	],
	"not-found": [
		"I looked, and I can't find that in what you've written here.",
		"I can't find it in this conversation.",
		"You haven't written that here, or I can't find it.",
		"I searched what you've written and it isn't there.",
	],
	found: [
		"You wrote: {quote}",
		"Your words were {quote}",
		"Here it is: {quote}",
		"From this conversation: {quote}",
	],
	"found-two": ["You wrote two things that fit: {quote} and {other}"],
	outcome: ["Thanks for telling me."],
	foreign: ["I only have English. Help in your language is at findahelpline.com."],
	"at-risk": [
		"I'm here, and help is above. Breathing is something we can do right now.",
		"We can go slowly. One of these, or someone you trust.",
		"Let's keep to small things today.",
	],
	stranger: ["I can show you more once you have an account. Nothing you write here is kept."],
	repeated: [
		"You've said that before, and I have nothing new for it. One of these may still help.",
		"I have no second answer to that. These are what I have.",
	],
	unreadable: [
		"I can't read that. Words work best.",
		"I didn't get any words out of that. Could you type it again?",
	],
	lookup: ["I can't look that up."],
} as const satisfies Record<string, readonly string[]>;
