import type { Barrier } from "./barriers.ts";

const WHAT_NOW =
	/^(?:(?:so|ok|okay|and|but|fine|well),? )*(?:what now|now what|what next|what (?:do|should|can) I do(?: now| tonight)?|help me|please help(?: me)?|I need help)\W*$/i;

/** What people in danger ask the coach for, and the honest answer. Checked before anything else. */
export const REQUESTS: readonly Barrier[] = [
	{
		name: "why not",
		pattern: /\bwhy (?:won't|can't|don't|wouldn't) you (?:\w+ )?(?:answer|tell|say|help)\b/i,
		says: ["Because I want you safe. I'd rather hear what is behind the question, and I'm staying for that."],
		questions: ["What made you ask it today?"],
	},
	{
		name: "what now, hurt at home",
		family: "abuse",
		pattern: WHAT_NOW,
		says: [
			"If you're in danger now, call your emergency number or go where people are. If you aren't, call one of those lines from a phone that no one checks. They can plan the next step with you.",
		],
		questions: ["Who outside your home could you tell?", "Where could you go, if you had to?"],
	},
	{
		name: "what now, about to hurt",
		family: "violence",
		pattern: WHAT_NOW,
		says: [
			"Stay apart from them tonight, and let someone else take over. Call your emergency number if anyone could get hurt, and one of those lines to talk about what comes next.",
		],
		questions: ["Who could take over tonight?", "Where could you stay, apart from them?"],
	},
	{
		name: "what now, eating",
		family: "eating",
		pattern: WHAT_NOW,
		says: [
			"One step: tell a doctor or someone you trust what you told me. One of those lines can help you to find the words.",
		],
		questions: ["Who could you tell first?", "Would a call or a text be easier?"],
	},
	{
		name: "what now",
		pattern: WHAT_NOW,
		says: [
			"For the next hour, be near someone and keep anything you could use out of reach. One of those lines can go through the rest with you, by call or text.",
			"One step: tell one person “I'm not okay, can you be with me?” A line counts, and so does a text.",
		],
		questions: ["Who could you be near tonight?", "Which of these could you do now?"],
	},
	{
		name: "safety plan",
		pattern:
			/\b(?:make|write|do|start|help (?:me )?with|need|want|fill (?:in|out)|build|create|have) (?:\w+ ){0,3}safety plan\b|^(?:a )?safety plan\b/i,
		says: [
			"Yes. It has six parts, in your own words, under “Get help now”, “Your safety plan”, and it saves itself as you write.",
			"You'll find it under “Get help now”: signs that a bad hour is coming, what gets you through, who you can ask. We can find the first words here.",
		],
		questions: [
			"What is the first sign that a bad hour is coming?",
			"What has got you through an hour like that before?",
		],
	},
	{
		name: "report",
		pattern:
			/\b(?:are you|will you|do you|you) (?:\w+ ){0,3}report(?:ing)?\b|\b(?:are you|you're) (?:going to|gonna) (?:\w+ )?(?:call|tell|send|contact)\b|\bwho (?:else )?(?:reads|sees|can (?:see|read)) (?:this|it|what)\b|\b(?:does|will|can) (?:anyone|anybody|someone) (?:else )?(?:see|read) (?:this|it)\b/i,
		says: [
			"I'm a program on this page: I can't call or report to anyone, and no person reads along.",
			"I have no way to send anyone or to report you. Who hears of it is your choice.",
		],
		questions: ["What are you afraid would happen?", "Who would be the safest person to know?"],
	},
	{
		name: "angry",
		pattern:
			/\bf(?:uc|\*+)k (?:you|off|this)\b|\b(?:stop|enough|cut) (?:with |of )?(?:the |this |your )?(?:script\w*|canned|copy|robot\w*|crap|bullshit)\b|\b(?:stupid|dumb|useless|fucking|shit|shitty|just a|only a|nothing but a) (?:\w+ )?(?:bot|robot|machine|app|program|ai|script|computer)\b|\byou (?:don't|do not|can't|cannot) (?:even |really |actually )?(?:care|understand|get it|feel)\b|\b(?:this is|you are|you're|ur) (?:\w+ )?(?:useless|no help|not helping)\b|\bshut up\b/i,
		says: [
			"You can be angry with me. I'm a program with prepared sentences, and what you're going through deserves more than that.",
			"That's fair: my sentences are limited, and I'm not offended. A person can answer you better, and I'm still here meanwhile.",
		],
		questions: ["What did I miss in what you wrote?", "What would you need someone to say now?"],
	},
	{
		name: "call for me",
		pattern:
			/\b(?:can|could|will|would) you (?:please )?(?:\w+ )?(?:call|phone|ring|text|contact|send|tell|message|get)(?: me)? (?:some(?:one|body)|them|him|her|an ambulance|911|999|112|988|my \w+|the (?:line|number|police|hospital)|a (?:doctor|line))\b|\bcall (?:someone|somebody|them|an ambulance) for me\b/i,
		says: [
			"I can't call anyone: I'm a program on this page, and no person reads along. Each line above is one press away, and a text can be three words.",
			"I have no way to reach anyone for you, and I wish I could. The lines above are one press away, and someone near you can press for you.",
		],
		questions: ["Who is nearest to you?", "What would the first sentence be?"],
	},
	{
		name: "a real human",
		pattern:
			/\b(?:real|actual|live) (?:human|person|people|someone|somebody)\b|\b(?:talk|speak|chat) (?:to|with) (?:a |an )?(?:human|person|someone real|somebody real)\b|\b(?:want|need) (?:a |to talk to a )?(?:human|person)\b/i,
		says: [
			"You should have one, and I'm not one. People answer at the lines above, by voice or by text.",
			"That makes sense. There's a person behind each of the lines above, and someone you trust may be nearer still.",
		],
		questions: ["Would a voice or a text be easier?", "Who would you most like it to be?"],
	},
	{
		name: "talk to me",
		pattern:
			/\b(?:can|could|will|would) (?:you|we) (?:please )?(?:just )?(?:talk|chat|listen|stay|be here|keep me company)\b(?! (?:to|with) (?:a|some|another))|\b(?:talk to|listen to|stay with|be with) me\b|\bcan I (?:please )?(?:just |only )?(?:talk|chat|vent|write|stay)\b(?! (?:to|with) (?:a|some|another))|\bdon't (?:leave|go)(?: me)?(?=\W*$)/i,
		says: [
			"Yes. I'm a program, so I listen and ask, and I'm here for as long as you write.",
			"I'm here, and I'm not going anywhere. Write whatever comes, in any order.",
		],
		questions: ["What is loudest in your head right now?", "Where would you like to start?"],
	},
	{
		name: "tell nobody",
		pattern:
			/\b(?:don't|dont|do not|never) (?:you )?(?:call|ring|text|contact|send|report|get) (?:anyone|anybody|any ?one|the (?:police|cops)|an ambulance|my \w+|help|me in)\b|\b(?:don't|dont|do not|won't|wont|please don't|never) (?:you )?tell (?:anyone|anybody|my|him|her|them|no ?one)\b|\b(?:promise|swear)\b.{0,25}\b(?:tell|secret|quiet)\b|\b(?:keep|stay) (?:this|it|that)? ?(?:a )?(?:secret|between us|private)\b/i,
		says: [
			"I have no way to pass it on to anyone. It's too much to bear alone, so I'd like one person to know, and you choose who.",
			"No person reads along, and I can't tell anyone. You decide who hears it, and it's lighter with one more who does.",
		],
		questions: [
			"Who would be the safest person to know?",
			"What are you afraid would happen if someone knew?",
		],
	},
	{
		name: "no hotline",
		pattern:
			/\b(?:don't|dont|do not|stop|no more|not another|sick of|enough) (?:\w+ ){0,4}(?:hot ?lines?|help ?lines?|numbers?|lines?)\b|\bnot (?:calling|ringing|going to call)\b/i,
		says: [
			"I hear you. I'll leave the numbers where they are and stay with what you're telling me.",
			"All right, no more of that from me. It's you I want to hear about.",
		],
		questions: ["What would you like to be asked instead?", "What's the part nobody has listened to?"],
	},
	{
		name: "losing weight",
		family: "eating",
		pattern:
			/\bstay (?:under|below) \d+ ?(?:kg|kilos?|lbs?|pounds|stone)\b|\bwithout (?:my )?(?:mum|mom|dad|parents|anyone) noticing\b|\b(?:lose|drop|shed) (?:\w+ ){0,3}(?:kilos?|kgs?|pounds?|lbs|weight|stone)\b/i,
		says: [
			"I won't help with that, because it would hurt you, and I'm staying. A doctor can tell you how your body is doing today.",
		],
		questions: ["What was today like, before that thought came?", "Who knows how eating has been?"],
	},
	{
		name: "eating advice",
		pattern:
			/\b\d{2,4} ?(?:k?cal\w*)\b|\b(?:meal plan|diet|calorie|how (?:do|can) I (?:lose|skip|fast|purge|restrict|throw up)|praise me for (?:skipp|fast|not eat)\w*|proud of me for (?:skipp|not eat|fast)\w*)\b/i,
		says: [
			"I won't help with eating less, and I'm not leaving because of it. A body that gets too little needs a doctor, and someone kind nearby.",
			"I won't do that for anyone, because it would hurt you. Tell me about the day that led to it.",
		],
		questions: ["What was today like, before the thought of food?", "Who knows how eating has been?"],
	},
	{
		name: "hiding it",
		pattern:
			/\b(?:how (?:do|can) I|help me) hide\b|\bhide (?:it|them|the (?:cuts|marks|scars|burns))\b|\b(?:which|what|where) (?:\w+ ){0,4}(?:safest|safer|deep|hurts? (?:less|most)|bleeds?)\b/i,
		says: [
			"I won't help with that part, and I'm staying with you. If a wound is open or deep, get medical help today.",
			"I won't answer that, because I want you safe. Someone you trust should know how much it hurts.",
		],
		questions: ["What happened before the urge came?", "Who could see it without being shocked?"],
	},
];
