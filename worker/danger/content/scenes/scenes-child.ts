import { ANY, ARE_HERE, CALLED_OR_COMING, type Scene, WHAT_TO_DO } from "./scene.ts";

const CHILD =
	/\b(?:baby|babies|newborn|infant|toddler|little one|my (?:son|daughter|kid|child)|crying|cot|crib)\b/i;
const SMALL =
	"(?:him|her|it|them|(?:the|my|our) (?:\\w+ )?(?:baby|newborn|infant|toddler|little one|son|daughter|child|kid|twins?))";

/** Something was done to a baby already: seconds count, and nothing is discussed. */
export const SHAKEN: Scene = {
	name: "a baby was shaken",
	level: "violence",
	enters: new RegExp(
		`\\bI(?:'ve| have)? (?:\\w+ ){0,3}(?:shook|shaken|slammed|smothered) ${SMALL}\\b(?!'s? hand)|\\bI(?:'ve| have)? (?:\\w+ ){0,2}(?:threw|thrown|dropped|hit) (?:the|my|our) (?:\\w+ )?(?:baby|newborn|infant)\\b(?! (?:off|at (?:the|his|her) (?:nursery|sitter|gran)))|\\bI(?:'ve| have)? (?:\\w+ ){0,2}(?:threw|thrown) ${SMALL} (?:against|at the|across|down|on)\\b`,
		"i",
	),
	after: CHILD,
	first: [
		{
			pattern: ANY,
			says: [
				"Please call your emergency number now and tell them plainly what happened: that the baby was shaken or thrown, and how they are. Being shaken can hurt inside without anything showing.",
			],
			care: ["Stay beside your baby, look whether they're breathing, and don't shake or shout to wake them."],
			asks: ["Is your baby breathing, and awake?"],
		},
	],
	turns: [
		{
			pattern: ARE_HERE,
			says: [
				"Good, your baby is with people who can help. Tell them everything that happened and when; it's what helps them treat your baby.",
			],
			asks: ["Who could come and be with you?"],
			ends: true,
		},
		{
			pattern: CALLED_OR_COMING,
			says: [
				"That was the right call. Stay on the line, unlock the front door, and keep watching your baby's breathing until they come.",
			],
			asks: ["How is the breathing now?"],
		},
		{
			pattern:
				/\b(?:quiet|still|asleep|sleep(?:ing|y)|limp|floppy|gr[ae]y|blue|pale|white|cold|not (?:waking|moving|breathing|responding)|won't (?:wake|feed|move|open)|vomit\w*|sick|fits?|seizure|twitch\w*|jerk\w*|breath\w*|eyes)\b/i,
			says: [
				"Please call your emergency number this second, on speaker, and say that your baby was shaken and what you see now. Quiet, grey, limp or hard to wake after that is an emergency.",
				"That can't wait another minute: the emergency number, now, and say 'shaken baby' first. If you can't see any breathing, tell them that, and they'll guide your hands until somebody comes.",
				"Your emergency number first, before you write anything else here. Stay right beside your baby and do exactly what they tell you.",
			],
			care: ["Don't shake, don't lift them up to wake them, and don't leave them alone."],
			asks: ["Are you on the phone with them?", "Is there breathing, yes or no?"],
		},
		{
			pattern: /\b(?:arrest\w*|prison|jail|police|take (?:him|her|them|my)|CPS|social services|trouble)\b/i,
			says: [
				"I hear that you're afraid of what comes after, and your baby needs a doctor before any of that. Please call your emergency number now and tell them the truth about what happened.",
			],
			asks: ["Can you make that call while I'm here?"],
		},
		{
			pattern: ANY,
			says: [
				"Stay with that one thing: your emergency number, now, even if your baby looks all right again. Say that they were shaken, and when.",
				"The call comes before everything else, and you can cry while you make it. Put the phone on speaker and stay beside your baby.",
			],
			asks: ["Have you called?", "Is your baby breathing normally?"],
		},
	],
	later: {
		says: [
			"I'm an AI and can't come to you; the people who answer that number can. Please make the call now, if you haven't.",
		],
		asks: ["Who else is in the house?"],
	},
};

/** Close to it: the child down, the door between. */
export const BABY_FEAR: Scene = {
	name: "about to hurt a baby",
	level: "violence",
	enters: new RegExp(
		`\\b(?:feel like|felt like|want to|wanted to|going to|afraid|scared|terrified|about to|urge|could|might|tempted)\\b[^.!?]{0,30}\\b(?:(?:shak(?:e|ing)|smother(?:ing)?) ${SMALL}\\b(?!'s? hand)|(?:throw(?:ing)?|slam(?:ming)?) ${SMALL} (?:against|at the|across|down|on the|in the)|(?:hurt|hit|slap|smack)(?:ing|ting|ping)? (?:the|my|our) (?:\\w+ )?(?:baby|newborn|infant|toddler))`,
		"i",
	),
	unless: /\bthoughts?\b|\bimages?\b|\bintrusive\b|\bhusband\b|\bboss\b|\bwife\b|\bex\b/i,
	first: [
		{
			pattern: ANY,
			says: [
				"Please lay the little one down on their back in the cot, or anywhere safe, close the door and step out of the room now. Crying alone in there for a while does no harm.",
			],
			care: [
				"I'm an AI, so call someone you trust to come and take over, and your emergency number if you can't be sure of the next minutes.",
			],
			asks: ["Are you out of the room?"],
		},
	],
	turns: [
		{
			pattern: ARE_HERE,
			says: ["Good, then let them take over completely for a while, and tell them how close it came."],
			asks: ["What would help you rest for an hour?"],
			ends: true,
		},
		{
			pattern:
				/\b(?:monster|evil|(?:bad|terrible|awful|horrible|worst|unfit|shit\w*) (?:\w+ )?(?:mother|mum|mom|father|dad|parent|person)|hate myself|wrong with me|disgust\w*|what kind of)\b/i,
			says: [
				"You said it out loud before anything happened, and that protects your child. Many worn-out parents come to that edge, and the ones who tell somebody get help with it.",
				"What I see is somebody at the very end of their strength who is asking for help. A doctor, a midwife or a health visitor can hear those words from you today.",
			],
			asks: ["Who can come over and take turns with you?", "When did you last sleep for a few hours?"],
		},
		{
			pattern:
				/\b(?:put|laid|set) (?:him|her|it|them|the baby) (?:down|in)\b|\b(?:in (?:the|his|her) (?:cot|crib|bed)|stepped out|left the room|I'm (?:outside|in the (?:kitchen|garden|bathroom|hall)))\b|^(?:yes|yeah|yep|ok(?:ay)?|I am|I did)\W*$/i,
			says: [
				"That was exactly the right thing to do. Stay out until your hands are steady, look in from the door now and then, and get somebody on the phone.",
			],
			asks: ["Who could come and take over tonight?"],
		},
		{
			pattern: /\b(?:crying|screaming|cries|screams|won't (?:stop|sleep|settle)|colic)\b/i,
			says: [
				"A baby who cries in a cot is safe, and far safer than in arms at the end of their strength. Stay out of the room, breathe out slowly, and ring somebody to come over.",
				"If the crying sounds different from usual, or there's a fever, a doctor or nurse line can tell you what to check. Until somebody is with you, keep that door between you.",
			],
			asks: ["Who lives near enough to come?", "Is there anyone in the house with you?"],
		},
		{
			pattern: WHAT_TO_DO,
			says: [
				"Three things, in this order: the baby down on their back, you out of the room with the door closed, and a call to somebody who can come. If you can't be sure of yourself, the emergency number is that call.",
			],
			asks: ["Which one of those can you do this minute?"],
		},
	],
	later: {
		says: [
			"Keep the door between you for now, and let somebody else be the one who goes in.",
			"Nobody can do this without sleep and without a break, so please let one person know today how close it came. You could say: 'I'm at my limit with the baby and I need you here now.'",
		],
		asks: ["Who could be with you both today?", "How much have you slept these last nights?"],
	},
};
