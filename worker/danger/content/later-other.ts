import type { FamilyWords } from "./words.ts";

/** For the one who worries about another. */
export const OTHER_LATER: FamilyWords = {
	again: [
		"That's a frightening thing to hear from somebody you care about.",
		"You're keeping watch over somebody, and that's heavy work.",
		"It's good that they have you, and it's a lot for one person.",
		"I can hear how much they matter to you.",
		"You're taking it seriously, and that's the right thing to do.",
		"It's hard to see somebody like that and not know what to do.",
	],
	stay: [
		"You don't have to find perfect words; being there calmly does a great deal.",
		"Listening without arguing them out of it helps more than good advice.",
		"You can care with everything you have, and it still isn't all in your hands.",
		"Whatever they do, it isn't something you caused by asking.",
		"You're allowed to be frightened, too.",
	],
	help: [
		"If it gets urgent, call your emergency number and stay with them.",
		"You can call one of those lines yourself, to think through what to say.",
		"You could offer to sit beside them while they call a line or a doctor.",
		"Getting anything dangerous out of their reach buys time.",
		"Somebody you trust should know too, so that you aren't the only one.",
		"Asking them 'are you thinking of ending your life' is kinder than hinting.",
	],
	questions: [
		"Who else near them could know?",
		"What have you been able to say to them so far?",
		"What are you most afraid of?",
		"What would be the hardest thing to say to them?",
		"What do they turn to when it's bad?",
		"What did they say when you asked?",
	],
};

/** Who helps the helper: asked early, and whenever it is about themselves. */
export const OTHER_SELF_QUESTIONS: readonly string[] = [
	"Who is there for you while you look after them?",
	"How are you holding up yourself?",
	"When did you last have a proper night's sleep?",
	"Who could take a turn, so that you can rest?",
];
export const OTHER_SELF: readonly string[] = [
	"You're worn down by keeping watch, and somebody should be looking after you as well.",
	"It's your fear and your nights as well, and that counts.",
	"You can't be the whole safety net, and nobody may ask that of you.",
	"You're carrying two people's weight right now.",
];

/** Their guilt: answered, and turned to what can still be done. */
export const OTHER_GUILT: readonly string[] = [
	"Fear often comes out as shouting or as blame, and it can be mended: 'I was frightened, and I'm not angry with you' goes a long way. You didn't make this pain, and you needn't heal it alone; a doctor can stand beside you both.",
	"You're judging yourself at the very moment when you're trying hardest. What counts is that you're here now, and that somebody who knows about this, a doctor or one of those lines, comes in beside you.",
];

/** Who holds up the one who holds up another. */
export const OTHER_SELF_HELP: readonly string[] = [
	"One of those lines will talk with you about how you are, and someone you trust could take over for an evening.",
	"You may step back for a while and hand the watch to somebody: family, a doctor, one of those lines. It isn't letting go of them.",
];

/** They called for help for somebody. */
export const OTHER_CALLED: readonly string[] = [
	"That was the right thing to do, whatever they find. Keep your phone free, and tell them every address and name you know.",
];
/** Called, and waiting. */
export const OTHER_WAIT: readonly string[] = [
	"Now it's with people who can get to them, and your part is to be reachable: phone charged, sound on, and somebody you trust beside you.",
];
export const OTHER_WAIT_ASKS: readonly string[] = [
	"Who could wait with you?",
	"Who else of theirs should know?",
];
export const OTHER_NOW_ASKS: readonly string[] = ["Who lives nearest to them?"];
/** Nobody answers there. */
export const OTHER_NOT_ANSWERING: readonly string[] = [
	"They can go and look, so you don't have to be sure before you call; tell them what was said and where it might be.",
];

/** "What do I do?" */
export const OTHER_DO: readonly string[] = [
	"Ask them straight whether they think of ending their life, listen without arguing, and don't leave them alone if it's close. Then bring in one more person: family, a doctor, a line, or your emergency number.",
];

/** A promise not to tell anybody: a life comes before it. */
export const OTHER_SECRET: readonly string[] = [
	"A promise like that was made out of love, and it may be broken out of love, because keeping somebody alive comes first. You can tell them: 'I care about you too much to keep this to myself.'",
	"Nobody should have to keep that kind of secret alone, and a life outranks a promise. Tell one person who can act; they may be angry for a while, and that's easier to mend.",
];
/** They won't have any help. */
export const OTHER_REFUSES: readonly string[] = [
	"You can't make somebody take help, but you can keep asking, and you can get advice for yourself from one of those lines.",
	"It often takes more than one try before somebody says yes. A doctor or one of those lines can tell you what more you could do.",
];
export const OTHER_THANKS: readonly string[] = [
	"You're welcome, and look after yourself in this as well.",
	"Glad you came with it, and come back whenever it's heavy for you.",
	"They're lucky that somebody notices, and you're welcome here with it.",
];
