import type { SafetyPanel } from "../schemas/safety.ts";
import type { EmergencyNow } from "./emergencies.ts";
import { fittingLines } from "./fitting-lines.ts";
import type { HelpKind } from "./help-kinds.ts";
import { helpIn, linesFor } from "./help-lines.ts";
import { emergencyWords, type PanelWords as Words } from "./panel-emergency.ts";
import type { RiskLevel } from "./risk.ts";

const STAY = "You can go on writing here as well: nothing you say ends this talk.";

/** What the panel says at each level. Never a number or a name of an illness: only what helps. */
const WORDS: Record<Exclude<RiskLevel, "none">, Words> = {
	wish: {
		title: "You don't have to carry this alone",
		lead: "What you wrote matters. There are people, right now, whose whole job is to listen to exactly this.",
		steps: ["Tell one person near you: 'I'm not doing well, can you stay with me for a bit?'", STAY],
	},
	thoughts: {
		title: "You deserve a person with you now",
		lead: "Thoughts like these can pass, and they pass more safely with somebody beside you. Talking to one of these lines costs nothing and commits you to nothing.",
		steps: [
			"If talking is too much, text instead.",
			"Ask somebody you trust to come, or to stay on the phone.",
			STAY,
		],
	},
	method: {
		title: "Please let a person be with you now",
		lead: "Distance makes the worst hours safer. Put something, or someone, between you and the way you thought of.",
		steps: [
			"Move away from it, or ask somebody to take it out of the house tonight.",
			"Call or text one of these lines; if talking is too much, text.",
			"Ask somebody you trust to come to you.",
		],
	},
	intent: {
		title: "Please reach somebody before anything else",
		lead: "You matter to people who have not met you yet and to those who have. Let one of them be with you now.",
		steps: [
			"Call the emergency number or one of these lines; say 'I am thinking of ending my life'.",
			"Go to where somebody is: a neighbour, a friend, an emergency department.",
			"Put distance between you and what you thought of using.",
		],
		emergencyFirst: true,
	},
	imminent: {
		title: "Please call now",
		lead: "You need a person beside you in the next minutes. They will not judge you.",
		steps: [
			"Call the emergency number. If something was taken or a wound bleeds, say so first.",
			"Unlock the door and get to somebody: a neighbour, a friend, the street.",
			"Move away from the means; leave the room, the bridge, the car.",
		],
		emergencyFirst: true,
	},
	behaviour: {
		title: "I'm glad you are here",
		lead: "After something like that a person should be looking after you, body and mind. That is not weakness; it is what follows an injury.",
		steps: [
			"If anything still hurts or was taken, have it seen to today.",
			"Tell one person what happened, or show them what you wrote here.",
			"These lines talk with people after an attempt, too.",
		],
	},
	"self-harm": {
		title: "You deserve care, not more pain",
		lead: "Hurting can feel like the only thing that helps. There are people who know this well and will not be shocked.",
		steps: [
			"If a wound is deep or keeps bleeding, have it seen to now.",
			"Put what you use out of reach for the next hour.",
			"Hold something very cold, or press your feet to the floor, until the wave is lower.",
		],
	},
	abuse: {
		title: "What is done to you is not your fault",
		lead: "Nobody has the right to hurt or frighten you. There are people who help without forcing you to anything.",
		steps: [
			"If you are in danger now, call the emergency number or leave for where people are.",
			"If your screen may be seen, use the quick exit and call from another phone.",
			"Tell one person you trust what happens at home.",
		],
		emergencyFirst: true,
	},
	violence: {
		title: "Take some distance before anything happens",
		lead: "Saying it here was a way of stopping. Step away from them first; help is for you as well.",
		steps: [
			"Leave the room, or put the child down somewhere safe and step outside.",
			"If somebody may be hurt now, call the emergency number.",
			"Talk to one of these lines: they speak with people who are afraid of what they may do.",
		],
		emergencyFirst: true,
	},
	eating: {
		title: "Your body deserves kindness today",
		lead: "What you describe is hard to carry alone and gets lighter with people who know it. I won't give tips that could hurt you.",
		steps: [
			"If you feel faint, your heart races or you see blood, have it seen to today.",
			"Tell one person how the eating has been.",
			"These lines can also say who helps with eating near you.",
		],
	},
	psychosis: {
		title: "You should not be alone with this",
		lead: "What you hear or sense is frightening, and there is help that makes it quieter.",
		steps: [
			"If a voice tells you to hurt yourself or somebody, call the emergency number.",
			"Go to somebody you trust and tell them what you hear.",
			"These lines listen, at any hour.",
		],
		emergencyFirst: true,
	},
	other: {
		title: "Help for somebody you worry about",
		lead: "It is good that you take it seriously. You don't have to find the right words alone.",
		steps: [
			"Ask them directly: 'Are you thinking of ending your life?' Asking does not put the thought there.",
			"If they are in danger now, call the emergency number and stay with them.",
			"These lines talk with people who worry about somebody, too. You also need someone.",
		],
	},
};

/** Somebody else may be dying now: the same help, with what can be done beside them. */
const OTHER_NOW: Words = {
	title: "Call the emergency number for them now",
	lead: "Say that a life is in danger, and where. You cannot make it worse by calling, and you don't have to be sure.",
	steps: [
		"Call the emergency number and do what they tell you; put the phone on speaker.",
		"Stay with them if you are safe. Not waking but breathing: turn them on their side. Not breathing: say so at once.",
		"Keep what was taken to show it, open the front door, and let nobody leave them alone.",
	],
	emergencyFirst: true,
};

/** Where we know no emergency number, none is spoken of as if it stood there. */
function withoutNumber(step: string): string {
	return step.replace("the emergency number", "your local emergency number");
}

type About = { kinds?: readonly HelpKind[]; emergency?: EmergencyNow | null; isDying?: boolean };

/**
 * `kinds`: of the lines that fit. `emergency`: what the message says is happening now. `isDying`: someone they worry about
 * may be dying now.
 */
export function panelFor(
	level: Exclude<RiskLevel, "none">,
	country: string | null,
	{ kinds = fittingLines("", level), emergency = null, isDying = false }: About = {},
): SafetyPanel {
	const usual = level === "other" && isDying ? OTHER_NOW : WORDS[level];
	const { title, lead, steps, emergencyFirst = false } = emergency ? emergencyWords(emergency) : usual;
	const inWords = helpIn(country) ? (words: string) => words : withoutNumber;
	return {
		level,
		title: inWords(title),
		lead,
		emergency: helpIn(country)?.emergency ?? null,
		emergencyFirst,
		resources: linesFor(country, kinds),
		kinds: [...kinds],
		steps: steps.map(inWords),
	};
}
