/**
 * What people do with a message besides telling something. It is read over the words in lower case, without punctuation or
 * apostrophes ("dont"). `whole` lists what the whole message is, after words of courtesy are taken off its ends. `patterns`
 * are looked for in each sentence: regular expressions of at most 200 characters that may not repeat without bound.
 */
export type ActId = keyof typeof ACTS;
export type Act = { whole?: string; patterns?: readonly string[] };

/** They change nothing at the beginning or the end of a message. */
export const COURTESIES =
	"please, ok, okay, oh, well, right, so, and, but, then, thanks, thank you, mate, coach, attune, tbh, i guess, really, actually, just, now, today, ah, hm, hmm, um, er, anyway, lol, there, again, for now, haha";

export const ACTS = {
	stop: {
		whole:
			"stop, quit, cancel, enough, abort, stop it, stop this, stop here, stop that, stop the exercise, stop exercise, end it here, end this, end the exercise, no more, no more questions, i want to stop, can we stop, lets stop, exit",
	},
	skip: { whole: "skip, skip it, skip this, skip that, skip this one, skip this step, next, next one, pass" },
	back: { whole: "back, go back, one step back, step back, previous, previous step, undo" },
	menu: {
		whole:
			"menu, the menu, show menu, show me the menu, options, choices, my options, exercises, the exercises, list, the list, what are my options, what are the options, what next, what else, what else have you got, what have you got, where do i start, where do we start, where do i begin, how do i start, how do we start, how do i begin, what can we do, what do i do here, how does this work, what is this, whats this, start",
	},
	other: {
		whole:
			"other, something else, something different, anything else, talk about something else, can we talk about something else, lets talk about something else, change topic, change the topic, change the subject, change subject, another one, a different one, another exercise, another idea, another topic, none of these, none of those, none of them, none of that",
	},
	help: { whole: "help, help me, i need help, i need some help, can you help, can you help me, need help, sos, please help, please help me, emergency, i need help now" },
	idea: {
		whole:
			"idea, ideas, an idea, any idea, any ideas, one idea, give me an idea, another idea, suggestion, suggestions, any suggestions, a tip, tip, got any ideas, got any tips, any thoughts, suggest something, more, more tips, tell me more, go deeper, what else",
		patterns: ["^(?:so |and )?(?:now what|what now)$", "(?:id|i would|i should|i do) (?:like|love|want|need|take) something (?:for (?:that|it|this)|else|useful|practical)"],
	},
	finish: { whole: "finish, finished, im done, im finished, done, thats it, thats all, that is all, all done" },
	"carry-on": { whole: "carry on, continue, go on, resume, keep going, lets continue, lets go on, back to it" },
	write: {
		whole:
			"write, just write, let me write, i just want to write, i want to write, ill just write, id like to write, can i just write, let me type, i want to journal, journal, journaling, keep it, just keep it, write it down, write it out, i just want to talk, just talk, let me talk, can i just talk, can we just talk, i need to talk, i need someone to talk to, just writing",
	},
	yes: {
		whole:
			"yes, yeah, yep, yup, ya, yea, y, sure, ok, okay, k, kk, alright, all right, please, go ahead, go for it, do it, lets do it, lets go, why not, sounds good, suppose so, i suppose so, i suppose, absolutely, definitely, of course, do that, id like that, that one, good idea, worth a try, lets try, lets try it, ill try, ill try it, lets try that, please do, yes lets, yes do it, go on then, fine lets, sure why not, ok lets go, ok do it, i guess, i guess so, yes yes, yeah ok, yeah sure, yes ok, yes sure, ok fine, fine then, fine ok, if you want, might as well, ok then, try me, bring it on, step one, whats step one, whats the first step, what do i do first, show me, go, ready, im ready, start it, lets start",
	},
	no: {
		whole:
			"no, nope, nah, naw, n, not now, not today, not really, no thx, nothing, neither, none, never mind, nevermind, dont want to, i dont want to, i dont want that, id rather not, rather not, maybe later, later, not yet, leave it, forget it, not that, not interested, no way, hell no, nah im good, im good, no not now, no not that, no not really, not for me, i dont feel like it, dont feel like it, cant be bothered, no im ok, im ok, no its fine, its fine, no leave it, no forget it, no never mind",
	},
	hello: {
		whole:
			"hi, hello, hey, hiya, heya, yo, hullo, greetings, good morning, good afternoon, good evening, good day, morning, evening, sup, hi there, hello there, hey there, whats up, wassup, howdy, im back, hi again, hello again, hey you, hello you, hi bot, hello bot, hi im back, hey im back, back again, me again, its me, its me again",
	},
	thanks: {
		whole:
			"thanks, thank you, thx, ty, cheers, ta, much appreciated, appreciate it, thank u, many thanks, tysm, thanks a lot, thank you so much, thanks so much, thank you very much, thanks for that, thanks for this, thanks for listening, thank you for listening, thanks for your help, that helped, that helps, thats helpful, that was helpful, this was helpful, that was useful, that was good, that was nice, thats nice, thats kind, thats sweet, good to know, nice, great, cool, lovely, perfect, brilliant, thats good, good point, fair, fair enough, fair point, makes sense, that makes sense, i see, got it, gotcha, interesting, understood, noted",
		patterns: [
			"^(?:(?:oh|ok|okay|well|hm) )?(?:that|thats|its|this|those) (?:is |was |are |were )?(?:quite |pretty |really |actually |very |so |a )?(?:good|nice|helpful|useful|great|better|kind|not bad|true|good one)(?: actually| thanks| thank you| then)?$",
		],
	},
	/** More ways to go are in `shared/farewell`. */
	bye: {
		whole:
			"bye, goodbye, good bye, good night, goodnight, night, night night, see you, see ya, cya, gtg, ttyl, laters, so long, ciao, take care, im off, gotta go, got to go, have to go, i have to go, i need to go, i must go, talk later, talk tomorrow, see you tomorrow, see you later, talk to you later, off to bed, going to bed, im going to bed, bedtime, bye bye, enough for today, enough for now, thats enough, thats enough for today, enough for me today, going to sleep, im going to sleep, im going to sleep now, going to sleep now, off to sleep, off to work, sleep well, night all, thanks bye, thank you goodnight, i should go, got to run, gotta run, time to go",
	},
	unsure: {
		whole:
			"i dont know, dont know, dunno, idk, i dunno, dk, not sure, im not sure, no idea, no clue, hard to say, who knows, maybe, perhaps, i cant say, cant say, i cant explain, i dont know what to say, dont know what to say, i dont know where to start, dont know where to start, dont know where to begin, both, all of it, all of them, all of the above, all of that, everything, it depends, depends, a bit of everything, bit of both, either, no preference, you choose, you decide, whatever you think, surprise me, you pick, up to you, pick one, anything",
	},
	short: {
		whole:
			"fine, im fine, good, so so, meh, bad, not good, not great, not so good, not so great, not well, shit, crap, terrible, awful, rubbish, same, same old, the same, as always, as usual, same as ever, whatever, nothing much, nothing new, been better, could be better, could be worse, surviving, hanging in, hanging in there, existing, mm, uh, blah, ugh, argh, sigh, bored, im bored, numb, crap day, bad day, long day, hard day, rough day, shit day, bad week, rough week, long week, busy, tired of it, weird, strange, off, not myself, i feel bad, feeling bad, i feel off, i feel weird, i feel terrible, i feel awful, feel like shit, i feel like shit, feel like crap",
	},
	draft: {
		patterns: [
			"(?:what|how) (?:do|should|can|could|would|am|the hell do|on earth do) (?:i|we) (?:even |possibly |supposed to |best )?(?:say|tell|write|text|reply|answer|respond|ask|word|phrase|explain|apologi[sz]e)",
			"how (?:do|should|can|could|would) (?:i|we|you) (?:even |best )?(?:break (?:it|the news)|bring (?:it|this|that) up|say no|turn (?:it|him|her|them|this) down|come out|confront|say sorry|quit|resign|tell)",
			"(?:help|can you help|could you help) me (?:to )?(?:write|word|say|tell|draft|answer|reply|apologi[sz]e|ask|explain|phrase|find (?:the )?words)",
			"(?:write|draft|compose) (?:me )?(?:an?|the|my) (?:\\w+ ){0,2}(?:message|text|email|apology|letter|reply|speech)",
			"(?:dont|do not|not sure|no idea|havent a clue) (?:know )?(?:what|how) to (?:say|tell|write|word|ask|put it|bring|apologi[sz]e|reply)",
			"(?:need|want|give me|just) (?:an? |the |one |some )?(?:first |opening |good |better |actual |real )?(?:line|sentence|words|wording|example)",
			"(?:what|how) to (?:say|tell|word|write|reply|respond|apologi[sz]e|bring|broach|raise|ask|put it|open up|start the)",
			"what would you (?:say|tell|write|text|reply)",
			"how (?:(?:i|we) (?:can|could|should|might)|(?:can|do|should|could|might) (?:i|we)) (?:even )?(?:say|ask|write|word|(?:talk|speak) (?:to|with))",
			"how (?:do|should|can|could|would|might) (?:i|we|you) (?:\\w+ )?(?:begin|start|open|approach|raise|broach) (?:that|the|this|a|it)",
			"(?:an?|the|one|some) (?:good |better )?(?:opening|first) (?:sentence|line|words?)",
			"how (?:do|can|should|would) (?:i|you) (?:write|give|make|send) (?:an?|the|my) (?:\\w+ ){0,2}(?:apology|message|letter|speech|email|excuse|text)",
			"how (?:do|can|should|would) i (?:ask (?:for|him|her|them|my|the)|set (?:an? )?(?:\\w+ )?boundar\\w+|start (?:the|that|this|a) conversation)",
			"(?:find|need|looking for) (?:the )?(?:right )?words",
			"(?:good|nice|kind|polite|gentle|better) way (?:to|of) (?:say|saying|tell|telling|ask|asking|word|wording|turn|turning)",
		],
	},
	tips: {
		patterns: [
			"(?:any|some|one|two|three|a few|more|other|another|give me|got|have you|your) (?:\\w+ )?(?:tips?|ideas?|advice|suggestions?|methods?|tricks?|strateg\\w+|techniques?|ways)",
			"(?:tips?|advice|ideas?|suggestions?|methods?|techniques?|tricks?) (?:for|on|about|to|with|against)",
			"what (?:can|could|should|do|might|would|shall) (?:i|you|we|one) (?:even |actually )?(?:do|try)",
			"what (?:helps|works|would help|might help|could help|to do|am i (?:supposed|meant) to do|else can i)",
			"how (?:do|can|could|should|would|am|the hell do|on earth do) (?:i|you|we|one|people|others)",
			"how to",
			"(?:is there|are there) (?:anything|something|any way|a way|ways|any|some|an? \\w+)",
			"(?:can|could|would|will) you (?:help|give|suggest|recommend|tell me how|teach|show)",
			"help me (?:with|to|sleep|calm|stop|focus|get|deal|cope|find|start|feel|relax|understand|work|plan|sort|decide|think)",
			"(?:advise|teach|show) me",
			"(?:want|need|would like|could use|id like|after|looking for) (?:some |an? |your )?(?:\\w+ )?(?:tips?|advice|help|ideas?|plan|guidance|something practical)",
			"where do i (?:start|begin)",
			"(?:what do you know|tell me|tell me more|what can you tell me|know anything|talk to me|got anything) (?:about|on|for)",
			"(?:what|whats) (?:a|the|your) (?:good|best|first|next|quickest|easiest) (?:\\w+ )?(?:way|thing|step|tip|method|trick)",
			"any(?:thing|one)? (?:that|which|to|for|about) (?:helps?|works?|try|do|when|a|the|my|this|that)",
		],
	},
	exercise: {
		patterns: [
			"(?:give|show|get|find|pick) me (?:an?|some|the|another|your) (?:\\w+ ){0,3}exercises?",
			"(?:lets|can we|can i|could we|i want to|id like to|ill|shall we|want to|wanna) (?:do|try|start|have|run) (?:an?|the|that|some|another|your) (?:\\w+ ){0,3}(?:exercises?|one)",
			"(?:do you have|have you got|is there|got|any) (?:an? |any |some )?(?:\\w+ ){0,3}exercises?",
			"(?:do|start|try|open|run) (?:the |an? )?(?:\\w+ ){0,3}exercise",
			"(?:guide|take|walk|talk) me through",
			"something (?:short|quick|to calm|calming|to do)",
			"exercises? (?:for|to|about|on|please|that)",
		],
	},
	decide: {
		patterns: [
			"should (?:i|we)",
			"what would you do",
			"(?:yes or no|one word|stay or go|go or stay|leave or stay|stay or leave|take it or leave it)",
			"which (?:one )?(?:should|would|is (?:better|best|right)|do (?:i|you))",
			"(?:is it|would it be) (?:better|wrong|right|ok|okay|stupid|selfish|worth it|a mistake|a good idea|a bad idea) (?:to|if|that|for)",
			"(?:just )?(?:decide|choose|pick) (?:for me|what i)",
			"tell me what to do",
			"(?:am i|was i|is (?:he|she)|are they) (?:right|wrong|overreacting|being unreasonable)",
			"do you think (?:i|we) should",
			"do i (?:stay|leave|quit|go|take it|tell|call|text|forgive|wait|have to|need to)",
		],
	},
	why: { patterns: ["why (?:do|did|does|is|was|are|am|cant|dont|wont|didnt|would|me|cannot|isnt|wasnt|has|have|he|she|they|it|i|not)", "^why$"] },
	normal: {
		patterns: [
			"am i (?:being |just |too |so |really |the |a |an )?(?!supposed|meant|going|able|allowed|in|to)\\w+",
			"(?:whats|what is) wrong with me",
			"(?:is|isnt|was|wasnt) (?:it|that|this) (?:\\w+ ){0,2}(?:normal|weird|wierd|wrong|bad|ok|okay|crazy|just me|my fault|natural|common|usual|silly|stupid|selfish|jealous|mean|odd|childish|pathetic)",
			"is there something wrong with me",
			"(?:would|do) you (?:call|think|consider) (?:me|im|i am|that im)",
			"does (?:everyone|everybody|anyone|anybody) (?:else )?(?:ever )?(?:get|go|feel|have|do|think)",
		],
	},
	future: {
		patterns: [
			"(?:will|does|do|can) (?:it|this|that|things|i|we|life) (?:ever )?(?:be|get|stop|always|pass|end|go|work)",
			"when (?:will|does|do) (?:it|this|that|things|i) (?:end|stop|get|pass|go)",
			"what if (?:he|she|they|it|i|we|my|the|no|nothing|this|that)",
			"how long (?:will|does|until|before)",
		],
	},
	again: {
		patterns: [
			"what (?:were|was|are) (?:those|these|they|the|that|it)(?: \\w+){0,3} again",
			"^(?:please |can you |could you )?(?:say|repeat|show me) (?:that|those|it|them|the \\w+)(?: again)?(?: please)?$",
			"(?:come again|what did you (?:just )?(?:say|suggest|tell me))",
		],
	},
	refusal: {
		patterns: [
			"(?:dont|do not|not) (?:really )?(?:want|feel like|fancy|need|like) (?:to|a|an|the|any|that|this|it|those|these|your|doing|writing)",
			"(?:not|no) (?:doing|interested in|in the mood for|up for) (?:that|this|it|a|an|the|your)",
		],
	},
	source: {
		whole:
			"source, sources, says who, who says, who says that, where is that from, wheres that from, evidence, whats the evidence, link, source please, whats the source, whats your source, according to whom, prove it, is that true, really",
	},
	request: {
		patterns: [
			"(?:can|could|will|would) (?:you|u) (?:please |just |also |maybe )?(?!remember|help|hear|see|read|tell|do|say|rather|choose|go|wait|prefer|recommend)\\w+",
			"^(?:please )?(?:make|build|write|draw|find|book|call|order|send|translate|calculate|plan|google|search|look up|remind|set|play|sing|create|design|list|explain|define) (?:me|my|a|an|the|up|us)",
		],
	},
	opinion: {
		patterns: [
			"would (?:you|u) (?:do|say|rather|choose|go|wait|prefer|recommend|ever)",
			"what (?:do|would|did) you (?:think|reckon|make of|say)",
			"(?:do|dont) you (?:think|agree|believe|like|care|love|hate|mind)",
			"(?:your|an) (?:opinion|view|thoughts|take)",
		],
	},
	nice: {
		patterns: [
			"(?:say|tell me) (?:me )?something (?:nice|good|kind|positive|happy|cheerful|uplifting)",
			"cheer me up",
			"(?:give|pay) me a compliment",
			"make me (?:feel better|smile|happy|laugh)",
			"(?:encourage|motivate|inspire|comfort|reassure) me",
			"(?:tell|give) me (?:it|that it|its|itll|everything) (?:will|is going to|ll)? ?(?:be|going to be)",
			"say (?:its|it is|itll be|it will be) (?:going to be )?(?:ok|okay|alright|fine)",
			"(?:need|give me|want|could use) (?:some|a (?:bit|word) of|a) (?:encouragement|motivation|comfort|hope|kindness|pep talk|hug)",
			"tell me (?:im|i am) (?:not|a|doing|good|ok|okay)",
		],
	},
	recall: {
		patterns: [
			"(?:do|can|did|dont) you (?:still )?(?:remember|recall|know) (?:what|when|who|where|how|my|his|her|the|which|that|about|if)",
			"what (?:did|have) i (?:just )?(?:say|said|tell|told|write|written|mention|mentioned|call|called)",
			"(?:whats|wats|what is|what was|whats the|whos|who is|who was) (?:the name of )?(?:my|our) \\w+",
			"when (?:did|do|was|is|am) (?:i|my|we|the|he|she|it|they)",
			"where (?:did|do|was|is|am) (?:i|my|we|he|she)",
			"what (?:happened|did (?:he|she|they|we|my))",
			"how (?:old|long|many|much|often) (?:is|are|was|were|did|do|does|have|has|had) (?:i|my|we|he|she|they)",
			"who (?:did|said|told|left|moved|died|called)",
			"(?:remind me|tell me again)",
			"what(?:s| is| was| were| are)? (?:his|her|their|my \\w+) names?",
			"which \\w+ (?:did|do|was|is|am) (?:i|my)",
		],
	},
	"sum-up": {
		patterns: [
			"(?:sum|summari[sz]e|sum up) (?:me|it|this|that|everything|all|our|what|my|up)",
			"(?:give|make|can i have|could i have|write) (?:me )?(?:an? |the |my )?(?:summary|overview|recap|short version)",
			"^recap",
			"(?:what|do|did) (?:do |did |have )?you (?:know|remember|have|keep|kept|store|stored|save|saved|learn|learnt)(?: \\w+)? (?:about|of|from) (?:me|what i)",
			"(?:did|do|have) you (?:not )?(?:keep|kept|remember|save|saved|store|get) (?:that|this|it|any of it|all of it|what i (?:said|wrote|told))",
			"what (?:have|did) (?:i|we) (?:say|said|talk about|talked about|told you|tell you|cover|covered) so far",
			"where (?:were|are) we",
			"(?:tell me|what) about (?:me|myself)$",
			"^(?:so |and )?who am i(?: to you)?$",
			"(?:whats|what is|what was) my (?:problem|issue|situation|trouble|story)(?: then| again)?$",
		],
	},
	"good-news": {
		patterns: [
			"(?:i|we) (?:just |finally |actually |only )(?:got|passed|won|finished|did|made|nailed|smashed|aced|managed|survived|beat|landed|achieved|completed|sold|published|graduated|told|called|went|slept|ran|sent|asked|booked|signed|started)",
			"(?:i|we) (?:got (?:the|a) (?:job|place|offer|promotion|raise|flat|house|keys|grant|contract|part|role|interview)|got (?:in|through|accepted|promoted|engaged)|passed|won|did it|made it|nailed it|smashed it|aced)",
			"(?:he|she|they) (?:just |finally |actually )?(?:said yes|called back|apologi[sz]ed|forgave|proposed|came back|took (?:her|his|their) first|passed|got in|is home|are home)",
			"(?:was|been|im|were) (?:just )?(?:promoted|accepted|engaged|hired|offered|cancer free|all clear|in remission)",
			"(?:good|great|amazing|brilliant|wonderful|fantastic|lovely) (?:news|day|week|night|weekend)",
			"(?:proud of (?:me|myself|it|that|him|her|them|us)|chuffed|thrilled|over the moon|so happy|really happy|delighted|buzzing|stoked)",
			"(?:it|that|this) (?:really |actually |even )?(?:worked|helped a lot|went (?:really |so |very )?(?:well|great|fine|better))",
			"(?:slept|sleeping|sleeps) (?:right )?through",
			"(?:went|came|gone) (?:down|up) from \\d+ to \\d+|(?:calmer|easier|lighter|better) (?:now|already|today)",
			"feel(?:ing)? (?:so |much |a lot |a bit |really |pretty |actually |quite )?(?:better|good|great|happy|calmer|lighter|hopeful|amazing|fantastic)",
			"(?:test|tests|results?|scan|exam|exams) (?:came back|were|was|are|is) (?:all )?(?:clear|fine|good|negative|normal|ok|okay|great)",
			"i did it",
			"^(?:ok |yes |yay |hey |so )?(?:i|we) (?:did|finished|cleaned|called|sent|made|wrote|paid|booked|tidied|washed|phoned|emailed|fixed|cooked|asked)(?: \\w+){1,4}$",
		],
	},
	plan: {
		patterns: [
			"^(?:maybe |ok |okay |so |well |yes |right )?(?:i|we) (?:could|can|will|might|should|ll|am going to|are going to|want to|plan to) (?!not|never|see|say|have to|be |like|try (?:the|your|it))\\w+(?: \\w+){1,14}$",
			"^(?:maybe |ok |okay |so |well |yes |right )?(?:ill|im going to|im gonna|i think ill|i guess ill|maybe ill) (?!never|be |not)\\w+(?: \\w+){1,14}$",
			"(?:i|we) (?:could|can|will|ll) (?:do|try) (?:that|this|it)",
		],
	},
	complaint: {
		patterns: [
			"(?:you|u) (?:just |still |really |clearly |obviously )?(?:didnt|dont|arent|werent|never|cant|wont|havent|did not|do not|are not) (?:even |really |actually )?(?:listen\\w*|understand|understood|answer\\w*|read|hear|heard|get (?:it|me)|help\\w*|pay)",
			"(?:thats|that is|this is|that was|its|this isnt|thats so) (?:not (?:what i (?:asked|said|meant|wanted|want|mean)|an answer|helpful|helping|useful|my (?:question|point))|no help|irrelevant|unhelpful|a joke|parody)",
			"i (?:asked|just said|just told)",
			"(?:you|u) (?:already|just|keep|kept) (?:said|asked|told|gave|say|saying|ask|asking|repeat|give|giving|getting|give same|give me the same)",
			"(?:stop )?repeat(?:ing)? (?:yourself|that|me)",
			"(?:this|that|it|you|u|those|these|they)(?:s| is| are|re)? (?:so |just |all |a )?(?:fucking |bloody )?(?:useless|rubbish|pointless|parody|crap|shit|bullshit|bs|garbage|dumb|stupid|silly|weird|nonsense|a waste of time|annoying|cringe|lame)$",
			"(?:wrong|bad|stupid|useless|generic|weird) (?:answer|reply|response|advice)",
			"what (?:has|does) (?:that|this) (?:got to do|have to do)",
			"answer (?:me|my question|the question)",
			"(?:not|isnt|wasnt|aint) (?:very |really )?(?:helpful|helping|relevant|what i meant)",
			"(?:huh|wtf|what the (?:hell|fuck|heck)|what are you (?:on about|talking about|saying))$",
			"(?:makes|made|make) no sense",
			"(?:youve|you have) (?:no idea|no clue|misunderstood)",
			"miss(?:ed|ing) the point",
			"you(?:re| are) (?:not (?:listening|helping)|just an? (?:bot|machine|script|program|computer|robot))",
		],
	},
	insult: {
		patterns: [
			"(?:fuck|screw) (?:you|off|this|u)",
			"(?:youre|you are|ur|u r) (?:an? |such an? |so )?(?:fucking |bloody )?(?:idiot|moron|stupid|dumb|useless|pathetic|trash|garbage|shit|joke|clown|loser|ass|asshole|bitch|crap)",
			"shut (?:up|it)",
			"piss off",
			"hate (?:you|this (?:app|thing|bot))",
			"go (?:to hell|away)",
			"(?:stupid|dumb|useless|crap|shit|lame|bloody|fucking) (?:bot|app|machine|thing|ai|computer|robot)",
		],
	},
	correction: {
		patterns: [
			"^no (?:im|i am|its|it is|thats|that is|he|she|they|not|we|the|my)",
			"(?:(?:thats|that is|its|it is|this is) (?:not|nothing)|(?:that|it|this) isnt) (?:it|right|true|about|that|to do with|the (?:problem|issue|point))",
			"(?:thats|that is|its|it is|this is) wrong",
			"i (?:(?:didnt|did not) (?:say|mean|ask)|never (?:said|meant|asked))(?: (?:that|this|so|anything about|about|for (?:that|this|advice|tips|exercises?|an? \\w+)|i|im|my)|$)",
			"i (?:wasnt|was not|am not|wasn t) (?:asking|talking) about",
			"^(?:im|i am|its|it is) not (?:about |really |actually )?\\w+$",
			"not (?:about|because of) (?:that|it|the|my)",
			"i (?:actually )?meant",
			"(?:(?:thats|that is|its|it is|this is) the|^) ?wrong (?:topic|subject|thing|one|end)",
			"^(?:(?:ok|okay|no|please|lets|just) )?(?:(?:forget|never mind|drop|enough of|stop with) (?:about )?(?:the|my|that|this|it)|leave (?:that|this|it))",
			"^(?:not \\w+|no \\w+)$",
		],
	},
	joke: {
		patterns: [
			"(?:it was|that was|just|only) (?:a joke|a jest|joking|kidding|messing|a pun)",
			"(?:im|i was|was) (?:only |just )?(?:joking|kidding|messing|being sarcastic)",
			"^(?:jk|lmao|rofl|hahaha|hehe|lol|haha)$",
			"that(?:s| is| was) (?:a joke|funny|hilarious)",
		],
	},
	vent: {
		patterns: [
			"(?:need|want|have|got|gotta|going) (?:to |a )?(?:just )?(?:vent|rant|moan|get (?:it|this|something|stuff) (?:off|out)|let (?:it|this) out|scream|complain|offload)",
			"(?:let|can|could) (?:me|i) (?:just )?(?:vent|rant|moan|offload|get (?:it|this) (?:off|out))",
			"(?:just|please|only) listen",
			"(?:im|i am) (?:just )?(?:venting|ranting)",
			"rant (?:incoming|time|ahead|over)",
		],
	},
	"no-advice": {
		patterns: [
			"(?:dont|do not|not|no) (?:want|need|give me|wanting|looking for|after)? ?(?:any |your |an? )?(?:advice|tips|solutions|exercises?|suggestions)",
			"(?:dont|do not) (?:want|need) (?:to be )?fix\\w*",
			"stop (?:giving|offering|suggesting|with the)",
			"no (?:more )?(?:exercises|tips|advice|questions)",
		],
	},
	remember: { patterns: ["(?:please |can you |could you )?(?:remember|note|keep in mind|dont forget) (?:that )?(?:my|i|im|ive|we|it|he|she|the|this|that)"] },
} as const satisfies Record<string, Act>;
