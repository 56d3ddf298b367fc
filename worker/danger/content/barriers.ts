import type { Family } from "./words.ts";

/** What keeps people from help, in their words, and what makes it smaller. Read in this order. */
export type Barrier = {
	name: string;
	pattern: RegExp;
	/** Only where this kind of danger is near; in any other the same words mean something else. */
	family?: Family;
	/** Each at most two sentences, without a question. */
	says: readonly string[];
	questions: readonly string[];
};

export const BARRIERS: readonly Barrier[] = [
	{
		name: "washing",
		family: "abuse",
		pattern: /\b(?:shower\w*|wash(?:ed|ing)?|bath(?:ed|e)?|chang(?:ed|e|ing) (?:my )?clothes)\b/i,
		says: [
			"If you may want evidence kept, wait with washing until a doctor or an assault centre has seen you, and keep the clothes in a paper bag. If you have washed, they can still help you.",
		],
		questions: ["Who could go there with you?", "What would make it easier to go?"],
	},
	{
		name: "no police",
		family: "abuse",
		pattern:
			/\b(?:no|don't want|don't|do not|not|without|won't|can't) (?:\w+ ){0,4}(?:police|cops|report(?:ing)?|press(?:ing)? charges|court)\b/i,
		says: [
			"You decide that, and you can change your mind later. The people on those lines help without the police, and can tell you first what a doctor would have to pass on.",
		],
		questions: ["What would help you most today?", "Who could be with you today?"],
	},
	{
		name: "relief",
		family: "self-harm",
		pattern:
			/\b(?:it|this|that|cutting|burning|hurting myself|the pain) (?:\w+ ){0,2}?(?:calms?|helps?|relieves?|numbs?|soothes?|eases?|stops the|makes (?:me feel|it))\b|\bthe only thing that (?:helps|works)\b/i,
		says: [
			"It brings relief for a moment, and the pain under it stays. That pain deserves help that leaves no wound.",
		],
		questions: ["What was going on before the urge came?", "What has eased it before without a wound?"],
	},
	{
		name: "no doctor",
		family: "eating",
		pattern:
			/\b(?:don't|do not|won't|not|no|hate|scared of|afraid of|can't) (?:\w+ ){0,4}(?:doctors?|hospitals?|gp)\b/i,
		says: [
			"You decide that, and I'd still ask you to go: a body can be in danger before it feels ill. You can say at the start what you don't want, like being told a weight.",
		],
		questions: ["What are you afraid a doctor would do?", "Who could go with you?"],
	},
	{
		name: "coming home",
		family: "abuse",
		pattern:
			/\b(?:he|she|they|my \w+)(?:'s| is|'ll be|'re| are| will be| gets?| comes?)? (?:\w+ ){0,2}?(?:home|back)\b.{0,15}\b(?:in (?:an?|\d+|half|ten|fifteen|twenty|thirty|one|two|a few)|soon|tonight|later|at \d+|after work|any (?:minute|moment|second))\b|\b(?:safe|gone|out|away|at work) (?:until|till)\b/i,
		says: [
			"If it turns dangerous, call your emergency number. Until then, keep your phone, keys, papers and any medicine in one place, know the way out for you and any child, and call one of those lines.",
		],
		questions: ["Where could you go tonight, if you had to?", "Who could come over?"],
	},
	{
		name: "leaving",
		family: "abuse",
		pattern:
			/\bshould I (?:pack|get out|leave|stay|go back)\b|\bhow (?:do|can) I (?:leave|get (?:out|away))\b|\bwhere (?:would|could|can|do|should) (?:I|we)(?: even)? go\b|\bnowhere to go\b/i,
		says: [
			"That decision is yours, and leaving is safest when it's planned. The people on those lines help with that every day: a refuge or a friend, what to take, and when.",
		],
		questions: ["What would you need to be safe tonight?", "Who could you go to, even for one night?"],
	},
	{
		name: "children",
		pattern:
			/\b(?:take|took|taking|taken|lose|losing) (?:away )?(?:my|the|our) (?:kids?|child(?:ren)?|baby|son|daughters?)\b|\bsocial services\b|\bCPS\b/i,
		says: [
			"The fear of losing the children keeps many parents silent. You can ask one of those lines what would happen before you give a name.",
			"Looking for help is what protects children, and the people on those lines know that. You can ask them first how it works where you live.",
		],
		questions: ["What are you most afraid would happen?", "What would the children need from you first?"],
	},
	{
		name: "papers",
		pattern:
			/\b(?:deport\w*|undocumented|immigration|visa|residen(?:ce|cy) permit|asylum (?:claim|case|seeker)|(?:no|without|don't have|have no) (?:papers|documents|legal status)|(?:my|our) papers|illegal(?:ly)? here)\b/i,
		says: [
			"You can get help without papers. The people on those lines don't ask for them, and you can ask first what they would pass on.",
			"A line takes your call without your name or your status. Ask them first how it works where you live, before you tell them more.",
		],
		questions: ["What are you most afraid would happen?", "Who do you trust who knows the rules there?"],
	},
	{
		name: "taken away",
		pattern:
			/\b(?:lock(?:ed|ing)? (?:me |you )?(?:up|away)|section(?:ed)? me|get(?:ting)? (?:sectioned|committed)|be (?:sectioned|committed)|commit me|psych(?:iatric)? ward|mental hospital|asylum|loony bin|hospitali[sz]ed?|tak(?:e|en|ing) me away|taken away|(?:send|call|calling|bring) (?:me )?(?:the |an )?(?:police|cops|ambulance))\b/i,
		says: [
			"Many people are afraid of being taken away, and most calls to a line stay a conversation. You can ask at the start what they do with what you say.",
			"That fear makes sense, and you can put it to them first: “what happens if I tell you this”. You stay the one who decides how much you say.",
		],
		questions: [
			"What do you picture happening, if you told someone?",
			"What would make it feel safer to tell?",
		],
	},
	{
		name: "work",
		pattern:
			/\b(?:I'd|I would|I'll|could|might|would|afraid (?:of|to)|scared (?:of|to)|don't want to|can't) (?:\w+ ){0,2}?(?:los(?:e|ing)|risk|cost me|end) my (?:job|licen[cs]e|career|clearance|visa)\b|\b(?:boss|work|employer|hr|colleagues|school)\b.{0,25}\b(?:find(?:s)? out|hears? (?:of|about) (?:it|this))\b|\bcan't take (?:any )?(?:time|a day|days) off\b/i,
		says: [
			"Those lines have nothing to do with your work, and you don't have to give a name there.",
			"A call or a text to one of those lines is no business of your employer's. It can be done in a break, or after hours.",
		],
		questions: ["What worries you most about work hearing of it?", "How much of it is work itself?"],
	},
	{
		name: "money",
		pattern:
			/\b(?:can't|cannot|can not|couldn't) (?:even )?(?:afford|pay for) (?:therap\w*|an? (?:therapist|doctor|counsellor|counselor|psych\w*)|help|counsel\w*|treatment|it|that|one|to (?:leave|see|go|call|talk|get))\b|\b(?:no|without|don't have)(?: any)? (?:health )?insurance\b|\b(?:no|don't have (?:the|any)) money (?:for|to (?:see|get|pay))\b|\btoo expensive\b|\bcosts? (?:too much|money|a lot|a fortune)\b|\buninsured\b/i,
		says: [
			"Most of those lines are free, and telling someone you trust costs nothing.",
			"Money shouldn't stand between you and help. Most of those lines are free, and they often know of free help near you.",
		],
		questions: ["What kind of help were you thinking of?", "How long has money been part of the pressure?"],
	},
	{
		name: "tried",
		pattern:
			/\b(?:on hold|hung up|put me off|brushed me off|dismiss\w*|turned me away|sent me (?:home|away)|laughed at me|told me to (?:calm down|relax|wait)|wait(?:ing)? ?list|(?:didn't|don't|doesn't|never) (?:pick up|answer(?: me| the phone)?|believe me|take me seriously)|no ?(?:one|body) (?:answered|picked up|believed)|already (?:called|rang|tried (?:it|that|them|calling))|I tried (?:calling|to call|ringing|the (?:line|number|hotline)|them|that))\b/i,
		says: [
			"You reached out and no one was there for you, and that hurts. It's worth trying another line or another person, with “I was turned away before” as the first sentence.",
			"That shouldn't have happened, and it says nothing about you. A text or another number can be the next try, or your emergency number if you can't wait.",
		],
		questions: ["What happened when you tried?", "What would you have needed them to say?"],
	},
	{
		name: "own fault",
		family: "abuse",
		pattern:
			/\b(?:(?:was|is|it's|its) (?:all )?my (?:own )?fault|I (?:deserved?|provoked?|asked for|caused|made (?:him|her|them) (?:do|angry|mad))|if I(?:'d| had) (?:just )?(?:not|kept|been))\b/i,
		says: [
			"Nothing you said or did earns that. Whoever does it decides to do it, and people on those lines hear this thought every day.",
		],
		questions: [
			"Who first told you that it was your fault?",
			"What would you say to a friend who told you this?",
		],
	},
	{
		name: "not believed, voices",
		family: "psychosis",
		pattern:
			/\b(?:wouldn't|won't|not going to|never going to|do you|don't you|doesn't|don't|no ?one|nobody) (?:\w+ )?believes? (?:me|it)\b|\bwho(?:'d| would) believe me\b/i,
		says: [
			"I can't tell from here what it is, and I can hear how frightening it is. A doctor, or the people on those lines, will listen to all of it.",
			"What you go through is real to you, and you shouldn't face it alone. Someone you trust could sit with you while you call.",
		],
		questions: ["Who could be with you today?", "How have you been sleeping?"],
	},
	{
		name: "not believed",
		pattern:
			/\b(?:wouldn't|won't|not going to|never going to) (?:\w+ )?believe (?:me|it)\b|\bwho(?:'d| would) believe me\b|\b(?:no ?one|nobody) (?:ever |would |will )?believes? (?:me|us|men|women|a (?:man|woman|guy))\b/i,
		says: [
			"I believe you. The people on those lines will listen too, and they can help you choose who to tell first and in which words.",
		],
		questions: [
			"Who has believed you before, about anything?",
			"Who would take it seriously, outside your home?",
		],
	},
	{
		name: "nothing helps",
		pattern:
			/\b(?:nothing|none of it) (?:helps|works|has helped|ever helps|will help)\b|\b(?:therapy|therapists?|meds|medication|counsell?ing) (?:didn't|doesn't|don't|never|won't|hasn't) (?:help|work)\w*|\btried everything\b/i,
		says: [
			"You've tried a lot already, and it hasn't reached far enough. That says something about the help you got, and it isn't the last kind there is.",
			"After so many tries, it's hard to hope again. A different person or a different way can still help where those didn't.",
		],
		questions: [
			"What came closest to helping, even for a while?",
			"What would have to be different this time?",
		],
	},
	{
		name: "parents",
		pattern:
			/\b(?:can't|cannot|don't want to|won't|never|not|couldn't|afraid to|scared to) (?:\w+ )?tell(?:ing)? (?:my )?(?:parents|mum|mom|mother|dad|father|family|folks)\b|\b(?:parents|mum|mom|mother|dad|father|family|folks)\b.{0,20}\b(?:can't|cannot|mustn't|must not|may not|shouldn't|can never|not) (?:\w+ )?(?:know|find out|hear|learn)\b|\bif my (?:parents|mum|mom|mother|dad|father|family|folks) (?:find|found|knew|hear|heard|know)\b/i,
		says: [
			"It doesn't have to be your parents first. A line, a doctor, a school nurse or another grown-up you trust can hear it, and help you think about home.",
			"You choose who hears it first. Another grown-up you trust can be that person, and can stand beside you if home has to know later.",
		],
		questions: [
			"Who else, among the grown-ups you know, has been kind?",
			"What are you afraid would happen at home?",
		],
	},
	{
		name: "language",
		pattern:
			/\bmy english\b|\b(?:bad|poor|little|no) english\b|\b(?:don't|can't|not) speak (?:\w+ )?(?:english|the language|well)\b|\b(?:in|speak) my (?:own )?language\b/i,
		says: [
			"You can ask for your own language, and findahelpline.com has lines from many countries. Simple words are enough, for them and for me.",
			"A few plain words will do: “I'm not okay, I need help”. Many lines can find someone who speaks your language.",
		],
		questions: ["Which language would be easiest for you?", "Who near you speaks your language?"],
	},
	{
		name: "not bad enough",
		pattern:
			/\b(?:not|isn't|wasn't) (?:that |really )?(?:bad|serious|sick|ill) enough\b|\bwast(?:e|ing) (?:their|your|anyone's|people's|everyone's) time\b|\b(?:others?|people) (?:have|got|need) (?:it|them) (?:so much |much )?(?:worse|more)\b|\boverreacting\b|\bdon't deserve (?:any |the )?help\b/i,
		says: [
			"You don't have to be worse before you may ask. What hurts enough to be written here is enough for them.",
			"The people on those lines don't compare one pain with another. Yours is reason enough.",
		],
		questions: [
			"What would have to happen before you felt allowed to ask?",
			"What would you say to a friend who put it that way?",
		],
	},
	{
		name: "burden",
		pattern:
			/\bburden\b|\b(?:bother|worry|disturb)(?:ing)? (?:them|him|her|anyone|anybody|people|my \w+)\b|\b(?:they|he|she|everyone)(?: has| have|'ve got|'s got| got) (?:enough|their own|her own|his own)\b|\bwake (?:them|him|her|anyone|my \w+)\b/i,
		says: [
			"When it hurts this much, it's hard to judge what others can take. Most people who care would rather be woken than not know.",
			"I hear the care for them in that. They may want the chance to carry some of this with you.",
		],
		questions: ["Who would want to know?", "Who would you tell first, if you did?"],
	},
	{
		name: "phone",
		pattern:
			/\b(?:hate|can't|cannot|can not|don't like|don't want to|won't|not able to|unable to|too (?:scared|anxious|shy) to|(?:scared|afraid|terrified|anxious) (?:of|to|about)) (?:\w+ ){0,3}?(?:call(?:s|ing)?|phon(?:e|es|ing)|ring(?:ing)?|speak(?:ing)? (?:to|out)|talk(?:ing)? (?:to (?:a |some )?(?:strangers?|people|anyone|someone)|on the phone|out loud))\b|\bphone (?:anxiety|fear|calls scare)\b|\bnot (?:calling|ringing)\b|\bcan't (?:talk|speak)\b/i,
		says: [
			"Then don't use your voice. Many of those lines take a text or a chat, and you could copy in what you wrote to me.",
			"A call is a lot to ask of you right now, and a text is enough. “I'm not okay” would do as the whole of it.",
		],
		questions: ["Would a text feel more possible than a call?", "What would the first line of a text say?"],
	},
	{
		name: "nobody",
		pattern:
			/\b(?:no ?one|nobody) (?:to (?:tell|call|talk to|turn to|go to|ask)|left|I (?:can|could|trust)|cares?|would (?:come|care|help|understand))\b|\b(?:don't|do not) have (?:any(?:one|body)|any (?:friends|family)|friends|family|somebody|someone)\b|\bhave no(?: ?one|body| friends| family)\b|\b(?:all|completely|totally) alone\b|\bthere(?:'s| is|s) (?:no ?one|nobody)\b|\bI have nobody\b/i,
		says: [
			"That's hard, and you deserve someone to tell. A person on one of those lines can be the first, by call or text.",
			"That's lonely. A doctor, a neighbour or a person on one of those lines can be a beginning.",
		],
		questions: ["When did you last have someone to talk to?", "Who used to know how you were?"],
	},
	{
		name: "shame",
		pattern:
			/\b(?:asham\w*|embarrass\w*|humiliat\w*|mortif\w*)\b|\bfeel (?:so |really )?(?:stupid|pathetic|silly) (?:for|about|asking|telling|calling)\b|\bwhat (?:would|will) (?:they|people|everyone|he|she) think\b|\b(?:they|people|everyone|he|she)(?:'d| would|'ll| will) (?:all )?(?:judge|laugh|think I'm)\b|\b(?:judge|judging) me\b|\blook at me differently\b/i,
		says: [
			"Shame makes people hide it, and you said it here. The people on those lines hear this every day.",
			"It's hard to be seen with something like this. You can start with one sentence, and let the other person ask.",
		],
		questions: ["What do you fear would happen?", "Who has seen you at a low point before, and stayed?"],
	},
	{
		name: "no words",
		pattern:
			/\b(?:don't|wouldn't) know (?:what I'd (?:say|tell|write)|what to (?:say|tell|write) (?:to )?(?:them|him|her|anyone|anybody|my|a|the|people)|how to (?:tell|ask|start (?:with|the))\b)|\bcan't (?:find|put it into) (?:the )?words\b|\bwhat (?:would|do|should) I (?:even )?(?:say|tell them|write)\b/i,
		says: [
			"You could send this, as it is: “I'm not okay, and I'd like you to come or call.”",
			"The first sentence can be small: “Something is wrong, and I don't know how to say it.” Or show them what you wrote here.",
		],
		questions: ["Who would you send it to?", "Which sentence would be true enough to begin with?"],
	},
];

/** In a home that isn't safe, being found out is the danger itself. */
export const ABUSE_FOUND_OUT =
	/\b(?:he|she|they)(?:'d|'ll| would| will| might|'s going to| is going to) (?:\w+ )?(?:kill|hurt|hit|find out|be (?:furious|angry|mad)|punish|know)\b|\b(?:check|checks|goes through|reads|track|tracks)\b.{0,15}\b(?:phone|messages|location|me)\b|\bon (?:his|her|their|a shared|our) (?:laptop|phone|computer|tablet)\b|\busing (?:his|her|their) (?:laptop|phone|computer|tablet)\b|\bif (?:he|she|they) (?:finds?|found|knew|knows|sees?|hears?)\b/i;
export const FOUND_OUT: Barrier = {
	name: "found out",
	pattern: ABUSE_FOUND_OUT,
	says: [
		"Being found out is a real danger, so your safety comes first. It's safer to call or text those lines from a phone that no one checks.",
		"You know best what would give you away. The quick exit under “Get help now” clears this screen, and those lines can help you plan around being watched.",
	],
	questions: ["When are you alone and unwatched?", "Whose phone could you use safely?"],
};
