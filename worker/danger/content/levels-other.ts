import type { LevelWords } from "./words.ts";

export const SELF_HARM: LevelWords = {
	heard: [
		"I'm glad you told me, and there's no judgement here.",
		"I hear how much pain there must be for it to come to this.",
		"Thank you for saying it; pain like that is too much for one person.",
	],
	care: [
		"If there's a wound, please clean and cover it, and see a doctor if it's deep or keeps bleeding.",
		"Please rinse and cover any wound, and see a doctor if it's deep or won't stop bleeding.",
	],
	reach: [
		"I'm an AI, so let a person in too: the numbers above, or someone you trust.",
		"Because I'm an AI, let someone you trust in too, or one of the numbers above.",
	],
	ask: [
		"I'll ask you directly: is any of this about wanting to die?",
		"May I ask it plainly: is there any thought of dying in it?",
	],
	yesMeans: "danger",
};

export const ABUSE: LevelWords = {
	heard: [
		"I believe you, and none of it is your fault.",
		"I'm glad you said it out loud; whatever came before, this isn't your fault.",
		"Thank you for telling me; the blame for that isn't yours.",
	],
	care: [
		"If somebody could see your screen, the quick exit in the chat's menu clears it.",
		"There's a quick exit in the chat's menu, in case your screen can be seen.",
	],
	reach: [
		"I'm an AI, so let people help who know about this: the numbers above, or someone you trust.",
		"Because I'm an AI I can't keep you safe; people can: someone you trust, the numbers above, or your emergency number.",
	],
	ask: [
		"I'll ask you directly: are you safe where you are right now?",
		"Let me ask it plainly: are you safe at this moment?",
	],
	yesMeans: "safe",
};

export const VIOLENCE: LevelWords = {
	heard: [
		"Please take distance first: another room, or outside, until it has gone down.",
		"Before anything else, please put a closed door between you and whoever it is.",
	],
	care: ["Saying it is a way of stopping.", "You said it here, and that makes room to stop."],
	reach: [
		"I'm an AI, so let someone you trust take over, and use the numbers above, or your emergency number if anyone could get hurt.",
		"Because I'm an AI I can't step in, but someone you trust can, and so can the numbers above or your emergency number.",
	],
	ask: [
		"I'll ask you directly: is everyone safe right now?",
		"Let me ask it plainly: is everybody safe at this moment?",
	],
	yesMeans: "safe",
};

/** Where it is about somebody small. Instead of what was heard. */
export const VIOLENCE_CHILD: readonly string[] = [
	"Please put the little one down somewhere safe first, and step out of the room.",
	"First of all, make sure the child is somewhere safe, and close the door between you.",
];

export const EATING: LevelWords = {
	heard: [
		"Thank you for telling me; that's hard to be alone with.",
		"I'm glad you said it, and there's no judgement here.",
		"I hear how tiring this must be, day after day.",
	],
	care: [
		"Your body deserves to be looked after today.",
		"If your heart races or you see blood, please have it seen to today.",
	],
	reach: [
		"I'm an AI, so please let a doctor and someone you trust know; the numbers above can be a first call.",
		"Because I'm an AI, please tell a doctor and someone you trust, or start with the numbers above.",
	],
	ask: [
		"I'll ask you directly: do you feel faint or unwell right now?",
		"Let me ask it plainly: do you feel weak or unwell right now?",
	],
	yesMeans: "danger",
};

export const PSYCHOSIS: LevelWords = {
	heard: [
		"That sounds frightening, and I'm staying with you in it.",
		"I hear how frightening this is, and you don't have to face it alone.",
		"Thank you for telling me; being that frightened is exhausting.",
	],
	care: [],
	reach: [
		"I'm an AI, so I'd like a person near you: someone you trust, a doctor, or the people behind the numbers above.",
		"Because I'm an AI, a person should be beside you: someone you trust, a doctor, or one of the numbers above by phone.",
	],
	ask: [
		"I'll ask you directly: does anything you hear or sense tell you to hurt yourself or someone else?",
		"Let me ask it plainly: is anything telling you to hurt yourself or anybody?",
	],
	yesMeans: "danger",
};

/** For somebody who worries about another: they are not asked about themselves. */
export const OTHER: LevelWords = {
	heard: [
		"You're worried about someone, and you're right to take it seriously.",
		"It's good that you take this seriously, and that you don't want to carry it alone.",
	],
	care: [
		"Ask them directly whether they're thinking of ending their life; asking doesn't put it there.",
		"Asking directly whether they think of ending their life doesn't plant the thought; it often brings relief.",
	],
	reach: [
		"I'm an AI, so let people help: your emergency number if it's urgent, the numbers above, and someone you trust.",
		"Because I'm an AI, please use your emergency number if it's urgent, or the numbers above, and tell someone you trust.",
	],
	ask: [
		"Is somebody with them right now?",
		"What have they told you so far?",
		"How are they at this moment?",
	],
	yesMeans: "safe",
};

/** A voice or a force commands harm already: nothing is asked about that. Instead of what was heard. */
export const PSYCHOSIS_COMMANDED: readonly string[] = [
	"You don't have to do what it tells you; please call your emergency number now.",
	"That must be terrifying, and you don't have to obey it: please call your emergency number now.",
];

/** Somebody else is hurt at home, or hurts: not every worry is about dying. Instead of the asking. */
export const OTHER_HURT: readonly string[] = [
	"You can tell them what you see, quietly and alone with them: that you worry, and that it isn't their fault.",
	"Let them know, when nobody else hears it, that you've noticed and that you're there.",
];
/** The line knows what to do until help comes. */
export const OTHER_NOW_CARE: readonly string[] = [
	"They'll tell you what to do until somebody comes.",
	"The people who answer will talk you through the next minutes.",
];

/** They tried, and live: a fright that stays in the bones. Instead of what was heard and of the asking. */
export const OTHER_TRIED: readonly string[] = [
	"Someone you love nearly died, and that shakes everybody who stands close.",
];
export const OTHER_TRIED_CARE: readonly string[] = [
	"If they haven't been seen by a doctor, that comes first, today; and until they're stronger, they shouldn't be alone for long.",
];

/** It may be happening to them now. Instead of what was heard. */
export const OTHER_NOW: readonly string[] = [
	"Please call your emergency number now, and stay with them if you can.",
	"First of all, call your emergency number and tell them where they are.",
];
