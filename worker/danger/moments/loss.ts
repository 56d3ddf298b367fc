import type { Moment } from "./moment.ts";

/** An animal's last visit to the vet, said the usual way. A child is put to bed with the same words. */
const PET =
	/\b(?:had to|have to|having to|decided to|need to|going to|are|vet) (?:have )?put(?:ting)? (?:(?:my|our|the) (?!baby|kids?|child|children|son|daughter|twins?|toddler|little|phone|laptop|computer)\w+|him|her|it|them|[A-Z]\w+) (?:to sleep|down)\b(?! (?:at \d|at (?:six|seven|eight|nine)|early|by|every|again|for (?:a|his|her) nap|on|in|and (?:left|walked)))|\b(?:dog|cat|horse|rabbit|pet|[A-Z]\w+) (?:was|had to be|has to be) put (?:to sleep|down)\b/;

const KIN =
	"husband|wife|partner|boyfriend|girlfriend|son|daughter|child|baby|mother|mum|mom|father|dad|brother|sister|gran\\w*|grand\\w+|nan|uncle|aunt|friend|dog|cat|parents?";

/** "Her husband died": the loss is hers. Of the one who writes only where "my" or "our" says so. */
const THEIR_LOSS = new RegExp(
	`\\b(?<!my )(?:(?:his|their|her) (?!(?:\\w+ )?and I\\b)|(?:my|our|the) (?:\\w+ )?(?!(?:husband|wife|partner|mother|mum|mom|father|dad|son|daughter|brother|sister)'s)\\w+'s |[A-Z][a-z]+'s )(?:\\w+ )?(?:${KIN})(?: has| have| had| just| sadly| recently| suddenly)* (?:died|passed(?: away| on)?|was killed)\\b`,
);

