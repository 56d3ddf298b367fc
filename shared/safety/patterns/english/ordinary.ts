/** Said in play, of work, machines, films: taken out before anything is looked for. */
export const IDIOMS: readonly string[] = [
	"(?:hydrangeas?|roses?|plants?|(?:tomato|tomatoes)|seedlings?|bowling|batting|defending|driving|parking|pricing|pace|squirrels?|lemmings?) (?:~ )?suicidal",
	"(?:rope|elastic|cord) (?:on|round|around) my (?:legs|ankles|feet)",
	"(?:traffic|go slow|stairs|hill|commute|heat|queue|walk|humidity|pollen) (?:~~ )?(?:would|will|might|nearly) (?:finish|finished) me",
	"im (?:~ )?(?:dead|dying) (?:~ )?on my feet",
	"(?<!(?:when|after|once|if|that|until|then) )im (?:dead|dying)(?= (?:[.,]|that|lol))",
	"(?:killed|killing) (?:~ )?laughing(?! himself)",
	"be the death of",
	"(?:would|hed|shed|theyd|hell|shell) have (?:killed|shoved|hit|slapped|murdered|strangled|shot|thrown) (?:me|us|him|her|you)",
	"suicide (?:for|on) (?:the|my|your) (?:knees|legs|back|waistline|wallet|taste)",
	"dead (?:man|woman|girl|boy|men) walking|dead meat|dead to the world|dead ?lines?|hill (?:i|ill|im|to) (?:will )?(?:~ )?die on",
	"stabs? (?:~ )?(?:me|him|her|us|you) in the back|stabbed (?:~ )?in the back",
	"(?:rather|sooner) die (?:than (?!live|be alive|exist|go on|wake|stay|keep)[a-z]+|, and)",
	"(?:jump|jumping) (?:ship|hurdles|the queue|to conclusions|at the chance)",
	"(?:mum|husband) (?:(?!texted )[a-z]+ ){0,2}(?:will|going to) (?:~ )?kill me(?! if i leave )",
	"dying (?:~ )?(?:in the game|boss level)",
	"suicide prevention",
	"(?:chapter|news) (?:~ )?(?:about|on) (?:~ )?suicide",
	"(?:to die for|do or die|dead tired|like the dead)",
	"cut (?:~ )?(?:some slack|people out)",
	"shot (?:himself|myself) in the foot",
	"jump (?:for joy|rope|into freelanc[a-z]*)",
	"teetering on (?:the )?edge of a breakthrough|pushing me over the edge|on edge",
	"(?:~ )?go to sleep (?:~ )?(?:and )?not (?:~ )?wake up (?:~ )?till",
	"(?:end|ending) it(?: ~~)? (?:im breaking up with (?:him|her)|telling him (?:~ )?were over)",
	"jump off (?:the )?(?:high ){0,3}board",
	"wont be (?:around|here) ~~ (?:talk|meet) (?:~ )?(?:on )?(?:(?:thurs|fri)day|next week)",
	"(?:could|love to) (?:~ )?sleep forever (?:this morning|on (?:[a-z]+days?)|(?:in|on) this (?:new )?mattress)",
	"(?:{family}|who) is (?:slowly )?dying(?! inside)",
	"disappear (?:~ )?to a(?! nothing) [a-z]+",
	"(?<=(?:death|dying|diagnosis) (?:has )?)hit (?:me|us)",
	"(?<=^ (?:coach )?)(?:what is|whats) the meaning of life(?= $)",
	"end it (?:~ )?with (?:[a-z]+)",
	"nearly jumped out|asked (?:me )?(?:~ )?whether i (?:~ )?suicidal and i said no",
	"want to wake up (?:~ )?early",
	"hit me up(?! against)",
	"scared (?:that )?(?:my )?mum will die(?! by)",
	"end up comparing (?:myself|yourself)",
	"they dont wake (?:you|me)",
	"live socket",
	"disappear under my (?:~ )?desk",
	"(?:city|town) ~~ (?:and|,) (?:i )?dont want to (?:be|live) here(?: anymore)?(?= $)",
	"(?:kid|son) (?:~ )?(?:hit|threw) (?:~ )?(?:me )?(?:~ )?toy(?: at me)?",
	"cat (?:~ )?(?:hit|scratched) me",
	"standing on (?:the )?platform (?:~ )?waiting for my (?:[0-9]+ )?train(?= (?:[.,])| $)",
];

