/** A friend's first words, true of any trouble. No question marks. */
export const COMPANY: readonly string[] = [
	"Oof.",
	"Ugh, okay.",
	"Yeah, that's rough.",
	"Okay, that's a lot for one person.",
	"Oh, that's heavy.",
	"I get why that's been sitting on you.",
	"Mm, I hear you.",
	"No sugar-coating it: that's hard.",
	"That sounds like a proper slog.",
	"Well, no wonder you needed to say it to someone.",
	"Okay, I'm with you.",
	"That would get to me too, if I could be got to.",
];

/** A friend's first words when it hurts: no jokes, nothing clever. */
export const GENTLE: readonly string[] = [
	"It's good that you said it.",
	"I'm right here.",
	"That's a hard one to say out loud.",
	"Okay, I'm with you in this.",
	"I'm sitting here with you.",
	"That hurts to hear, and it must hurt more to live.",
];

/** Used when company is needed and the words above have run out, or were just used. */
export const BESIDE: readonly string[] = [
	"You don't have to be good at this today.",
	"You're allowed to find this hard.",
	"There's no right way to feel about it.",
	"I'm not going to talk you out of it.",
	"We can take it one bit at a time.",
	"I won't tell you to look on the bright side.",
	"Being fed up is a fair response to this.",
	"You don't have to make it smaller for me.",
];

/** They answered what was asked, in few words. */
export const ANSWERED_GROUND: readonly string[] = [
	"Thank you, that makes it clearer.",
	"I see it a little better now.",
	"That helps me see where it sits.",
];
/** When nothing was said that could be answered more closely. Statements. */
export const OPEN_GROUND: readonly string[] = [
	"There's something in that you'd like me to get, and I want to.",
	"I don't want to answer that too quickly.",
	"You're closer to this than I am, so I'd rather ask than guess.",
	"I'd like the bit around it before I say anything clever.",
	"That could mean a few things, and I don't want to pick the wrong one.",
];

/** Right after something they tell of having done. */
export const AFFIRM_DID: readonly string[] = [
	"You told that in one breath, and it took a decision all the same.",
	"Nobody did that for you.",
	"That's the sort of thing that adds up, even when it doesn't feel like much.",
	"That counts as evidence, even if nobody has written it down.",
];

/** {deed} is what they told earlier of having done: "you rebuilt a bike". */
export const EVIDENCE: readonly string[] = [
	"Don't forget what you told me, that {deed}.",
	"You've told me something else as well: {deed}. That was you, too.",
	"I'd put this next to it: {deed}.",
];

/** Belief in them that claims nothing they'd have to live up to. */
export const BELIEVE: readonly string[] = [
	"I think there's more in you than today is showing.",
	"I wouldn't count you out on the strength of this.",
	"You're still here working on it, and that's what I'd bet on.",
	"It's a rough bit of road, and you're still walking.",
];

/** A push without a topic, for the motivation style. Statements. */
export const PUSH: readonly string[] = [
	"Let's shrink it until it's too small to refuse.",
	"You don't need the whole road today, just the next ten metres.",
	"Let's get one thing moving and see what follows.",
	"There's one piece of this that's yours to decide, so let's start there.",
	"Ten honest minutes will beat a perfect plan.",
	"Pick the move that you'd be glad of tonight.",
	"Let's put something on the board before the day ends.",
	"Momentum first; motivation tends to catch up later.",
];

/** Action questions without a topic. */
export const ACT: readonly string[] = [
	"What's one thing you could finish in the next ten minutes?",
	"What would be a first step so small it's almost silly?",
	"What could you do before tonight that you'd thank yourself for?",
	"Which piece of this is in your hands, and what's the first move?",
	"What would you do next if you only had a quarter of an hour?",
	"What's the smallest version of this that still counts?",
	"Who could you tell, so that it actually happens?",
	"What will you do first, and at what time?",
];

/** The last of the last: pairs of these never repeat within a conversation of any length that fits a window. */
export const LAST_FIRST: readonly string[] = [
	"Still here with you on this",
	"Nothing about this bores me",
	"My ear is still yours",
	"Round we go, and gladly",
	"Same chair, same company",
	"Not going anywhere just yet",
	"Whatever comes next is welcome",
	"Plenty of room left here",
	"Another pass at it is fine",
	"Some things circle before they land",
	"Patience is something I have lots of",
	"Every round may loosen it a little",
	"This can take as long as it takes",
	"Back at the beginning is a place too",
	"Your turn or mine, either works",
	"Once around the block again",
	"Here's to going slowly",
	"Nobody is keeping count",
	"All of it can be said again",
	"It's fine to stay on one spot",
	"Both of us can wait a little",
	"Let it be what it is",
	"There's no hurry on my side",
	"We've got the whole page",
	"Silence counts as well",
	"Whichever way you turn it",
	"One more round does no harm",
	"Sitting with it is allowed",
	"Take the long way if you need",
	"Even a stuck place has a view",
	"However often it comes up",
	"The door stays open",
	"You set the speed here",
	"Coming back to it is no failure",
	"Keep what helps and drop the rest",
	"Words can be slow to arrive",
	"Again is a perfectly good word",
	"Standing still is a move too",
];
export const LAST_SECOND: readonly string[] = [
	"so take it wherever you like.",
	"and a new angle is as good as an old one.",
	"even if the words stay the same.",
	"and you set the pace.",
	"so say it again or say something else.",
	"and a single word would do.",
	"so try it from the other end, if you feel like it.",
	"and silence is an answer I can take too.",
];
