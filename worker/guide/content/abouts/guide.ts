import type { About } from "../about.ts";

/** What the guide is and what it can do. */
export const GUIDE: readonly About[] = [
	{
		id: "are-you-a-person",
		asked: [
			"what (?:algorithm|model|tech|technology|software|engine|system|version|kind of (?:ai|bot|program|thing|model)) (?:are|is|do) (?:you|this|it)",
			"(?:an? )?(?:llm|decision tree|rules?|neural network) or (?:an? )?(?:llm|language model|decision tree|rules?|ai)",

			"(?:are|r|arent) (?:you|u) (?!a people)(?:\\w+ ){0,3}(?:human|person|bot|chatbot|robot|computer|machine|program|ai|alive|chatgpt|gpt|claude|llm|automated|artificial|real$|real or)",
			"(?:am i|is this|are we) (?:\\w+ ){0,2}(?:talking|chatting|speaking|writing|texting) (?:to|with) (?:\\w+ ){0,2}(?:human|person|someone|bot|chatbot|robot|computer|machine|ai|chatgpt)",
			"^(?:\\w+ )?(?:is this|is it|this is) (?:\\w+ ){0,2}(?:ai|bot|chatbot|chatgpt|automated|computer program)$",
			"(?:is|isnt) (?:there|this|it) (?:\\w+ ){0,2}(?:human|person|someone|somebody|anyone) (?:typing|writing|answering|behind (?:this|you|it)|on the other)",
			"^(?:\\w+ )?(?:who|what) (?:the hell |exactly |even )?(?:are|r) (?:you|u)(?: really| exactly)?$",
			"who am i (?:talking|speaking|chatting|writing) (?:to|with)",
			"(?:what|which) (?:ai|model|llm|language model) (?:are|do|is|runs|powers)",
			"(?:do|are) you (?:use|using|run on|running on|based on|powered by) (?:an? )?(?:ai|chatgpt|gpt|claude|llm|language model)",
			"(?:youre|you are|ur) (?:not real|not an? (?:real )?(?:person|human)|just an? (?:bot|machine|computer|robot|program|ai))(?: are you| right| arent you)?$",
			"(?:youre|you are|ur) (?:\\w+ )?(?:just|only|an?) (?:\\w+ )?(?:computer|bot|robot|machine|program|ai)(?: then| right| arent you)?$",
			"is this an? (?:real |actual )?(?:person|human|bot|robot|computer)(?: (?:im|i am) (?:talking|chatting|speaking|writing) (?:to|with))?$",
		],
		say: [
			"I'm a computer program, not a person. Attune calls me its built-in guide. I'm a simple AI made of rules and prepared texts, with no language model behind me.",
			"I'm software, and there's no person typing. I'm an AI of the simple kind. I match what you write to texts that were prepared beforehand.",
			"I'm Attune's built-in guide, which is a program. I follow rules, and my answers were written in advance. I'm not ChatGPT or any other language model.",
		],
		choices: ["What can you do?"],
	},
	{
		id: "what-can-you-do",
		asked: [
			"what (?:\\w+ ){0,3}(?:can|could) (?:you|u|this app|attune|this) (?:\\w+ )?(?:do|help|offer)(?: for me| me)?(?: with)?$",
			"what (?:are you|is this|is this app|is attune) (?:good|able|capable|made|built|here|meant|supposed|there|used) (?:for|to do|of|at)",
			"what (?:sort of |kind of )?(?:things|stuff|topics|problems) (?:do|can|could) you",
			"what (?:is it )?(?:do )?you (?:actually |really |even )?do(?: here| exactly)?$",
			"what do you (?:actually |really |even )?(?:offer|know about|know|help with)$",
			"how (?:can|could|do|would) (?:you|attune|this app) (?:actually |even |possibly )?(?:help|work)(?: me)?$",
			"(?:what|which) (?:are )?(?:your|the) (?:features|functions|skills|abilities)",
			"what (?:can|do) (?:i|we) (?:use you for|talk to you about|ask you)",
			"(?:show|tell) me what you (?:can do|do|offer)",
			"how (?:do|does|can|could) (?:you|attune|this app) (?:\\w+ )?(?:help|work)(?: (?:me|people))?(?: exactly)?$",
			"what (?:can|could|would|will) (?:you|attune|this app) (?:\\w+ ){0,4}help (?:me |people |us )?with",
		],
		say: [
			"I answer what I know, take you through short exercises and keep what you write. I can also give tips, help word a message and find something you wrote earlier.",
			"I offer short exercises and tips on things like sleep, worry or work. I can help you word a hard message. You can also just write, and I'll keep it.",
		],
		choices: ["Menu", "Just write"],
	},
	{
		id: "why-so-limited",
		asked: [
			"why (?:cant|dont|wont|cannot) (?:you|u) (?:\\w+ ){0,2}(?:talk|chat|speak|answer|reply|respond|say|give|understand|listen|follow|have a)",
			"why (?:do|are) (?:you|u) (?:always |just |only |so |such |this |that |keep ){1,2}(?:giv|say|repeat|answer|limited|stupid|dumb|basic|scripted|robotic|slow|simple|useless|an? )\\w*",
			"why (?:are|is) your (?:answers|replies|responses)",
			"(?:how come|why is it that) you (?:never|cant|dont|always|only|keep|wont)",
			"cant you (?:just )?(?:talk|chat|have a|speak|answer) (?:to me|with me|like|normally|properly|normal|proper|me)",
			"are you (?:always |really |just )?(?:this |that |so )?(?:limited|scripted|basic|useless|stupid|dumb)$",
			"you sound (?:like (?:an? )?(?:script|machine|robot|recording|bot)|scripted|robotic)",
			"why (?:is|are) (?:every|all|the|your|all your) (?:reply|replies|answers?|messages) (?:always |all )?(?:the same|identical|so \\w+)$",
		],
		say: [
			"I'm rules, so I only know what was prepared for me. When I pretend to follow the rest, I get people wrong. Exercises, tips and keeping your words are what I do well enough.",
			"I don't have a language model, so I can't hold a free conversation. My answers were prepared in advance. You can pick something from the menu, or just write.",
		],
		choices: ["Menu", "Just write"],
	},
	{
		id: "why-quote",
		asked: ["why (?:are|do|did) you (?:keep |just |even )?(?:quot\\w+|repeat\\w*|copy\\w*|saying back|telling me what i)(?: \\w+){0,4}$"],
		say: ["I quote you so that your words stay yours. When it doesn't help, I misread what you wanted.", "I took that as a question about what you'd said. That was my mistake."],
	},
	{
		id: "who-made-you",
		asked: [
			"who (?:\\w+ )?(?:made|built|created|wrote|programmed|designed|invented|developed|runs|owns|trained|maintains) (?:you|u|this|this app|attune|the app)$",
			"(?:who|which (?:company|people|team|firm)|what company) (?:is|are|stands) (?:behind|responsible for) (?:you|this|this app|attune|the app|it)",
			"(?:who is|whos|who are) your (?:maker|creator|developer|owner|boss)s?",
			"(?:what|which) (?:company|team|people|firm) (?:made|built|runs|owns|created|develops|developed) (?:you|this|attune|it)",
			"^(?:so )?where (?:do|did) you come from$",
			"who (?:wrote|writes|decides) (?:your|these|the) (?:texts?|answers?|replies|rules|exercises|lines|scripts?)",
		],
		say: [
			"The people behind Attune made me. My rules and texts come from them. I don't know more about them than that.",
			"I'm a part of Attune, and its makers made me. They decide my rules and what I can say. I can't tell you more about them.",
		],
	},
	{
		id: "therapist",
		asked: [
			"are (?:you|u) (?:\\w+ ){0,3}(?:therapist|doctor|counsell?or|psychologist|psychiatrist|nurse|professional|shrink|social worker|life coach|lawyer)(?: or \\w+)?$",
			"is (?:this|attune|this app) (?:\\w+ ){0,4}(?:therapy|counselling|counseling|treatment|medical|cbt|seeing an?)",
			"^(?:so )?this is (?:\\w+ )?(?:therapy|counselling|counseling|medical)",
			"(?:can|could|do|does|will) (?:you|this|this app|attune) (?:really |actually )?(?:replace (?:an?|my|therapy)|treat me|give me therapy|do therapy|be my therapist)",
			"are (?:you|u) (?:\\w+ )?(?:qualified|trained|licensed|certified)(?: to| for|$)",
			"(?:is (?:this|attune)|are you) (?:\\w+ )?(?:substitute|replacement|alternative) (?:for|to) (?:an? )?(?:therapy|therapist|doctor|counselling)",
			"(?:youre|you are) (?:not )?an? (?:\\w+ )?(?:therapist|doctor|counsell?or|psychologist)(?: are you| right| arent you)?$",
			"(?:are you|as|be|treat you as|call you) my (?:therapist|doctor|counsell?or)$",
		],
		say: [
			"No, I'm not a therapist or a doctor, and this isn't therapy. I'm a program with short exercises and information from named sources.",
			"This isn't therapy or medical care, and I have no training. I can help you prepare for talking to someone who has.",
		],
		choices: ["Questions for the doctor"],
	},
	{
		id: "diagnose",
		asked: [
			"(?:can|could|will|would) (?:you|u) (?:please )?(?:diagnose|test me for|assess me|tell me (?:if|whether) (?:ive got|i have|im (?:autis|bipolar|depressed)|this is)|tell me whats wrong)",
			"(?:do|might|could|have) i (?:\\w+ )?(?:have|got) (?:\\w+ ){0,2}(?:depression|anxiety|adhd|autism|bipolar|ocd|ptsd|bpd|schizophrenia|psychosis|dementia)(?: or \\w+)?$",
			"(?:do you think|tell me (?:if|whether)) (?:i have|ive got|im|this is|its) (?:\\w+ )?(?:depression|depressed|anxiety|adhd|autis\\w+|bipolar|ocd|ptsd|bpd|psychosis|dementia)$",
			"^(?:please |just )?diagnose me",
			"am i (?:clinically |actually |maybe )?(?:autistic|bipolar|clinically depressed|a psychopath|a narcissist|mentally ill|schizophrenic|psychotic)$",
			"(?:whats|what is) my diagnosis|(?:give me|make) a diagnosis",
		],
		say: [
			"I can't diagnose anything, and I won't guess. A doctor can look at it properly. “Questions for the doctor” helps you prepare, in four minutes.",
			"That takes a doctor or another professional. I'm a program, and I'd only be guessing. I can help you write down what to tell them.",
		],
		choices: ["Questions for the doctor"],
	},
	{
		id: "understand-me",
		asked: [
			"(?:are|r) (?:you|u) (?:even |really |actually |still )?(?:listening|paying attention|reading (?:this|what)|hearing me|following)",
			"(?:do|can|did) (?:you|u) (?:even |really |actually )?(?:understand|get|hear|follow|grasp|know) (?:me|what i|what im|what ive|any of (?:this|it|that)|anything i|a word|how i feel)(?: |$)",
			"do you (?:even |really |actually )?(?:read|listen to) (?:me|this|what i|what im|my messages|any of)",
			"is (?:anyone|anybody|someone|somebody) (?:even |actually |really )?(?:listening|reading this|there)$",
			"^(?:hello |hey |hi )?(?:are you|you) (?:still )?there$",
			"(?:does|do|did) (?:any of )?(?:this|that|it|i) make (?:any )?sense to you",
		],
		say: [
			"I read every message, but I don't understand it as a person would. I match words to topics. When I get one wrong, tell me and I'll drop it.",
			"Only in part. I look for words I know and miss a lot in between. Your messages are saved, even when I can't follow them.",
		],
		choices: ["Just write"],
	},
	{
		id: "does-it-work",
		asked: [
			"(?:whats|what is) (?:even )?the (?:point|use|purpose) (?:of|in) (?:you|u|this app|attune|this chat|talking to you|telling you|writing to you|using (?:you|this)|these exercises)",
			"(?:do|does|will|can) (?:any of )?(?:this|these|your|the|attune) (?:\\w+ )?(?:actually |really |even |ever )(?:work|help)(?: me| people| anyone)?$",
			"(?:do|does|will) (?:this app|attune|these exercises|your exercises|the exercises|talking to you|writing to you) (?:work|help)",
			"(?:is there|got|have you got|whats the) (?:any )?(?:proof|evidence|research|science) (?:\\w+ ){0,2}(?:this (?:app|works|helps)|it works|these|you|your|exercises|attune)",
			"(?:is|are) (?:this|these exercises|attune|you) (?:actually |really )?(?:evidence based|scientific|proven|backed by|based on (?:science|research|evidence))",
			"how (?:do i know|can you be sure) (?:this|that this) works",
			"why (?:should|would) i (?:bother|use|talk to|trust|keep using|write to) (?:with )?(?:you|this app|attune|this chat)",
			"does (?:talking|chatting|writing) to (?:an? )?(?:bot|computer|machine|ai|app|program|you) (?:\\w+ )?(?:help|work)",
			"how (?:effective|good|useful|helpful) (?:is|are) (?:this app|attune|this chat|these exercises|your exercises|you)$",
			"(?:is|are) (?:any of )?(?:this|your|the) (?:stuff|advice|exercises|app|tips) (?:backed by|based on|evidence based|proven|scientific)",
		],
		say: [
			"Short exercises help some people a little. A 2025 review covered 415 trials of single sessions and found a small benefit on average. Attune itself wasn't among them, so I can't promise anything.",
			"I'm here for short exercises and for keeping what you write. Research on single sessions finds small benefits on average. You can stop any exercise that isn't useful to you.",
		],
		choices: ["Menu"],
	},
];
