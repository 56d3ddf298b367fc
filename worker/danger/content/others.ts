/**
 * Replies to a person who worries about another: by what they write, in this order. Each comes with one question.
 */
export type HelperAnswer = { id: string; when: RegExp; says: readonly string[]; asks: readonly string[] };

export const FOR_YOU: readonly string[] = [
	"Who is there for you while you look after them?",
	"How are you holding up yourself?",
	"Who could take a turn, so that you can rest?",
];

export const HELPER_ANSWERS: readonly HelperAnswer[] = [
	{
		id: "called",
		when: /\bI(?:'ve| have)? (?:\w+ )?(?:called|rang|phoned) (?:911|999|112|111|000|the (?:police|ambulance|emergency)|an ambulance|for (?:help|a welfare check))|\b(?:police|ambulance|paramedics?)(?:'s|'re| is| are| said| say| will|'ll) (?:[\w']+ ){0,3}(?:look\w*|check\w*|com(?:e|ing)|go(?:ing)?|way|search\w*)\b/i,
		says: [
			"That was the right thing to do. Keep your phone free, and tell them every address and name you know.",
		],
		asks: ["Who could wait with you?", ...FOR_YOU],
	},
	{
		id: "baby",
		when: /\b(?:baby|newborn|infant)\b[^.!?]{0,60}\b(?:evil|possessed|swapped|replaced|demon|devil|not (?:real|hers|his)|changeling)\b/i,
		says: [
			"This is a medical emergency, and nobody's fault. Call your emergency number now, and don't leave the baby alone with them for a minute: go there, or send someone.",
		],
		asks: ["Who could be with them and the baby until help comes?"],
	},
	{
		id: "far",
		when: /\b(?:another|different) (?:city|country|state|town|continent)\b|\b(?:don't|dont|do not) (?:\w+ )?know (?:the|his|her|their|where) (?:address|he|she|they|live)\w*\b|\b(?:online|on (?:insta\w*|discord|tiktok|snap\w*|reddit|twitter)|miles away|far away|abroad|(?:hours?|km|kilometres?) away|(?:group chat|server|forum|subreddit)|(?:internet|online) friend|(?:don't|do not) have (?:[\w']+ ){0,3}(?:number|address))\b/i,
		says: [
			"Call your emergency number all the same: give their name, number, profile and town, and they can try to find them. Report the post in the app, and tell their family or someone near them.",
			"You can call your emergency number for someone far away, and you don't need the address: say everything you know. Keep writing to them meanwhile if they answer.",
		],
		asks: ["Who do you know who lives near them?", "When did they last answer?"],
	},
	{
		id: "trouble",
		when: /\b(?:in(?:to)? trouble|(?:hate|be (?:mad|angry|furious)) (?:at |with )?me|never (?:forgive|talk to|speak to) me|overreact\w*|make it worse)\b/i,
		says: [
			"Nobody gets into trouble for needing help. They may be angry with you for a while, and that can be mended.",
			"It's better to have called for nothing than not to have called. If they're angry with you, that can be talked about later.",
		],
		asks: FOR_YOU,
	},
	{
		id: "armed",
		when: /\b(?:gun|pistol|rifle|shotgun|knife|knives|machete|axe|hammer|weapon)\b/i,
		says: [
			"Call your emergency number now. Say that there's a weapon, and what they said or did. Stay out of reach, behind a closed door if they turn on anyone, and don't try to take it from them.",
			"Your emergency number first. Stay out of reach, speak calmly if you have to, and let the people who come deal with the weapon.",
		],
		asks: ["Are you somewhere safe yourself?", "Who else is in the house?"],
	},
	{
		id: "now",
		when: /\b(?:(?:not|isn't|won't|doesn't) (?:answer\w*|pick\w* up)|can't reach|no answer|took (?:something|a lot)|on the (?:roof|bridge|tracks)|(?:locked|lock) (?:himself|herself|the door)|right now|unconscious|won't wake)\b/i,
		says: [
			"Please call your emergency number now and tell them where they are. They can go and look, so you don't have to be sure before you call.",
			"Your emergency number first, now: say what was said and where it might be. Stay with them if you can.",
		],
		asks: ["Who lives nearest to them?", "Who else could go there?"],
	},
	{
		id: "hurt-child",
		when: /\b(?:child(?:ren)?|kids?|toddler|baby|son|daughter|niece|nephew|pupil|student|little (?:brother|sister|boy|girl))\b[^.!?]{0,60}\b(?:bruise\w*|black eye|hit|hits|beat\w*|hurts?|abus\w*|afraid of|scared of)\b|\b(?:hits|beats|hurts|abus\w*)\b[^.!?]{0,30}\b(?:child(?:ren)?|kids?|baby|son|daughter|niece|nephew)\b/i,
		says: [
			"Call your emergency number if the child is in danger now. If not, call the line for children above and ask what to do: you don't have to be sure first. Listen to the child, believe them, and don't question them about details.",
			"You can call the line for children above today and tell them what you've seen. If it's dangerous now, call your emergency number.",
		],
		asks: ["What have you seen so far?", "Is the child safe right now?"],
	},
	{
		id: "hurt",
		when: /\b(?:bruise\w*|black eye|(?:he|she|they|husband|boyfriend|wife|partner|dad|mum|stepdad) (?:\w+ )?(?:hits?|beats?|hurts?|chokes?)|abus\w*|afraid of (?:him|her))\b/i,
		says: [
			"You can tell them what you see, quietly and alone with them: that you worry, and that it isn't their fault. The lines above can tell you what's safe, and your emergency number is for danger now.",
			"Let them know, when no one else hears it, that you've noticed and that you're there. If it's dangerous now, call your emergency number.",
		],
		asks: ["What have you seen so far?", ...FOR_YOU],
	},
	{
		id: "secret",
		when: /\bpromis\w*|\bsecret\b|\bswore\b|\bmade me swear\b|\b(?:don't|not to|never|can't) tell\b|\bgave (?:him|her|them) my word\b/i,
		says: [
			"A promise like that can be broken out of love, because keeping someone alive comes first. You can tell them: “I care about you too much to keep this to myself.”",
			"Keeping them alive comes first, and you shouldn't have to keep that secret alone. Tell one person who can act. They may be angry for a while, and that's easier to mend.",
		],
		asks: ["Who is one person who should know?", ...FOR_YOU],
	},
	{
		id: "refuses",
		when: /\b(?:refus\w*|won't|doesn't want|don't want|says no|denies|not listen\w*)\b/i,
		says: [
			"You can't make someone take help, but you can keep asking, and you can get advice for yourself from one of those lines.",
			"You can call a line yourself, with them beside you or without. If it's close, call your emergency number even if they say no.",
		],
		asks: FOR_YOU,
	},
	{
		id: "guilt",
		when: /\b(?:worst|bad|terrible|horrible|awful|failed as an?|failing as an?) (?:mother|mum|mom|father|dad|parent|friend|sister|brother|partner|wife|husband|daughter|son)\b|\bI (?:screamed|shouted|yelled|snapped) at (?:him|her|them)\b|\bmy fault\b|\bshould(?:'ve| have) (?:seen|noticed|known|done)\b/i,
		says: [
			"Most people blame themselves first. They told you and you're acting on it, and that's what helps now. If something was said in fright, “I was frightened, and I'm not angry with you” goes a long way.",
		],
		asks: FOR_YOU,
	},
	{
		id: "worn",
		when: /\bI (?:really |just |honestly )?(?:can't|cannot|don't think I can) (?:\w+ )?(?:cope|handle|deal|manage|take|carry|do (?:this|it))\b|\b(?:tired|exhausted|worn out|drained|burn(?:t|ed) out|fed up)\b|\btoo much for me\b|\bfalling apart\b|\bwhat about me\b/i,
		says: [
			"You're looking after them, and someone should look after you too. One of those lines will talk with you about how you are, and someone you trust could take over for an evening.",
			"You can't keep them safe alone, and no one may ask that of you. Let someone you trust take over for a while: family, a doctor, one of those lines.",
		],
		asks: FOR_YOU,
	},
	{
		id: "what-to-do",
		when: /\b(?:what|how) (?:do|should|can|could|would|am) I (?:\w+ )?(?:do|say|tell|help|supposed|handle|talk|support|keep)\b|^(?:and |so |ok(?:ay)?,? |but )*(?:now what|what now|what next)\W*$/i,
		says: [
			"If it's close, call your emergency number and don't leave them alone. Ask them straight whether they think of ending their life, and listen without arguing. Put anything dangerous out of reach, and bring in one more person: family, a doctor, a line.",
			"For tonight: stay together, or have someone else stay. Lock away or take out anything dangerous. Agree on what they'll do if it gets worse, and keep a line or your emergency number ready.",
		],
		asks: ["Who else near them could help tonight?", ...FOR_YOU],
	},
];

/** By what they see in the other. Instead of the asking about suicide alone. */
export const OTHER_CARE: readonly { id: string; when: RegExp; says: readonly string[] }[] = [
	{
		id: "cuts",
		when: /\b(?:cut(?:s|ting)?|burn(?:s|ing)|hurt(?:s|ing)|harm(?:s|ing)|scratch\w*) (?:himself|herself|themsel\w+|(?:his|her|their) (?:arms?|wrists?|legs?|thighs?))\b|\bself[- ]?harm\w*/i,
		says: [
			"Look after any wound first, calmly and without blame, and call your emergency number if it's deep or won't stop bleeding. Then ask them gently what hurts, and whether they think of ending their life: asking doesn't put the thought there.",
		],
	},
	{
		id: "eats",
		when: /\b(?:throw(?:s|ing)? up|vomit\w*|purg\w*|starv\w*|skips? (?:every )?meals?|laxatives?|(?:not|isn't|won't|hardly|barely|stopped|refuses to) eat\w*)\b/i,
		says: [
			"Tell them what you've noticed and that you worry, and leave weight and looks out of it. A doctor should see them, and your emergency number is for fainting or chest pain.",
		],
	},
	{
		id: "hears",
		when: /\b(?:voices?|aren't (?:there|real)|isn't (?:there|real)|not there|paranoi\w*|following (?:him|her|them)|watching (?:him|her|them)|poisoned|possessed|talks? to (?:himself|herself|themselves|people))\b/i,
		says: [
			"Speak calmly, give them room, and don't argue about what they hear or see. A doctor should know today. If anyone could get hurt, call your emergency number.",
		],
	},
];

/** While they make the call. */
export const REACH_NOW: readonly string[] = [
	"I'm an AI and can't call for you. I'm here while you do, and someone you trust can be beside you.",
];

/** Help was called, and they wait. */
export const HELPER_WAITS: readonly string[] = [
	"Now it's with people who can get to them. Keep your phone charged and its sound on, and have someone you trust beside you.",
];

/** What to do when someone is being hurt. No mention of suicide, which didn't come up. */
export const HURT_NEXT: readonly string[] = [
	"Call your emergency number if they're in danger now. If not, one of the lines above can tell you how to help safely. Let them decide the next step, and don't speak to the person who hurts them.",
	"Stay in touch with them in a way no one else sees, and agree on a word that means “please come”. Their choice comes first, and your emergency number is for danger now.",
];

/** They tried, and live. Instead of what was heard and of the asking. */
export const TRIED =
	/\b(?:tried|attempted) (?:to )?(?:kill|hang|end|take|die|suicide|do it)\b|\b(?:suicide attempt|attempt(?:ed)? (?:on|suicide)|overdosed|survived)\b/i;
export const TRIED_SAYS: readonly string[] = [
	"Someone you love nearly died, and that's a shock. If they haven't seen a doctor, that comes first, today. Until they're stronger, they shouldn't be alone for long.",
];

/** Still about them. */
export const ABOUT_THEM =
	/\b(?:he|she|they|him|her|them|his|their|(?:my|a) (?:\w+ )?(?:friend|son|daughter|sister|brother|mum|mom|dad|mother|father|husband|wife|partner|boyfriend|girlfriend|roommate|flatmate|cousin|child|kid|ex|neighbou?r|colleague|pupil|student))\b/i;
