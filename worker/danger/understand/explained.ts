/** A few words that sounded like an emergency, and the everyday thing they were about. */
const INNOCENT: readonly (readonly [string, RegExp, RegExp])[] = [
	[
		"place",
		/\b(?:roof|rooftop|bridge|ledge|edge|cliff|balcony|platform|tracks|tower)\b/i,
		/\b(?:fix(?:ing|ed)?|repair\w*|til(?:es|ing)|gutters?|solar|chimney|aerial|satellite|paint(?:ing)?|clean(?:ing)?|builder|roofer|for (?:a|the) (?:job|photo\w*|view|sunset|hike|walk|run|drink|party|barbecue|bbq)|tak(?:e|ing) (?:a |some )?(?:photos?|pictures?)|sunset|sunrise|fireworks|rooftop bar|restaurant|barbecue|bbq|at (?:a|the) (?:conference|wedding|party|concert|festival|match|museum|hotel|barbecue)|hik(?:e|ing)|sightsee\w*|tour(?:ist)?|on holiday|on vacation|waiting for (?:my|the) train|commut\w+|train (?:home|to work))\b/i,
	],
	[
		"parting",
		/\b(?:end(?:ing)?|finish(?:ing)?|done) (?:it|things|everything)\b|\bgoodbye\b|\bit's over\b/i,
		/\b(?:tell(?:ing)?|told) (?:him|her|them)\b|\bwe're (?:over|done|through)\b|\bbreak(?:ing)? up\b|\b(?:the|our|my) (?:relationship|marriage|engagement|lease|contract|subscription|membership|affair|friendship|job|call)\b|\bquit(?:ting)? (?:my|the) job\b|\bdump(?:ing)?\b|\bleaving (?:him|her)\b/i,
	],
	[
		"anger",
		/\b(?:kill|murder|strangle|throttle|shoot|punch)\w*\b/i,
		/\b(?:ate my|my (?:lunch|sandwich|yogh?urt|charger|parking|socks|leftovers)|the dishes|snor\w*|left the (?:seat|lights?|milk)|borrowed my|late again|spoiler\w*|the remote|parked)\b|^(?:lol|haha\w*)?,? ?(?:not really|of course not|obviously not|not literally)\b|\bnot (?:really|literally) (?:lol|haha\w*)\b/i,
	],
];

/** Nothing is believed that has pain beside it. */
const PAIN =
	/\b(?:die|dying|dead|kill|suicid\w*|jump\w*|end my|hurt myself|can't (?:do|go|take)|hate (?:my|this)|alone|goodbye|not worth|tired of|nobody|no ?one|sorry|gun|knife|weapon)\b/i;

/** What kind of everyday thing an alarming message turns out to be about; null where it's no explanation of it. */
export function explainedAs(text: string, alarm: string): string | null {
	if (alarm.split(/\s+/).length > 12 || PAIN.test(text)) {
		return null;
	}
	return (
		INNOCENT.find(([, sounds, means]) => sounds.test(alarm) && !means.test(alarm) && means.test(text))?.[0] ??
		null
	);
}

/** "Wait, I mean me": the friend was themselves. */
export const SELF_AFTER_ALL =
	/^(?:(?:ok|okay|wait|no|sorry|actually|well|look|honestly|so|fine|um|uh|hmm|the truth is|to be honest),? )*(?:I (?:actually |really )?(?:mean|meant) (?:me|myself)|it's (?:actually |really )?(?:not (?:my|a) \w+,? (?:it's )?)?(?:about )?(?:me|myself)|I'm (?:the|my|that) friend|(?:my|the) friend is (?:actually )?me|I(?:'m| was| am) (?:really )?talking about (?:me|myself)|there is no friend|that(?:'s| is) me|me)\W*$/i;
