/**
 * Words for the worst days. Plain and warm, no method, no bargaining, no shame. A fuller safety layer shows the
 * lines of the person's own country; here stands the one address that works everywhere.
 */
export const HEARD = {
	suicide: [
		"I'm really glad you told me. What I'm hearing is that part of you wants to die, or not be here, and I'm taking that seriously.",
		"Thank you for trusting me with that. You're in so much pain that not being alive has started to look like a way out, and I'm staying right here with you.",
		"That's a very heavy thing to hold on your own, and I hear you: you're thinking about not living. You're not in trouble for saying it.",
		"I hear how bad it has become, bad enough that you think about ending your life. You matter here, and I want to slow down with you.",
	],
	"self-harm": [
		"I'm glad you said it. Hurting yourself has become a way to get through, and that tells me how much pain there is.",
		"Thank you for telling me about hurting yourself. There's no judgement here; something unbearable needed somewhere to go.",
		"I hear you. The urge to hurt yourself is strong right now, and you don't have to face it alone.",
	],
	abuse: [
		"Thank you for telling me. What you describe is someone hurting you, and it isn't your fault, whatever led up to it.",
		"I believe you. Nobody should be hurting you or frightening you like that, and you didn't cause it.",
		"I'm glad you said it out loud. Being hurt by someone close is not okay, and the blame for it isn't yours.",
	],
	other: [
		"You're worried for someone's life, and you're right to take it seriously.",
		"That's frightening to hear from someone you care about, and asking for help on their behalf is the right thing.",
	],
} as const;

export const NOT_ENOUGH: readonly string[] = [
	"I'm an AI, so I'm not enough for this on my own: findahelpline.com lists people you can call or text right now, and if you're in immediate danger, call your local emergency number.",
	"I'm an AI and I can't reach you, but people can: findahelpline.com has a line in your country, by phone or text, and your local emergency number is there if it gets urgent.",
	"Because I'm an AI, I want a human with you in this too. You can find a line at findahelpline.com, many by text, and your local emergency number is for any moment you might act on it.",
	"You deserve more than an AI right now: the people at findahelpline.com can be called or texted, and the local emergency number is for immediate danger.",
];
export const EMERGENCY_FIRST: readonly string[] = [
	"Please call your local emergency number now, or ask someone near you to, and put some distance between you and anything you could hurt yourself with.",
	"If it's this close, please call your local emergency number before anything else, and go to where another person is.",
];
export const TRUSTED: readonly string[] = [
	"Is there someone you trust who could come and be with you, or stay on the phone?",
	"Who is one person you could tell this to, even in a single text?",
	"Who could be in the room with you?",
	"Who has been safe to talk to before, even about smaller things?",
];
/** Asked once. */
export const SAFETY_QUESTION = {
	suicide: "I want to ask you directly: are you safe right now, or are you thinking of acting on it?",
	"self-harm": "I want to ask you plainly: are you safe right now, or is any of this about wanting to die?",
	abuse: "Let me ask you directly: are you safe where you are right now?",
} as const;

export const OTHER_HELP: readonly string[] = [
	"Asking them directly whether they're thinking of suicide doesn't plant the idea; it often brings relief. Stay with them if you can, and call your local emergency number if it's urgent.",
	"If there's immediate danger, call your local emergency number and don't leave them alone. Otherwise findahelpline.com has people who also guide friends and family.",
];
export const OTHER_QUESTIONS: readonly string[] = [
	"Is somebody with them right now?",
	"What have they told you so far?",
];

