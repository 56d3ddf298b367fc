import type { Words } from "../needs.ts";
import type { Family } from "./english.ts";

/** Words as one alternative of a pattern. */
const either = (...words: readonly string[]) => words.join("|").replace(/\s*\n\s*/g, "");

/** Each with what people glue to it when they leave the apostrophe out: "everyones", "theyd", "the kids would". */
const contracted = (words: readonly string[], ending: string) => words.map((word) => `${word}${ending}`);

const PRONOUNS = ["they", "he", "she", "you", "we", "it", "who", "that"];
const ALL = ["everyone", "people", "anyone", "nobody", "someone", "everything", "life", "the world"];
const LOVED = [
	...["kids", "children", "boys", "girls", "son", "sons", "daughter", "daughters", "baby", "little one"],
	...["mum", "dad", "parents", "folks", "brother", "brothers", "sister", "sisters", "siblings", "twin"],
	...["husband", "wife", "partner", "boyfriend", "girlfriend", "fiance", "family", "friends", "mates"],
	...["nan", "gran", "grandma", "grandparents", "niece", "nephew", "nieces", "nephews"],
];
const THEY = ["they", "he", "she", "you", "everyone", "people", "both of them", "two of them", "all of them"];

/** After "if I": the words for not being there, however they are turned. */
const AWAY_FOR_GOOD = either(
	"(?:was|were|am|be|is|wasnt|werent|isnt) (?:not |never |no longer |anymore )?",
	"(?:here|around|there|alive|gone|dead|existing|in it|in the way|in the picture|out of (?:the way|it|the picture|their (?:lives|way|hair)))",
);

/** What makes it a shift, an evening or a journey, and no life. */
const OCCASION = either(
	"shift|shifts|meeting|meetings|party|practice|rehearsal|choir|band|class|lesson|gym|match|game|stage|webinar|call|lunch|",
	"office|work|job|boss|manager|colleagues?|coworkers?|team|project|students?|clients?|customers?|group chat|new hires?|",
	"on leave|annual leave|maternity leave|paternity leave|sick leave|holidays?|vacation|trip|spa|nursery|wedding|reunion|",
	"weekend|weekends|sunday|monday|tuesday|wednesday|thursday|friday|saturday|next week|this week|next month|an hour|",
	"hours|a day|a night|one night|for a week|two weeks|few days|few hours|tonight i(?:m| have)|babysitter|sitter|ex|phone|cooking|",
	"messy|late|early|visiting|driving|picking|parcel|door|delivery|bus|flatmates?|roommates?|neighbou?rs?|plants|cat|retire",
);

export const ABSENCE_WORDS: Words = {
	theyd: either(
		...contracted([...PRONOUNS, ...ALL, ...LOVED], "d"),
		"would",
		"will",
		"could",
		"might",
		"should",
	),
	theyll: either(...contracted(["they", "he", "she", "you", "it", "everyone"], "ll"), "going to"),
	theyre: either(
		"theyre",
		...contracted(["he", "she", "it", "everyone", ...ALL, ...LOVED], "s"),
		"is",
		"are",
		"gets",
	),
	nearest: either(...THEY, ...contracted(THEY, "d"), ...contracted(["they", "he", "she"], "ll"), ...LOVED),
	// What follows may still make it a day out: "without me picking him up", "not around when they decided".
	absent: `(?:without me|without (?:their|his|her|its) (?:mum|dad|mother|father)|w o me|me (?:being )?(?:gone|dead|not here)|(?:if|when|once|that|until) (?:i|im|id|ive) (?:ever |finally |suddenly )?(?:${AWAY_FOR_GOOD}|not (?:here|around|there|alive)|went|died|disappeared|vanished|stopped (?:being (?:around|here)|existing|breathing)|stepped out of it|never (?:woke up|existed|was born|been born)|(?:didnt|dont) (?:exist|wake up))|i werent (?:here|around|alive))(?! (?:to (?!mess|ruin|drag|hold|bother|burden|hurt|spoil|worry|upset|break)|at |when |for (?!good|ever)|on |until |till |this |next |today|yesterday|last |(?!being|ruining|dragging|messing|holding|getting|hanging|hurting|making)[a-z]+ing |as |in the (?:team|meeting|office|band|group)))`,
	eased: either(
		"better|best|happier|lighter|easier|relieved|freer|free|richer|safer|calmer|simpler|kinder|peace|rest|breathe|",
		"grateful|thankful|favour|favor|kindness|mercy|start over|start again|move on|moved on|new home|one less thing|",
		"less to worry|stop worrying|not (?:have to )?worry|wouldnt have to worry|get worse|worse off|no worse",
	),
	coping: either(
		"fine|ok|okay|alright|all right|cope|coped|manage|manages|survive|get by|carry on|go on|goes on|adjust|get over|",
		"get used to|do well|do great|do good|live on|forget me|be good|find someone|get through",
	),
	unmissing: either(
		"notice|noticed|miss|missed|misses|missing|care|cares|realise|realize|remember|cry|mourn|grieve|ask where|look for|",
		"wonder where|blink|be sad|mind",
	),
	noone: either(
		"nobody|nobodys|nobodyd|anyone|anyones|anyoned|who|whos|whod|wont|wouldnt|not one|none|hardly|no human|not even|doubt",
	),
	occasion: OCCASION,
	back: "holiday|abroad|moved|retire|got back|came back|borrow",
};

