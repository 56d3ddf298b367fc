/** "Not yet" and "no, but sometimes" don't deny anything. */
const HEDGED = /\b(?:not yet|sometimes|maybe|but|though|although|except|until|unless)\b/i;

/** Whether they said plainly that they don't mean to die. */
export function denies(text: string): boolean {
	return !HEDGED.test(text) && !isNoElsewhere(text) && saysNo(text);
}

/** "No tengo a nadie": a "no" that starts a sentence in another language isn't an answer. */
function isNoElsewhere(text: string): boolean {
	return /^(?:no+|non|n[aã]o),? (?:hablo|entiendo|comprendo|falo|entendo|parlo|capisco|aguanto|consigo|tengo|quiero|puedo|me|se|hay|es|lo|la|le|nadie|nada|s[eé]|estoy|soy|voy|ho|voglio|posso|sono|so|c'è|tenho|quero|sei)\b/i.test(
		text,
	);
}

/** "No one cares", "I'm not sure" and "I don't know" begin with the same words and deny nothing. */
function saysNo(text: string): boolean {
	return (
		/^(?:(?:lol|haha|oh|omg|um|well|wait),? )*(?:no+(?! (?:one|idea|point|way|reason|clue|hope|body|matter|longer|more|future|sleep|hospital|ambulance|doctors?|police|calls?|lines?|hotlines?|numbers?|meds|money|parents|therapy|therapist|phone)\b)|nope|nah|god no|oh no|of course not|never(?=[.,!]|$)|not (?:at all|really|like that)|it's not (?:that|like that)(?=[.,!]|$)|I'm not(?=[.,!]|$| (?:going to|thinking|planning|suicidal|like that|that bad|in danger|at risk)\b)|I (?:would|could) never|I don't(?=[.,!]|$| (?:mean|think so|really|have (?:any |such )?thoughts|want to (?:hurt|kill|end|do|be dead))))(?![\w'])/i.test(
			text,
		) ||
		/\b(?:not going to (?:hurt|kill|do)|won't (?:hurt|kill|do)|wouldn't (?:hurt|kill|do)|not suicidal|don't want to die(?! (?:alone|like|in|slowly|here|yet)\b)|no (?:suicidal )?thoughts|not that bad|don't mean (?:that|it like that)|didn't mean (?:that|it like that)|not what I meant)\b/i.test(
			text,
		)
	);
}

const PLAINLY =
	/\b(?:(?:don't|do not) want to (?:die(?! (?:alone|like|in|slowly|here|yet)\b)|kill myself|end (?:it|my (?:own )?life))|not going to (?:kill myself|end (?:it|my (?:own )?life))|(?:not|never) (?:actually |really )?thinking (?:of|about) (?:dying|killing myself|ending (?:it|my (?:own )?life))|no (?:suicidal )?thoughts|not about dying|(?:not|isn't|never) (?:meant )?to die(?! (?:alone|like|in|slowly|here|yet))|not (?:actually |really |even )?suicidal|not (?:to )?(?:die|be dead|dying),? (?:just|only|but))\b/i;

/** A no that says itself what it denies, whatever was asked: "no, I don't want to die, I'm tired". */
export function deniesPlainly(text: string): boolean {
	return PLAINLY.test(text) && !HEDGED.test(text);
}

const MEANT_OTHERWISE =
	/^(?:I meant )?(?:to dye )?my hair\b|\b(?:not what I meant|didn't mean (?:it )?(?:like )?that|don't mean (?:it )?(?:like )?that|not (?:actually |really )?suicidal|was(?: just| only)? (?:joking|kidding|a joke)|(?:just|only) (?:a (?:joke|figure of speech)|joking|kidding|leaving (?:the |this )?(?:chat|app|talk)|logging off)|I'm (?:joking|kidding)|jk|just kidding|only (?:joking|kidding)|not (?:literally|for real|seriously)|obviously not|(?<!not )(?:exaggerating|(?<!not a )(?:figure of speech)))\b/i;

/** "That's not what I meant", "I was joking": believed, whatever it was. */
export function meansOtherwise(text: string): boolean {
	return MEANT_OTHERWISE.test(text) && !/\b(?:but|not (?:joking|kidding|a joke))\b/i.test(text);
}
