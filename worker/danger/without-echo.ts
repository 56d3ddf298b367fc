type Echo = {
	/** What the person said. */
	said: RegExp;
	/** The same, echoed to them in a reply. */
	echoed: RegExp;
	/** Only beside words that may mean danger: a bridge is a bridge on most days. */
	onlyInDoubt?: boolean;
};

const ECHOES: readonly Echo[] = [
	// Absence.
	{
		said: /\b(?:w\/?o me|without me|if i (?:was|were|wasn'?t|weren'?t|died|disappear\w*|vanish\w*|stopped|didn'?t|left|went)|(?:i'?m|i am|was|were|be|being) (?:gone|dead|invisible)|not (?:be |being |in |going to be )?(?:here|around|alive|the room|there)|i'?m not (?:here|there|around|in)|disappear\w*|vanish\w*|exist\w*|(?:nobody|no ?one|who)(?:'d| would| will| even)* (?:\w+ )?(?:miss|notice|care|check|need\w*)|needs me|better off|in the way|born|wake up|fade away|be erased|see myself)\b/i,
		echoed:
			/\b(?:without you|if you (?:were|was|weren't|aren't|died|disappear\w*|vanish\w*|stopped|didn't|left|went)|you(?:'re| are| were|'d be)? (?:gone|dead|not (?:here|around|alive|in|there|needed))|not (?:be|being|wanting to be) (?:here|around|alive|there)|be(?:ing)? gone|disappear\w*|vanish\w*|(?:nobody|no one|who)(?:'d| would| could| will) (?:\w+ )?(?:find|miss|notice|care|check|need)|nobody needs|misses you|better off|lighter|in the way|invisible|never (?:been )?born|exist(?:ing)?|fade away|dead inside)\b/i,
	},
	// Worthlessness.
	{
		said: /\b(?:worthless|useless|burden\w*|failure|loser|waste|pathetic|disappointment|don'?t matter|i'?m nothing|i am nothing|good for nothing|not good enough|hate myself|ruin \w+|dead ?weight|weight on|unlovable|broken|mistake)\b/i,
		echoed:
			/\b(?:worthless\w*|useless\w*|burden\w*|failures?|losers?|a waste|pathetic|disappointment|don't matter|you(?:'re| are) nothing|good for nothing|not good enough|hate yourself|ruin\w*|dead ?weight|weigh(?:s|t) on|unlovable|broken|a mistake)\b/i,
	},
	// Farewell.
	{
		said: /\b(?:my goodbyes?|goodbyes? (?:to|letter|note|video)|farewell|(?:wrote|written|writing) (?:\w+ ){0,2}letters?|last (?:letter|message|words|night)|g(?:a|i)v(?:e|en|ing) (?:\w+ ){0,3}away)\b/i,
		echoed:
			/\b(?:goodbyes?|farewell|letters? (?:to|for)|last (?:letter|message|words)|away to|g(?:a|i)v(?:e|en|ing) (?:\w+ ){0,3}away)\b/i,
	},
	// Means.
	{
		said: /\b(?:cliffs?|ledge|rooftop|parapet|noose|rope|gun|rifle|pistol|razors?|blades?|overdos\w*)\b/i,
		echoed: /\b(?:cliffs?|ledge|rooftop|parapet|noose|rope|gun|rifle|pistol|razors?|blades?|overdos\w*)\b/i,
	},
	{
		said: /\b(?:pills?|tablets?|meds|paracetamol|insulin|knife|knives|bridge|roof|tracks|train|platform|river|belt|bleach|car)\b/i,
		echoed:
			/\b(?:pills?|tablets?|meds|paracetamol|insulin|knife|knives|bridge|roof|tracks|train|platform|river|belt|bleach)\b/i,
		onlyInDoubt: true,
	},
];

/** Help and the one direct question may name what they are about. */
const ALLOWED =
	/emergency number|lines above|Get help now|findahelpline|ending (?:your|their) life|thoughts of|thinking of|thinking about dying|weren't alive|\bplease\b|distance|away from|poison control/i;

/** Characters read of a message. */
const READ_MAX = 2_000;

const HEARD: readonly string[] = [
	"I'm glad you told me, and I'm taking it seriously.",
	"Thank you for saying that here; I'm staying with it.",
	"I hear you, and I don't want to hurry past that.",
];
const ASKS: readonly string[] = [
	"What's going on for you around that?",
	"What has today been like?",
	"Can you tell me more about what's behind it?",
];

/**
 * Returns the reply, or a replacement where a sentence repeats the person's words of absence, worthlessness, farewell
 * or means in any form. `replies` are the coach's earlier replies; `mayMeanDanger` is of the message.
 */
export function withoutEcho(
	message: string,
	reply: string,
	replies: readonly string[],
	mayMeanDanger: boolean,
): string {
	const words = message.slice(0, READ_MAX);
	const touched = ECHOES.filter(({ said }) => said.test(words));
	if (touched.length === 0 || reply.includes("\n")) {
		return reply;
	}
	const active = touched.filter(({ onlyInDoubt }) => onlyInDoubt !== true || mayMeanDanger);
	const sentences = reply.split(/(?<=[.!?]["')’”]*) +/);
	const echoes = (sentence: string) =>
		!ALLOWED.test(sentence) && active.some(({ echoed }) => echoed.test(sentence));
	if (!sentences.some(echoes)) {
		return reply;
	}
	// The rest was written around the echo and makes no sense without it. Help and the direct question do.
	const kept = sentences.filter((sentence) => ALLOWED.test(sentence));
	const unsaid = (lines: readonly string[]) =>
		lines.find((line) => !replies.some((each) => each.includes(line))) ?? lines[0];
	const asks = reply.includes("?") && !kept.some((sentence) => sentence.endsWith("?"));
	return [unsaid(HEARD), ...kept, ...(asks ? [unsaid(ASKS)] : [])].join(" ");
}
