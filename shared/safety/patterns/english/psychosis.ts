import type { Pattern } from "../../text/compile.ts";

/** Voices, being watched, inserted thoughts. First general wording, then particular ways to say it. */
export const PSYCHOSIS: readonly Pattern[] = [
	"{voice} (?:~ )?{tell} (?:~ )?{deed}(?= ) ## {jest}|{inner}",
	"(?:hear|hears|hearing|heard) (?:(?:[a-z]+ )?voices|(?:~ )?(?:a|the|this|that|mans|womans|demons) voice)(?! (?:note|notes|message|mail|from|of|over|on|" +
		"through|outside|upstairs|downstairs)) ## {topic}|{inner}|phone|mums|dads|nans",
	"voices? (?:~ )?(?:wont|dont|never|cant|are|is) (?:~ )?(?:stop|shut up|leave me|louder|back|quiet|real) ## neighbours?|kids|upstairs|phone|choir|" +
		"singing|inner|film|actors?|walls",
	"(?:voices?|man|woman|someone|people) (?:~ )?(?:in|inside) my {mind} (?:~ )?(?:{tell}|talking|talk|talks|hes|louder) ## {inner}",
	[
		"(?:hear|hearing|see|seeing|talking)",
		"(?:(?:nobody|nobodys|arent|isnt|not) (?:~ )?there|(?:nobody|others) (?:else )?(?:can|cant|sees|hears))(?= )",
		"(?:people|things|someone|tell)",
		"## {jest}",
	],
	"(?:devil|satan|demon|demons|shadows|spirits|angels|the dead|cows) (?:~ )?(?:talking|talks|talk|speaking|speaks|speak|whispers|whispering) (?:to me|" +
		"in my) ## film|game|book",
	"{put} (?:~ )?{thought} (?:~ )?(?:in|into|inside|down) (?:~ )?{my} {mind} ## song|teacher|book|therapist",
	[
		"{thought} (?:~ )?(?:arent|not|isnt|never|being put) (?:~ )?(?:mine|my own|my thoughts|my words|there by|into me)(?= )",
		"(?:{put}|someone|they|people|head|brain|them)",
	],
	"{powers} (?:~ )?(?:read|reads|reading|steal|stealing|control|controls|controlling|record|recording|hear|know|broadcast) (?:~ )?(?:my (?:mind|thoughts|" +
		"brain|dreams|body)|what im thinking|me think)",
	[
		"{watch} (?:~ )?(?:through|thru|via|by|from|using|in) (?:~ )?(?:my|the) (?:~ )?{device}",
		"(?:me|im)",
		"(?:{powers}|being|bein|im|hes|phone)",
		"## film|series|{light}|boss|class|zoom|movie|my (?:ex|husband|wife|boyfriend|girlfriend|partner|stepdad|landlord)",
	],
	[
		"(?:phone|phones|laptop|tv|cameras?|smoke alarm|webcam) (?:~ )?(?:bugged|hacked|recording|filming|relaying|listening to)(?= )",
		"(?:{powers}|messages|thoughts|off|believe)",
		"## {topic}|ads|ad|video|bank",
	],
	[
		"{bug} (?:~ )?(?:in|inside|under|into|behind) (?:{my}|the) (?:~ )?(?:head|brain|tooth|teeth|skin|ear|aid|eyes?|lamp|walls?|lights?|lightbulb)",
		"(?:{powers}|one chip|implanted)",
		"## {light}|braces",
	],
	[
		"{bug} (?:~ )?(?:in|inside|behind) my (?:[a-z]+ )?(?:room|bathroom|bedroom|flat|house)",
		"(?:watch|film|record|listen|filming|recording|hear)",
		"{powers}",
		"## landlord|burglar|baby",
	],
	"{media} (?:~ )?(?:{tell}|talk|talks|talking|speak|speaks|speaking|mention|mentions|whispers|warning) (?:~ )?{aboutme} ## voice|podcast|app|interview|weather|alexa",
	"{media} && (?:{sign}|about me(?= [.,]| $)|(?:speaking|talking|talk|speak) (?:~ )?(?:to me|in code)) ## interviewed?|app|job|podcast|{jest}|alexa",
	"(?:god|goddess|devil|satan|jesus|allah|angels?|spirits?) (?:~ )?(?:{tell}|giving|gives|chose) (?:~ )?(?:me|order|she|he) (?:~ )?(?:{deed}|water|fire|" +
		"blood|my son) ## boss|church|patient",
	"{spies} (?:(?:is|are|has|have|been|keeps?|all) ){0,2}(?:{watch}|follow|following|after|poison|poisoning|poisoned|reading|chip|powder) (?:~ )?(?:me|my|" +
		"us) ## film|series|tax|website|cat|party",
	[
		"(?:swapped|replaced|impostor|imposter|impostors)",
		"(?:isnt my baby|been replaced|replaced by|an impost[eo]r|impostors|the real one)",
		"{family}",
		"## work|manager|job|screen|network|hip|knee",
	],
	[
		"(?:hidden|secret|coded) (?:messages?|signals|meanings?)",
		"(?:songs?|news|plates|tv|telly|emails|adverts|radio|books?|for me|to me|lyrics)",
		"## app|game|admirer|valentine|santa|album|film|novel",
	],
	[
		"(?:{powers}|mum|wife|husband|family) (?:~ )?(?:poison|poisoning|poisoned|put|putting) (?:~ )?(?:in )?my (?:food|water|tea|drinks?)",
		"(?:poison|poisoning|poisoned|drugs|something)",
		"## {light}",
	],
	"(?:im|was|been) (?:the |a )?(?:~ )?(?:jesus|messiah|chosen one|prophet|chosen by god|sent by god)(?= (?:[.,]|and|because|to)| $)|(?:insects|bugs|" +
		"worms) (?:~ )?under my (?:skin|brain) ## {jest}",
	"(?:chip|wires) (?:~ )?(?:in|inside) (?:~ )?my (?:head|brain|tooth|teeth)",
	"(?:god) (?:~ )?(?:wants|commanding) me to (?:~ )?(?:walk into|something i dont want)",
	"(?:man|woman|someone) (?:~ )?(?:in|inside) (?:~ )?(?:corner|my head) && (?:tells|says) && {me}",
	"(?:radio|man on the) (?:~ )?(?:knows|says) (?:~ )?my name",
	"(?:television|radio|newsreader|news) (?:~ )?(?:gives|has|keeps|is) (?:~ )?(?:to me directly|messages|instructions|me orders|code for me)",
	"(?:they|someone|neighbours|radio|people) (?:~ )?(?:reading|inserting|putting|put|puts) (?:~ )?(?:my (?:mind|brain)|chip (?:in|inside)|thoughts)|" +
		"(?:radio|tv|telly) (?:~ )?knows (?:~ )?what im thinking",
	"(?:voice|voices) (?:~ )?(?:say|says|saying|tell|tells|telling|want|wants|command|commands) ~~ (?:kill|hurt|stab|die|jump|cut|do it)",
	"(?:the|my|these|those) voices (?:~ )?(?:say|says|said|saying|whisper|whispering|shout) (?:~ )?(?:theyre|they are|theyll|theyve|im|ill|i) ## choir|" +
		"singing|inner|upstairs|neighbours?|film|game|radio|play",
	"(?:voice|voices) (?:~ )?(?:tell|telling|tells|command|commands|commanding|orders|saying|wont stop|are back|wants me|say to) ## not good enough|" +
		"keep going|well done|upstairs",
	"food (?:~ )?is (?:~ )?poisoned",
	"god ~~ told me to punish",
	"hear (?:~ )?him (?:~ )?talking ~~ nobodys",
	"man (?:~ )?in (?:~ )?mirror (?:~ )?doesnt move",
	"poisoning (?:~ )?(?:in )?my (?:food|tea)",
	"swapped (?:~ )?(?:my )?(?:mum|wife) (?:~ )?for (?:~ )?someone",
	[
		"(?:voice|voices|radio|monitors?|machine|loom|fish|grinder|oven|helmet|headset|moon|spirits?|npcs?|scanner|box|pump house|air conditioner|baby monitor|" +
			"sergeant|seals|guy in the wall)(?= )",
		"(?:speaks?|speaking|talks?|talking|orders?|ordering|commands?|tells?|telling|told|instructs?)(?= )",
		"(?:stab|shoot|hit|push|cut|kill|not sleep|not to sleep|chosen|mission|sentence|take out|hand in|hurt|extinguish|carry my|offer|stitch|replaced|head office)",
		"{me}",
		"## film|game|series|podcast|satnav|coach said|{light}",
	],
	[
		"(?:i was|im|ive been|i have been|been|choose me|chose me) (?:the )?(?:chosen|appointed|picked|sent|mahdi|messiah|avatar)",
		"(?:god|lord|mission|voice|signs?|moon|spirit|machine|slept|sleep|tide|cleanse|expose|judged|intelligence|numbers)",
		"## jury|team|captain|interview|job",
	],
	"(?:reads?|reading) (?:~ )?my (?:thoughts|brain|mind)(?= ) ## book|expression|well|dog|like you",
	"(?:say|says|read|reads|send|sends|sending) (?:~ )?(?:my thoughts|everything you think|what i think) (?:back )?(?:to|at)? ?(?:me|the|council|head office)(?= )",
	[
		"(?:voice|god|lord|someone|they) (?:~ )?(?:on|through|in|inside) the (?:monitor|cb|radio|tv|telly|walls?|vents?)(?= )",
		"(?:says|said|told me|tells me)",
		"(?:i got to|i have to|run|water|kill|clean|jump)",
		"## traffic|weather",
	],
	[
		"(?:watching|following|filming|listening to) (?:me|us)",
		"(?:part of it|in on it|working with them|working for them|all in on)",
		"## surprise|party|film|game|prank",
	],
	[
		"(?:mirrors?|walls?|tv|radio|taps?|pipes?|vents?)",
		"(?:talks?|speaks?|whispers?|talking|speaking|whispering) to me (?:~ )?(?:out of|from|through)",
		"## therapist|podcast|presenter|show|programme|neighbours?",
	],
	[
		"(?:letters|oven|wireless|radio|tv|telly|fridge|walls|birds|crows|mirror|app|monitor|lights|mannequins?|photos|helmet|clock|numbers) (?:~ )?(?:talking|" +
			"speaking|talk|talks|speak|speaks|whisper[a-z]*|address[a-z]*) (?:to )?me",
		"(?:say|says|tell|told|orders?|burn|instructions?|shut up|watching|by name|without order|even after|off)",
		"## alexa|siri|assistant|podcast|audiobook|doctor|{fun}",
	],
	"(?:god|the devil|angels?|he|she|they|mother|jesus) (?:~ )?(?:speaks?|talks?) (?:to me )?through (?:the|my) (?:baby monitor|radio|tv|telly|wireless|" +
		"phone|scanner|speaker|lights|vents?|fridge) ## app|podcast|zoom|intercom|programme",
	[
		"(?:aint|isnt|is not|not) my real (?:baby|mother|father|wife|husband|son|daughter|child|mum|dad)",
		"(?:swapped|replaced|told me|instructions?|voice|god|impostor|copy)",
		"## adopted|adoption|step|film",
	],
	[
		"(?:secret service|cia|mi5|mi6|fbi|kgb|the government|agents|secret police)",
		"(?:camera|microphones?|watching me|see me|listening|chip|following me|in my (?:oven|wall|phone|teeth))",
		"## film|documentary|series|novel|game|password|podcast|spy thriller",
	],
	"(?:(?:communicate|communicating)|signall?ing|messages?|coded) (?:~ )?(?:with|to|for|at) me (?:specifically|personally|alone|only|directly) ## email|boss|slack|teacher|whatsapp",
	[
		"(?:hear|hears|hearing|voice)",
		"(?:commands?|commanded|orders?|ordered|instructs?|insist[a-z]*) me(?= to)|commands? me",
		"## boss|sergeant|teacher|drill|satnav|coach",
	],
	[
		"(?:people|men|someone|they) in the (?:wireless|radio|tv|telly|walls?|pipes?)",
		"(?:know|talk|speak|address|watch|say)[a-z]* (?:~ )?(?:me|my)",
		"## film|news|programme|quiz",
	],
];
