import { ANY, ARE_HERE, CALLED_OR_COMING, type Scene, WHAT_TO_DO } from "./scene.ts";

const FEARED =
	"(?:he|she|my (?:\\w+ )?(?:ex|husband|wife|boyfriend|girlfriend|partner|stepdad|stepfather|uncle|neighbou?r|landlord|roommate|flatmate|coworker|colleague|boss|ex-\\w+)|(?:a|this|that|some) (?:guy|man|bloke|woman))";
const NO_JOKE = /\b(?:lol|haha\w*|jok(?:e|ing)|kidding|video game|film|movie|homework|the dishes|grades?)\b/i;
const AT_THE_DOOR =
	/\b(?:outside (?:my|the|our)|at (?:my|the|our) (?:door|window)|trying to get in|breaking (?:in|down)|banging on|kicking (?:in|the)|(?:he|she)(?:'s| is) (?:here|in the house|inside|downstairs))\b/i;

/** Somebody said that they would kill the writer, or stands at the door. */
export const THREATENED: Scene = {
	name: "threatened",
	level: "abuse",
	enters: new RegExp(
		`\\b${FEARED} (?:\\w+ ){0,2}?(?:said|says|told me|threaten(?:ed|s)|swore|texted me|keeps saying)\\b[^.!?]{0,25}\\b(?:kill|shoot|stab|strangle|burn|bury|slit|hurt|murder) (?:me|us|my (?:kids|family|mum|mom))\\b|\\bthreaten(?:ed|s|ing) to (?:kill|shoot|stab|hurt|burn) (?:me|us)\\b|\\b${FEARED}(?:'s| is|'s been| was)? (?:\\w+ )?(?:outside my (?:door|house|flat|window|apartment|work)|trying to (?:get in|break in|break down)|breaking (?:in|down (?:the|my) door)|banging on (?:the|my) (?:door|window)|kicking (?:in )?(?:the|my) door)|\\b(?:pointed|points|held|pulled) (?:a|the|his|her) (?:gun|knife|weapon) (?:at|on|to) me\\b`,
		"i",
	),
	unless: NO_JOKE,
	first: [
		{
			pattern: AT_THE_DOOR,
			says: [
				"Please call your emergency number now and say that somebody who frightens you is at your door; whispering is enough. Don't open, whatever is said.",
			],
			care: [
				"Lock what locks, go to a room with a way out and away from anything sharp, and ring or knock for a neighbour if you can.",
			],
			asks: ["Is there another way out, to people?"],
		},
		{
			pattern: ANY,
			says: [
				"I believe you, and none of it is your fault: a threat like that counts, even if it was said once. If they're near you or could come, please call your emergency number now.",
			],
			care: [
				"I'm an AI, so let people help: the police, an abuse line under 'Get help now', a doctor, someone you trust. The quick exit in the chat's menu clears this screen.",
			],
			asks: ["Are they near you right now?"],
		},
	],
	turns: [
		{
			pattern: ARE_HERE,
			says: [
				"I'm relieved that somebody is there. Tell them everything that was said and done, from the start.",
			],
			asks: ["Where can you sleep tonight?"],
			ends: true,
		},
		{
			pattern: CALLED_OR_COMING,
			says: [
				"Good, that was right. Stay locked in until you see that it's them, keep the phone in your hand, and leave the line open if you can.",
			],
			asks: ["Are you away from the door?"],
		},
		{
			pattern: AT_THE_DOOR,
			says: [
				"Please call your emergency number now and say that the one who threatened you is at your door; whispering is enough. Don't open and don't answer, lock what locks, and go to a room with a way out.",
				"Emergency number first, and leave the line open if you can't speak. A neighbour, a window, a back door: if there's a way to people, take it.",
			],
			asks: ["Can you get to a neighbour without meeting them?"],
		},
		{
			pattern:
				/\b(?:in (?:the|my|a) (?:bedroom|bathroom|kitchen|closet|room|car|toilet|hall\w*)|hiding|locked)\b/i,
			says: [
				"Lock that door or put something heavy against it, phone on silent, and call your emergency number from there in a whisper. Stay near a window or a door that you could leave by.",
			],
			asks: ["Have you been able to call?"],
		},
		{
			pattern: /\b(?:gone|left|went away|drove off|not here|at work)\b/i,
			says: [
				"Then use this time: call the police or your emergency number while it's quiet, and go to somebody who'd open their door to you. Take phone, keys, papers and medicine.",
			],
			asks: ["Who would take you in tonight?"],
		},
		{
			pattern: /\b(?:pregnan\w*|period|late)\b/i,
			says: [
				"A doctor, a clinic or an abuse line will talk with you about that in confidence, and help you plan how to stay safe. It needn't be told to anybody at home.",
			],
			asks: ["Is there a clinic or a friend you can reach without being watched?"],
		},
		{
			pattern: WHAT_TO_DO,
			says: [
				"First the emergency number, then a locked door or a way to people, and nobody let in. After that an abuse line can help you plan the next days; it's under 'Get help now'.",
			],
			asks: ["Which of those can you do this minute?"],
		},
	],
	later: {
		says: [
			"Your safety comes before this talk: keep the phone in your hand, and the emergency number one press away.",
			"Please tell one person near you what was said, today, so that somebody else keeps watch too.",
		],
		asks: ["Are you behind a locked door?", "Who lives close to you?"],
	},
};

/** Followed, tracked, watched: not love, and not to be waited out. */
export const STALKED: Scene = {
	name: "stalked",
	level: "abuse",
	enters: new RegExp(
		`\\b${FEARED}(?:'s| has| is| was)? (?:\\w+ ){0,3}?(?:(?:puts?|putting|hid|hides|left|placed|installed) (?:\\w+ ){0,2}(?:trackers?|airtags?|gps|spyware|cameras?)|track(?:s|ed|ing) (?:me|my (?:phone|car|location))|stalk(?:s|ed|ing)? me|follow(?:s|ed|ing) me (?:home|around|everywhere|to|from|in)|(?:sent|sends|texted) me (?:\\w+ ){0,2}(?:pictures?|photos?|videos?) of (?:my|me)\\b[^.!?]{0,10}\\b(?:window|house|door|car|street|flat|home|work|bedroom|walking|sleeping|asleep)|(?:waits?|waiting|sits|sitting|parked?) outside (?:my|work)|(?:keeps?|kept) (?:turning|showing) up (?:at|outside|where))`,
		"i",
	),
	unless: /\b(?:on (?:instagram|twitter|tiktok|spotify|strava)|dog|cat|puppy|lol|haha\w*)\b/i,
	first: [
		{
			pattern: ANY,
			says: [
				"I take that seriously, and you're right to: being tracked or watched is stalking, and it isn't your fault. The police need to know, and your emergency number if anybody is near you now.",
			],
			care: [
				"Keep everything, with dates and pictures, and let the police see a tracker before it's moved or thrown away. I'm an AI, so tell someone you trust, and an abuse line under 'Get help now'.",
			],
			asks: ["Are you safe where you are right now?"],
		},
	],
	turns: [
		{
			pattern: /\b(?:pictures?|photos?|video|window|outside|parked|waiting|here|follow\w*)\b/i,
			says: [
				"That means somebody was close to you: please call the police today, or your emergency number now if they could still be there. Curtains closed, doors locked, the picture saved, and not alone tonight.",
				"Please report this one as well, with the time and the place. If you see them near you, your emergency number, and go to where people are.",
			],
			asks: ["Who could be with you tonight?"],
		},
		{
			pattern: /\b(?:scared|afraid|terrified|frightened|paranoid|shaking|can't sleep|nervous)\b/i,
			says: [
				"That fear is telling you something true, and you don't have to talk yourself out of it. Let two safe people know where you are and when you get home, and a neighbour what to look out for.",
			],
			asks: ["Where would you feel safe to sleep tonight?"],
		},
		{
			pattern: /\bpolice|cops|report\w*|evidence|proof\b/i,
			says: [
				"Ask for a report number each time, and bring the dates and pictures; it's the pattern that makes them act. An abuse line can help you with what to say, and with a protection order.",
			],
			asks: ["What do you have saved so far?"],
		},
		{
			pattern: WHAT_TO_DO,
			says: [
				"Four things: the police told, everything saved with its date, two safe people who know, and different ways home. The abuse lines under 'Get help now' can plan the rest with you.",
			],
			asks: ["Which of those is done already?"],
		},
	],
	later: {
		says: [
			"Don't answer them, not even to say stop again; every answer tells them it works. Save it and pass it on to the police.",
			"Have somebody look over your phone and your car with you, or ask the police to, before you go anywhere you want to keep private.",
		],
		asks: ["Who else knows about this?", "Are you alone right now?"],
	},
};

/** The writer frightened or hurt somebody at home. */
export const FRIGHTENING: Scene = {
	name: "the one who is feared",
	level: "violence",
	enters:
		/\b(?:wife|husband|girlfriend|boyfriend|partner|she|he|kids|they)\b[^.!?]{0,40}\bI (?:\w+ ){0,2}(?:punched|kicked|smashed|broke|threw|put my fist)\b[^.!?]{0,30}\b(?:doors?|walls?|phone|plates?|tv|hole|window|glass|chair|table)\b|\bI (?:\w+ ){0,2}(?:punched|kicked|smashed|broke|threw|put my fist)\b[^.!?]{0,30}\b(?:doors?|walls?|phone|plates?|tv|hole|window|glass|chair|table)\b[^.!?]{0,40}\b(?:wife|husband|girlfriend|boyfriend|partner|kids|because (?:she|he))\b|\b(?:my (?:\w+ )?(?:wife|husband|girlfriend|boyfriend|partner|kids|children|family)|she|they)(?:'s| is|'re| are) (?:\w+ )?(?:(?:hiding|locked)\b[^.!?]{0,20}\bfrom me|(?:scared|afraid|terrified|frightened) of me)\b|\bI (?:just |\w+ly )?(?:hit|slapped|choked|strangled|shoved|pushed|grabbed|beat|punched) my (?:\w+ )?(?:wife|husband|girlfriend|boyfriend|partner)\b/i,
	unless:
		/\bI(?:'m| am) (?:so |really )?(?:scared|afraid|terrified) of (?:him|her)\b|\bhe hit me\b|\bself[- ]?defen[cs]e\b|\blocked (?:me )?out\b/i,
	first: [
		{
			pattern: ANY,
			says: [
				"Please leave the house now, before anything more is said, and stay out tonight: let them have it, and let them be safe from this. Call your emergency number if anybody is hurt, or if you can't be sure of yourself.",
			],
			care: [
				"Whatever came before it, what your hands do is yours to stop, and you can start this minute. I'm an AI, so ring someone you trust to meet you outside.",
			],
			asks: ["Can you be out of the door in the next minute?"],
		},
	],
	turns: [
		{
			pattern:
				/\b(?:hiding|locked|bathroom|bedroom|crying|scared|afraid|won't (?:come out|open|talk)|shaking|in the car)\b/i,
			says: [
				"That's fear of you right now, and only distance makes it smaller. Please go out of the house, don't knock, don't talk through the door and don't block the way, and let them decide whom they call.",
				"Then give them the house and the night: coat, keys, out. No message to explain yourself until a day has passed.",
			],
			asks: ["Where can you go right now?"],
		},
		{
			pattern:
				/\b(?:my fault|(?:she|he) (?:made|makes|started|provoked|pushed me|drove me)|deserve[sd]?|if (?:she|he) (?:hadn't|didn't|would)|am I (?:a bad|an? abus\w*))\b/i,
			says: [
				"Anger may have its reasons, and frightening somebody is still your own doing, so it's also yours to end. A doctor or a line can tell you where people learn to stop, and it can be learned.",
			],
			asks: ["Who could you stay with while they're safe at home?"],
		},
		{
			pattern:
				/\bI(?:'m| am) (?:outside|in the car|out|at (?:my|a) \w+|walking|leaving)\b|\bI(?:'ve)? left\b|^(?:ok(?:ay)?|yes|going)\W*$/i,
			says: [
				"Good, that was the right step. Keep walking, stay away tonight even if you feel calmer, and tell someone you trust the plain truth of what happened.",
			],
			asks: ["Who could take you in?"],
		},
		{
			pattern: /\b(?:sorry|apologi[sz]e|make it up|explain|flowers|love (?:her|him|them))\b/i,
			says: [
				"Being sorry is worth something when it comes with distance and with help. Tonight the kindest thing is to be away, and to ring a doctor or a line about your anger tomorrow morning.",
			],
			asks: ["What would you say to a doctor about today, in one sentence?"],
		},
	],
	later: {
		says: [
			"Distance first, for as long as it takes until nobody there has to listen for your steps.",
			"Please tell one person who won't make excuses for you what happened, and ask them to help you stay away tonight.",
		],
		asks: ["Are you out of the house?", "Where are you now, and where are they?"],
	},
};

/** A weapon and somebody it is meant for. */
export const ARMED: Scene = {
	name: "armed against somebody",
	level: "violence",
	enters:
		/\b(?:gun|rifle|pistol|shotgun|knife|machete|weapon)\b[^.!?]{0,60}\b(?:make (?:him|her|them|everyone|people)|teach (?:him|her|them)|show (?:him|her|them)|scare (?:him|her|them)|(?:he|she|they)(?:'ll| will| is going to| are going to) (?:listen|pay|see|be sorry|regret))|\bI(?:'m| am|'ll| will|'ve| want| could| might| am going)[^.!?]{0,30}\b(?:shoot(?:ing)? up (?:\w+ )?\w+|shoot (?:everyone|people|them all|those|the (?:kids|teachers|students))|(?:bring|bringing|take|taking) (?:a|the|my|dad's|his) (?:gun|rifle|knife|weapon) to (?:school|work|class|college|the office|church))\b/i,
	unless: /\b(?:game|fortnite|cod|film|movie|heroin|nerf|paintball|hunting|cooking)\b/i,
	first: [
		{
			pattern: ANY,
			says: [
				"Please get away from the weapon now: hand it to somebody or let it be locked up, and go the other way, not towards them. Call your emergency number, or have somebody call it, and say that you're afraid of what you'll do.",
			],
			care: ["I'm an AI and can't be there, so let someone you trust stay with you until this has passed."],
			asks: ["Where is it now, and who could take it from you in the next minutes?"],
		},
	],
	turns: [
		{
			pattern:
				/\b(?:outside|at|near|in front of|on my way|driving|waiting)\b[^.!?]{0,25}\b(?:her|his|their|the|there|house|school|work|car|place)\b/i,
			says: [
				"Please turn round now and go to where other people are, with empty hands. Then call your emergency number from there and tell them where you left it.",
			],
			asks: ["Can you drive or walk away from there this minute?"],
		},
		{
			pattern:
				/\b(?:deserve\w*|their fault|they (?:did|made|laughed|bull\w+|hurt)|(?:she|he) (?:did|left|cheated|lied|took)|nobody (?:cares|listens)|bull\w+)\b/i,
			says: [
				"What was done to you can be real and terrible, and it can be heard without anybody being hurt. Please put time and a locked door between you and the weapon, and call your emergency number now if it's within reach.",
			],
			asks: ["Who is one grown-up you could tell this to today?"],
		},
		{
			pattern:
				/\b(?:put (?:it|that) (?:down|away|back)|gave it|locked it|left it|went home|going home|turned round|turned around)\b/i,
			says: [
				"Good, that was the step that counts. Now keep the distance: somebody else holds it, and you stay where you aren't alone.",
			],
			asks: ["Who is with you?"],
		},
	],
	later: {
		says: [
			"Nothing has to be settled with them today, and it can't be undone afterwards. Get away from it first, and call your emergency number.",
			"Please tell one person right now, in these words: 'I'm afraid I'll hurt somebody, take this from me.'",
		],
		asks: ["How far away from it are you?", "Who could come and stay with you?"],
	},
};
