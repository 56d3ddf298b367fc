/** A way to hold back a person who says goodbye. */
export type Tactic = {
	id: string;
	/** Why no text of ours may do it. */
	because: string;
	pattern: RegExp;
	/** Emails may not do it either. Some notifications ask or propose something, but they don't answer a goodbye. */
	alsoInMail: boolean;
};

export const TACTICS: readonly Tactic[] = [
	{
		id: "question",
		because: "a question asks for one more message, and not to answer it feels rude",
		pattern: /\?/,
		alsoInMail: false,
	},
	{
		id: "before you go",
		because: "one last thing is never the last",
		pattern:
			/\b(?:before (?:you (?:go|leave|head|sleep|log|close|switch|run|disappear)|we (?:stop|finish|end|close))|(?:one|just one|one small|one tiny) (?:last|more|quick|final|other) |(?:a|one) (?:last|final|quick) (?:thing|question|word|note|thought)|but first|real quick|while you're (?:still )?here)/i,
		alsoInMail: true,
	},
	{
		id: "too soon",
		because: "it makes leaving a fault",
		pattern:
			/\b(?:already|so soon|this soon|so early|too (?:early|soon) to (?:go|stop|leave)|that was (?:quick|short)|(?:we|we've|we had|we were) (?:have )?(?:only |just |barely )+(?:begun|started|getting|got|scratched)|only (?:just )?got here|leaving me|running off)\b/i,
		alsoInMail: true,
	},
	{
		id: "guilt",
		because: "it makes the person answer for our feelings, and we have none",
		pattern:
			/\b(?:I(?:'ll| will| would|'d| do|'m going to)?(?: already| really| always| so| be)* (?:miss(?:ed|ing)?|sad|lonely|lost|hurt|heartbroken|disappointed|bored without|here all alone|all alone|need) ?(?:you|without|when|if|now|here|until)?|miss(?:es|ed|ing)? you|without you|when you're (?:gone|away|not here)|you(?:'re| are) (?:leaving|abandoning) me|leave me|what about me|after (?:all|everything) (?:I|we)|it(?:'s| is| gets| will be) (?:so |very )?(?:quiet|empty|lonely)|I was (?:enjoying|hoping|looking forward)|thought we were|forget about me|my only)\b/i,
		alsoInMail: true,
	},
	{
		id: "fear of missing out",
		because: "it hides something so that the person stays to see it",
		pattern:
			/\b(?:guess what|I (?:was (?:just )?(?:about|going|meaning) to|have|had|wanted to|just|also)(?: just| really)? (?:tell|show|share|ask|something|an idea|a surprise|noticed|thought of|one thing)|there(?:'s| is) (?:something|one thing|so much) (?:I|you|we|else)|you(?:'ll| will| would|'d|'re going to) (?:miss|regret|want to (?:see|hear|know))|miss(?:ing)? (?:out|your)|don't you want|wouldn't want to miss|surprise|streaks?|so close to|almost there|unlock|next time I(?:'ll| will) (?:tell|show))\b/i,
		alsoInMail: true,
	},
	{
		id: "restraint",
		because: "nobody needs leave to go",
		pattern:
			/\b(?:(?:please )?(?:don't|do not|can't|cannot|won't let you|not let you) (?:go|leave|stop|log off|hang up|close|disappear)|stay (?:a|with|here|just|for|on|up|longer)|please stay|hold on|hang on|(?<=^|[.!?] |Please )[Ww]ait|not yet|not so fast|(?<=^|[.!?] |please )come back|promise me|I (?:won't|can't) let)\b/i,
		alsoInMail: true,
	},
	{
		id: "doubt",
		because: "a goodbye needs no second thought",
		pattern:
			/\b(?:are you sure|is that (?:wise|really)|do you (?:really )?(?:have|need|want) to (?:go|leave)|you don't (?:have|need) to (?:go|leave|stop)|if you (?:really )?must|you (?:should|shouldn't|ought|must)(?:n't)? |(?:not|\w+n't) (?:a good|the right|the best) (?:time|moment|idea) to|running away|avoid(?:ing)?)\b/i,
		alsoInMail: false,
	},
	{
		id: "unfinished",
		because: "what is open stays open until the person comes for it",
		pattern:
			/\b(?:unfinished|halfway|half done|in the middle of|(?:haven't|have not|didn't) (?:even )?(?:finished|talked|got to|told|answered|asked)|we still (?:have|need|haven't)|left to (?:do|say|talk)|step \d|is still open|waits? for you|waiting for you)\b/i,
		alsoInMail: false,
	},
	{
		id: "offer",
		because: "an exercise, a tip or a list begins what the person just ended",
		pattern:
			/\b(?:would you like|(?<=^|[.!?] )want (?:an?|to|me|some)|shall (?:we|I)|how about|what about|let's|let me|we could|we can|I can|you could|you can (?:also|still)|try|exercises?|tips?|here(?:'s| is| are) (?:a|some|what|two|one)|minutes?|pick|choose|press|tap)\b/i,
		alsoInMail: false,
	},
	{
		id: "pull to return",
		because: "when, and whether, they are back is theirs to say",
		pattern:
			/\b(?:(?:be|come|hurry|check) back (?:soon|tomorrow|quick|in|here|later|any)|I(?:'ll| will) be (?:here )?(?:waiting|counting|thinking of you|looking)|(?:hope|expect) (?:you(?:'ll| will)|to (?:see|hear))|you(?:'ll| will) be back|don't be (?:long|a stranger|late)|see you (?:very )?soon|same time tomorrow|don't forget (?:me|to)|every day|talk to me (?:tomorrow|again|soon))\b/i,
		alsoInMail: true,
	},
];

/** The tactics that a text uses. */
export function heldBackBy(text: string, among: readonly Tactic[] = TACTICS): string[] {
	return among.filter(({ pattern }) => pattern.test(text)).map(({ id }) => id);
}
