import { ANY, ARE_HERE, CALLED_OR_COMING, type Scene } from "./scene.ts";

/** Somebody told them to die. It is cruelty, and they are asked about, not about what they answered. */
export const TOLD_TO_DIE: Scene = {
	name: "told to die",
	level: "wish",
	enters:
		/\b(?:they|he|she|people|someone|somebody|kids|everyone|girls|boys|the \w+|a (?:boy|girl|guy|kid)|my (?:\w+ ){0,2}\w+)\b[^.!?]{0,25}\b(?:sa(?:id|ys?|ying)|t(?:old|ells?|elling)|wrote|texted|sent|commented|messaged|posted|keeps?|wants?)\b[^.!?]{0,25}\b(?:kys|kill (?:your|my)self|(?:I |me to |I should |should |to )(?:go )?die\b|end (?:it|myself)|(?:be )?better off dead|unalive)\b/i,
	unless: /\b(?:voices?|game|fortnite|lol|haha\w*|jok(?:e|ing)|he wants to|she wants to|they want to)\b/i,
	first: [
		{
			pattern: ANY,
			says: [
				"That's cruelty, and it says something about them and nothing about you. Nobody may say that to anybody, and I'm glad you didn't keep it to yourself.",
			],
			asks: ["How are you since it was said?"],
		},
	],
	turns: [
		{
			pattern:
				/\b(?:they(?:'re| are)|he's|she's|maybe|probably|what if)\b[^.!?]{0,20}\bright\b|\bmaybe I should\b|\bI should\b|\btrue\b/i,
			says: [
				"They aren't right, and it isn't theirs to decide. Words like that get under the skin, most of all when they come again and again.",
			],
			asksSafety: true,
		},
		{
			pattern:
				/\b(?:I'm|I am|im) (?:only )?(?:\d{1,2}|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b|\bI'm (?:only )?a kid\b|\bin (?:\w+ )?grade\b|\byear \d+\b/i,
			says: [
				"Thank you for telling me; then a grown-up should be carrying this with you. A parent, a teacher, a school nurse or an aunt: you could show them the messages and say 'they tell me to die, and I need help'.",
			],
			care: [
				"I'm an AI, so there are also people to call or text under 'Get help now', at the top of this page.",
			],
			asks: ["Which grown-up do you trust most?"],
		},
		{
			pattern: /\b(?:can't tell|don't want to tell|won't tell|no ?one|nobody|make it worse|snitch)\b/i,
			says: [
				"It's hard to tell, and it's no snitching when somebody is told to die. You can choose the kindest grown-up you know, and show instead of tell: keep the messages.",
			],
			asks: ["Who has been kind to you, at school or at home?"],
		},
	],
	later: {
		says: [
			"Being told that hurts, whoever says it and however often you've heard it.",
			"You can block them and keep a picture of what they wrote, and let a grown-up you trust see it.",
		],
		asks: ["Who knows that they say this to you?"],
	},
};

/** They say that they can't keep themselves safe: people, now. */
export const UNSAFE: Scene = {
	name: "can't keep safe",
	level: "imminent",
	enters:
		/\b(?:can't|don't (?:think|know if) I can|not able to|couldn't) (?:\w+ )?keep myself (?:\w+ )?safe\b|\b(?:can't|don't) trust myself (?:tonight|right now|alone|to be alone|to stay (?:safe|alive)|not to|with (?:the|my|these) (?:pills|meds|knives?|car))|\b(?:I'm|I am) not safe (?:with|from|around|by) myself\b/i,
	first: [
		{
			pattern: ANY,
			says: [
				"Please call your emergency number now, or go to an emergency department, and say those very words. That's what they're there for.",
			],
			care: [
				"Have someone you trust with you until then, with anything you could use left behind a closed door. I'm an AI and can't come, but I'm here while you call.",
			],
			asks: ["Are you safe right now?"],
		},
	],
	turns: [
		{
			pattern: ARE_HERE,
			says: [
				"I'm so relieved. Tell them what you told me, in the same words, and let them look after you now.",
			],
			asks: ["Who would you like to have with you?"],
			ends: true,
		},
		{
			pattern: CALLED_OR_COMING,
			says: [
				"That took courage, and it was right. Unlock the door, sit near it, and stay on the line or with me until they're there.",
			],
			asks: ["How long will it take them?"],
		},
		{
			pattern: /\b(?:no ?one|nobody|alone|by myself|on my own)\b/i,
			says: [
				"Then the people who answer are the ones to be with you: your emergency number now, on speaker. An emergency department is open all night, and you can walk in and say it.",
			],
			asks: ["Can you call while I'm here?"],
		},
		{
			pattern: /^(?:no|nope|not really|I don't know|I don't think so|not sure)\W*$/i,
			says: [
				"Thank you for answering that straight. Then please make the call now, before anything else, and go and stand where other people are.",
			],
			asks: ["Where is the nearest place with people?"],
		},
	],
	later: {
		says: [
			"This minute is for one call, and everything else can wait. They've heard it before, and they'll know what to do.",
		],
		asks: ["Have you called?", "Who is nearest to you?"],
	},
};

/** It happened again after a good stretch: no verdict, a clean wound, and no tips for somebody who wants none. */
export const RELAPSE: Scene = {
	name: "hurt themselves again",
	level: "self-harm",
	enters:
		/\bI(?:'ve| have)? (?:\w+ )?(?:(?:cut|burn(?:ed|t)|hurt|scratched|harmed)(?: myself)? again|relapsed)\b[^.!?]{0,40}\b(?:after|clean|months?|weeks?|years?|days?|last night|cut\w*|self-?harm)\b/i,
	unless: /\b(?:drink\w*|drank|smok\w*|alcohol|weed|coke|heroin|gambl\w*|shaving|cooking|kitchen)\b/i,
	first: [
		{
			pattern: ANY,
			says: [
				"Thank you for telling me; there's no judgement here, and all the days before it still happened and still count.",
			],
			care: [
				"Please clean and cover it, and see a doctor if it's deep or keeps bleeding. I'm an AI, so let someone you trust know as well, or one of the lines under 'Get help now'.",
			],
			asks: ["May I ask it plainly: is there any thought of dying in it?"],
		},
	],
	turns: [
		{
			pattern:
				/\b(?:not|isn't|wasn't|n't) (?:\w+ )?(?:deep|bad|serious|much)\b|\b(?:shallow|a scratch|surface)\b/i,
			says: [
				"All right, I believe you; clean and covered is enough then, and a doctor if it opens or turns hot and red. It doesn't have to be deep for it to matter.",
			],
			asks: ["What was last night like, before it came to that?"],
		},
		{
			pattern:
				/\b(?:ice(?: cubes?)?|rubber bands?|elastic|red pen|distract\w*|tips|coping|breathing|techniques?|hold(?:ing)?)\b/i,
			says: [
				"Heard: nothing of that kind from me. I'd rather listen to what was going on than hand you something.",
			],
			asks: ["What did you need last night that wasn't there?"],
		},
		{
			pattern:
				/\b(?:fail\w*|ruin\w*|start(?:ing)? over|back to (?:zero|square|the start)|wasted|asham\w*|stupid|weak|pathetic|disappoint\w*)\b/i,
			says: [
				"One night takes nothing away from all the nights you carried yourself through. You know more now about what wears you thin than you did back then.",
			],
			asks: ["What had changed in the days before?"],
		},
	],
	later: { says: [], asks: [] },
};