/** Before a match: it takes the match back. */
export const NEGATIONS = new RegExp(
	[
		" (?:not|never|no|isnt|wasnt|arent|dont|didnt|doesnt|wouldnt|couldnt|without|nowhere near|far from|hardly|aint|neither|nor|zero|nothing like|wont|havent|hasnt|hadnt|rather than|",
		"instead of)(?: (?:currently|at all|feeling|ever|having|thinking|about|going|want|wanting|to|any|a|of|the|in|danger|one bit|thoughts|thought|think|like|have|had|been|being|",
		"intend|intending|mean|meaning|do|be|feel|felt|that|i|im|would|will|could|id|ill|planning|plan|plans|plotting|urge|urges|desire|intention|intentions|actively|saying|my|wish|",
		"need|considering|considered|contemplating|one|as in|myself|any plans|or|wanted|anything|harm|harming|hurt|hurting|kill|killing|die)){0,6} $",
	].join(""),
);

/** A negation that is taken back, or isn't one: "can't say I'm not", "not sure I won't". */
export const NO_NEGATION = new RegExp(
	[
		" (?:cant|couldnt|dont know|not sure|told|mentioned|reasons?|excuses?|unsure|hard|wont|why|if|whether|doubt|pretend|pretending|lie|lying|stop|tell|" +
			"promise|say|or|reason|not that|doesnt mean|doesnt stop|",
		"not saying|what if|who says|pretended|single day|day goes|a day)(?: [a-z]+){0,4} $",
	].join(""),
);

/** It was long ago. */
export const LONG_AGO = new RegExp(
	[
		String.raw`(?<= )(?:years ago|year ago|decades? ago|a long time ago|long ago|when i was (?:a |in |at |about |only |just |around )?(?:[0-9]{1,2}|teen\w*|kid|child|younger|young|my|school|`,
		String.raw`uni|college|[a-z]+teen|twenty|student|little|his age|her age|your age)|in my (?:early |late |mid )?(?:teens|twenties|20s|30s|thirties|youth)|used to|back in (?:19|20)\d\d|`,
		String.raw`in (?:19|20)\d\d|since (?:19|20)\d\d|as a (?:teenager|teen|kid|child|student|young)|back at (?:uni|school)|back when|back then|ten years|in another life|in the past|once upon|`,
		"in high school|at university|growing up|(?:at|aged|age) (?:[0-9]{2}|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty)|in the (?:[a-z]+ies|[0-9]0s)|",
		"(?:[0-9]{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty) years? (?:later|after|out|on|since)|in [0-9]{2}|after the war|once , in|",
		"[0-9]+ years? (?:now|na|past|back|clean|well|good|fully)|(?:eleven|twelve|fifteen) years? (?:good|fully|now|i am)|long (?:time )?ago|past tense|over for ages|last year|" +
			"before (?:[a-z]+ ){1,2}years|there are [a-z]+ years|back in [a-z]+ (?:[a-z]+)|in (?:[0-9]+th|first|second|third) grade|(?:year|yr) [0-9]+|" +
			"after [a-z]+ that is|(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty) (?:[a-z]+ )?years? (?:now|na|past|back|since|clean)|",
		"(?:19|20)[0-9]{2}|there was a time|as a patient|back in my [a-z]+)(?= )",
	].join(""),
);

/** About the past. */
export const PAST_TENSE = new RegExp(
	[
		"(?<= )(?:i (?:was|had|wanted|tried|thought|spent|used|felt|took|nearly|almost|once|overdosed|attempted|cut|hurt|try)|was i|wanting to|wanted to|hospitali[sz]ed|",
		"admitted|suicidal , [0-9]+|point of)(?= )",
	].join(""),
);

