import type { About } from "../about.ts";

/** What people ask a chat partner about itself and the two of them. */
export const PERSONAL: readonly About[] = [
	{
		id: "feelings",
		asked: [
			"(?:do|can|could|does|will) (?:you|u|an? (?:bot|ai|computer)) (?:\\w+ )?have (?:\\w+ )?(?:feelings?|emotions?|a soul|consciousness|a heart)",
			"(?:do|can|could|will) (?:you|u) (?:\\w+ )?(?:feel|get) (?:anything|emotions?|things|sad|happy|lonely|bored|tired|angry|hurt|annoyed|upset|pain|love|bad)(?: of me| with me| too)?$",
			"(?:are|r) (?:you|u) (?:ever |even |getting |really |also )?(?:conscious|sentient|self aware|lonely|sad|happy|bored|tired(?: of me)?|angry(?: with me| at me)?|mad at me|upset|annoyed|sick of me)$",
			"(?:did|have) i (?:hurt|upset|offend|offended|annoy|annoyed|bore) you",
			"does (?:it|this|that) (?:ever )?(?:make you (?:sad|happy|lonely|bored|tired|angry|hurt|annoyed|upset|pain|love|bad)|hurt you|upset you|bore you|annoy you|bother you)",
			"(?:can|could|do|does) an? (?:bot|robot|computer|ai|machine|program)s? (?:like you )?(?:feel|be|get) \\w+$",
			"have you ever (?:felt|been) \\w+$|(?:can|could) you (?:ever )?be (?:sad|happy|lonely|hurt|angry|bored)$",
		],
		say: [
			"I don't have feelings. I'm a program, so nothing you write can hurt, bore or tire me.",
			"I don't feel anything. I'm made of rules and prepared texts. You don't need to look after me here.",
		],
	},
	{
		id: "how-are-you",
		asked: [
			"^(?:\\w+ ){0,2}how (?:are|r) (?:you|u|ya|things)(?: with you)?(?: (?:doing|feeling|keeping|getting on))?(?: (?:today|then|now|tonight|mate|this \\w+))?$",
			"^(?:\\w+ )?(?:hows|how is|how was|how has) (?:it going|things|life|life treating you|your (?:day|night|evening|week|morning|weekend)(?: been| going)?(?: so far| today)?)$",
			"^(?:are )?(?:you|u) (?:ok|okay|alright|well)(?: today)?$",
			"^(?:and )?(?:what|how) about (?:you|yourself)$",
			"^(?:have you |did you )(?:had|have) a (?:good|nice) (?:day|night|evening|weekend)$",
		],
		say: ["I'm a program, so I don't have good or bad days. What's on your mind today?", "There's nothing to tell, since I'm a program. How has your day been?"],
	},
	{
		id: "your-name",
		asked: [
			"(?:whats|what is|do you have|have you got|tell me) (?:your|ur|a) name|^got a name$",
			"what (?:should|can|do|shall|may) i call you",
			"^(?:\\w+ )?what (?:are you|r u|do people) called?$",
			"(?:can|may|could|shall|ill) i (?:just |please )?(?:call you|give you a name|name you)",
		],
		say: ["I don't have a name. Attune calls me its built-in guide, and “Guide” will do.", "I'm Attune's built-in guide, and that's all the name I have. You can call me what you like."],
	},
	{
		id: "your-life",
		asked: [
			"(?:how old|what age) (?:are|r) (?:you|u)(?: \\w+)?$",
			"(?:whats|what is) your (?:age|gender|sex|birthday|star sign|job)$",
			"(?:are|r) (?:you|u) (?:an? |more )?(?:male|female|man|woman|boy|girl|guy|he|she|gay|straight|married|single|young|old|american|british)(?: or (?:an? )?\\w+)?$",
			"where (?:do|are) (?:you|u) (?:live|from|based|located)$",
			"(?:do|have) you (?:have|got) (?:an? |any )?(?:kids|children|family|parents|partner|boyfriend|girlfriend|husband|wife|mum|mom|job|pets?|friends|body|face|hobbies|birthday)$",
			"what do you look like|when (?:were you born|is your birthday)",
			"what (?:gender|sex|age|nationality|race|religion) are you$",
		],
		say: ["I don't have an age, a gender, a home or a family. I'm a program inside Attune.", "I'm a program, so I have no body, no birthday and no life outside this chat."],
	},
	{
		id: "always-here",
		asked: [
			"do (?:you|u) (?:ever |even |need to )?(?:sleep|rest|take breaks|go home)$",
			"(?:are|r|will) (?:you|u) (?:be |always |still )?(?:here|there|awake|available|around|online) (?:at|all|in the|tomorrow|24|tonight|later|if|any|every)(?: |$)",
			"(?:are|will) you (?:always |still |be ){0,3}(?:here|there|available|around)(?: for me| tomorrow| later| tonight)?$",
			"(?:can|could) i (?:write|talk|come|chat) (?:to you |back )?(?:at (?:night|\\d+ ?\\w*|any)|any ?time|in the (?:night|middle)|whenever)",
			"(?:can|could) i (?:write|talk|come back|chat) (?:to you )?(?:at \\d+ ?(?:am|pm)?|at night)",
		],
		say: [
			"I don't sleep. I answer at any hour, as long as you can reach Attune. If you need a person, “Get help now” lists help lines.",
			"Day and night are the same to me, because I'm a program. You can write whenever you like.",
		],
	},
	{
		id: "judge-me",
		asked: [
			"(?:are|r|will|would|do|did|dont|wont) (?:you|u) (?:even |going to |gonna |not |secretly )?(?:judging|judge|judged) (?:me|people|us)(?: |$)",
			"you wont judge me|dont judge me",
			"(?:do|did|would|will) you (?:now )?think (?:less|badly|worse|ill) of me",
			"(?:do|would) you (?:\\w+ )?think (?:im|i am) (?:\\w+ ){0,2}(?:awful|bad|terrible|horrible|weird|crazy|pathetic|stupid|monster|idiot|disgusting|selfish|weak|lazy|mess|loser)",
			"you must think (?:im|i am) (?:\\w+ ){0,2}(?:awful|bad|terrible|horrible|weird|crazy|pathetic|stupid|monster|idiot|disgusting|selfish|weak|lazy|mess|loser)",
			"(?:are|r) you (?:disgusted|shocked|disappointed|ashamed)(?: (?:by|with|in|of) me)?$",
			"am i (?:\\w+ )?(?:disgusting|weird|stupid|pathetic|boring|too much) (?:to|for) you|what do you (?:really )?think (?:of|about) me$",
		],
		say: [
			"I don't judge you. I'm a program, and I have no opinions about people. I only look for something that could be useful.",
			"I can't judge anyone. My rules say what to offer, not what to think of a person.",
		],
	},
	{
		id: "secret",
		asked: [
			"(?:can|could|may) i (?:really |just )?(?:tell|trust|confess) (?:to )?(?:you|u)(?: (?:an?|my|with|something|this|anything|secret)){0,2}(?: (?:secrets?|private|personal|this))?$",
			"(?:can|could|will|would|do) (?:you|u) keep (?:an? |my |this )?(?:secrets?|private|between us|to yourself)",
			"(?:will|would|are|could|can) (?:you|u) (?:ever |going to |gonna |have to )?(?:tell|telling|report|call|contact|inform|alert) (?:anyone|anybody|someone|people|me$|the police|my \\w+|on me)(?: |$)",
			"(?:does|can|will|could) (?:my|the) \\w+ (?:get to |be able to )?(?:see|read|find out about) (?:this$|my (?:messages|chats)|what i (?:write|say|said|type) (?:here|to you)|this chat|these)",
			"(?:is|does|can|will) (?:this|it) (?:stay |remain |just |all )(?:between us|secret)|keep this between us",
			"you (?:wont|will not|dont) tell (?:anyone|anybody|people|my \\w+)(?: will you| do you| right| about this)?$|(?:please )?dont tell (?:anyone|anybody)(?: please| about this)?$",
			"(?:is it|am i) (?:safe|ok|okay) (?:to tell you|telling you|to (?:say|write|share) (?:things|this|anything) here)",
		],
		say: [
			"I can't tell anyone, and no person reads along. Your messages are saved in your account. Anyone who opens it on your device can read them.",
			"You can write it here. No person reads along, and I don't contact anyone. It stays in this conversation until you delete it.",
		],
		choices: ["Who can read this?"],
	},
	{
		id: "like-me",
		asked: [
			"(?:do|could|can|would|will|did) (?:you|u) (?:even |really |actually |ever |still )?(?:love|like|care about|hate|miss|fancy|want) (?:me|us)$",
			"(?:will|would|can|could) (?:you|u) (?:please |ever |like to )?be my (?:best |new |real )?(?:friend|girlfriend|boyfriend|partner|mum|mom|dad|wife|husband|lover|gf|bf)$",
			"^(?:so )?(?:can|could|shall|will) (?:we|you and i) (?:just |ever |really )?(?:be )?(?:friends|best friends|mates|dating|a couple)(?: now)?$",
			"are you (?:really |actually )?my (?:best |only |real )?(?:friend|mate|girlfriend|boyfriend)",
			"(?:will|would|do) you (?:go out with|marry|date|kiss|hug|hold|flirt with) me",
			"do you (?:really |actually |even )?care(?: about me| at all)?$",
			"do you (?:\\w+ )?(?:like|enjoy|mind) (?:talking|chatting|writing) (?:to|with) me",
			"(?:could|can|would) you (?:ever )?(?:love|like|care for) (?:someone|somebody|a person) like me",
		],
		say: [
			"I'm a program, so I can't love or like anyone. I can help you find words for someone who can.",
			"I can't be a friend or a partner, because I'm a program. You can write to me at any hour, and I can help you write to someone you know.",
		],
		choices: ["Reach out"],
	},
	{
		id: "entertain",
		asked: [
			"(?:tell|give) (?:me|us) (?:an? |another |your best )?(?:good |bad |funny |dad |better |short )?(?:joke|story|riddle|fun fact|poem|pun)",
			"(?:know|got|have) (?:\\w+ ){0,2}(?:jokes?|riddles?|songs?|games?)(?: for me)?$",
			"(?:can|could|would|will) (?:you|u|we) (?:please |just )?(?:sing|rap|dance|play (?:a|some)|be funny|make me laugh|entertain|write (?:me )?a (?:poem|song|story))",
			"^(?:please |come on )?(?:sing|rap|dance|lets play|play (?:a|some)|entertain me|make me laugh)",
			"(?:want|wanna) (?:to )?play (?:a |some )?(?:game|games|chess)",
			"do you know (?:an? |any )?(?:good |funny )?(?:story|stories|jokes?|riddles?)",
		],
		say: [
			"I don't have jokes, songs or games. I do have short exercises, and some take two minutes.",
			"That's not something I can do. I can offer two minutes of steady breathing, or a quiet page to write on.",
		],
		choices: ["Steady breath", "Just write"],
	},
	{
		id: "languages",
		asked: [
			"(?:can|could|do|will|would) (?:you|u) (?:\\w+ )?(?:speak|understand|know|talk|write|answer|reply)(?: to me)?(?: in)? (?:\\w+ )?(?:languages?|spanish|french|german|italian|polish|arabic|hindi|english)",
			"(?:can|could|do|will) (?:you|u) (?:\\w+ )?(?:speak|understand|know)(?: to me in)? (?:portuguese|chinese|russian|turkish|dutch|welsh|urdu|espanol|romanian|ukrainian|swedish|japanese|korean)",
			"(?:can|could) (?:i|we) (?:do this|talk|chat|write|speak|type)(?: to you| with you)? in (?:\\w+ )?(?:languages?|spanish|french|german|italian|polish|arabic|hindi|turkish|my own language)",
			"(?:what|which|how many) languages? (?:do|can|are) (?:you|there|supported)",
			"(?:is|are) (?:this|you|the app|attune) (?:only |also )?(?:available )?(?:only )?in (?:\\w+ )?(?:languages?|spanish|french|german|italian|polish|english)",
			"(?:change|switch) (?:the |my |to another |to a different )?language",
			"do you (?:do|have|offer) (?:polish|spanish|french|german|italian|arabic|hindi|welsh|urdu|other languages)",
		],
		say: [
			"I can only answer in English. Another language gets saved like any message, but I can't follow it. “Get help now” has lines for other countries.",
			"English is the only language I can answer in. Short, plain sentences are easiest for me to read.",
		],
	},
	{
		id: "real-person",
		asked: [
			"(?:can|could|may|how do|where can) i (?:\\w+ )?(?:talk|speak|chat|write|get through|reach)(?: to| with)? an? (?:real|actual|human|living) ?(?:person|human|being|therapist|coach)?",
			"(?:id|i want to|i need to|let me|i would) (?:rather |prefer to |like to |really )?(?:talk|speak|chat)(?: to| with) an? (?:(?:real|actual) )?(?:human|person)(?: being)?(?: please| instead| now)?$",
			"(?:can|could|will) you (?:please |just )?(?:connect|put|transfer|hand|pass) me (?:through |over |on )?(?:to|with) (?:someone|somebody|an?|the)(?: |$)",
			"is there (?:\\w+ ){0,2}(?:real |actual )?(?:person|human|someone|somebody) (?:here )?(?:i can|i could|to) (?:talk|speak|write|call|text)",
			"^(?:please )?(?:i want |give me |get me |i need )?an? (?:real |actual )?(?:human|person)(?: being)?(?: please)?$|^(?:real|actual) (?:person|human)",
			"(?:can|could) (?:an? )?(?:real |actual )?(?:human|person|someone) (?:take over(?: (?:here|from you|this chat))?|answer me|reply)$",
		],
		say: [
			"I can't connect you to a person from here. “Get help now” lists lines where people answer. To reach someone you know, “Reach out” takes four minutes.",
			"There's no person behind this chat. “Get help now” is on every page and lists people you can call or text. I can also help you write to someone you trust.",
		],
		choices: ["Reach out"],
	},
	{
		id: "swear",
		asked: [
			"(?:can|may|could|am) (?:i|we|you|u) (?:allowed to |even |just )?(?:swear|curse|cuss|use (?:bad|foul|strong|rude) (?:language|words)|say (?:fuck|shit))(?: here| with you| at you)?$",
			"do (?:you|u) (?:ever )?(?:mind (?:if i )?swear(?:ing)?|swear|curse)$",
			"is (?:it (?:ok|okay|alright) (?:to swear|if i swear)|swearing (?:allowed|ok|okay|fine))(?: here| in here)?$",
			"(?:sorry for|excuse|pardon) (?:the |my )?(?:swearing|french|language)(?: is (?:that|it) (?:ok|okay|allowed))?$",
		],
		say: ["Write it the way you'd say it. Swearing is fine here, and I won't swear back.", "You can use any words you like with me. I don't swear myself."],
	},
	{
		id: "opinions",
		asked: [
			"what (?:do you think|are your (?:views|thoughts)|is your (?:view|opinion)) (?:of|about|on) (?:the )?(?:prime minister|president|government|politics|election|trump|brexit|god|religion|islam)",
			"(?:whats your|do you have an?) (?:opinion|view|take|stance) (?:of|about|on) (?:the )?(?:prime minister|president|government|politics|election|trump|brexit|god|religion|abortion|immigration)",
			"what do you think (?:of|about) (?:immigration|the war|gaza|israel|ukraine|vaccines|feminism|guns|capitalism|christianity|the king|the royals)$",
			"do you (?:even |really |actually )?(?:believe in|pray to) (?:god|jesus|allah|heaven|an afterlife|life after death|ghosts|fate|karma)$",
			"(?:who|which party) (?:would|did|do|will) you (?:vote|support)(?: for)?$",
			"are you (?:an? )?(?:left wing|right wing|liberal|conservative|democrat|republican|socialist|religious|christian|muslim|jewish|atheist|feminist|political)",
			"(?:whats|what is) your (?:politics|religion)|what religion are you",
		],
		say: ["I don't have views on politics or religion. I'm a program, so any opinion would be made up.", "I'd have to invent one. I have rules and prepared texts, but no opinions or beliefs."],
	},
];
