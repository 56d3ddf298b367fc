import { ENGLISH } from "./words.ts";

/** What says that it isn't over after all. */
export const NOT_OVER =
	/(?<= )(?:until|again|want to|urges?|started|start|relapsed?|miss|tempted|thinking|back to|last night|tonight|yesterday|need to|now i|till)(?= )/;

/** An overdose of the writer's own, or an attempt by name. */
const DOSE =
	`(?:i|ive|id) (?:(?:had|have|also|once|already|first|almost|nearly|only|did|accidentally|deliberately) )*(?:overdosed?|tried to (?:kill myself|end my life|hang myself|overdose|` +
	`take my (?:own )?life)|attempted suicide|took an? (?:big |large |massive |paracetamol |serious )?overdose|(?:took|swallowed) (?:all|too many|a lot of|loads of|a whole|` +
	`a bottle of|the whole|a bunch of|an overdose of|a handful of) (?:[a-z0-9]+ ){0,3}(?:${ENGLISH.pills}))(?: on [a-z]+)?(?= )`;
const LONG_SINCE =
	"(?:(?:[0-9]+|a|two|three|four|five|six|seven|eight|nine|ten|several|some|few|many|couple of|twenty) (?:years?|months?|weeks) (?:ago|back)|years (?:ago|back)|months ago|" +
	"last (?:year|summer|winter|spring|autumn|month|christmas)|when i was (?:(?:a |in |at |about |only |around )?(?:[0-9]{1,2}|teen\\w*|kid|child|student|school|uni|college|" +
	"my (?:teens|twenties)|[a-z]+teen|young|younger|little))|in (?:19|20)\\d\\d|as a (?:teenager|teen|kid|child|student)|in (?:my )?(?:teens|twenties|college|uni|high school|" +
	"school)|a long time ago|once before|back in (?:the )?[a-z0-9]+)";

/** Past self-harm, by its wording: "I used to self harm, but not for four years". */
export const PAST_HARM = new RegExp(
	`(?<= )(?:(?:used to|stopped) (?:selfharm\\w*|self injure|cut|cutting|burn|burning|hurt|hurting|harm|harming|starve|purge|purging|make myself sick)(?= (?:myself|[.,]|but|as|` +
		`when|in|a|for|because|years|and|not|back)| $)|(?:selfharmed|(?:cut|hurt|burned|burnt) myself) (?:, )?(?:[a-z]+ ){0,3}${LONG_SINCE}|(?:havent|not|didnt|stopped|never|clean from|` +
		`free from|free of) (?:selfharm\\w*|cut|cutting|cut myself|hurt myself|burnt myself|burned myself)(?: myself)?(?: [a-z]+)? (?:in|for|since|years?|months?|[0-9]+)|(?:years?|` +
		`months?) (?:clean|free|without) (?:of|from)? ?(?:selfharm\\w*|cutting|sh))(?= )`,
);

/** "I overdosed two years ago": past, not current. */
const PAST_DOSE = new RegExp(
	`(?<= )(?:${DOSE}(?: , )?(?: [a-z0-9]+){0,4} ${LONG_SINCE}|${LONG_SINCE}(?: ,)?(?: [a-z0-9]+){0,2} ${DOSE})(?= )`,
);

const RECENT =
	/(?<= )(?:again|today|tonight|now|hours?|minutes?|mins|yesterday|this (?:morning|evening|afternoon|week)|last night)(?= )/;

/** Returns whether a sentence reports a long past overdose or attempt, and no recent one. */
export function tellsOfPastDose(sentence: string): boolean {
	return (
		/ (?:overdos|took |swallowed |tried |attempted )/.test(sentence) &&
		PAST_DOSE.test(sentence) &&
		!RECENT.test(sentence)
	);
}

export function withoutPastDose(sentence: string): string {
	return tellsOfPastDose(sentence) ? sentence.replace(PAST_DOSE, "…") : sentence;
}

/** The pills of then are still there. */
export const KEPT = new RegExp(
	[
		"(?<= )(?:(?:have|got|kept|keep|ive|theres|there are) (?:[a-z]+ ){0,3}(?:pills|tablets|meds|medication|paracetamol|packets|boxes|them) (?:left|here|somewhere|hidden|in)|(?:have|",
		"got|kept|keep) (?:some|a few|most|all|half|the rest)? ?(?:of )?(?:the|those|them|my)? ?(?:pills|tablets|paracetamol))(?= )",
	].join(""),
);

/** Another person is the target. */
export const AT_OTHERS = new RegExp(
	[
		"(?<= )(?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|poison) (?:up (?:the|my|our|a) [a-z]+|him|her|them|everyone|people|those|that (?:man|guy|woman|",
		"bitch|bastard)|(?:my|the|his|her|their|our) (?:[a-z]+ )?(?:ex|wife|husband|boyfriend|girlfriend|partner|boss|manager|teacher|neighbou?r|mum|dad|parents|brother|sister|son|",
		"daughter|kids|family|friend|colleagues?|coworkers?|roommate|flatmate|landlord|stepdad|stepmum|uncle|rapist|abuser|bully|bullies|classmates?))(?= )",
	].join(""),
);
/** The writer is to be hurt as well. */
export const AT_ONESELF =
	/(?<= )(?:myself|me|my life|suicide|suicidal|die|dying|end it|ending it|live|living|alive|pills)(?= )/;
/** The means are there. */
export const ARMED =
	/(?<= )(?:(?:bought|got|have|buying|getting|own|found|loaded|carrying|brought|with) (?:a |the |my |his )?(?:gun|pistol|rifle|shotgun|knife|machete|axe|weapon|ammo|handgun|poison))(?= )/;

/** A year that is long past, and nothing that says it went on: "I was suicidal in 1987". */
export const PAST_YEAR =
	/(?<= )(?:was|were|wanted|tried|attempted|spent|wished|thought|took|had) (?:[a-z0-9,]+ ){0,8}(?:in|of|during|through) (?:19\d\d|200\d|201\d)(?= )(?!.* (?:since|still|again|until|now i|ever since) )/;

/** What happened to another person, too long ago for any help. */
export const LONG_GONE =
	/(?<= )(?:19\d\d|200\d|201\d|long before i|after the war|decades ago|when i was (?:little|small|a (?:child|kid|boy|girl)))(?= )/;