/** About the present. */
export const PRESENT =
	/(?<= )(?:i (?:want|think|plan|intend|keep|need|have been)|im (?:suicidal|going|thinking|planning|not (?:ok|okay|safe))|ill|ive been|lately|again|this week|tonight|today i|still)(?= )/;

/** It's over. */
export const RECOVERED = new RegExp(
	[
		"(?<= )(?:glad|well now|better now|recover|recovered|recovery|past that|grateful|clean|okay now|ok now|good now|behind me|thankful|sober|stronger|healthy|different now|fine now|",
		"(?:solid|fine|well|steady|grand) since|",
		String.raw`free now|proud|safe now|im safe|happy|stayed|long since|came through|over it now|helped me|saved me|therapy|remarried|these days|nowadays|im \d\d today|today im|not anymore|`,
		"havent (?:for|in|since)|survivor|never since|not for (?:[a-z0-9]+ ){1,3}(?:years|months)|far from that|lovely|looking back|turned my life|life is good|out the other side|",
		"in a good place|a good place|doing well|doing great|much better|healed|love my life|im well|im ok now|im okay now|i got help|got better|got through|in remission|years clean|",
		"years free|it passed|it got better|gets better|thriving|never (?:returned|came back|come back)|i dont remember|grandmother|grandfather|grandbabies|grandkids|i laugh|",
		"im (?:[0-9]{2}|twenty|thirty|forty|fifty|sixty|seventy|eighty) now|i am (?:[0-9]{2}|forty|fifty|sixty|seventy|eighty)|years? (?:out|later|after)|i wake up|wake up every day|",
		"got past it|never looked back|past tense|over for ages|thats over|its over|done now|its done|cured|fully fine|happily boring|in wellness|support group|different (?:woman|man|person)|" +
			"got me through|best thing ever happened|im good|buzzing|enjoy (?:[a-z]+ ){0,3}my life|right as rain|sorted me out|stable|good now|" +
			"im (?:already )?(?:ok|okay|good|well)(?= (?:[.,]|with|and|now))|breeze|poor kid|i run|i now (?:[a-z]+)|remind me how wrong|i manage|i work|i answer|" +
			"that was (?:during|in|before|when))(?= )",
	].join(""),
);

/** It isn't over. */
export const STILL = new RegExp(
	[
		"(?<= )(?:again|lately|now i want|thinking about it|came back|come back|is back|are back|this week|today i want|tonight|relapsed|coming back|returned|until (?:last|yesterday|",
		"today|this|now|tonight|recently)|same feeling|that feeling)(?= )",
	].join(""),
);

/** Light in two sentences: the second says how the first was meant. */
export const LIGHT_IN_TWO: readonly (readonly [RegExp, string])[] = [
	[
		new RegExp(
			[
				" (?:this is|so this is) goodbye(?: then)? (?=[.,] (?:see (?:you|u|ya) (?:tomorrow|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|soon|later|monday)|",
				"talk (?:to you )?(?:tomorrow|soon|later|next)|until (?:tomorrow|next)|thanks? (?:you )?(?:for (?:your |the |all your )?)?(?:help|helping) (?:me )?with))",
			].join(""),
			"g",
		),
		" … ",
	],
	// "You asked whether I think of it. No."
	[
		/ (?:ask|asks|asked|asking|wants to know|want to know) (?:[a-z]+ ){0,2}(?:if|whether) i (?:[a-z]+ ){1,6}(?=[.,] (?:no|nope|nah|im not|i dont|i said no) )/g,
		" … ",
	],
	[
		new RegExp(
			[
				" (?:could|might) (?:murder|kill|strangle|throttle) (?:him|her|them|my [a-z]+) (?=[.,] (?:he|she|they) (?:ate|forgot|left|broke|lost|drank|spilled|used|snores?|finished|wore|",
				"woke|keeps|chews|parked|deleted) )",
			].join(""),
			"g",
		),
		" … ",
	],
];
