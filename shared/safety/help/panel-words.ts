import type { RiskLevel } from "../risk.ts";
import type { PanelWords } from "./panel-emergency.ts";

const STAY = "You can go on writing here too. Nothing you say ends this conversation.";
/** `panel.ts` replaces it where no line takes texts. */
export const TEXT_INSTEAD = "Text if talking is too much.";
export const CHAT_INSTEAD = "Look for an online chat on findahelpline.com if talking is too much.";

/** What the panel says at each level. Never a number or the name of an illness, only what helps. */
export const PANEL_WORDS: Record<Exclude<RiskLevel, "none">, PanelWords> = {
	wish: {
		title: "You don't have to be alone with this",
		lead: "What you wrote matters. The people on these lines are there to listen to exactly this.",
		steps: [
			"Tell one person near you: 'I'm not doing well. Can you stay with me for a bit?'",
			TEXT_INSTEAD,
			STAY,
		],
	},
	thoughts: {
		title: "You deserve a person with you now",
		lead: "Thoughts like these can pass, and you're safer with someone beside you. Calling commits you to nothing.",
		steps: [TEXT_INSTEAD, "Ask someone you trust to come, or to stay on the phone.", STAY],
	},
	method: {
		title: "Please let a person be with you now",
		lead: "Put distance between you and anything you could use. That makes these hours safer.",
		steps: [
			"If you've taken or done something already, call the emergency number now.",
			"Move away from it, or ask someone to take it out of the house tonight.",
			"Call one of these lines, or ask someone you trust to come to you.",
			TEXT_INSTEAD,
		],
	},
	intent: {
		title: "Please reach someone before anything else",
		lead: "Let a person be with you now. You don't have to know what to say.",
		steps: [
			"Call the emergency number or one of these lines. Say: 'I'm thinking of ending my life.'",
			"Go where someone is: a neighbour, a friend, an emergency department.",
			"Put distance between you and what you thought of using.",
			TEXT_INSTEAD,
		],
		emergencyFirst: true,
	},
	imminent: {
		title: "Please call now",
		lead: "You need a person with you in the next minutes. They won't judge you.",
		steps: [
			"Call the emergency number. If you've taken something or you're bleeding, say so first.",
			"Unlock the door and get to someone: a neighbour, a friend, people in the street.",
			"Move away from anything you could use, and from the place where you could use it.",
		],
		emergencyFirst: true,
	},
	behaviour: {
		title: "I'm glad you're here",
		lead: "Let someone look after you now, body and mind. Needing that isn't weakness.",
		steps: [
			"If you took something, call the emergency number now, even if you feel fine.",
			"If anything hurts or bleeds, get medical help today.",
			"Tell one person what happened, or show them what you wrote here.",
			"Call one of these lines. They talk with people after an attempt too.",
		],
	},
	"self-harm": {
		title: "You deserve care, not more pain",
		lead: "Call someone who knows this well. You won't shock them.",
		steps: [
			"If a wound is deep or keeps bleeding, get medical help now.",
			"Put what you use out of reach for the next hour.",
			"Hold something very cold, or press your feet to the floor, until the urge eases.",
		],
	},
	abuse: {
		title: "What someone is doing to you isn't your fault",
		lead: "No one has the right to hurt or frighten you. These lines help, and they won't push you to anything.",
		steps: [
			"If you're in danger now, call the emergency number or go where people are.",
			"If you're hurt, get medical help today, even if it looks small.",
			"If someone may see your screen, use the quick exit and call from another phone.",
			"Tell one person you trust. If you're under 18, tell a grown-up outside your home.",
		],
		emergencyFirst: true,
	},
	violence: {
		title: "Step away before anything happens",
		lead: "You said it here, so there's time to stop. These lines are there for you too.",
		steps: [
			"If someone is hurt or may be hurt now, call the emergency number.",
			"Leave the room. Put a small child down somewhere safe first.",
			"Talk to one of these lines. They speak with people who are afraid of what they may do.",
		],
		emergencyFirst: true,
	},
	eating: {
		title: "You deserve help with this",
		lead: "It's hard to be alone with this, and people can help. I won't give tips that could hurt you.",
		steps: [
			"If you faint, your heart races or you see blood, get medical help now.",
			"Tell one person how eating has been for you.",
			"Ask these lines who helps with eating near you.",
		],
	},
	psychosis: {
		title: "You shouldn't be alone with this",
		lead: "What you hear or sense is frightening. A doctor can help to make it quieter.",
		steps: [
			"If a voice tells you to hurt yourself or someone, call the emergency number.",
			"Go to someone you trust and tell them what you hear.",
			"Call one of these lines if no one is near.",
		],
		emergencyFirst: true,
	},
	other: {
		title: "Help for someone you're worried about",
		lead: "It's good that you take this seriously. You don't have to find the right words alone.",
		steps: [
			"If they're in danger now, call the emergency number and stay with them.",
			"Ask them directly: 'Are you thinking of ending your life?' Asking doesn't put the thought there.",
			"Call one of these lines yourself. They talk with people who are worried about someone.",
		],
	},
};

/** After a sexual assault, whenever it was. */
export const ASSAULTED: PanelWords = {
	title: "What someone did to you isn't your fault",
	lead: PANEL_WORDS.abuse.lead,
	steps: [
		"If you're in danger now, call the emergency number or go where people are.",
		"If it was in the last days, a doctor or an assault centre can help with injuries, infection and pregnancy.",
		"You decide whether to report it. You can get help without that.",
		"If someone may see your screen, use the quick exit and call from another phone.",
	],
	emergencyFirst: true,
};

/** Someone else may be dying now: what can be done beside them. */
export const OTHER_NOW: PanelWords = {
	title: "Call the emergency number for them now",
	lead: "Say that a life is in danger, and where. You can't make it worse by calling, and you don't have to be sure.",
	steps: [
		"Call the emergency number, put the phone on speaker and do what they tell you.",
		"If they breathe but don't wake, turn them on their side. If they don't breathe, say so at once.",
		"Stay with them if you're safe. Open the front door, and don't leave them alone.",
		"If they took something, keep the packet to show it.",
	],
	emergencyFirst: true,
};

const NOTICED = "It's good that you noticed. You don't have to be sure before you ask for advice.";

/** Someone is hurting them. Asking about suicide would miss it. */
export const OTHER_ABUSED: PanelWords = {
	title: PANEL_WORDS.other.title,
	lead: NOTICED,
	steps: [
		"If they're in danger now, call the emergency number.",
		"Tell them when no one else hears it: 'I'm worried about you, and it isn't your fault.'",
		"Let them decide what happens next. Don't speak to the person who hurts them.",
	],
};

export const CHILD_ABUSED: PanelWords = {
	title: "Help for a child you're worried about",
	lead: NOTICED,
	steps: [
		"If the child is in danger now, call the emergency number.",
		"Call the child line and ask what to do next.",
		"Listen to the child, believe them and say: 'It isn't your fault.' Don't question them about details.",
		"Don't speak to the person who may be hurting them.",
	],
};

export const OTHER_EATING: PanelWords = {
	title: PANEL_WORDS.other.title,
	lead: PANEL_WORDS.other.lead,
	steps: [
		"If they faint, have chest pain or can't keep anything down, get medical help now.",
		"Tell them what you've noticed and that you're worried. Leave weight and looks out of it.",
		"Offer to go to a doctor with them, or to call one of these lines together.",
	],
};