/**
 * Others would be better off, would manage or would not notice, were the writer not there. Read from three parts in
 * any order, so that no word between them and no missing apostrophe hides it. An occasion in the sentence takes it away.
 */
export const ABSENCE: readonly Family[] = [
	{
		name: "relieved without me",
		level: "wish",
		weight: 3,
		patterns: [
			"{absent} && (?:{theyd}|{theyll}|{theyre}|be|been) && {eased} ## {occasion}|{away}",
			"(?:weight|burden|drain|drag|deadweight|dead weight|problem|nuisance) (?:on|to|for) (?:everyone|them|him|her|my (?:{nearest})) && (?:{theyd}|{theyll}) && {eased} ## {occasion}|{away}",
			"(?:weight|burden|drain|drag|nuisance) on (?:everyone|them|him|her|my (?:{nearest})) && (?:relieved|free|better off|happier) ## {occasion}|{away}",
			"(?:doing|do) (?:~ )?(?:everyone|them|all of them|you all|my (?:{nearest})) (?:~ )?(?:favou?r|kindness|mercy) (?:~ )?(?:{absent}|by going|by dying|if i did it)",
		],
	},
	{
		name: "fine without me",
		level: "wish",
		weight: 3,
		patterns: [
			"{absent} && (?:{theyd}|{theyll}) && {nearest} && {coping} ## {occasion}|{away}",
			"(?:dont|doesnt|nobody|no longer|never) (?:~ )?(?:need|needs|needed) me && (?:{theyd}|{theyll}) && (?:{coping}|{eased}) ## {occasion}|{away}|drive|lift|help with",
			"(?:forget|forgets|remember) me && (?:{theyd}|{theyll}|wont) && (?:be ok|be okay|be fine|be alright|if i went|if i go) ## {occasion}|{away}",
		],
	},
	{
		name: "missed by none",
		level: "wish",
		weight: 3,
		patterns: [
			"{noone} ~~ (?:{absent}|i (?:was|were) (?:dead|gone)|id (?:died|gone)) && {unmissing} ## {occasion}|{back}",
			"(?:{absent}) ~~ {noone} && {unmissing} ## {occasion}|{back}",
			"(?:whos|who is|who|nobody|nobodys) (?:going to|gonna|would|will|ever) (?:~ )?(?:miss|mourn|remember|notice) me(?! (?:at|on|for) ) ## {occasion}|{back}",
			"(?:wont|wouldnt|not|never) be missed by (?:anyone|a soul|them|people|anybody) ## {occasion}|{back}",
			"(?:get over|forget about) me (?:~ )?(?:being (?:gone|dead)|dying|going) ## {occasion}|holiday|abroad|moved|retire|breakup|break up",
			"(?:life|lives) (?:~ )?(?:so much |much |a lot )?(?:simpler|easier|better|lighter|happier|worse) && (?:{absent}|me out of it|im out of it|out of it for good) ## {occasion}|{back}",
			"(?:not (?:like|as if|as though) )?(?:nobodys|anyones|everyones|no ones) (?:life|lives|day|world) (?:~ )?(?:change|worse|different) && (?:{absent}|i died) ## {occasion}|{back}",
		],
	},
];
