/** An animal's last visit to the vet, said the usual way. A child is put to bed with the same words. */
export const PET =
	/\b(?:had to|have to|having to|decided to|need to|going to|are|vet) (?:have )?put(?:ting)? (?:(?:my|our|the) (?!baby|kids?|child|children|son|daughter|twins?|toddler|little|phone|laptop|computer)\w+|him|her|it|them|[A-Z]\w+) (?:to sleep|down)\b(?! (?:at \d|at (?:six|seven|eight|nine)|early|by|every|again|for (?:a|his|her) nap|on|in|and (?:left|walked)))|\b(?:dog|cat|horse|rabbit|pet|[A-Z]\w+) (?:was|had to be|has to be) put (?:to sleep|down)\b/;

const KIN =
	"husband|wife|partner|boyfriend|girlfriend|son|daughter|child|baby|mother|mum|mom|father|dad|brother|sister|gran\\w*|grand\\w+|nan|uncle|aunt|friend|dog|cat|parents?";

/** "Her husband died": the loss is hers. Of the one who writes only where "my" or "our" says so. */
export const THEIR_LOSS = new RegExp(
	`\\b(?<!my )(?:(?:his|their|her) (?!(?:\\w+ )?and I\\b)|(?:my|our|the) (?:\\w+ )?(?!(?:husband|wife|partner|mother|mum|mom|father|dad|son|daughter|brother|sister)'s)\\w+'s |[A-Z][a-z]+'s )(?:\\w+ )?(?:${KIN})(?: has| have| had| just| sadly| recently| suddenly)* (?:died|passed(?: away| on)?|was killed)\\b`,
);

/** Somebody else is ill. */
export const THEIR_ILLNESS =
	/\b(?<who>he|she|they|(?:my|our) (?:best |little |older |younger |big )?(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|child|baby|mother|mum|mom|father|dad|brother|sister|friend|uncle|aunt|gran|nan|grandma|grandad|grandfather|grandmother|boss|colleague|dog|cat))(?: (?:\w+ )?(?:has|got|had|have)(?: (?:been|just|now))*(?: (?:a|an|some|stage \w+|diagnosed with|terminal|breast|lung))* (?:cancer|tumou?r|leuk\w+|dementia|alzheimer's|parkinson's|stroke|heart attack|biops\w+|diagnos\w+|diabetes|chemo|surgery|illness)\b|(?:'s| is| was| are|'re)(?: (?:\w+ ){0,2})(?:in hospital|in the hospital|ill|sick|terminal|diagnosed|having (?:surgery|chemo|an operation)|dying)\b|(?: is|'s|'re| are)? ?(?:not|isn't|aren't|n't) (?:\w+ )?well\b)/i;