/** Somebody else is ill. */
const THEIR_ILLNESS =
	/\b(?<who>he|she|they|(?:my|our) (?:best |little |older |younger |big )?(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|child|baby|mother|mum|mom|father|dad|brother|sister|friend|uncle|aunt|gran|nan|grandma|grandad|grandfather|grandmother|boss|colleague|dog|cat))(?: (?:\w+ )?(?:has|got|had|have)(?: (?:been|just|now))*(?: (?:a|an|some|stage \w+|diagnosed with|terminal|breast|lung))* (?:cancer|tumou?r|leuk\w+|dementia|alzheimer's|parkinson's|stroke|heart attack|biops\w+|diagnos\w+|diabetes|chemo|surgery|illness)\b|(?:'s| is| was| are|'re)(?: (?:\w+ ){0,2})(?:in hospital|in the hospital|ill|sick|terminal|diagnosed|having (?:surgery|chemo|an operation)|dying)\b|(?: is|'s|'re| are)? ?(?:not|isn't|aren't|n't) (?:\w+ )?well\b)/i;

/** Loss, and the body when it's frightened. */
export const LOSS: readonly Moment[] = [
	{
		pattern: PET,
		weight: 3,
		says: [
			"You had to decide the end for an animal that trusted you, and that's love and grief in the same hour.",
			"Letting an animal go is a kindness that feels like anything but, and the house is quieter for it.",
		],
	},
	{
		pattern: THEIR_LOSS,
		weight: 3,
		says: [
			"It isn't your own loss, and it has come close enough to touch you.",
			"You're standing beside somebody who has lost a person, and there are no right words for that.",
		],
	},
	{
		pattern: THEIR_ILLNESS,
		weight: 2,
		says: [
			"It's one thing to be ill, and another to watch it happen to {who} and keep going.",
			"You can't take it off {who}, and you'd like to, and that's a helpless place to stand.",
		],
	},
	{
		pattern: /\bmiscarr\w+|\bstillb\w+|\blost (?:the|my|our) (?:baby|pregnancy)\b/i,
		weight: 2,
		says: ["You lost someone you'd already made room for."],
	},
	{
		pattern:
			/\b(?:a |one of my |my )(?:patients?|residents?|clients?) (?:\w+ )?(?:died|passed|didn't make it)\b/i,
		weight: 3,
		says: [
			"Someone died on your watch, and the shift went on as if nothing had happened.",
			"You lost a person you were looking after, and there was no time to let it be that.",
		],
	},
	{
		pattern:
			/\b(?:didn't|no|never|couldn't|hadn't|not) (?:even )?(?:have |had |get |got |any )?(?:the )?(?:time|chance)? ?(?:to )?(?:say goodbye|sit with|be (?:there|with)|see (?:him|her) (?:again|before)|hold (?:his|her))\b|\bwasn't there (?:when|for|at)\b/i,
		weight: 3,
		says: [
			"There was something you wanted to give in that moment, and you weren't able to.",
			"It isn't just that it happened; it's that you couldn't be there the way you'd have wanted.",
		],
	},
	{
		pattern:
			/\b(?:went|go|moved|just went|had to go) (?:on |straight )?to the next (?:bed|patient|one|room|call|task|meeting)\b|\b(?:carried|carry|got|get|went) on (?:as if|like|as though) nothing\b/i,
		weight: 3,
		says: [
			"You moved on because someone had to, and whatever you felt had to wait.",
			"There was no gap to feel anything in, so you took it home with you.",
		],
	},
	{
		pattern:
			/\b(?:everyone|everybody|people|they|the world|he|she)(?:'s| has| have|'ve)? (?:\w+ )?(?:moved on|back to normal|forgotten|forgot|stopped asking|expects? me to (?:be|move|get))\b|\b(?:get|be|got) over it\b/i,
		weight: 2,
		says: [
			"It's gone back to normal for the others, and it hasn't for you.",
			"You're expected to be further along than you are.",
		],
	},
	{
		pattern:
			/\b(?:went|wanted|want|reach\w*|almost|nearly|about|picked up (?:the|my) phone|still go) (?:\w+ )?to (?:call|text|ring|phone|tell) (?<who>him|her|them)\b/i,
		weight: 2,
		says: [
			"For a second it was still possible to tell {who}, and then it wasn't.",
			"The habit of telling {who} things hasn't stopped.",
		],
	},
	{
		pattern: /\b(?:keep|kept|still have|still wear|wear) (?<whose>his|her|their) (?<thing>(?!own)[a-z]+)\b/i,
		weight: 2,
		says: ["You've kept {whose} {thing}. Part of you isn't ready to be without it."],
	},
	{
		pattern:
			/\b(?<whose>his|her) (?<thing>shoes|slippers|coat|jacket|clothes|things|cup|mug|glasses|chair|keys|phone|books|tools|toothbrush) (?:is|are) still\b/i,
		weight: 2,
		says: ["You pass {whose} {thing} every day, and every day it's the same small jolt."],
	},
	{
		pattern:
			/\b(?:we (?:weren't|were never|hadn't been) close|hadn't (?:spoken|talked)|complicated relationship|never got along|last (?:thing|time) (?:I|we) (?:said|talked|spoke|saw))\b/i,
		weight: 2,
		says: [
			"It's harder to mourn someone when things between you were unfinished.",
			"You lost the person, and also the chance for it to become different.",
		],
	},
	{
		pattern:
			/\b(?:heart (?:is |was |starts? |keeps? )?(?:racing|pounding|beating)|can't (?:breathe|get (?:any )?air)|chest (?:is |was |gets? |feels? )?tight|tight chest|panic(?:king| attack)|shaking|hyperventilat\w*)\b/i,
		weight: 3,
		says: [
			"Your body is sounding the alarm, and it's frightening when it does that.",
			"That's fear in the body, quick and physical, before you can think about it.",
		],
	},
	{
		pattern:
			/\b(?:drink(?:ing)? (?:too much|every (?:night|day|evening)|more|again|alone|a lot|to (?:sleep|forget|cope))|(?:bottle|glass(?:es)?) of wine (?:every|a|each)|hungover)\b/i,
		weight: 3,
		says: [
			"It takes the edge off in the evening, and the next day it wants something back.",
			"You've noticed the drinking, and you chose to say it.",
		],
	},
	{
		pattern:
			/\b(?:don't|do not|didn't|can't) (?:really )?(?:feel|love|bond|have)\b.{0,25}\b(?:my|the|for|with) (?:baby|son|daughter|newborn|him|her)\b/i,
		weight: 3,
		says: [
			"You expected to feel something that hasn't come yet, and that's very hard to say to anyone.",
			"Plenty of parents wait weeks or months for that feeling; hardly any of them say so.",
		],
	},
	{
		pattern:
			/\b(?:the baby|my baby|she|he|newborn) (?:\w+ )?(?:won't (?:sleep|settle)|wakes?|feeds|is up|was up)\b|\bup (?:every|all) (?:hour|two hours|night)|\bevery two hours\b/i,
		weight: 2,
		says: [
			"You're on call round the clock, and the shift has no end.",
			"Nobody thinks clearly on sleep that's cut into pieces like that.",
		],
	},
	{
		pattern:
			/\b(?:the baby|my baby|baby|newborn) (?:\w+ )?(?:won't stop crying|cries|cried|screams?|screamed)\b|\b(?:she|he) (?:won't stop crying|cries|screams)\b(?! at me)/i,
		weight: 2,
		says: [
			"Hours of crying wear anyone down, and you can't step out of the room from it.",
			"You're listening to that with your whole body, every evening.",
		],
	},
	{
		pattern:
			/\b(?:(?:is|was) (?:this|it|that) normal|(?:this|it|that)(?:'s| is) normal|am I (?:normal|(?:going )?crazy|losing it)|(?<!\b(?:won't|doesn't|isn't|never) (?:sleep|settle)\b.*)losing my mind|going (?:crazy|mad|insane))\b/i,
		weight: 3,
		says: [
			"More people feel this than ever say so. And common doesn't mean you have to sit it out: if it's been most days for two weeks, it's worth telling a doctor.",
			"You're wondering whether this is still within what people can feel. It usually is, and a doctor can tell you more than I can if it's been going on for weeks.",
		],
	},
	{
		pattern:
			/\bI(?:'d| would) have (?:\w+ )?(?:held|sat|said|stayed|told|stopped|called|hugged|been there|gone|listened|asked)\b/i,
		weight: 2,
		says: [
			"You know exactly what you'd have given, and there was no room for it.",
			"It's plain what you'd have wanted to do, and that's why it hurts.",
		],
	},
];
