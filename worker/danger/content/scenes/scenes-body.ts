import { ANY, ARE_HERE, CALLED_OR_COMING, type Scene, WHAT_TO_DO } from "./scene.ts";

const ALONE = /\b(?:no ?one|nobody|alone|by myself|on my own)\b/i;

/** Blood that doesn't stop: pressure and the emergency number. */
export const BLEEDING: Scene = {
	name: "bleeding",
	level: "behaviour",
	enters:
		/\b(?:won't|doesn't|isn't|not|can't|didn't|hasn't|wouldn't) (?:\w+ ){0,2}?stop(?:ped|ping)? (?:\w+ )?bleeding\b|\bcan't (?:make|get) it (?:to )?stop bleeding\b|\b(?:bleeding|blood) (?:won't|doesn't|isn't|not) stop\w*|\b(?:a lot of|so much|too much|lots of) blood\b|\bblood(?:'s| is)? (?:everywhere|all over|pouring|spurting|dripping)\b|\bbleeding (?:a lot|badly|heavily|out|everywhere|so much|like crazy)\b|\bI (?:\w+ )?(?:cut|went) (?:\w+ )?too deep\b/i,
	unless:
		/\b(?:nose|nosebleeds?|period|gums?|tooth|teeth|tests?|film|movie|series|show|game|donat\w*|taken|sample|pressure|sugar|nurse|ward|patients?|steak)\b/i,
	first: [
		{
			pattern: ANY,
			says: [
				"Please call your emergency number now, on speaker, while you press: a clean cloth or towel, hard, straight on the wound, and don't let go to look. If it soaks through, put another on top.",
			],
			care: [
				"Hold it higher than your heart, sit or lie down, and don't be alone: shout, knock, ring next door.",
			],
			asks: ["Have you called, and is somebody with you?"],
		},
	],
	turns: [
		{
			pattern: ARE_HERE,
			says: [
				"Good, you're with people who can treat it. Tell them how it happened, as plainly as you told me.",
			],
			asks: ["Who could you ring, so that you aren't alone there?"],
			ends: true,
		},
		{
			pattern: CALLED_OR_COMING,
			says: [
				"Good, that was right. Keep pressing without a break, unlock the front door, lie down with your legs up if you feel faint, and stay on the line.",
			],
			asks: ["Is the cloth holding?"],
		},
		{
			pattern: /\b(?:it(?:'s| has)? (?:\w+ )?stopp(?:ed|ing)|slow(?:ed|ing|er)|only a little|drying)\b/i,
			says: [
				"I'm relieved. Keep the pressure on for ten more minutes by the clock, cover it with something clean, and have it seen by a doctor or an emergency department now, because it may need closing.",
			],
			asks: ["Who could go with you?"],
		},
		{
			pattern: /\b(?:dizzy|faint\w*|cold|sleepy|weak|shaking|light-?headed|black|numb)\b/i,
			says: [
				"Then it has been too much: lie down, legs up, keep pressing, and call your emergency number this minute if you haven't. Tell them you feel faint.",
			],
			asks: ["Is the emergency number on the line?"],
		},
		{
			pattern: ALONE,
			says: [
				"Then the phone is your company: emergency number, speaker on, both hands on the cloth. Get to the front door while you can, unlock it and sit down beside it.",
			],
			asks: ["Are you by the door?"],
		},
		{
			pattern: /\b(?:blood|bleed\w*|soak\w*|towel|deep|cut)\b/i,
			says: [
				"That much means the emergency number now, and not waiting to see. Press harder than feels right, a second cloth over the first, arm or leg up, and don't be alone with it.",
				"Keep pressing, don't lift the cloth to look, and tell the people on the phone that it hasn't stopped.",
			],
			asks: ["Can you put the call on speaker now?"],
		},
		{
			pattern: WHAT_TO_DO,
			says: [
				"Press hard with something clean, raise it, call your emergency number on speaker, unlock the door. In that order, without letting go.",
			],
			asks: ["Which of those is done?"],
		},
	],
	later: {
		says: [
			"Keep pressing, and keep the emergency people on the line; I'm an AI and can't come, and they can.",
			"Everything else can wait until it's held. When somebody is with you, I'd like to hear what happened before it.",
		],
		asks: ["Is it still bleeding?", "Who is nearest to you?"],
	},
};

/** Left out on purpose: the body first, and the wish asked about. */
export const WITHOUT_MEDICINE: Scene = {
	name: "without their medicine",
	level: "method",
	enters:
		/\b(?:stop(?:ping|ped)?|skip(?:ping|ped)?|quit(?:ting)?|refus\w+|not (?:taking|take|taken)|n't (?:taken|taking|take|had|done)|leav\w+ out|without) (?:(?:my|the|taking|any|having|doing|all) ){0,3}(?:insulin|dialysis|heart (?:meds?|medication|tablets|pills)|blood thinners?|anti-?rejection \w+|seizure meds?|epilepsy meds?|steroids for)\b/i,
	unless:
		/\b(?:doctor|nurse|consultant|clinic) (?:said|told|says|wants|stopped|has)\b|\bran out\b|\bcan't afford\b/i,
	first: [
		{
			pattern: ANY,
			says: [
				"Your body can't do without that, so please treat this as an emergency today: a hospital, your diabetes or hospital team, or your emergency number, and tell them when you last had it. I'm an AI, so let someone you trust know too.",
			],
			asksSafety: true,
		},
	],
	turns: [
		{
			pattern: ARE_HERE,
			says: [
				"Good, you're where you can be treated. Tell them both things: how long it has been, and what you were hoping would happen.",
			],
			asks: ["Who could come and sit with you?"],
			ends: true,
		},
		{
			pattern: CALLED_OR_COMING,
			says: [
				"That was the right thing to do. Tell them when the last one was and that it was on purpose, and stay where they can find you.",
			],
			asks: ["Who is with you?"],
		},
		{
			pattern:
				/\b(?:haven't|have not|didn't|not|none|since|last (?:one|dose|shot))\b[^.!?]{0,25}\b(?:taken|had|took|injected|since|yesterday|days?|hours?|morning|night|week)\b|\b(?:thirsty|vomit\w*|throwing up|sick|dizzy|confused|breath\w*|sleepy)\b/i,
			says: [
				"Then it's a medical emergency now, even if you feel all right: please call your emergency number or go to the nearest emergency department, and say how long it has been.",
				"Please don't wait to feel ill. Call now, and have somebody stay with you until you're seen.",
			],
			asks: ["Who can take you, or be with you until they come?"],
		},
		{
			pattern: /^(?:yes|yeah|yep|maybe|sometimes|kind of|I think so|I do|I am|I don't know|not sure)\b/i,
			says: [
				"Thank you for telling me the truth. Please call your emergency number now and say both: that you've gone without it, and that you want to die; they can help with both.",
			],
			asks: ["Who could be beside you while you call?"],
		},
	],
	later: {
		says: [
			"What hurts so much deserves to be talked about, and your body needs treatment first, today.",
			"Please let one person near you know right now, so that you aren't alone with this while it gets worse.",
		],
		asks: ["Have you been able to call someone?", "When did you last have it?"],
	},
};

/** Stopping drink or tablets all at once can be dangerous: a doctor, and never alone. */
export const WITHDRAWAL: Scene = {
	name: "withdrawal",
	level: null,
	enters:
		/\b(?:stopped|quit|quitting|cold turkey|last drink|haven't (?:had|drunk|touched)|without (?:a drink|drinking)|sober)\b[^!?]{0,80}\b(?:shak\w*|tremb\w*|sweat\w*|seeing things|hearing things|seizure|fits?|throwing up|vomit\w*|heart(?:'s| is)? (?:racing|pounding)|confused|fever)\b|\b(?:shak\w*|tremb\w*|sweat\w*|seeing things|hearing things|seizure|throwing up|heart(?:'s| is)? racing)\b[^!?]{0,60}\b(?:since I (?:stopped|quit)|stopped drinking|quit drinking|last drink)\b|\bI(?:'m| am)? (?:\w+ )?(?:withdrawal|withdrawing|detoxing)\b/i,
	after:
		/\b(?:drink\w*|drank|drunk|vodka|whisk\w+|wine|beers?|alcohol\w*|booze|rum|gin|benzos?|xanax|valium|diazepam)\b/i,
	first: [
		{
			pattern: ANY,
			says: [
				"Stopping took resolve, and shaking after it is your body in withdrawal, which can become dangerous. Please get medical help today: a doctor, an emergency department, or your emergency number if it gets worse.",
			],
			care: ["Don't go through this alone: have somebody stay with you, and don't drive yourself."],
			asks: ["Who could come to you now?"],
		},
	],
	turns: [
		{
			pattern: ARE_HERE,
			says: [
				"Good, that's the right place. Tell them how much it was and when you stopped, without making it smaller.",
			],
			asks: ["Who could come and be with you there?"],
			ends: true,
		},
		{
			pattern: CALLED_OR_COMING,
			says: [
				"That was right. Stay sitting or lying down, door unlocked, with somebody beside you until they come.",
			],
			asks: ["Who is with you?"],
		},
		{
			pattern:
				/\b(?:seeing|see|hearing|hear|bugs|spiders|shadows|voices|seizure|fits?|confused|fever|collapsed|passed out|heart|chest)\b/i,
			says: [
				"Please call your emergency number now: seeing or hearing things after stopping needs a hospital, straight away. Tell them how much you drank and when the last one was.",
				"That's the sign not to wait any longer: emergency number, now, and somebody beside you until they're there.",
			],
			asks: ["Can you call now, or have somebody call for you?"],
		},
		{
			pattern: WHAT_TO_DO,
			says: [
				"Call a doctor's line or an emergency department now and say when you stopped and how you feel; they'll tell you whether to come in. Until then, somebody with you, water in small sips, and rest.",
			],
			asks: ["Who could stay with you until you've been seen?"],
		},
	],
	later: {
		says: [
			"Wanting to stop is worth every help there is, and doctors can make it safe. Please be seen today, and don't be alone until then.",
			"If it gets worse, or you see or hear things, or your heart races, it's the emergency number and not tomorrow.",
		],
		asks: ["How many hours is it since the last one?", "Is anyone with you?"],
	},
};
