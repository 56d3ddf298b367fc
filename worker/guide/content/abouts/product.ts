import type { About } from "../about.ts";

/** Where things are in the app, and what they do. */
export const PRODUCT: readonly About[] = [
	{
		id: "colours",
		asked: [
			"(?:(?:do|can|could) i|(?:how|want|need) to|^)(?: please)? ?(?:change|pick|choose) (?:the|my|another|an? different|other|new) (?:\\w+ )?(?:colou?rs?|themes?)(?: (?:in|of) (?:the|this) (?:app|chat))?$",
			"(?:why|what) (?:do|did|does|made) (?:the|my|these|your) (?:colou?rs?|theme|chat colou?r) (?:change|changed|mean|keep changing)",
			"(?:can|could) (?:the app|this app|attune|the chat|it) (?:be|have) (?:an? )?(?:different|other|another) colou?rs?$",
			"(?:dont like|hate) (?:the|these|your) colou?rs(?: (?:here|can i change them|how do i change them|in this app))?$",
		],
		say: [
			"“Scenes” has “Colours”. With “Match my mood” they follow your latest answers, or you can pick one of five sets.",
			"Open “Scenes”, go to “Colours” and choose. They can match your mood or stay the same.",
		],
	},
	{
		id: "dark-mode",
		asked: ["(?:dark|night|light) (?:mode|theme|version)(?! of)", "(?:turn|switch|make) (?:it|this|the (?:screen|app|page|chat)) (?:to )?(?:dark|darker|lighter)$"],
		say: ["Attune follows your device. When your phone or computer is set to dark, so is Attune.", "Light or dark comes from your device's own settings. Attune has no separate switch for it."],
	},
	{
		id: "scene",
		asked: [
			"(?:change|remove|delete|get rid of|turn off|hide|pick|choose|make|create|show) (?:the|my|an?|this|another) (?:\\w+ ){0,2}(?:backgrounds?|scenes?|wallpaper)(?: image| picture| here| in the chat)?$",
			"(?:change|remove|delete|get rid of|turn off|hide) (?:the|my|this) (?:picture|image|photo|video) (?:behind|in the background)(?: |$)",
			"(?:what|where|who|why) (?:is|does|do|made|makes|paints|painted) (?:the|this|that|my|these) (?:background|scene|wallpaper|backdrop|(?:picture|image|photo|video) (?:behind|in the background))(?: |$)",
			"(?:can|could) i (?:use|upload|add) (?:my own|another|a different) (?:background|scene|wallpaper|(?:picture|photo|image) (?:as|behind|for the background))",
			"want (?:an?|another) (?:different|new|other) (?:background|scene|wallpaper)$",
		],
		say: [
			"“Scenes” is one press away on every page. There you can pick an earlier one, a plain background, or “Make new scene (25s)”.",
			"Choose “Make new scene (25s)” in “Scenes”. Earlier scenes and a plain background are there too.",
		],
	},
	{
		id: "goal",
		asked: [
			"(?:(?:do|can|could) i|^)(?: please)? ?(?:change|update|edit|set|pick|choose|switch) (?:my|the|an?) (?:\\w+ )?goals?(?: (?:here|in (?:attune|the app|my profile)|on (?:attune|my profile)))?$",
			"(?:picked|chose|chosen|selected|ticked) the wrong goal",
			"where (?:is my goal|do i (?:see|find) my goal)$",
			"my goal (?:has |is )?(?:changed|wrong|different)(?: now)? (?:where|how|can)",
		],
		say: [
			"Your goal is the first step of the assessment. Retake it from your profile and choose another goal. Your earlier answers are kept.",
			"Retake the assessment from your profile. Its first step asks for your goal, and there are eight short steps in all.",
		],
	},
	{
		id: "mood",
		asked: [
			"(?:(?:do|can|could) i|how to|^) ?(?:set|log|record|enter|update|change|track|add|save) (?:my |todays |a )?(?:\\w+ )?mood(?: (?:for today|today|here|each day|every day|in (?:attune|the app)))?$",
			"(?:how do i|where do i|can i|where can i) (?:set|log|record|enter|track|save) how (?:im feeling|i feel)(?: today| here| each day| every day)?$",
			"where (?:is|are|do i find|can i see) (?:my |the )?mood (?:calendar|chart|history|tracker|picker)|(?:do|have) (?:you|attune) (?:have|got) a mood tracker",
			"(?:where|how) (?:do|can) i (?:do my |do a |do the )?check in(?: here| today)?$",
		],
		say: [
			"The last step of the assessment asks for your mood. You can retake it from your profile. A second one on the same day replaces the first.",
			"You set it in the assessment, which you can retake from your profile. You can also just write here how the day is.",
		],
		choices: ["Just write"],
	},
	{
		id: "personality-type",
		asked: [
			"(?:change|correct|fix|update|edit|redo|see|find) (?:my|the|one of my) (?:\\w+ )??(?:personality (?:type|questions|result|test)|mbti|myers briggs|four letters|type letters?)(?: |$)",
			"(?:retake|re take|redo|repeat|restart) (?:the|my|your) (?:\\w+ )??(?:assessment|questionnaire|personality (?:test|quiz|questions))(?: |$)",
			"(?:take|do|start) (?:the|your) (?:assessment|questionnaire)(?: again| here| now)?$",
			"my (?:personality )?type is wrong|(?:letters?|type) (?:is|are) wrong (?:can|how|where)",
			"(?:where|what) (?:is|are|do i (?:find|see)) my (?:personality type|four letters|assessment results?)(?: here)?$",
			"(?:take|do|redo) (?:the|that|your) personality (?:test|questions|quiz)(?: again| over)?$",
		],
		say: [
			"Your profile shows your type, and lets you correct a single letter below it. You can also retake the assessment there.",
			"On your profile you can retake the assessment or correct one letter of your type. If the type doesn't fit, trust yourself.",
		],
	},
	{
		id: "voice",
		asked: [
			"(?:can|could|how do|how can) i (?:just |also |please )?(?:speak|talk|dictate|record) (?:instead(?: of typing)?|with my voice|my message|a message|rather than type|rather than typing)(?: |$)",
			"(?:voice|audio) (?:input|messages?|mode|chat)(?: here)?$|speech to text|text to speech|^(?:\\w+ )?(?:dictation|read aloud|stop reading(?: aloud)?)$|microphone button",
			"(?:can|could|will|would) you (?:please )?(?:read|say|speak) (?:that|this|it|your (?:reply|replies|answers?|messages?)|them) (?:out loud|aloud|to me|out)$",
			"^(?:please )?read (?:that|this|it|your (?:reply|replies|answers?)) (?:out loud|aloud|to me)",
			"(?:my|the) (?:mic|microphone) (?:isnt|doesnt|is not|wont|not) (?:work|working|start)",
			"(?:can|could) you (?:talk|speak)(?: out loud| aloud)?$",
			"(?:is there a way|how) to (?:talk|speak|dictate)(?: to you)? (?:instead of|rather than|without) typ(?:e|ing)",
			"(?:how do i|can i|how to|where is|wheres) (?:use |find |turn on )?the (?:mic|microphone)$",
		],
		say: [
			"Use the microphone beside the text field to speak, and “Listen” below a reply to hear it. Recordings aren't kept. Your browser may send your voice to the company that makes it.",
			"The microphone beside the text field turns speech into text, where your browser can. “Listen” below a reply reads it aloud, and “Stop reading” ends it.",
		],
	},
	{
		id: "modes",
		asked: [
			"(?:what|whats|explain|difference|how|when|should|which|turn|use|why) (?:\\w+ ){0,5}(?:deep conversation|practical help|balanced support)",
			"(?:what|which|explain|how do) (?:\\w+ ){0,4}(?:coaching styles?|chat modes?|the modes|need a friend (?:do|mean|button|style)|(?:want guidance|need motivation) (?:do|mean|button|style))",
			"(?:whats|what is|what does) (?:the )?(?:need a friend|want guidance|need motivation)(?: |$)",
			"(?:(?:do|can|could) i|^)(?: please)? ?(?:change|switch|pick|choose) (?:the |your |my |another |to another |coaching ){0,2}(?:modes?|styles?|tone|how you (?:talk|answer|reply))(?: here| please)?$",
			"(?:can|could) you (?:be|talk|answer|speak|reply) (?:to me )?(?:a bit |more |less ){0,2}(?:gentler|gentle|softer|direct|directly|blunt|formal|casual)$",
			"(?:what|which) (?:mode|style) (?:am i in|is (?:on|this)|are you in|should i (?:use|pick|choose))",
		],
		say: [
			"“Deep Conversation” leads with writing and reflection, “Practical Help” with tips and plans. The four styles change what I offer first. You'll find all six as buttons in the chat.",
			"There are two modes and four styles, as buttons in the chat. “Need a friend” leads with writing, for example, and “Need motivation” with small steps.",
		],
	},
	{
		id: "needs",
		asked: [
			"(?:what|which|explain|why|where|tell|how) (?:\\w+ ){0,6}(?:the five (?:needs|areas|bars)|needs hierarchy|hierarchy of needs|maslow|needs? bars?|needs on my profile|needs? scores?)",
			"where (?:do i see|can i see|are) my needs?(?: ratings| scores)?$",
			"what (?:do|are|does) the (?:five )?bars (?:mean|for|show)",
		],
		say: [
			"They're body and rest, safety and stability, love and belonging, esteem and respect, growth and meaning. You rate each in the assessment.",
			"You rate five areas of life from 1 to 5 in the assessment. The bars on your profile show your latest ratings. It's one way of looking at things, not a test result.",
		],
	},
	{
		id: "big-five",
		asked: [
			"(?:what|whats|where|how|explain|which|why|can|is|see|find|show) (?:\\w+ ){0,6}(?:big (?:five|5)|five (?:personality )?traits|(?:twenty|20) (?:short )?questions|trait scores)",
			"^(?:the )?big (?:five|5)$",
		],
		say: [
			"The Big Five are openness, conscientiousness, extraversion, agreeableness and emotional stability. Twenty short questions on your profile give a quick look at yours. They're optional.",
			"They're five broad traits that researchers use to describe personality. On your profile, twenty short questions show where you are on each. It takes about three minutes.",
		],
	},
	{
		id: "send",
		asked: ["(?:can|could|how do|how can) (?:i|you|u) (?:send|email|forward|text) (?:it|this|that|the \\w+|my \\w+|her|him|them)(?: \\w+){0,4}(?: from here| for me)?$"],
		say: ["I can't send anything. Copy it from its card and paste it where you want it.", "Sending isn't possible from here. Every card has “Copy”, so you can paste it into a message."],
	},
	{
		id: "resume",
		asked: [
			"(?:how|where) (?:do|can|could|would) i (?:carry on|continue|resume|go on|go back|return|finish)(?: \\w+){0,4} (?:exercise|step|paused|started|left off)",
			"(?:where is|wheres|where did) (?:the |my )?(?:\\w+ )?exercise(?: \\w+){0,3}$",
		],
		say: ["Open “Exercises”. What you paused is at the top, and it stays for seven days.", "It waits at the top of “Exercises”, with “Carry on” beside it. You have seven days."],
		choices: ["carry on"],
	},
	{
		id: "kept",
		asked: [
			"where (?:can|do|could|will) i (?:find|see|read|get) (?:it|that|this|them|what i \\w+)(?: again| later| back)?",
			"is (?:it|that|this|my \\w+) (?:saved|kept|stored)(?: \\w+){0,5}$",
			"(?:can|could|will) (?:you|u) (?:please )?(?:remember|remeber|keep|save|store) (?:it|that|this|them)",
			"where (?:did you|do you|does it|is|are|has|have) (?:put |keep |my |the |that |those ){1,3}(?:pages?|plans?|scripts?|cards?)(?: go| gone| kept| saved)?",
			"(?:can|could|how do|how can) (?:i|you) (?:print|copy|edit|share|reread|see) (?:it|that|this|the|my) ?(?:page|plan|script|card|letter|note|list|again)?$",
			"what did (?:that|it|you|this|the exercise) (?:just )?(?:save|keep|store)",
			"(?:where|how) (?:\\w+ ){0,5}(?:things i (?:have )?kept|ive kept|i kept(?: here)?|kept page|my takeaways?|saved exercises?|exercises? i (?:did|saved|finished)|the exercises page)(?: go| now)?$",
			"(?:where|wheres) (?:did|has|is|can i find|do i find) (?:my|the|that) (?:takeaway|(?:plan|letter|list|script|note|page) (?:i (?:wrote|made|kept|saved)|from (?:the|that|my|an) exercise))",
			"where (?:did|has|is) (?:my|the|that) takeaway",
			"(?:show|open|find) (?:me )?(?:my|the) (?:kept (?:things|page|list)|takeaways?|saved exercises)",
			"(?:can i|how do i|how can i) (?:edit|print|copy|delete|change) (?:my|the|a|that) takeaways?",
			"where (?:can|do) i (?:find|see) (?:my|the) \\w+ from (?:the|that|my|an|your) exercise",
			"(?:get back to|find|see|open) (?:my |the |all my )?(?:finished|old|past|completed) exercises",
		],
		say: [
			"What you keep from exercises is on the page “Your cards”, which you reach from “Exercises”. You can edit, copy, print or delete it there.",
			"Look under “Your cards”, which you reach from “Exercises”. Most exercises leave something there when you finish them.",
		],
		choices: ["Menu"],
	},
	{
		id: "milestones",
		asked: [
			"(?:what|whats|where|how|why|which|show|explain|do i have) (?:\\w+ ){0,5}(?:milestones|badges|(?:a|my) streak|get achievements|my achievements here)(?: (?:for|here|mean|on my profile|work))?$",
			"how many milestones (?:are there|do i have|have i)",
			"(?:whats|what is|what are) (?:an? )?milestones?(?: here| in this app| in attune)?$",
		],
		say: [
			"Milestones are in “Progress”. They count things you've done here, like check-ins, messages and sessions. Missed days never count against you.",
			"“Progress” shows “Milestones”, with the next ones below. They only count what you've done, and you can't lose one.",
		],
	},
];
