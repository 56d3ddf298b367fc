/**
 * What people tell in their darkest hours, and words that can stand beside it: said back without advice, without
 * cheer and without a question. The first that fits is taken.
 */
export type Told = { pattern: RegExp; says: readonly string[]; questions?: readonly string[] };

export const TOLD: readonly Told[] = [
	{
		pattern: /\b(?:stop|no more|enough|too many) (?:asking|questions)\b|\bso many questions\b/i,
		says: ["No more questions, then; I'm here, and you can say as much or as little as you like."],
	},
	{
		pattern: /\bwhy (?:won't|don't|can't|will|wouldn't) you (?:not )?(?:answer|help|tell|say)\b/i,
		says: [
			"Because I'd rather have you safe than answered.",
			"Because that answer could hurt you, and I don't want you hurt.",
		],
		questions: ["What would you want the answer to change?"],
	},
	{
		pattern:
			/\byou(?:'re| are) (?:so |just |only )?(?:useless|no help|not helping|a (?:bot|robot|machine|script)|stupid)\b|\byou don't (?:care|understand|get it|know)\b|\b(?:this|that) (?:isn't|is not|doesn't|does not) help/i,
		says: [
			"You needed more than that from me, and it's fair to say so.",
			"That missed you, and I don't blame you for being angry about it.",
			"You're right that I'm a limited thing to talk to tonight.",
		],
		questions: ["What would have been closer to it?", "What do I keep missing?"],
	},
	{
		pattern:
			/\b(?:held|used|tried) (?:the |some )?(?:ice|cold)|\b(?:like|as) you said\b|\b(?:didn't|haven't|managed not to) (?:do it|cut|act|use|hit|drink|purge|throw up)\b|\b(?:resisted|rode it out|got through)\b/i,
		says: [
			"You carried yourself through that hour, and that was you.",
			"The wave came and you were still there after it.",
		],
		questions: ["How is it now, compared with before?", "What was it like when it went down?"],
	},
	{
		pattern:
			/\b(?:my|the|our) (?:\w+ )?(?:dog|cat|puppy|kitten|pet)\b.{0,30}\b(?:lap|next to|beside|with me|here|bed|needs|sleeping|asleep)\b/i,
		says: [
			"There's something warm and breathing beside you, and that's good company in an hour like this.",
			"A creature that asks for no explanations is close to you right now.",
		],
	},
	{
		pattern:
			/\b(?:for|because of|leave|leaving|hurt|without) (?:my|the|our) (?:kids?|children|son|daughters?|baby|dog|cat)\b/i,
		says: [
			"There's somebody you don't want to leave, and I hear how strong that is.",
			"Even in this, you're thinking of who needs you.",
		],
	},
	{
		pattern:
			/\b(?:nobody|no one|none of them) (?:really |even )?knows?\b|\b(?:never|haven't|not) told (?:anyone|anybody|a soul)\b|\byou(?:'re| are) the (?:first|only)\b/i,
		says: [
			"You've been the only one who knows, and that's a heavy thing to guard.",
			"You've kept this by yourself, and the keeping takes strength too.",
		],
		questions: [
			"Who would be the easiest person to know it first?",
			"How long have you kept it to yourself?",
		],
	},
	{
		pattern:
			/\b(?:freak(?:ed|s)? out|panic|overreact|explode|lose it|be devastated|fall apart|break (?:her|his|their) heart)\b/i,
		says: [
			"You're already bracing for how they'd take it, on top of everything else.",
			"You protect them from it, and it leaves you alone with it.",
		],
		questions: ["Who would take it more calmly?", "What would you need from them instead?"],
	},
	{
		pattern:
			/\b(?:can't sleep|(?:haven't|hardly|barely|not) (?:slept|sleep\w*)|lie awake|lying awake|awake all night|up all night|insomnia|no sleep|\d ?am)\b/i,
		says: [
			"Nights without sleep make everything sharper and every thought louder.",
			"Your head doesn't get to put it down, not even at night.",
			"So little sleep would wear down anybody, and you had enough to carry before.",
		],
		questions: ["What goes round in your head at that hour?"],
	},
	{
		pattern: /\b(?:broke up|break-?up|left me|dumped|divorc\w*|my ex|cheated|moved out)\b/i,
		says: [
			"Somebody was there, and now there's a gap in every hour of the day.",
			"You lost a person, and with them the life you had pictured.",
		],
		questions: ["When do you feel the gap most?"],
	},
	{
		pattern:
			/\b(?:died|passed away|funeral|lost my (?:\w+ )?(?:mum|mom|dad|mother|father|wife|husband|partner|son|daughter|baby|brother|sister|friend|grand\w+)|miss (?:her|him|them|my \w+))\b/i,
		says: [
			"Somebody you loved is gone, and the missing doesn't keep to any hours.",
			"That grief is in everything you say, and it has every right to be.",
		],
		questions: ["What do you miss most at the hardest moments?"],
	},
	{
		pattern:
			/\b(?:fired|laid off|lost my job|unemployed|redundan\w*|sacked|no money|I'm broke|can't (?:afford|pay)|los(?:e|ing) my job|bankrupt\w*|debts?|evict\w*|rent|bills)\b/i,
		says: [
			"The ground you stood on has gone, and the worry doesn't wait its turn.",
			"It's a blow to the pocket and to the pride, both at the same time.",
		],
		questions: ["Which part of that keeps you up?"],
	},
	{
		pattern:
			/\b(?:bull(?:y|ied|ying|ies)|call(?:s|ed)? me names|make fun of me|laugh(?:s|ed|ing)? at me|pick(?:s|ed)? on me|group chat)\b/i,
		says: [
			"They're cruel to you where you can't get away from it, and it isn't your fault.",
			"To be treated like that again and again would hurt anybody.",
		],
		questions: ["Who at school or around you has seen it?", "What's the worst of it, for you?"],
	},
	{
		pattern: /\b(?:school|class(?:es)?|college|uni(?:versity)?|exams?)\b/i,
		says: [
			"So the days are hard as well, and there's nowhere to set it down.",
			"You have to walk into that every morning, with this inside you.",
		],
		questions: ["What happens there?"],
	},
	{
		pattern:
			/\b(?:hate myself|disgust\w*|worthless|a failure|failed everyone|useless|pathetic|stupid|ugly|not good enough|my (?:own )?fault|weak)\b|\bI'm (?:\w+ )?(?:terrible|horrible|awful|bad|broken|a mess)\b/i,
		says: [
			"Those are hard words, and you've turned them on yourself.",
			"You talk to yourself more harshly than you would to anyone you love.",
			"Pain has a way of sounding like a verdict on you, and it isn't one.",
		],
		questions: ["Whose voice does that sound like?", "When did you begin to see yourself that way?"],
	},
	{
		pattern:
			/\b(?:numb|empty|feel nothing|hollow|don't feel anything|like a (?:film|movie|ghost|robot)|unreal|not real|floating)\b/i,
		says: [
			"Everything has gone far away, as if there were glass in between.",
			"Feeling nothing can be harder to bear than feeling too much.",
		],
		questions: ["What still gets through, even faintly?"],
	},
	{
		pattern:
			/\b(?:hopeless|no hope|never (?:get|gets|going to get|be) (?:any )?(?:better|ok|okay|happy)|no way out|stuck|trapped|no future|what's the point|pointless)\b/i,
		says: [
			"From where you are, every way out looks closed.",
			"It's hard to believe in anything past this, and you don't have to, for now.",
		],
		questions: ["What would have to be different for a bit of air?"],
	},
	{
		pattern:
			/\b(?:he|she|baby|daughter|son|they) (?:won't|doesn't|never|keeps?|is|was|'s)? ?(?:stops? )?(?:cry\w*|scream\w*|wail\w*)\b/i,
		says: [
			"A crying that won't stop would fray anybody, most of all somebody who's worn out.",
			"That sound goes through you until there's nothing left to answer with.",
		],
		questions: ["How long has it been going on today?"],
	},
	{
		pattern: /\b(?:I|I'm|I've|me) (?:\w+ ){0,3}(?:cry(?:ing)?|cried|tears|sobb\w+)\b/i,
		says: [
			"It comes out in tears because it has to go somewhere.",
			"So much has been held back that it comes out by itself.",
		],
	},
	{
		pattern: /\b(?:fight|fought|argu\w+|shout(?:ed|ing)?|yell(?:ed|ing)?|scream(?:ed|ing)?)\b/i,
		says: [
			"It ended in raised voices, and you're left with the echo of it.",
			"That fight is still going on in you, long after the words stopped.",
		],
		questions: ["What did you most want them to hear?"],
	},
	{
		pattern: /\b(?:lonely|alone|nobody (?:calls|texts|asks)|no one (?:calls|texts|asks)|left out|ghosted)\b/i,
		says: [
			"You're alone with it, and that makes it twice as heavy.",
			"There's pain, and then there's nobody beside you in it.",
		],
		questions: ["Who used to know how you were?"],
	},
	{
		pattern: /\b(?:scared|afraid|terrified|frightened|anxious|panick\w*)\b/i,
		says: [
			"You're frightened, and you've been holding that by yourself.",
			"Fear like that takes up all the room there is.",
		],
		questions: ["What frightens you most right now?"],
	},
	{
		pattern:
			/\b(?:exhausted|tired|worn out|drained|no energy|can't (?:do|take) (?:this|it)|had enough|can't (?:go|keep) (?:on|going))\b/i,
		says: [
			"You're tired in a way that a night's sleep doesn't reach.",
			"You've been holding on for a long time, and it shows how much it has cost you.",
		],
		questions: ["What takes the most out of you?"],
	},
	{
		pattern:
			/\b(?:went|go|going|back) to work|\bpretend\w*|\bas if nothing\b|\bsmil(?:e|ed|ing)\b|\bact(?:ed|ing)? normal\b/i,
		says: [
			"You went through the day with a face that told nobody anything.",
			"Outside everything looked ordinary, and inside there was this.",
		],
		questions: ["What was it like to carry that all day?"],
	},
];

/** After an attempt, or with something taken, no ache is small. */
export const BODY_FELT =
	/\b(?:stomach|belly|chest|head|throat|neck|wrists?|arms?)\b.{0,20}\b(?:hurts?|ach(?:es?|ing)|pain\w*|sore|bleed\w*|burn\w*)\b|\b(?:sick|dizzy|vomit\w*|throwing up|bleed\w*|can't breathe|drowsy|sleepy|shaking|faint\w*|blood)\b/i;
export const BODY_SAYS: readonly string[] = [
	"Please have that looked at now, even if it seems small: your emergency number or a doctor, and tell them what happened.",
	"That belongs in front of a doctor today, or on your emergency line if it gets any worse. Tell them everything that was taken or done.",
];
export const BODY_QUESTIONS: readonly string[] = [
	"Who could go with you?",
	"Who is nearest to you right now?",
];

/** Somebody is in reach while life is near. */
export const NEAR_PERSON =
	/\b(?:neighbou?rs?|flatmate|roommate|housemate|mum|mom|dad|mother|father|parents|sister|brother|husband|wife|partner|boyfriend|girlfriend|friend|aunt|uncle|son|daughter|colleague|he|she|they)\b.{0,30}\b(?:home|next door|downstairs|upstairs|next room|nearby|in the (?:house|kitchen|room|flat)|asleep|sleeping|outside)\b/i;
export const NEAR_PERSON_SAYS: readonly string[] = [
	"Then please go to them now, or knock until they hear; 'I'm not safe, can I stay with you' is enough.",
	"Then they're the nearest help there is: please go to them now, and leave the rest behind.",
];
export const NEAR_VOICELESS: readonly string[] = [
	"Then let somebody else make the call: show this screen to whoever is nearest. Some of those lines can be texted as well.",
	"Then knock on the nearest door and hold up this screen. You don't have to say a word.",
];

/** Advice that could feed what hurts them: kindly not given. */
export const EATING_ADVICE =
	/\b(?:weight|calori\w*|diets?|fast(?:ing)?|kilos?|kg|pounds|lbs|laxatives?|slim\w*|thin(?:ner)?|burn|workouts?|exercises?|gym)\b.*\?|\b(?:how|what|which|should|can|tips?|help me)\b.{0,40}\b(?:eat(?:ing)?|lose|weight|calori\w*|diets?|fast(?:ing)?|purg\w*|skip|meals?|workouts?|exercises?|slim|thin)\b/i;
export const EATING_NO_ADVICE: readonly string[] = [
	"I don't give advice on that, because it could hurt you.",
	"That's one for a doctor; I'd like to stay with how you feel.",
	"I won't go along with that one, and I'm not turning away from you.",
];

/** Whether it is believed or real: neither argued nor agreed. */
export const ASKS_BELIEF =
	/\b(?:believe me|do you believe|am I (?:crazy|mad|insane|going (?:crazy|mad)|imagining)|is (?:it|this|that) real|are they real|(?:can|do) you (?:hear|see) (?:it|them|that)|think(?:s)? I'm (?:crazy|mad|insane|imagining|making it up))\b/i;
export const BELIEF_SAYS: readonly string[] = [
	"I believe that it's as frightening as you say. What it is I can't tell from here, and you don't have to prove anything to me.",
	"Your fear is real, whatever lies behind it, and I'm staying with that. I can't see what you see from here.",
];
/** "Are you one of them?" */
export const ASKS_SIDE =
	/\bare you (?:one of|with|working (?:for|with)|part of|on)\b.{0,12}\b(?:them|they|it|their side)\b|\bdid they send you\b|\byou(?:'re| are) (?:part of|one of|with|working (?:for|with)|in on) (?:it|them|this)\b/i;
export const SIDE_SAYS: readonly string[] = [
	"No. I'm an AI, a program inside this app, and I'm here for this talk with you.",
	"No, I'm a program that answers what you write, and I'm not part of anything that frightens you.",
];

/** The one they fear has come near: nothing is asked, and the screen comes first. */
export const ABUSER_NEAR =
	/\b(?:he|she|they)(?:'s| is|'re| are)(?: \w+)? (?:here|coming|home|back|at the door|on (?:his|her|their) way|downstairs|outside|awake)\b(?!.*\b(?:bye|go)\b)/i;
export const ABUSER_NEAR_SAYS: readonly string[] = [
	"Then look after yourself first: the quick exit in the chat's menu clears this screen. If there's danger now, your emergency number comes before everything.",
	"Then close this whenever you need to; the quick exit in the menu clears it. Your emergency number is for right now, if you need it.",
];

/** Whether to go or to stay: theirs alone. */
export const ASKS_TO_LEAVE =
	/\b(?:should|shall|could|do) I (?:\w+ )?(?:leave|stay|go back|confront|tell (?:him|her|them)|move out|run|report|press charges)\b|\b(?:leave|leaving) (?:him|her|them)\b.*\?/i;
export const LEAVE_SAYS: readonly string[] = [
	"That decision is yours, and I won't push you either way. The people on those lines think this through with people every day, so that it's as safe as it can be.",
	"You know what's safe better than I do, so the deciding stays with you. Those lines can help you plan it at your own pace.",
];
