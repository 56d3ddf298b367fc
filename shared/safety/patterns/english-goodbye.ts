import type { Family } from "./english.ts";

/** A farewell to more than this talk. */
export const TAKING_LEAVE = "taking leave";
/** The end of this talk, as any talk ends: it counts with other hints, never because of what was said before. */
export const PARTING = "parting";

/** Leave-taking and putting things in order. Each of these is said on ordinary days too; together they are not. */
export const GOODBYE: readonly Family[] = [
	{
		name: "not here much longer",
		level: "intent",
		weight: 3,
		patterns: [
			"(?:wont|not going to|wont even|not|never) (?:~ )?be (?:~ )?(?:a burden|a bother|a problem|anyones problem|your problem|their problem|in the way|in your way|trouble|bothering|a worry|a nuisance|around to|here to see|needing|around to see|anyones burden)(?: ~)? (?:much longer|anymore|soon|for long|after|again|next|to see|tonight|tomorrow|by|to anyone|it|them|any of)",
			"(?:wont|not going to|not|probably wont|might not|may not) (?:~ )?be (?:here|around|alive|there) (?:~ )?(?:much longer|for long|for much longer|by then|when you|to see|by the time|in the morning|long) ## {away}|house|street|flat|town",
			"(?:nobody|you|they|theyll|youll|everyone|she|he|mum|dad) (?:~ )?(?:wont|never|not|no longer|finally not|wont ever|dont) (?:~ )?(?:have to )?(?:~ )?(?:see|hear from|deal with|worry about|bother with|put up with|hear|look after|pay for|carry|support|suffer) (?:~ )?me (?:~ )?(?:again|anymore|much longer|after tonight|ever again|soon|after today) ## {away}",
			"(?:soon|shortly|before long|not long now|nearly|by tomorrow|one day soon|finally|at last|then) (?:~ )?(?:none of|it|ill|i|this|all|theyll|everyone|nothing|i can|youll|they) ~~ (?:matter|free of|at peace|be free|gone forever|wont hurt|stop hurting|move on|rest forever|rest in|be quiet|be with (?:him|her|them|my)|be dead|not hurt|be rid|be gone|be relieved|not suffer) ## {away}|traffic|storm",
			"(?:none of|nothing|it|all) (?:~ )?(?:this|it|that|will|wont)? ?(?:~ )?(?:will|wont|going to|ll) (?:~ )?matter (?:~ )?(?:soon|much longer|after|tomorrow|when im|once im|anymore|for long|to me|by) ## {away}|in five years|in 5 years|a year from",
			"(?:only|just|im) (?:~ )?(?:here|staying|hanging on|holding on|alive|sticking around|around|waiting) (?:~ )?(?:until|till|til|for now until|because of my|for (?:the|my) (?:dog|cat|mum|kids|sake)|so they|so that) ~~ (?:after that|then|im out|gone|done|over|exams|dies|passes|cant say|graduates|18|grown|christmas|birthday|i can go|can leave) ## {away}|queue|bus|train|delivery|plumber",
			"(?:after that|afterwards|after which|and then|then|once thats done|and after that) (?:~ )?(?:im|ill be|ill|i|thats me|theres|there is|its|nothing) (?:~ )?(?:out out|gone for good|done for good|nothing keeping me|nothing left|done living|out for good|out of here for good|gone forever|checking out|free to go|can finally go|can finally rest|go too|go be with|finally rest|finally be free|nothing to stay) ## {away}",
			"(?:one|one more|one last|a last) (?:~ )?(?:more|last|final)? ?(?:sunset|sunrise|christmas|birthday|hug|meal|day|night|walk|summer|look|visit|song|swim|drink|cigarette|weekend|dinner|good day|nice day|trip) (?:~ )?(?:and|before|then|with) ~~ (?:thats me done|im done|me done|im gone|ill be gone|thats it|i go|im out|over|end it|it ends|leave this|say goodbye|checking out) ## {away}|work|season|diet|holiday",
			"(?:where im going|place im going) (?:~ )?(?:i )?(?:~ )?(?:wont need|dont need|no need|nobody|there is no|theres no|cant hurt|no pain|wont be)",
			"(?:dont|wont|not) (?:~ )?(?:need|needing|bother|worth|planning|make) (?:~ )?(?:plans|setting goals|goals|saving|renewing|booking|a next year|next year) (?:~ )?(?:for|past|beyond|anymore|because|since) (?:~ )?(?:next year|me|the future|i wont|im not|i dont) (?:~ )?(?:be here|plan to|anymore|be around|needing|{lone}) ## {away}|gym|subscription",
			"thats me (?:done|finished|out|gone){lone} ## {away}|workout|run|shift|day|tonights?|homework|reading|dry january",
		],
	},
	{
		name: "last words",
		level: "intent",
		weight: 3,
		patterns: [
			"(?:letter|letters|note|notes|message|messages|video|videos|something|words|email|emails|card|cards) (?:~ )?(?:to|for) (?:~ )?(?:everyone|my (?:{family}|loved ones|[a-z]+ friends)|people i love|each of|the kids|the people|those|them|people|her|him) ~~ (?:wasnt their fault|not their fault|nobodys fault|no ones fault|isnt their fault|blame|fault|when im gone|after im gone|after ive gone|once im gone|when i die|read after|so theyll know|so they know|understand why|forgive me|explain|find|open when|moved on|move on without) ## divorce|breakup|break up|moving out|{away}",
			"(?:goodbye|last|final|farewell) (?:~ )?(?:letter|letters|note|notes|message|messages|video|videos|text|words|post) (?:~ )?(?:to|for) (?:~ )?(?:my {family}|everyone|the world|my friends|my kids|people i love|the people|them|my loved|you all) ## colleagues?|team|students?|work|office|job|class|{away}|book club|boss|moving|pupils",
			"(?:not|isnt|wasnt|nobodys|no) (?:~ )?(?:one )?(?:~ )?(?:their|your|anyones|nobodys|my mums|her|his|ones|mums|dads|anybodys) fault ~~ (?:gone|goodbye|loved|love|letter|letters|note|blame|die|sorry|peace|tell them|know|forgive)",
			"(?:read|open|find|see|have|give|given|hear|watch|know) (?:~ )?(?:it|this|these|them|to them|to her|to him|something)? ?(?:~ )?(?:after|when|once|if) (?:ive|im|i am|i) (?:gone|dead|go|died|not here|not around|passed) ## {away}|to bed|to work|shopping|out|home",
			"(?:tell|let|please tell|make sure) (?:~ )?(?:my {family}|her|him|them|everyone|my friends|my (?:wife|husband)|the kids|mum|dad) (?:~ )?(?:i |that i |know i |im |that im |know that )(?:~ )?(?:love|loved|sorry|tried|wasnt|isnt) ~~ (?:if (?:anyone|someone|you|i)|ever read|reads|gone|goodbye|last|after|dont make it|when|fault) ## {away}|birthday|anniversary|late",
			"(?:if|when|whoever) (?:~ )?(?:anyone|someone|you|they|somebody|finds|people) (?:~ )?(?:ever )?(?:read|reads|find|finds|finding|see|sees) (?:this|these|it|my (?:chat|phone|notes|messages)) ~~ (?:love|sorry|gone|tell|fault|know|dead|over|goodbye|tried)",
			"(?:last|final) (?:message|words|post|text|conversation|thing ill say|thing i write|goodbye){lone} ## {away}|work|boss|her|him|she|he|they|read|from|ex|of the|chapter|reply|is (?:put|shown|kept|sent|read)|can be|was (?:sent|read|shown)",
			"(?:this is it|thats it|this is the end|its time|the time has come|time to go|my time|im going now|im leaving now|off i go|im off) ~~ (?:thank you|thanks|goodbye|sorry|farewell|look after yourself|take care|love you|been good|forgive) ## {away}|bus|train|bed|work|school|day|week|dinner|run",
			"(?:thank you|thanks) (?:~ )?(?:for (?:everything|being|the last|listening|trying|all|your kindness)) ~~ (?:goodbye forever|wont be|not be|last|final|done now|gone|this is it|sorry i couldnt|couldnt save|it wasnt enough|nobody else|look after|take care of (?:each|my|them)) ## {away}|tip|session|day|tonight",
			"(?:sorry|apologise|forgive me|forgive) (?:~ )?(?:for|everyone|to|mum|dad|i|that i|but)? ?(?:~ )?(?:what im about to|what i am about to|what im going to|what i have to|what i did to myself|couldnt hold on|couldnt stay|not being strong|leaving you|leave you|i have to go|leaving like this|leaving you all|giving up on|cant do this anymore|couldnt do it anymore|i wasnt strong|for going) ## job|project|team|meeting|{away}|call",
			"goodbye (?:everyone|world|forever|all|for good|mum|dad|my (?:love|friends|friend|darling|angels|babies)|cruel|and thank you for everything|and sorry|i love you all|to you all)",
			"i (?:want|wanted|need|needed|came|just wanted) to (?:~ )?say (?:goodbye|goodbyes|farewell|my goodbyes) (?:~ )?(?:to (?:everyone|somebody|someone|my|you)|before i|one last|properly before|{lone}) ## colleagues?|team|students?|job|{away}|house|dad|mum|gran|nan|vet|hospice|funeral|grave|him|her",
			"(?:how|what) (?:~ )?(?:do i|to|should i|can i|do you) (?:~ )?say goodbye (?:~ )?(?:to (?:everyone|my (?:family|kids|mum|parents|wife|husband|children|daughter|son|mum)|the people|people i love)|without (?:them|anyone|worrying|telling)|forever|for the last) ## colleagues?|team|students?|job|{away}|dying|hospice|hospital|passing|terminal|funeral|move|moving|moved",
		],
	},
	{
		name: "in order",
		level: "intent",
		weight: 3,
		patterns: [
			"(?:look after|take care of|takes care of|take|feed|find a home for|be good to|give|raise|watch over|adopt|keep) (?:~ )?(?:my |the |our )(?:~ )?(?:dog|cat|kids|children|mum|dad|plants|pets|brother|sister|little one|baby|son|daughter|rabbit|birds|boys|girls|horse|wife|husband|family|fish|things) (?:~ )?(?:when im gone|once im gone|after im gone|after ive gone|if anything happens|if something happens to me|when i am gone|when im not here|if im not here|after i die|if im not around|when i go|if i die|without me|once its done|when i die)(?! (?:on|for|to|away|next|at|abroad|this|in the|over|shopping) ) ## {away}|wills|guardian|insurance",
			"(?:what happens|what will happen|who|whod|wholl|wonder) (?:~ )?(?:to |with |will |would |take |look |gets |get |feed |pay |pays |looks )?(?:~ )?(?:after |care of |of )?(?:~ )?(?:my|the) (?:~ )?(?:when|if|after|once) (?:im|i) (?:gone|dead|die|not here|not around|no longer here|died)(?! (?:on|for|to|away|next|at|abroad|this) ) ## {away}|wills",
			"(?:what happens|what would happen|do|does|who|will|would|can|whats) (?:~ )?(?:to )?(?:~ )?(?:student loan|student loans|loan|loans|debt|debts|mortgage|pension|insurance|life insurance|bank account|rent|phone contract|money|savings|overdraft) ~~ (?:not alive|die|dead|dies|kill|suicide|did it themselves|gone|took their own|takes their own|by their own|on purpose|own hand|self inflicted|killed themselves|kills themselves) ## husband|wife|mum died|dad died|parents?|{away}|joint|spouse|gran",
			"(?:life insurance|insurance|policy|payout|pay out) ~~ (?:suicide|did it themselves|on purpose|kill|killed themselves|own hand|own life|self inflicted|look like an accident|exclusion|if i (?:die|died|jumped|did it|was dead|were dead)|worth more dead|if its (?:suicide|self)) ## {topic}|car|pet",
			"worth more (?:~ )?dead|worth more dead than alive|more use (?:~ )?dead",
			"(?:given|gave|giving|give|left|leaving|leave|donated|sold|selling|handed|passing) (?:~ )?(?:away )?(?:~ )?(?:my|all my|everything|most of) ~~ (?:nothing left|wont need|dont need|no need|not need|where im going|when im gone|before i go|lighter|feels good|wont be needing|no use|have it all gone|remember me|to remember|anymore|in peace|after) ## charity|goodwill|minimal|declutter|marie|moving|move|wardrobe|{away}|ebay|vinted|spring clean",
			"(?:put|putting|get|getting|got|set|setting|sorted|sorting|have|having|tidying|tidied|tied|tying|settled|arranged|arranging) (?:~ )?(?:all )?(?:my |the |up )?(?:~ )?(?:affairs in order|affairs|loose ends|everything in order|things in order|everything sorted|house in order|paperwork in order)(?: ~~)? (?:before|so|soon|lighter|over|gone|cat|dog|passwords|ready|nobody|peace|go|drawer|wont|calm|done|note|after|because|free|they|when) ## {away}|tax|moving|audit|divorce|solicitor|baby|retire",
			"(?:passwords?|pin|bank details|the will|my will|instructions|documents|papers|logins|funeral) (?:~ )?(?:is|are|in|on|left|written|for|s)? ?(?:~ )?(?:drawer|envelope|desk|table|written down|list|note|paid for|fridge|folder) ~~ (?:gone|peace|over|lighter|soon|nobody|find|when|after|everything|ready|love|calm|sorry|cats?|dogs?) ## manager|wifi|{away}|move|work",
			"(?:picked|chosen|chose|set|decided|know|have|got|marked|settled on) (?:~ )?(?:a |the |my |on )?(?:~ )?(?:date|day)(?: ~~)? (?:peace|not changing|wont be changing|wont change|nobody knows|calm|goodbye|final|end|die|dying|changing my mind|it will be over|all be over|over|last) ## wedding|party|{away}|surgery|due|moving|exam|test|launch|race",
			"(?:feel|feeling|felt|am|im|strangely|so|finally|been) (?:~ )?(?:calm|lighter|peaceful|at peace|relieved|serene|happy|free|better) (?:~ )?(?:now|than|since|because|about) ~~ (?:decided|decision|its decided|soon be over|over soon|made up my mind|know how|know when|i have a plan|its all going to end|picked|end is|wont be here|wont hurt|ending it) ## job|move|quit|breakup|{away}|divorce",
			"(?:all|everything|it) (?:is |s )?(?:~ )?on the table in front of me|(?:its|its all|everything is|everythings|all) (?:~ )?(?:laid out|in front of me|lined up|set up|ready) ~~ (?:calm|peace|peaceful|scared|goodbye|end|tonight|die|do it) ## {away}|recipe|cook|party|presentation|dinner|interview",
			"(?:better off|happier|better|fine|ok|okay|good home|new home|looked after|loved) (?:~ )?(?:with|at) (?:~ )?(?:my |her |his |their )?(?:~ )?(?:sister|brother|mum|dad|nan|gran|parents|friend|neighbour|neighbor|family|someone else|another family|him|her|them) ~~ (?:nothing keeping|nothing left|gone|after that|im free|dont need me|written down|without me|instead of me|than with me) ## {away}",
			"(?:i )?(?:dont|didnt|wouldnt|would not|rather not|not) (?:~ )?(?:want|like) (?:~ )?(?:them|the kids|my kids|her|him|my {family}|anyone|it) (?:~ )?to (?:~ )?(?:see (?:me like|it happen|it{lone}|{lone})|find me|find out like|be the one|be the ones|come home to it|walk in on it|be home when|be here when|be in the house when) ## {away}|drunk|cry|crying|messy|house|surprise|present|naked|film|report",
		],
	},
	{
		name: "everything soon over",
		level: "intent",
		weight: 2,
		patterns: [
			"(?:soon|shortly|finally|nearly|almost|tomorrow|tonight|not long|before long|at last) (?:~ )?(?:be |is |itll be |it will be |all be |will be )(?:~ )?over ## exam|exams|course|{away}|finals|week|day|term|season|winter|lockdown|show|book|treatment|pregnancy|contract|thesis|semester|work|renovation|move",
			"(?:it|all|everything)(?:ll| will| is going to) (?:~ )?be over (?:~ )?(?:soon|tonight|tomorrow|by|before) ## exam|exams|course|{away}|finals|term|season|work",
			"(?:after that|then|until then|after this) (?:~ )?(?:im|ill be|thats me) (?:out|done|gone|finished|free) ## {away}|shift|degree|work|leave|school",
			"(?:made|make|making|am at|at|found) (?:~ )?peace with (?:it|everything|that|this|my decision)",
			"(?:wont|not) (?:~ )?(?:be )?(?:change|changing) my mind ## {away}|job|about him|about her|kids",
			"(?:picked|chosen|chose|set|settled on) (?:~ )?(?:a|the|my) (?:date|day) ## wedding|party|{away}|surgery|due|moving|exam|test|launch|race|date night",
			"(?:not|wont be) (?:~ )?(?:renewing|renew|planning anything|making plans|booking|buying) ~~ (?:need|point|use|here) ## {away}|gym|netflix|subscription|cheaper|moving|car",
			"nothing (?:~ )?keeping me|nothing (?:~ )?(?:left to do|left to say|left to give)",
			"(?:that|this) (?:~ )?(?:be|is|was) (?:~ )?the end of (?:me|it all)",
		],
	},
	{
		name: TAKING_LEAVE,
		level: "intent",
		weight: 1,
		patterns: [
			"farewell|nice knowing you|doesnt matter anymore|wouldnt matter|this is it|im ready|im here now|its windy|its time|im at the|im going now|love you all|sorry for everything|nobody can help|no one can help|too late|i give up|have a nice life|last message|made up my mind|feel calm|feeling calm|strangely calm|at peace|calm now|(?:goodbye|goodnight) (?:world|everyone|forever|my friends?|old friend)|(?:last|final) (?:goodbye|goodnight|good night)",
		],
	},
	{
		name: "thanks at the end",
		level: "intent",
		weight: 1,
		patterns: [
			"thank you for everything|thanks for everything|been nice talking|was nice to|you tried|you were kind ## tomorrow|see you|talk (?:again )?(?:soon|later)|next (?:week|time)",
		],
	},
	{
		name: PARTING,
		level: "intent",
		weight: 1,
		patterns: [
			"goodbye|goodnight|good night|thanks for listening|look after yourself|take care of yourself|never mind|forget it",
		],
	},
	{
		name: "putting things in order",
		level: "intent",
		weight: 1,
		patterns: [
			"(?:passwords?|will|funeral) (?:~ )?(?:in the drawer|written|made|paid|sorted|in an envelope)|affairs in order|loose ends|given (?:~ )?away|gave (?:~ )?away|giving (?:~ )?away|better off with my|written down (?:~ )?(?:what|where|how)|wont need it|dont need it anymore|wont need anything|sent the kids|made my will|wrote my will|a will online|rehome|good home",
		],
	},
];
