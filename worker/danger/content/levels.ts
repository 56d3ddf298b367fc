import { RISK_LEVELS } from "#shared/safety/risk.ts";
import type { Danger, LevelWords, Question } from "./words.ts";

/** Room for either answer, and asked once. */
export const ASKS_DYING: Question = {
	asks: "dying",
	lines: [
		"I'd rather ask than guess, and either answer is okay: are you having thoughts of ending your life?",
		"Let me ask you plainly, and you can answer plainly: are you thinking of ending your life?",
		"I'll ask it straight: are you having thoughts of ending your life?",
	],
};
const ASKS_SAFE: Question = {
	asks: "safe",
	lines: ["I'll ask you directly: are you safe right now?", "Tell me one thing: are you safe right now?"],
};

const LIFE_REACH: readonly string[] = [
	"I'm an AI, so please let a person in as well: reach one of the lines above by call or text, or tell someone you trust. Your safety plan is under “Get help now”.",
	"I'm an AI, and you deserve a person too. Reach one of the lines above by call or text, or let someone you trust sit with you. Your safety plan is under “Get help now”.",
];

/** A question about how it could be done: not answered, not scolded, and no reason to leave. */
export const MEANS_ASKED: readonly string[] = [
	"I won't help with that, and I'm staying here with you.",
	"That's something I won't answer, and you're not in trouble for asking.",
	"I'm not going to help with that, because I want you safe.",
	"I won't go into that. I do want to hear how you are.",
];
export const MEANS_CARE: readonly string[] = [
	"Please keep away from anything you could use, and be near someone if you can.",
	"It's safer to be where other people are until this has eased.",
	"Anything you could use is better in someone else's hands today.",
];

