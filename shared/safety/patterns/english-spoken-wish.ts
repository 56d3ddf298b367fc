import type { Family } from "./english.ts";

/** A wish not to be, as it is said in passing: in an answer, of an age, of others who would manage. */
export const SPOKEN_WISH: readonly Family[] = [
	{
		name: "a wish in two words",
		level: "wish",
		weight: 3,
		patterns: [
			"{lead}(?:better off dead|better dead|not waking up|never waking up){tail}",
			"want out && (?:of all of it|of it all|tired of waking|every day the same) ## {away}",
		],
	},
	{
		name: "not to have been born",
		level: "wish",
		weight: 3,
		patterns: [
			"(?:why|when|how come|wonder why) (?:~ )?(?:cant i|am i not|didnt i|couldnt i) (?:~ )?(?:die|dead|be dead|died)(?! (?:in|at|with|near) )",
			"(?:driving|drive|drove) (?:~ )?without (?:~ )?(?:seatbelt|seat belt)|stopped wearing (?:~ )?(?:seatbelt|seat belt)|stopped taking (?:my )?(?:heart|blood pressure|insulin|hiv)",
			"(?:wish|wished|if only|better if) (?:~ )?(?:mum|dad|parents|they) (?:~ )?(?:never|not|hadnt|didnt) (?:~ )?(?:had me|have me|given birth|gave birth to me)",
		],
	},
	{
		name: "they would do well",
		level: "wish",
		weight: 3,
		patterns: [
			"(?:world|everyone|they|life) (?:~ )?(?:would|wouldnt|will|theyd) (?:~ )?(?:be )?(?:~ )?(?:fine|ok|okay|manage) (?:~ )?(?:{ifgone}|i was gone|im gone|i wasnt there) ## {away}",
			"(?:cost|costs|costing) (?:~ )?more (?:~ )?than (?:im|i am|ill ever be) worth",
			"(?:im|i am|i|me) (?:~ )?(?:taking|wasting) (?:~ )?(?:up )?(?:space|oxygen|air) (?:~ )?(?:that|someone|somebody|others) ## {away}",
		],
	},
	{
		name: "tired of being",
		level: "wish",
		weight: 3,
		patterns: [
			"(?:any|no|see|another) way (?:~ )?(?:ends|out|this ends|it ends) ~~ (?:me not being here|me dead|dying|me gone|my death)",
			"(?:easy|easier|nice|nicer) (?:~ )?(?:to|if i could|if i|not to) (?:~ )?(?:not exist|stop existing|cease to exist|not be here anymore)",
			"(?:press|push|hit|flick|was) (?:~ )?(?:button|switch|off switch|lever) && (?:be gone|disappear|existed|exist) ## laundry",
			"(?:had my innings|had a good innings|good innings|outlived (?:~ )?(?:everyone|them all|my usefulness|my friends)|overstayed my (?:welcome|time) (?:on|in|here)|no use to anyone) ## cricket",
			"(?:stopped|cant|no longer|never) (?:~ )?(?:picturing|imagining|picture|imagine) (?:~ )?(?:future|one|next year|tomorrow|myself older|myself old|anything (?:past|after|beyond)) && (?:stopped|future|dont want|tired) && {me} ## {away}",
			"(?:never|didnt) (?:~ )?(?:thought|think|expect|plan) (?:~ )?(?:i|id|to|on) (?:~ )?(?:get this far|live this long|make it this far|be alive) && (?:dont want|tired|further|didnt plan) ## {away}",
			"(?:want|need|wish|long) (?:~ )?(?:everything|it|all|my head) (?:~ )?(?:to |and )?(?:~ )?(?:quiet|stop|end|silent)? ?(?:~ )?(?:forever|for good|permanently|and never start) ## smok[a-z]*|habit|drinking|{away}",
			"(?:noise|pain|it|this) (?:~ )?(?:stop|end|over|stopped) ~~ (?:dont care how|no matter how) ## habit|smok[a-z]*|snor[a-z]*",
			"(?:point|use) (?:~ )?(?:of|in) (?:~ )?(?:getting through (?:today|the day|another|this day)|another (?:day|year|morning|winter)|seeing another|doing tomorrow|having a tomorrow|being me) ## {away}",
		],
	},
	{
		name: "let it come",
		level: "wish",
		weight: 3,
		patterns: [
			"(?:hope|hoping|wish|wishing) (?:~ )?(?:doctors?|they|scan|results?) (?:~ )?(?:find|finds|found|is) (?:~ )?(?:something|bad|terminal|cancer) (?:~ )?(?:cant be (?:treated|cured|fixed)|no cure|terminal|fatal|kills?|take me|end|{lone})",
			"(?:disappointed|gutted|sad) ~~ (?:scan|biopsy|lump) ~~ (?:clear|benign|fine)",
			"(?:envy|jealous|envious|wish i was) ~~ (?:coma|comas|the ones who died|people who died)",
			"wrong (?:one|brother|twin|sister) (?:of us )?(?:~ )?(?:died|came home|came back|lived)",
			"(?:be with|hold|see|go to) (?:~ )?(?:son|daughter|wife|husband) (?:again )?(?:~ )?(?:wherever (?:he|she|they)|up there|in heaven|on the other side|where (?:he|she|they) (?:is|are)|in the next (?:life|world)) && (?:give anything|want|need|ready)",
		],
	},
	{
		name: "not living",
		level: "wish",
		weight: 2,
		patterns: ["(?:existing|surviving|breathing) (?:, )?not living|not living (?:, )?(?:existing|surviving)"],
	},
	{
		name: "and so not at all",
		level: "wish",
		weight: 2,
		patterns: [
			"rather (?:~ )?(?:do |have |be )?(?:neither|not at all|nowhere|not have either)|(?:it|everything|pain|all of it) (?:~ )?(?:would|will|d) (?:~ )?(?:stop|end|be over|be quiet) (?:~ )?(?:if|when) i (?:did|do|stop|stopped)(?= (?:[.,]|$)| $)",
		],
	},
];
