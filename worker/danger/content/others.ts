/** For somebody who worries about another: by what they write, in this order. Each is said with one question. */
export type HelperAnswer = { id: string; when: RegExp; says: readonly string[]; asks: readonly string[] };

const FOR_YOU: readonly string[] = [
	"Who is there for you while you look after them?",
	"How are you holding up yourself?",
	"Who could take a turn, so that you can rest?",
];

export const HELPER_ANSWERS: readonly HelperAnswer[] = [
	{
		id: "called",
		when: /\bI(?:'ve| have)? (?:\w+ )?(?:called|rang|phoned) (?:911|999|112|111|000|the (?:police|ambulance|emergency)|an ambulance|for (?:help|a welfare check))/i,
		says: [
			"That was the right thing to do. Keep your phone free, and tell them every address and name you know.",
		],
		asks: ["Who could wait with you?", ...FOR_YOU],
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
		id: "hurt",
		when: /\b(?:bruise\w*|black eye|(?:he|she|they|husband|boyfriend|wife|partner|dad|mum|stepdad) (?:\w+ )?(?:hits?|beats?|hurts?|chokes?)|abus\w*|afraid of (?:him|her))\b/i,
		says: [
			"You can tell them what you see, quietly and alone with them: that you worry, and that it isn't their fault. The numbers above can tell you what's safe, and your emergency number is for danger now.",
			"Let them know, when nobody else hears it, that you've noticed and that you're there. If it's dangerous now, call your emergency number.",
		],
		asks: ["What have you seen so far?", ...FOR_YOU],
	},
	{
		id: "secret",
		when: /\bpromis\w*|\bsecret\b|\bswore\b|\bmade me swear\b|\b(?:don't|not to|never|can't) tell\b|\bgave (?:him|her|them) my word\b/i,
		says: [
			"A promise like that can be broken out of love, because keeping somebody alive comes first. You can tell them: “I care about you too much to keep this to myself.”",
			"Keeping them alive comes first, and nobody should have to keep that secret alone. Tell one person who can act. They may be angry for a while, and that's easier to mend.",
		],
		asks: ["Who is one person who should know?", ...FOR_YOU],
	},
	{
		id: "refuses",
		when: /\b(?:refus\w*|won't|doesn't want|don't want|says no|denies|not listen\w*)\b/i,
		says: [
			"You can't make somebody take help, but you can keep asking, and you can get advice for yourself from one of those lines.",
			"It often takes more than one try before somebody says yes. A doctor or one of those lines can tell you what more you could do.",
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
			"You're worn down by keeping watch, and somebody should be looking after you as well. One of those lines will talk with you about how you are, and someone you trust could take over for an evening.",
			"You can't be their whole safety net, and nobody may ask that of you. You may hand the watch to somebody for a while: family, a doctor, one of those lines.",
		],
		asks: FOR_YOU,
	},
	{
		id: "what-to-do",
		when: /\b(?:what|how) (?:do|should|can|could|would|am) I (?:\w+ )?(?:do|say|tell|help|supposed|handle|talk|support|keep)\b|^(?:and |so |ok(?:ay)?,? |but )*(?:now what|what now|what next)\W*$/i,
		says: [
			"Ask them straight whether they think of ending their life, listen without arguing, and don't leave them alone if it's close. Put anything dangerous out of reach. Then bring in one more person: family, a doctor, a line, or your emergency number.",
			"For tonight: stay together, or have somebody else stay. Lock away or take out anything dangerous. Agree on what they'll do if it gets worse, and keep a line or your emergency number ready.",
		],
		asks: ["Who else near them could help tonight?", ...FOR_YOU],
	},
];

/** Help was called, and they wait. */
export const HELPER_WAITS: readonly string[] = [
	"Now it's with people who can get to them. Keep your phone charged and its sound on, and have somebody you trust beside you.",
];

/** They tried, and live. Instead of what was heard and of the asking. */
export const TRIED =
	/\b(?:tried|attempted) (?:to )?(?:kill|hang|end|take|die|suicide|do it)\b|\b(?:suicide attempt|attempt(?:ed)? (?:on|suicide)|overdosed|survived)\b/i;
export const TRIED_SAYS: readonly string[] = [
	"Someone you love nearly died, and that shakes everybody who stands close. If they haven't been seen by a doctor, that comes first, today. Until they're stronger, they shouldn't be alone for long.",
];

/** Still about them. */
export const ABOUT_THEM =
	/\b(?:he|she|they|him|her|them|his|their|(?:my|a) (?:\w+ )?(?:friend|son|daughter|sister|brother|mum|mom|dad|mother|father|husband|wife|partner|boyfriend|girlfriend|roommate|flatmate|cousin|child|kid|ex|neighbou?r|colleague|pupil|student))\b/i;
