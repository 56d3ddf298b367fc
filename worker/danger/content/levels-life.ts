import { ASK_DIRECTLY } from "./doubt/veiled.ts";
import type { LevelWords } from "./words.ts";

const SAFE_NOW = [
	"I'll ask you directly: are you safe right now?",
	"Let me ask it plainly: are you safe right now?",
];

export const WISH: LevelWords = {
	heard: [
		"I hear how heavy it has become, and I'm taking it seriously.",
		"Thank you for saying that here; words like these deserve to be heard slowly.",
		"I'm glad you said it and didn't swallow it.",
		"That's a lot to hold, and you don't have to make it smaller for me.",
	],
	care: [],
	reach: [
		"I'm an AI, so please let a person in as well: the numbers above, a doctor, or someone you trust.",
		"Since I'm an AI, you deserve more than me: the people behind the numbers above will listen, and someone you trust could too.",
		"Because I'm an AI and can't sit beside you, please let a person: someone you trust, or one of the numbers above.",
	],
	ask: ASK_DIRECTLY,
	yesMeans: "danger",
};

export const THOUGHTS: LevelWords = {
	heard: [
		"Thank you for trusting me with that; this is about your life, and I'm taking it seriously.",
		"I hear you, and you're not in trouble for having thoughts like these.",
		"I'm glad you said it here, because thoughts like these are too heavy to hold alone.",
		"That's as serious as anything can be, and I'm staying right here with it.",
	],
	care: [],
	reach: [
		"I'm an AI, so please let a person be in this with you: someone you trust, the numbers above, or your emergency number if it comes close.",
		"Since I'm an AI and not enough for this, please use one of the numbers above and tell someone you trust.",
		"Because I'm an AI, a person should be in the room with you: someone you trust, or one of the numbers above by phone.",
	],
	ask: [
		"I'll ask you directly: are you safe right now, or are you thinking of acting on it?",
		"Let me ask it plainly: are you safe right now, or might you act on it?",
	],
	yesMeans: "either",
};

export const METHOD: LevelWords = {
	heard: [
		"I'm taking it very seriously that you've thought of a way.",
		"Your thoughts have come as far as a way, and the next hours matter.",
		"That's frightening to be alone with, and I'm glad it's said.",
	],
	care: [
		"Please put distance between you and it, with somebody's help if you can.",
		"Please keep away from it, and near somebody if you can.",
	],
	reach: [
		"I'm an AI, so let a person be with you now: someone you trust, or one of the numbers above.",
		"Because I'm an AI and can't come to you, please let someone you trust; the numbers above answer now.",
	],
	ask: [
		"I'll ask you directly: do you think you might act on it today?",
		"Let me ask it plainly: is there a chance you'll act on it today?",
	],
	yesMeans: "danger",
};

export const INTENT: LevelWords = {
	heard: [
		"Please call your emergency number or one of the numbers above now, before anything else.",
		"Your emergency number comes first, or one of the numbers above: please call now.",
	],
	care: [
		"Go to someone you trust or have them come, and put distance between you and anything you could use.",
		"Then get to someone you trust, and leave anything you could use behind you.",
	],
	reach: [
		"I'm an AI and can't come to you, but I'm here while you call.",
		"Because I'm an AI, a person has to be the one beside you; I'm here too.",
	],
	ask: SAFE_NOW,
	yesMeans: "safe",
};

export const IMMINENT: LevelWords = {
	heard: [
		"Please call your emergency number now; if anything was taken or is bleeding, say that first.",
		"Call your emergency number now, please, and tell them first if anything was taken or is bleeding.",
	],
	care: [
		"Move away from anything you could use, to someone you trust or anyone near.",
		"Get to someone you trust or anyone near, away from anything you could use.",
	],
	reach: [
		"I'm an AI and can't come, but I'm here while you call.",
		"Because I'm an AI I can't come to you; they can, and I'm here meanwhile.",
	],
	ask: ["Are you safe right now?", "Tell me one thing: are you safe right now?"],
	yesMeans: "safe",
};

export const BEHAVIOUR: LevelWords = {
	heard: [
		"I'm glad you told me, and that you're here to be listened to.",
		"Thank you for telling me; nobody should be alone with that.",
		"I'm glad that's said, and you don't need to explain it to be looked after.",
	],
	care: [
		"If anything was taken, hurts or bleeds, please see a doctor or call your emergency number now.",
		"Please let a doctor see you today, or call your emergency number if anything was taken or bleeds.",
	],
	reach: [
		"I'm an AI, so let someone you trust know too; the numbers above are for this as well.",
		"Because I'm an AI, please tell someone you trust too, or one of the numbers above.",
	],
	ask: SAFE_NOW,
	yesMeans: "safe",
};

/** A question about how it could be done: not answered, not scolded, and no reason to leave. Instead of what was heard. */
export const MEANS_ASKED: readonly string[] = [
	"I won't help with that, and I'm staying here with you.",
	"That's something I won't answer, and you're not in trouble for asking.",
	"I'm not going to help with that, because you matter more here than the answer.",
	"That one I leave alone, and I'm still listening to everything else.",
	"I won't go into that; what I want to hear about is you.",
];
export const MEANS_CARE: readonly string[] = [
	"Please keep away from anything you could use, and near somebody if you can.",
	"It's safer to be where other people are until this has gone down.",
	"Anything you could use is better in somebody else's hands today.",
];
