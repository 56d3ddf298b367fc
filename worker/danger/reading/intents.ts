import { isAboutSomething, isVeiled } from "../understand/veiled.ts";
import { ASKS_HUMAN_ELSEWHERE } from "./language.ts";

/** What a message wants, as far as an answer in danger depends on it. */
export type Intent =
	| "empty"
	| "emoji"
	| "command"
	| "style"
	| "pointless"
	| "code"
	| "gibberish"
	| "foreign"
	| "recall"
	| "goodbye"
	| "thanks"
	| "greeting"
	| "yes"
	| "no"
	| "unsure"
	| "fine"
	| "ack"
	| "want-idea"
	| "want-listen"
	| "stop-asking"
	| "laugh"
	| "mark"
	| "time"
	| "fact"
	| "advice"
	| "not-done"
	| "share"
	| "about"
	| "other";

/** Asked in order; the first that fits wins, so the narrow ones come before the broad ones. */
const RULES: readonly (readonly [Intent, RegExp])[] = [
	["command", /^LEARN_MORE_MASLOW_HIERARCHY_INSIGHT$/],
	["style", /^I(?:'d| would) like to experience the .+ style\.?$/i],
	["mark", /^[?!.\s]*\?[?!.\s]*$/],
	[
		"want-listen",
		/^(?:(?:please|just|can you|could you) )+listen\b(?=[,.:;])|^(?:(?:no|please|just|only|ok|can you|could you|would you|will you|I want you to|I need you to|I'd like you to|you can)(?: ?, ?| ))*(?:just )?(?:listen|hear me out|be here)(?: (?:please|to me|for now|for (?:a|one) (?:bit|while|minute|moment|second)|with me|a bit|instead|today|tonight|this time|now))*[.?!]*$|\b(?:you (?:to |could |would |can )?(?:just |only |please )+listen(?:ed)?|(?:want|need|like|love) you to (?:just |please )*listen|(?:want|need) (?:someone|somebody) to (?:just )?listen|rather you (?:just )?listened|let me (?:just )?(?:talk|vent|get it out|finish))\b|\bI (?:just )?(?:need|want|wanted) to (?:vent|rant|let it out|get (?:this|it) off my chest|talk it out)\b|\b(?:don't want|not looking for|don't need|no) (?:any )?(?:advice|solutions|ideas|tips)\b|\bjust (?:listen|listening)(?: please)?$/i,
	],
	[
		"want-idea",
		/^(?:(?:yes|yeah|ok|okay|sure|please|an?|the|give me|I'd like|I want|maybe|some|one|let's hear|hit me with|go with)(?: ?, ?| ))*(?:idea|ideas|tip|tips|suggestion|suggestions|advice)(?: (?:please|then|sounds good|would be (?:good|nice|great)))*[.!]?$/i,
	],
	[
		"stop-asking",
		/^(?:just |please )*(?:leave me (?:alone|be)|go away)\W*$|\b(?:stop asking|too many questions|enough questions|no more questions|quit asking|don't ask me(?! how\b)|why do you keep asking|(?:stop|quit|enough|drop|no|without|fewer|less|skip|hate|enough of)(?: with)?(?: all)?(?: the| your| these| those| any| so many)* questions|(?:keep|kept|always|just|only|constantly)(?: on)? (?:asking|questioning) me\b|(?:keep|kept|always|just|only) asking(?: (?:all|so many|more|these|me))* (?:questions|things)|so many questions|ask(?:ing)? (?:me )?(?:too|so) (?:much|many)|one question after another|don't (?:want|need) (?:any |more |your )*questions)\b/i,
	],
	[
		"other",
		/^(?:(?:no|ok|okay|please|so|just|can you|could you|I want you to|I need you to|well|ugh),? )*(?:just |please |simply )*(?:tell me what (?:to do|I should do)|give me (?:just )?(?:an? )?(?:one (?:thing|idea|step|tip|suggestion)|answer|something (?:concrete|practical|useful|to do))|say something useful|what would you do|just answer(?: me)?|(?:a )?straight answer)(?: (?:please|already|then|now))*[.!?]*$/i,
	],
	[
		"other",
		/^(?:ur|your|u r|u are) (?:so |just |really )?(?:useless|stupid|dumb|annoying|no help|boring|a joke|shit)\b|\byou(?:'re| are)? (?:just |always |only )?(?:keep|kept) (?:on )?(?:saying|asking|repeating|telling|giving)|\b(?:so|too|very|really) (?:generic|vague|robotic|repetitive|scripted)\b|\byou(?:'re| are) (?:not (?:helping|listening|helpful|very helpful|making sense|understanding)|useless|no use|repeating|annoying|stupid|dumb|terrible|no help)|\byou (?:keep|already) (?:repeating|said|saying|asked)|\byou (?:don't|do not|didn't) (?:understand|get it|get me|help|listen)|\b(?:this|that|it)(?:'s| is|'re| are| was)? (?:not|no|isn't|wasn't) (?:even |really |at all |very |any |much |that |of )*(?:help|helpful|helping|use|useful|good to me)\b|\b(?:doesn't|does not|don't|won't) (?:apply|fit|work for (?:me|us))\b|\b(?:wrong|bad|terrible|useless) advice\b|\b(?:this|that) (?:is|isn't) (?:useless|pointless talking|not helping|helping|not helpful|helpful|stupid|a waste)|\bsame (?:thing|answer)s? again|\bbad bot\b|^(?:that|this) (?:doesn't|didn't|does not) help|\b(?:that|this)(?:'s| is| was)(?:n't| not)(?: even| really)? an? (?:\w+ )?answer\b|\byou (?:didn't|haven't|never|don't|won't) (?:even |really |actually )?(?:answer(?:ed)?|care)\b|^(?:not|un) ?(?:very |really )?(?:helpful|useful)\b/i,
	],
	[
		"other",
		/^(?:no,? )?(?:that's|that is|it's|this is) not (?:it|what I (?:mean|meant|said|asked)|quite (?:it|right)|really it|true|right|the (?:point|problem|issue|question)|about (?:that|the|my))\b|^(?:no|nope),? (?:that's|it's|that is|it is) not\b|^(?:no|nope),? (?:it|that) (?:isn't|wasn't)\b|^(?:you )?(?:misunderst\w+|got (?:it|that) wrong)|^not (?:really )?(?:it|what I meant|quite)\b|^wrong\b|^I (?:didn't|never) (?:say|said) that/i,
	],
	[
		"recall",
		/\b(?:do you |can you )?(?:remember|recall) (?:what|when|that|who|my|the|how|why|where|anything|something|me telling) |\bwhat (?:did|have) I (?:already |just )?(?:say|said|tell|told|mention|call)|\bdid I (?:tell|mention)\b|\bwhat was I (?:so |really )?(?:saying|talking|happy|glad|proud|excited|sad|worried|upset|angry|afraid|scared|stressed|anxious)\b|\b(?:remind me|tell me again|I forgot|I've forgotten) (?:again )?(?:what|who|how|where|which|when) (?:my|I|we)\b|\b(?:what|how much|anything|everything)(?: else)?(?: (?:do|can|did))? you (?:(?:know|have|learn(?:ed)?|got) (?:about|on|of) me|remember\b|recall\b)|\bwhat(?:'s| is| was) my (?:(?:[\w']+ ){0,2}(?:name|called)|goal|type|job|plan|age|work)\b|\b(?:what|who)(?:'s| is| was) my (?:\w+ ){0,2}called\b|\bwho(?:'s| is| was) my \w+\??$|\bwhat(?:'s| is| was) (?:his|her|their) name\b|\bwhat (?:do I do|do I work as|did I do) for (?:a living|work)\b|\bwhere do I (?:live|work)\b|\bhow old am I\b|\bwhat was I (?:going|planning) to\b|\bwhen(?:'s| is) my (?:interview|exam|appointment|meeting|test)\b/i,
	],
	[
		"about",
		/\b(?:do|will|can|would) you (?:even |still |really )?(?:remember|forget)\b|\bdo you know me\b|\bremember me\b|\bis your memory\b/i,
	],
	[
		"about",
		/\b(?:are|r) (?:you|u) (?:a |an |really |actually |even |just |some )*(?:human|person|real|robot|bot|ai|a\.?i\.?|machine|alive|computer|program|chatbot|chatgpt|gpt|claude)\b|\bam I (?:talking|speaking|chatting) (?:to|with)\b|\byou sound like (?:a |an )?(?:robot|bot|machine|ai|computer)\b|\bis (?:this|there) (?:a |an )?(?:real |actual )?(?:human|person|bot|robot|someone|ai)\b|\byou(?:'re| are) (?:just |only )?(?:a |an )?(?:bot|robot|machine|computer|ai|program)\b/i,
	],
	["about", ASKS_HUMAN_ELSEWHERE],
	[
		"about",
		/\b(?:do|can|could) you (?:even |actually |really )?(?:feel|have (?:feelings|emotions|a heart)|get (?:sad|tired|bored|lonely)|care|love|like me|understand me|dream|sleep)\b/i,
	],
	[
		"about",
		/\b(?:are you|is this|are u) (?:a |an |my )?(?:real |licensed |actual )?(?:therap(?:ist|y)|counsell?or|doctor|psychologist|coach|psychiatrist)\b/i,
	],
	[
		"about",
		/\b(?:can|could|how (?:do|can)|please|is it possible to|where (?:do|can)|want to)\b.{0,12}\b(?:delete|erase|remove|clear|export|download) (?:\w+ )?(?:this|my|the|our|these|it|all|everything)\b.{0,30}$|^delete (?:this|my|everything|it)\b/i,
	],
	[
		"about",
		/\b(?:is (?:this|it|our chat|what I say|my data) (?:\w+ )?(?:private|confidential|safe|secure|anonymous|recorded|stored)|who (?:can (?:see|read)|else (?:sees|reads)|sees|reads) (?:this|it|my|what|our)|do you (?:share|sell|store|save|record|keep) (?:my|this|what|our)|\b(?:my|about) privacy|will (?:you|anyone) (?:tell|share|see|read))/i,
	],
	[
		"about",
		/\bwhat(?:'s| is|s) (?:attune|this (?:app|site|website|page|place|thing|service))\b|\bwhat does (?:attune|this (?:app|site)) do\b|\bhow does (?:attune|this app|this site) work\b/i,
	],
	[
		"about",
		/\bhow much (?:does|is|will) (?:it|this|attune|that|the app)(?: (?:cost|going to cost))?\W*$|\bis (?:it|this|attune|the app) (?:really |completely |all )?free\b|\bdo I (?:have to|need to) pay\b|\bwhat (?:does|will) (?:it|this|attune) cost\b/i,
	],
	[
		"about",
		/\b(?:do|must|will) I (?:need|have) (?:to (?:have|make|create|open) )?(?:an |my )?account\b|\b(?:do|must) I (?:have to |need to )?(?:sign up|register)\b/i,
	],
	[
		"about",
		/\bwhat (?:can|could|do) you (?:do|help|offer|know|talk)\b|\bhow (?:can|could|do|does) (?:you|this) (?:help|work)(?: me)?\b|\bwhat (?:is|are) (?:this|you) for\b|\bwhat can (?:we|I) (?:talk|ask|do (?:here|with (?:you|this)|in (?:here|this)))/i,
	],
	[
		"about",
		/\b(?:who|what) (?:are|r) (?:you|u)\b(?! (?:doing|up to|thinking|saying|talking))|\bwhat(?:'s| is) your name\b|\bdo you have a name\b|\bwho (?:made|built|created|programmed) you\b|\btell me about yourself\b|\bintroduce yourself\b|\bhow old are you\b|\bwhere are you from\b/i,
	],
	[
		"goodbye",
		/^(?:(?:ok|okay|whatever|fine|k|kk|yeah|nah|alright|right|well|anyway|thanks?(?: you)?(?: (?:so much|a lot|for (?:listening|today|the chat|that|your help|everything)))?|cool|great|it's late|I'm (?:tired|off))(?: ?[,.!]+ ?| )(?:and |but |so )?)*(?:have to go|got to go|need to go|(?:I think )?I(?:'ll| will|'m going to)? (?:try to |go )?(?:get some )?sleep(?: now)?|bye+|good ?bye|bye bye|good ?night|g'?night|gn|night|nite|night night|nighty night|see (?:you|ya)(?: (?:later|soon|tomorrow|around))?|later|take care|talk (?:to you )?(?:later|soon|tomorrow)|ttyl|cya|I(?:'ve got to| have to|'m going to| gotta| need to|'ll| should| must)? ?(?:go|head off|leave|be off|get going|run|sleep now|go to (?:bed|sleep)|bed|to bed|sleep)(?: (?:now|soon|then))?|farewell|cheers bye|signing off|that's all(?: for (?:now|today))?|I'm off(?: to bed)?|off to bed)(?: (?:then|now|for now|coach|everyone))?(?:,? (?:I )?(?:need|have|got|want) to [\w' ]{2,40})?[\s.!]*$/i,
	],
	[
		"thanks",
		/^(?:(?:ok|okay|great|cool|wow|yes|oh|aw+|no|right|that helps?(?: a lot)?|that helped(?: a lot)?|good idea|that's a good idea|will do|I'll (?:try|do) (?:that|it)|good|perfect|nice)(?: ?[,.!]+ ?| ))*(?:thanks?(?: you)?|thank u|cheers|much appreciated|I appreciate (?:it|that|you|this)|many thanks)(?: (?:so much|very much|a lot|a million|again|for (?:listening|today|that|this|your help|everything|being here|asking|keeping me company|your company|hearing me out|the (?:chat|idea|advice|tip|tips|help)|talking)|coach|you|man|buddy))*[\s.!,]*(?:(?:that|this) (?:really |actually )?(?:helps|helped|means a lot)(?: a lot)?[\s.!]*)?(?:(?:this|that|it)(?: was|'s been|'s| has been) (?:really |so |very )?(?:good|nice|great|helpful|useful|lovely|needed)[\s.!]*)?(?:I(?:'ll| will|'m going to) (?:go and |go )?(?:put the kettle on|make (?:some |a )?(?:tea|coffee|dinner|lunch)|get some rest|have (?:some |a )?(?:tea|dinner|lunch)|try (?:it|that))[\s.!]*)?$|^(?:thanks|thank you) for (?:not )?\w+ing\b[\w' ]{0,50}[.!]*$|^that (?:really |actually )?help(?:s|ed)(?: a lot)?[.!]?$|^(?:ok(?:ay)?,? |oh,? )?(?:that's|this is|that was) (?:really |actually |very |so )*(?:useful|helpful|good to know)(?: actually| really)?[.!]*$/i,
	],
	[
		"other",
		/^(?:(?:hi|hey|hello|yo|good (?:morning|afternoon|evening)|and)(?: (?:there|coach))?(?: ?[,.!]+ ?| ))?(?:how (?:are|r) (?:you|u)(?: (?:doing|today|feeling|these days))*|how(?:'s| is) (?:it going|your day|life|everything|things)|what'?s up|sup|wh?at are you (?:doing|up to)|how do you feel(?: today)?|how about you|and you|you)\s*\?*!?$/i,
	],
	[
		"other",
		/^(?:(?:please|pls|plz|hi|hey|hello|somebody|someone|anyone|anybody|god|oh god|can|could|you|will|I|really|just|badly|do)[ ,]+)*(?:(?:need(?:ing)?|want|send) (?:some )?)?help(?: me)?(?:[ ,]+(?:please|pls|plz|now|someone|me))*[\s.!?]*$|^s\.?o\.?s\W*$|\b(?:can|could|may) I (?:please )?(?:talk|speak|chat) (?:to|with) (?:a |some)?(?:real |actual )?(?:human|person|people)\b|\b(?:someone|somebody|some guy|a (?:man|guy|stranger))(?:'s| is| keeps) (?:following me|chasing me|breaking in|trying to (?:get|break) in|outside my (?:door|house|window))/i,
	],
	[
		"greeting",
		/^(?:(?:I )?(?:just )?(?:want(?:ed)? to say|saying|dropp(?:ed|ing) (?:in|by) to say|popp(?:ed|ing) in to say) )?(?:hi+|hey+|hello+|hiya|yo|howdy|heya|good (?:morning|afternoon|evening|day)|morning|evening|greetings|hi there|hey there|hello there|I'm back|back again|it's me(?: again)?|can we talk|can I talk to you|I (?:just )?(?:need|want|wanted|would like) (?:to talk|(?:someone|somebody) to (?:talk|listen) to)|let's talk|start|test|testing|hola|salut|hallo|ciao|oi)(?: (?:coach|there|again|attune|friend|to someone|please|about something))*[\s.!,?]*$/i,
	],
	[
		"laugh",
		/^(?:(?:ha(?:ha)*|hehe(?:he)*|lol|lmao|rofl|xd|jk|j\/k|just kidding|kidding|only joking|I'm (?:just )?(?:joking|kidding))[.!, ]*)+$/i,
	],
	[
		"ack",
		/^(?:ok|okay|k|kk|right|alright|all right|hm+|mm+|mhm|i see|oh|cool|noted|got it|okay then|ok then|sure thing)[\s.!]*$/i,
	],
	[
		"other",
		/^(?:(?:ok|okay|yeah|yes|hmm|well|I think|maybe|probably|let's do|let's go with|I'd say|I like|I'll (?:try|do|take)|definitely|number|option)(?: ?, ?| ))*(?:the |a )?(?:first|second|former|latter|last|1st|2nd|number (?:one|two|1|2)|option (?:one|two|1|2)|one (?:with|about) .{3,40})(?: (?:one|idea|option|two|sounds (?:good|better|nice)|I think|fits better|maybe|please))*[\s.!]*$/i,
	],
	[
		"other",
		/^(?:(?:I'd say|I would say|maybe|about|around|probably|like|an?|it's|I'm(?: at)?|say|honestly|hmm|solid|perhaps)(?: ?, ?| ))*(?:\d{1,2}(?:[.,]5)?|zero|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?(?:-|or|to) ?\d{1,2})?(?: ?(?:out of|\/) ?(?:10|ten))?(?: (?:I think|I guess|maybe|today|right now|probably))*[.!]?$/i,
	],
	[
		"yes",
		/^(?:(?:oh|um|well|I think|I guess|hell)(?: ?, ?| ))*(?:yes|yeah|yep|yup|ya|yea|sure|ok|okay|k|kk|alright|please|please do|of course|definitely|absolutely|exactly|right|correct|true|that's right|that's it|that's true|go ahead|go on|sounds good|I do|I did|I am|I can|I could|I will|I would|yes I do|yes I did|fair enough|fair|good idea|let's do (?:it|that)|do it|both|deal|spot on|very much|I think so|I guess so|I guess|I suppose(?: so)?|probably)(?: (?:please|sure|yes|yeah|exactly|I do|I did|I would|I will|I can|do|so|go ahead|it does|it is|that's right|that's it|okay|ok|though))*[\s.!,]*$/i,
	],
	[
		"no",
		/^(?:(?:oh|um|well|I think|I guess|hell|no)(?: ?, ?| ))*(?:no|nope|nah|na|not really|not at all|not yet|no thanks|no thank you|never|not now|not today|I don't|I didn't|I'm not|I can't|I won't|I don't think so|nothing|none|neither|not sure I can|not particularly|no one|nobody|don't think so|nothing really)(?: (?:no|really|thanks|thank you|not really|I don't|at the moment|right now|today|comes to mind|to be honest))*[\s.!,]*$/i,
	],
	[
		"unsure",
		/^(?:(?:um|well|hmm|yeah|yes|no|oh|I guess|honestly|sorry|but|and|just)(?: ?, ?| ))*(?:I (?:really |just |honestly )?don't (?:really )?know(?: (?:really|anymore|what to (?:say|do|think)|how to (?:say|explain|answer)(?: it| that)?|where to (?:start|begin)|yet|either|honestly|why))*|don't know|no idea|not sure|I'm not sure|I(?:'ve)? (?:have |got )?no (?:idea|clue)|maybe|perhaps|dunno|hard to say|it depends|whatever|who knows|could be|possibly|can't say|kind of|sort of|I can't explain(?: it)?|not sure yet|meh|unsure|everything|a bit of everything|all of it)[\s.!,]*$/i,
	],
	[
		"fine",
		/^(?:(?:I'm|I am|it's|it was|everything's|everything is|all|doing|feeling|just|pretty|yeah|today was|day was)(?: ?, ?| ))*(?:fine|good|ok|okay|alright|all right|not bad|so-so|so so|decent|same|same old|same as (?:always|usual|before)|nothing much|nothing new|not much|the usual|as usual|great|could be (?:better|worse)|been better|well|surviving|getting by|hanging in there|nm)(?: (?:thanks|thank you|I guess|today|really|as always|and you|you|how are you))*[\s.!,?]*$/i,
	],
	[
		"time",
		/\bwhat(?:'s| is)? (?:the )?(?:time|day|hour)(?: is it| of (?:the )?(?:day|week))?(?: (?:now|today|there|right now|is today))?\?*$|\bwhat day is (?:it|today)\b|\bdo you know what time\b/i,
	],
	[
		"other",
		/^(?:hey,? |ok,? |so,? |and |please )*(?:(?:can|could|will|would) you (?:please )?|please )(?:remind me|set (?:me )?(?:an? )?(?:reminder|alarm|timer)|wake me|(?:message|text|ring|phone|e-?mail|ping|notify|nudge|check (?:in|up) (?:on|with)) (?:me|him|her|them|my)|call (?:me (?:at|on|tomorrow|later|back)|him|her|them|my)|(?:text|call|message|e-?mail|ring|phone|tell) \w+ (?:for me|from me)|order|play (?:me )?(?:a|some|the|my)|book (?:me|a|an|the|my)|put (?:it|this|that) in my (?:calendar|diary|phone)|send (?:me|him|her|them|my|an?))\b|^remind me\b|^set (?:an?|me an?) (?:reminder|alarm|timer)\b/i,
	],
	[
		"other",
		/^(?:(?:and|so|ok|okay|hey|please|quick(?:ly)?|tell me|now|then|but|also),? )*(?:what(?:'s|s| is| are| does)|how much is|how many is|calculate|compute|can you (?:calculate|work out|do)|work out|solve)?\s*-?\d+(?:[.,]\d+)?\s*(?:%\s*of|percent of|[-+*/x×÷]|plus|minus|times|divided by|multiplied by)\s*-?\d+(?:[.,]\d+)?\s*(?:equals?|make)?(?: (?:please|then|again))*\s*[?=.!]*\s*$/i,
	],
	[
		"not-done",
		/^(?:no,? ?)?(?:I )?(?:didn't|did not|haven't|couldn't)(?: (?:really|actually|even|manage to))* (?:do|done|did|get round|get around|go|make|try|start|manage|call|finish|send)(?: (?:it|that|to it|any of it|anything|them|her|him|yet|in the end))*[.!]?$|\bI (?:didn't|haven't|never) (?:do|done|did) (?:it|what I said|the thing)\b/i,
	],
	[
		"other",
		/(?<!\bhow (?:do|can|should|would|could) (?:I|you|we) )\b(?:write|code|generate|draft|create|make|build|compose|translate|summari[sz]e|draw|design|debug|fix) (?:me |us |up |out )?(?:a |an |some |the |my |this |that )?(?:\w+ ){0,3}(?:code|function|script|program|essay|poem|story|recipe|song|email|e-mail|letter|cv|resume|résumé|cover letter|joke|app|website|python|javascript|sql|query|report|article|text|paragraph|blog|homework|picture|image|logo)\b|\b(?:give me|what(?:'s| is)|do you have|share|find me) (?:a |an |the |some |good )*(?:\w+ ){0,2}(?:recipe|joke|poem|song|quote|movie|film|book recommendation)s?\b|\btell me (?:a|another|one more) (?:\w+ )?(?:joke|story|poem|fun fact)\b|^translate\b/i,
	],
	[
		"other",
		/(?<!\b(?:what|how|where|when|who|why|which) )\b(?:should I|shall I)\b|\bwhether (?:to|I should|or not)\b|\b(?:can't|cannot|trying to|have to|need to|don't know how to|help me) (?:(?:decide|choose)(?! (?:what|which \w+) (?:comes|goes|to (?:do|start with)) first)|make (?:a|this|the|up my) (?:decision|choice|mind))|\btorn between\b|\bif I should\b|\bcan't make up my mind\b|\bhard to decide\b/i,
	],
	[
		"advice",
		/\b(?:what (?:should|can|could|would|do) (?:I|you|we) (?:even )?(?:do|say|tell (?:him|her|them)|try|suggest|recommend|advise|make (?:\w+ )?steadier)|how (?:do|can|could|should|would) (?:I|we|you)\b|(?:how|what) am I (?:supposed|meant|going) to (?=tell|say|explain|ask|face)|where (?:do|should|can|could|would) (?:I|we) (?:even )?(?:start|begin)\b|what else (?:can|could|should|might|would) (?:I|we)\b|^(?:(?:ok|okay|so|and),? )*what else\W*$|(?<!wouldn't know )how to\b|any (?:advice|tips|ideas|suggestions|thoughts)|(?:give|need|want|looking for|like) (?:me )?(?:some |any |a few |an? )?(?:advice|tips|ideas?|suggestions?|help (?:with|to)|guidance)|help me (?:with|sort (?:out )?(?:what|where|how)|choose|decide|to|find|get|stop|start|plan|figure|sleep|deal|understand|focus|feel|calm|relax|prepare|be)|can you help(?: me)?|ways to\b|what helps\b|teach me|what works|is there (?:a way|anything I can)|tell me what to do|what do you (?:think|reckon|recommend)|what would you do|what(?:'s| is) (?:a|the) (?:good|best) (?:\w+ )?(?:plan|way|routine|exercise|method|strategy)|what(?:'s| is) one (?:\w+ ){0,2}(?:thing|step|way) (?:that|I|to))\b/i,
	],
];

const QUESTION_START =
	/^(?:(?:hey|hi|so|ok|okay|and|also|but|quick question|question|tell me|do you know|can you tell me|could you tell me)[,:]? )*(?:who|what|what's|when|where|where's|which|how many|how much|how far|how long|how old|how tall|how big|how does|how did|how is|is|are|was|were|does|did|do|can|could|will|would|why (?:is|are|do|does|did)|name the|define|explain)\b/i;
/** "Is it wrong to be happy?" asks for leave, and no book holds the answer. */
const OWN_WORTH =
	/\bis (?:it|this|that) (?:so |really |too )?(?:wrong|bad|weird|awful|terrible|selfish|strange|odd|mean|silly|stupid|normal|ok|okay|all right|too (?:soon|late|early|much))\b/i;
const ABOUT_SELF = /\b(?:I|I'm|I've|my|me|we|us|our|myself|mine)\b/i;

const GOOD_NEWS =
	/\b(?:good news|great news|guess what|I did it|we did it|I made it|it worked|it went (?:really |so |very |pretty )?well|so proud|proud of (?:myself|my|us)|I'm proud|(?:went|been) (?:for|on) (?:a|the|my|that) (?:\w+ )?(?:run|walk|jog|swim|ride|hike)|(?:went to|made it to|been to) the gym|finally (?:did|finished|got|went|made|told|said|slept|called|asked|sent|started|quit|managed)|actually (?:did|finished|got|went|made|told|said|slept|called|asked|sent|started|managed|worked|ran|cooked|cleaned|enjoyed)|(?:smiled (?:at me|back)|hugged me)|(?:got|landed|was offered|been offered) (?:the|an?|my|that) (?:new |dream )?(?:job|interview|promotion|offer|raise|place|part|role|grade|flat|house|visa|scholarship)|got promoted|(?:I |we |just |have |'ve )(?:passed|graduated|won)|got (?:engaged|married|accepted|into)|said yes|having a baby|(?:we're|we are|I'm|I am) expecting\b(?! (?:a (?:call|letter|parcel)|him|her|them|it|too|the worst|bad))|over the moon|best day|cancer[- ]free|no (?:sign of )?cancer|(?:got|gave \w+) the all[- ]clear|in remission|(?:scan|tests?|results?|biopsy|bloods?)(?: \w+){0,2} (?:was|were|is|are|came back) (?:all )?(?:clear|fine|negative|good|normal|benign)|(?:great|amazing|wonderful|lovely|fantastic|brilliant|really good|good) (?:day|week|weekend|night|time)|so happy|really happy|I'm happy|very happy|so excited|managed to|feel(?:ing)? (?:so |really |much |a lot |a bit |a little )?(?:better|great|amazing|good|happy|wonderful|fantastic|proud)|(?:weeks?|days?|months?|years?) (?:sober|clean|smoke-?free|without)|paid off|personal best|(?:ran|finished|completed|did|swam|cycled) (?:my|our) first\b|(?:said|took|had) (?:his|her|their) first (?:words?|steps?|smile|tooth)\b|I cooked|slept (?:so |really )?(?:well|great|through))\b/i;
/** "I did 20 minutes!": the mark says how it's meant. */
const TOLD_GLADLY =
	/^(?:(?:and|so|ok|okay|hey|guess what),? )*I(?:'ve)? (?:just |actually |finally |even )?(?:did|done|got|made|wrote|went|finished|slept|ran|called|asked|told|sent|started|cooked|said|walked)\b[^?]*!$/i;
const SPOILED =
	/\b(?:guy|man|woman|colleague|he|she|they|everyone|brother|sister|friend|ex|boss)\b[^.!]{0,40}\bgot (?:promoted|engaged|married|the (?:job|role))|n't\b|\b(?:not|never|but|although|wish|used to|if only|isn't|didn't|hardly|barely|don't|can't|except|supposed to|terrified|scared|afraid|overwhelmed|pretend(?:ing)? to be|should be|fake|were|before)\b/i;

const POINTLESS =
	/\b(?:(?:it's|it is|it all|everything|everything's|life|this) ?(?:is|feels|seems|'s)? ?(?:all |just |so |kind of )*(?:pointless|meaningless|hopeless)|what(?:'s| is) (?:even |really )?the (?:point|use)(?! of (?:this|the) (?:app|meeting))|no point (?:in|to|anymore)|(?:don't|can't) see (?:the|a|any) (?:point|future|way out)|can't (?:do this|go on|take (?:it|this)) (?:anymore|any more|any longer|much longer)|(?:so )?tired of (?:everything|it all|life|trying|fighting|living)|I give up on (?:everything|life)|nothing matters|nothing to live|why (?:do I )?(?:even )?bother)\b/i;

function isPositive(text: string): boolean {
	return (
		!text.includes("?") &&
		(GOOD_NEWS.test(text) || TOLD_GLADLY.test(text)) &&
		!SPOILED.test(text.slice(0, 160))
	);
}

/** What the message wants, from its words alone. Whether a "yes" answers anything is the memory's matter. */
export function intentOf(text: string): Intent {
	if (text === "") {
		return "empty";
	}
	const found = RULES.find(([, pattern]) => pattern.test(text))?.[0];
	const wordCount = text.split(" ").length;
	if (
		(POINTLESS.test(text) || isVeiled(text)) &&
		!isAboutSomething(text) &&
		(found === undefined || found === "advice" || found === "unsure" || found === "fact")
	) {
		return "pointless";
	}
	if (found !== undefined && !(found === "thanks" && wordCount > 16)) {
		return found;
	}
	if (isPositive(text)) {
		return "other";
	}
	const asks =
		text.includes("?") ||
		/^(?:what's the|who is|who was|how many|what is the|define|when did|where is)\b/i.test(text);
	if (
		asks &&
		!/^(?:what|how) about\b/i.test(text) &&
		!OWN_WORTH.test(text) &&
		QUESTION_START.test(text) &&
		!ABOUT_SELF.test(text) &&
		wordCount <= 25
	) {
		return "fact";
	}
	return "share";
}
