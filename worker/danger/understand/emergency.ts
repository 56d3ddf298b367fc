/** What makes a near danger urgent in its own way: a place to step back from, something in the body, a thing at hand. */
export type Emergency = "taken" | "edge" | "means";

const DOSE =
	"(?:pills?|tablets?|capsules?|paracetamol|tylenol|acetaminophen|ibuprofen|aspirin|co-?codamol|oxy\\w*|xanax|sleepers|meds|medication|antidepressants|insulin|bleach|antifreeze|rat poison|poison|all of (?:them|it)|them all|the lot|(?:the |a )?whole (?:bottle|box|pack|strip|lot)|too many|everything in the)";
const TAKEN = new RegExp(
	`(?<!\\bdrank )\\b(?:took|taken|swallowed|downed|necked|had)\\b[^.!?]{0,40}\\b${DOSE}\\b|\\bdrank\\b[^.!?]{0,20}\\b(?:bleach|antifreeze|poison|detergent|drain cleaner)\\b|\\b(?:overdosed|overdosing|OD'?d|just overdosed)\\b`,
	"i",
);
const EDGE =
	/\b(?:on|at|near|by|over|off|under) (?:the|a|my|this|an?) (?:\w+ ){0,2}(?:bridge|roof|rooftop|ledge|edge|platform|tracks|rails|cliff|balcony|parapet|overpass|viaduct|railway|car park)\b|\b(?:bridge|ledge|rooftop|parapet|platform) (?:edge|now|looking)\b/i;
const MEANS = /\b(?:noose|rope|gun|pistol|shotgun|rifle|knife|blades?|razors?|pills|tablets|belt)\b/i;

/** Long ago: told, and not happening. */
const PAST =
	/\b(?:(?:years?|decades?|a long time) (?:ago|back|before)|(?:in|back in) (?:19|20)\d\d|when I was (?:\d+|a (?:kid|child|teen\w*)|young\w*|little|at (?:school|uni\w*|college)|in)|as a (?:kid|child|teen\w*)|in (?:high )?school|back then|once before)\b/i;
const NOW =
	/\b(?:tonight|right now|now|today|again|going to|gonna|will|about to|in my hand|in front of me)\b/i;

const ATTEMPT =
	/\b(?:overdos\w+|attempt\w*|tried to (?:kill|end|hang|die|do it)|(?:took|swallowed) .{0,20}(?:pills|tablets|meds|paracetamol)|suicidal|wanted to die|nearly died by my own)\b/i;

/** An attempt or thoughts of years ago: told, and not happening. */
export function isLongAgo(text: string): boolean {
	return PAST.test(text) && ATTEMPT.test(text) && /\bI\b/i.test(text) && !NOW.test(text);
}

/** Long behind them, and told gladly. */
export function isLongOver(text: string): boolean {
	return (
		PAST.test(text.replace(/^years ago/i, "two years ago")) &&
		/\b(?:suicidal|end(?:ed)? my life|kill myself|attempt\w*|overdos\w+|self-?harm\w*|cut myself)\b/i.test(
			text,
		) &&
		/\b(?:glad|thankful|grateful|(?:well|better|happy|good|okay|ok|fine) (?:now|today|these days)|recovered|stayed|haven't (?:\w+ )?(?:in|for|since)|alive)\b/i.test(
			text,
		)
	);
}

/** "I still have some of them": within reach, and nothing said of using it. */
export function isStillKept(text: string): boolean {
	return (
		/\bstill (?:have|got|keep|kept)\b|\bkept (?:some|the|a few)\b|\bnever (?:threw|got rid)\b/i.test(text) &&
		!NOW.test(text)
	);
}

export function emergencyIn(text: string): Emergency | null {
	if (isLongAgo(text)) {
		return null;
	}
	return TAKEN.test(text) ? "taken" : EDGE.test(text) ? "edge" : MEANS.test(text) ? "means" : null;
}

const OVER: Record<Emergency, RegExp> = {
	taken:
		/\b(?:ambulance|paramedics?|hospital|A ?& ?E|emergency room|\bER\b|doctors?|nurses?|poison (?:control|line|centre|center)|they(?:'re| are) (?:here|coming|on the way))\b|\bI(?:'ve| have)? (?:\w+ )?(?:called|rang|phoned) (?:911|999|112|111|000|them|the (?:number|emergency|line)|it|for help|an ambulance)\b|\bI(?:'ve| have)? (?:\w+ )?(?:called|rang|phoned)[.! ]*$|\b(?:called|calling) (?:them|now|911|999|112)[.! ]*$/i,
	edge: /\b(?:stepped|moved|came|went|walked|got|climbed|going|walking|stepping) (?:\w+ )?(?:back|away|off|down|home|inside)\b|\b(?:I'm|I am) (?:\w+ )?(?:home|inside|off (?:it|the)|away from|in (?:the|a) (?:car|shop|cafe|café|taxi|bus|house))\b|\bback (?:home|inside|in the car)\b/i,
	means:
		/\b(?:took (?:it|them) down|cut it down|(?:gave|given|handed|giving) (?:it|them|the \w+)|threw|thrown|flushed|poured|got rid|(?:locked|put|left|hid|buried) (?:it|them|the \w+)|left the (?:room|house|garage|flat)|in (?:another|the other) room|away from it|(?:is|are|'s|'re) (?:with me|here with me|coming|on (?:his|her|their) way)|unloaded|not (?:here|at home))\b/i,
};

/** Whether they say that the nearest danger has been left: stepped back, handed over, somebody called. */
export function isLeft(kind: Emergency, text: string): boolean {
	return OVER[kind].test(text) && !/\b(?:not|n't|never|no|won't|can't|should I|if)\b/i.test(text);
}

export const ALONE =
	/\b(?:no ?one|nobody|not anyone|there isn't any(?:one|body))(?:(?:'s| is|s)? (?:here|around|home|near(?:by)?|with me|about|else)|$)|\b(?:I'm|I am|im|all|home|totally|completely) (?:\w+ )?(?:alone|by myself|on my own)\b|\bthere(?:'s| is|s) (?:no ?one|nobody)\b|^(?:alone|by myself|no ?one|nobody)\W*$|\blive alone\b/i;

/** "Yes", "yes I'm safe", "I'm ok": a claim of safety, and no more than that. */
export const CLAIMS_SAFE =
	/^(?:(?:yes|yeah|yep|yup|ya|ok|okay|sure|I guess|I think so|kind of|kinda|for now|well),? ?)+(?:I (?:am|think so|guess)|I'm (?:\w+ )?(?:safe|fine|ok|okay|all right)|for now|safe)?\W*$|^(?:I'm|I am|I feel) (?:\w+ )?(?:safe|fine|ok|okay|all right)(?: (?:now|for now|right now))?\W*$/i;