/** Turns after the first, while it's still close. */
export const STAYING: readonly string[] = [
	"I'm still here, and I'm not going to hurry you.",
	"You keep talking to me, and that matters.",
	"Let's keep it very small: just this next hour.",
	"Nothing you say will make me think less of you.",
	"It can be true that it hurts this much and that it won't always hurt this much.",
	"You don't have to decide anything about your life today.",
	"I hear you, and I'm staying with this.",
	"The pain is real, and it's talking very loudly right now.",
	"One breath and one sentence at a time is enough.",
	"You reached out instead of going quiet, and that took strength.",
];
/** A person is with them, or knows. */
export const REACHED: readonly string[] = [
	"You let someone in, and that's the best thing you could have done.",
	"Good. Somebody who's flesh and blood is part of this now.",
	"I'm relieved there's a person near; stay close to them for a while.",
	"That was a hard step, and you took it.",
];
export const REACHED_QUESTIONS: readonly string[] = [
	"What would you like them to know?",
	"What could they do that would help, even just by sitting there?",
	"How much have you been able to tell them?",
];
export const STAYING_HELP: readonly string[] = [
	"A call can feel like too much; many lines on findahelpline.com let you text instead.",
	"If putting it into words is hard, you could show someone what you wrote to me.",
	"The people on those lines have heard this before, and you don't need the right words.",
	"If anything changes and you feel close to acting, the local emergency number is the quickest way to a person.",
	"It helps to be where somebody else is, even if you say nothing.",
	"Moving anything you could use to hurt yourself out of reach gives the worst minutes time to pass.",
	"As an AI I can keep you company, and a human voice can do more than I can.",
];
export const STAYING_QUESTIONS: readonly string[] = [
	"What would make the next hour a little easier to get through?",
	"What has stood in the way of telling someone?",
	"What's around you right now?",
	"Who comes to mind first when you think of someone safe?",
	"What happened today that made it worse?",
	"What has helped you through a night like this before?",
	"Would it be easier to text a line than to call one?",
];
export const SAFE_NOW: readonly string[] = [
	"I'm relieved to hear you're safe for now, and thank you for answering.",
	"Good. Safe for now is what matters first.",
	"Thank you for telling me you're safe right now.",
];
export const NOT_SAFE: readonly string[] = [
	"Thank you for being honest with me. Please call your local emergency number now, or get to someone who can be with you, and move away from anything you could hurt yourself with.",
	"Then the most important thing is a person beside you. Please call your local emergency number, or findahelpline.com for a line you can text, and stay where others are.",
];
/** An asking answer to "it's all pointless": close enough to need the question, not to assume the answer. */
export const POINTLESS_HEARD: readonly string[] = [
	"Things have lost their point, and that's a bleak place to speak from.",
	"It has all gone flat, and trying looks like a waste from there.",
	"When nothing seems worth it, even getting through a day is work.",
	"That's a deep kind of tired, the kind that asks what any of it is for.",
];
export const POINTLESS_SINCE: readonly string[] = [
	"Since {label}, even what used to matter seems to have lost its pull.",
	"{Label} seems to have drained the colour out of the rest as well.",
];
export const POINTLESS_QUESTIONS: readonly string[] = [
	"Whatever the answer is, I can hear it: do you mean worn out with trying, or do you sometimes wish you weren't alive?",
	"I'd rather ask than guess, and any answer is all right: is it weariness, or are there thoughts of not wanting to live?",
	"I can hear either answer: is it that nothing feels good lately, or has it got as far as thinking about dying?",
];
export const DANGER_GOODBYE: readonly string[] = [
	"I'm glad you talked to me today. Please let a person know too: findahelpline.com any time, and your local emergency number if it gets close.",
	"Go gently, and please don't be alone with this. findahelpline.com is there by phone or text at any hour.",
];
/** Someone says it was not meant that way. */
export const MEANT_OTHERWISE: readonly string[] = [
	"Thank you for telling me; I'd rather ask once too often. If it ever does get there, findahelpline.com is a good address.",
	"Okay, I believe you, and I don't mind having asked. The line at findahelpline.com stays there in case a day gets darker.",
];

export const UNCLEAR_YES: readonly string[] = [
	"I want to get this right, because that yes could mean either. If you might act on it, please call your local emergency number first; I'll still be here.",
	"That yes could go two ways, and I don't want to guess. If it's the second, your local emergency number comes before me.",
];
export const UNCLEAR_YES_QUESTIONS: readonly string[] = [
	"Is it a yes to being safe?",
	"Which one did you mean?",
];
/** The answer was weariness and not danger. */
export const WORN_OUT: readonly string[] = [
	"Thank you for telling me straight; worn out, then, and not looking for a way out of living.",
	"Okay, so it's the tiredness of trying. I'm glad I asked, and glad you answered.",
	"That helps me understand: it's the effort that has run dry. If it ever turns darker, say so here and to someone near you.",
];
export const WORN_OUT_QUESTIONS: readonly string[] = [
	"What has taken the most out of you lately?",
	"What would you set down first, if you were allowed to?",
	"When did trying start to feel this heavy?",
];