export const LEVELS: Record<Danger, LevelWords> = {
	wish: {
		heard: [
			"I hear how hard this has become, and I'm taking it seriously.",
			"Thank you for saying that here. You don't have to make it smaller for me.",
			"I'm glad you said it and didn't keep it to yourself.",
		],
		care: [],
		reach: LIFE_REACH,
		ask: ASKS_DYING,
	},
	thoughts: {
		heard: [
			"Thank you for trusting me with that. This is about your life, and I'm taking it seriously.",
			"I hear you, and you're not in trouble for having thoughts like these.",
			"I'm glad you told me. Thoughts like these are too much for one person.",
		],
		care: [],
		reach: [
			"I'm an AI, so please let a person be in this with you: someone you trust, or one of the lines above, by call or text. If it comes close, call your emergency number. Your safety plan is under “Get help now”.",
			"I'm an AI, and you deserve a person too. Please reach one of the lines above by call or text, and tell someone you trust. Your safety plan is under “Get help now”.",
		],
		ask: {
			asks: "acting",
			lines: [
				"I'll ask you directly: might you act on it today?",
				"Let me ask it plainly: do you think you could act on it today?",
			],
		},
	},
	method: {
		heard: [
			"It sounds as if you've thought about how, and I'm taking that very seriously.",
			"It sounds as if you've thought about how, so the next hours matter.",
		],
		care: [
			"If you've taken or done anything already, call your emergency number now. If not, put distance between you and it, with someone's help if you can.",
			"Call your emergency number now if you've taken or done anything already. If not, please get away from it, and near someone if you can.",
		],
		reach: [
			"I'm an AI, so let someone you trust be with you, or one of the lines above, by call or text. Your safety plan is under “Get help now”.",
			"I'm an AI and can't come. Someone you trust can, or the lines above, by call or text. Your safety plan is under “Get help now”.",
		],
		ask: {
			asks: "acting",
			lines: [
				"I'll ask you directly: do you think you might act on it today?",
				"Let me ask it plainly: could you act on it today?",
			],
		},
	},
	intent: {
		heard: [
			"Please call your emergency number or one of the lines above now, before anything else.",
			"Your emergency number comes first, or one of the lines above: please call now.",
		],
		care: [
			"Go to someone you trust or have them come, and put distance between you and anything you could use.",
			"Then get to someone you trust, and leave anything you could use behind you.",
		],
		reach: [
			"I'm an AI and can't come to you, but I'm here while you call. You can text instead if talking is too much.",
			"I'm an AI, so a person has to be the one beside you. I'm here too, and a text counts as a call.",
		],
		ask: ASKS_SAFE,
	},
	imminent: {
		heard: [
			"Please call your emergency number now. If you took something or you're bleeding, say that first.",
			"Call your emergency number now, please, and tell them first if you took something or you're bleeding.",
		],
		care: [
			"Move away from anything you could use, to someone you trust or anyone near.",
			"Get to someone you trust or anyone near, away from anything you could use.",
		],
		reach: [
			"I'm an AI and can't come, but I'm here while you call.",
			"I'm an AI, so I can't come to you. They can, and I'm here meanwhile.",
		],
		ask: ASKS_SAFE,
	},
	behaviour: {
		heard: [
			"I'm glad you told me, and I'm glad you're here.",
			"Thank you for telling me. Nobody should be alone with that.",
		],
		care: [
			"If you took something, call your emergency number now, even if you feel fine. If anything hurts or bleeds, see a doctor today.",
			"Call your emergency number now if you took something or you're bleeding. Please let a doctor see you today in any case.",
		],
		reach: [
			"I'm an AI, so let someone you trust know too. The lines above are for this as well, by call or text, and your safety plan is under “Get help now”.",
			"I'm an AI, so please tell someone you trust too, or reach one of the lines above by call or text. Your safety plan is under “Get help now”.",
		],
		ask: ASKS_SAFE,
	},
	"self-harm": {
		heard: [
			"I'm glad you told me, and there's no judgement here.",
			"I hear how much it must hurt to come to this.",
			"Thank you for saying it. That's too much pain for one person.",
		],
		care: [
			"If there's a wound, press on it until the bleeding stops, then rinse and cover it. See a doctor if it's deep or keeps bleeding.",
			"Press on any wound that bleeds, then rinse and cover it, and see a doctor if it's deep or won't stop.",
		],
		reach: [
			"I'm an AI, so let a person in too: one of the lines above, by call or text, or someone you trust. Your safety plan is under “Get help now”.",
			"I'm an AI, so please tell someone you trust as well, or reach one of the lines above by call or text. Your safety plan is under “Get help now”.",
		],
		ask: {
			asks: "dying",
			lines: [
				"I'll ask you directly: are you also thinking of ending your life?",
				"May I ask it plainly: do you have thoughts of ending your life, too?",
			],
		},
	},
	abuse: {
		heard: [
			"I believe you, and none of it is your fault.",
			"I'm glad you said it out loud. Whatever came before, this isn't your fault.",
			"Thank you for telling me. I believe you, and it isn't your fault.",
		],
		care: [
			"If someone could see your screen, the quick exit under “Get help now” clears it.",
			"There's a quick exit under “Get help now”, in case your screen can be seen.",
		],
		reach: [
			"I'm an AI, so let people help who know about this: the lines above, by call or text, or someone you trust.",
			"I'm an AI and can't keep you safe. Someone you trust, the lines above and your emergency number can.",
		],
		ask: {
			asks: "safe",
			lines: [
				"I'll ask you directly: are you safe where you are right now?",
				"Let me ask it plainly: are you safe where you are at this moment?",
			],
		},
	},
	violence: {
		heard: [
			"Please step away first: another room, or outside, until it has eased.",
			"Before anything else, please put a closed door between you and them.",
		],
		care: [
			"You said it here, and that leaves time to stop.",
			"It's good that you say it before anything happens.",
		],
		reach: [
			"I'm an AI, so let someone you trust take over, and use the lines above, or your emergency number if anyone could get hurt.",
			"I'm an AI and can't step in. Someone you trust can, and so can the lines above or your emergency number.",
		],
		ask: {
			asks: "everyone",
			lines: [
				"I'll ask you directly: is everyone safe right now?",
				"Let me ask it plainly: is everyone safe at this moment?",
			],
		},
	},
	eating: {
		heard: [
			"Thank you for telling me. That's hard to be alone with.",
			"I'm glad you said it, and there's no judgement here.",
			"I hear how tiring this must be, day after day.",
		],
		care: [
			"If you faint, your chest hurts, your heart races or you see blood, call your emergency number.",
			"Please have a doctor look at how your body is doing. If you faint, your heart races or your chest hurts, call your emergency number.",
		],
		reach: [
			"I'm an AI, so please let a doctor and someone you trust know. The lines above can be a first call or text.",
			"I'm an AI, so please tell a doctor and someone you trust, or start with the lines above.",
		],
		ask: {
			asks: "unwell",
			lines: [
				"I'll ask you directly: do you feel faint or unwell right now?",
				"Let me ask it plainly: do you feel weak or unwell right now?",
			],
		},
	},
	psychosis: {
		heard: [
			"That sounds frightening, and I'm staying with you.",
			"I hear how frightening this is, and you don't have to face it alone.",
		],
		care: [],
		reach: [
			"I'm an AI, so I'd like a person near you: someone you trust, a doctor, or the people behind the lines above, by call or text.",
			"I'm an AI, so a person should be beside you: someone you trust, a doctor, or one of the lines above by call or text.",
		],
		ask: {
			asks: "commands",
			lines: [
				"I'll ask you directly: does anything you hear or sense tell you to hurt yourself or someone else?",
				"Let me ask it plainly: is anything telling you to hurt yourself or anyone?",
			],
		},
	},
	other: {
		heard: [
			"You're worried about someone, and you're right to take it seriously.",
			"It's good that you take this seriously, and you don't have to be alone with it.",
		],
		care: [
			"If it's close, call your emergency number, and stay with them or send someone. Ask them directly whether they're thinking of ending their life: asking doesn't put the thought there.",
			"You can ask them straight out whether they think of ending their life, and often it's a relief. If it's close, call your emergency number and see that they aren't alone.",
		],
		reach: [
			"I'm an AI, so let people help you too: the lines above, by call or text, and someone you trust.",
			"I'm an AI, so please reach one of the lines above yourself, by call or text, and tell someone you trust.",
		],
		ask: {
			asks: "open",
			lines: [
				"Is someone with them right now?",
				"Have they told you anything so far?",
				"How are they at this moment?",
			],
		},
	},
};

/** Every level that shows danger. */
export const DANGERS = RISK_LEVELS.filter((level): level is Danger => level !== "none");
