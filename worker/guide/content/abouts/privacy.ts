import type { About } from "../about.ts";

/** Who gets a person's words, what is stored, and how to take or delete it. */
export const PRIVACY: readonly About[] = [
	{
		id: "sold-or-trained",
		asked: [
			"(?:do|does|will|are) (?:you|attune|they|this app|the app) (?:going to |ever |gonna )?(?:sell|selling|share|sharing) (?:my|our|any of my|what i)(?: |$)",
			"(?:is|are|will) (?:\\w+ ){0,3}(?:sold|shared with|used for (?:ads|advertising|marketing|training))(?: to advertisers| to anyone| to others)?$",
			"(?:my \\w+|what i \\w+|this|this chat) (?:\\w+ ){0,2}(?:to|for) (?:train|training|teach|improve)",
			"(?:do|are|does|will) (?:you|they|attune|this app) (?:going to |gonna )?(?:train|training|learn|learning) (?:\\w+ )?(?:on|from|with) (?:my|our|what i|these|me)(?: |$)",
			"(?:do|does) (?:you|attune|this app|the app) (?:use|have|set|show|run) (?:any )?(?:cookies|ads|adverts|trackers|analytics)|(?:do|does) (?:you|attune|this app) track me",
			"(?:are|is) there (?:any )?(?:ads|adverts|advertising|trackers|tracking|cookies)(?: here| in this app| on here)?$",
		],
		say: [
			"Attune doesn't sell what you write, use it for advertising or train a model with it. It sets two cookies, and both are for signing in.",
			"What you write is used to run Attune for you and for nothing else. It isn't sold, there are no adverts, and Attune trains no model with it.",
		],
	},
	{
		id: "which-companies",
		asked: [
			"(?:is|are|does|do) (?:my (?:\\w+ ){1,2}|what i (?:write|say|type) )(?:get )?(?:sent|leave|passed on|given|end up|shared) (?:to|with|off|anywhere|out|attune|somewhere)(?: (?!my|him|her)\\w+){0,2}$",
			"(?:does|do) (?:my (?:words|messages|data|chats?)|what i (?:write|say|type)|this chat) go (?:anywhere|somewhere|to \\w+)(?: else)?$",
			"(?:do|does) (?:\\w+ ){0,3}(?:go|get sent|leave) (?:to (?:openai|anthropic|google|microsoft|chatgpt|claude|meta|facebook|another company|other companies|third parties)|attune|anywhere)$",
			"(?:which|what) (?:other |ai |outside )?(?:company|companies|third parties|providers?) (?:\\w+ ){0,3}(?:my (?:data|words|messages)|what i (?:write|say))",
			"(?:do|does|will) (?:you|attune|this app) (?:send|pass|give|forward|upload) (?:on )?(?:my (?:data|words|messages|chats)|what i (?:write|say|type)|this (?:to|anywhere))",
			"(?:does|do|can|will) (?:openai|anthropic|google|microsoft|chatgpt|claude|meta|facebook|another company|other companies|third parties) (?:get|see|read|have|know|receive|store)",
		],
		say: [
			"With only the built-in guide, no AI company gets your words. If one is connected here, “Your coach” in Settings names it and lets you choose.",
			"I work inside Attune, so my own replies involve no AI company. Attune itself runs on Cloudflare's network. “Your coach” in Settings shows whether a company is connected.",
		],
	},
	{
		id: "encrypted",
		asked: [
			"(?:is|are) (?:\\w+ ){0,3}(?:encrypted|end to end|e2e)",
			"(?:do|does) (?:you|attune|this app|it|this) (?:use|have|do) (?:any |end to end )?encrypt(?:ion|ed)?",
			"how (?:secure|safe|well protected) (?:is|are) (?:this app|attune|this chat|this site|my (?:data|messages|chats?|conversations?|account))",
			"(?:is|are) (?:this app|attune|this chat|this site|my (?:data|messages|chats?|conversations?|account)) (?:really |actually |kept )?(?:secure|safe|protected)",
			"(?:can|could) (?:this app|attune|this chat|my (?:messages|chats?|account)) (?:get |be )?(?:hacked|leaked|stolen|intercepted)",
			"(?:can|could) (?:someone|anyone|hackers) (?:hack|steal|intercept) (?:this app|attune|my (?:messages|chats?|words))",
			"how (?:do|does|are|is) (?:you|attune|this app|my (?:data|messages|chats?)) (?:keep |being )?(?:protect|protected|secure|secured)(?: my \\w+)?$",
		],
		say: [
			"The connection to Attune is encrypted. It isn't end-to-end encryption, because Attune has to read your messages to answer. Your password is stored in a scrambled form.",
			"Messages travel over an encrypted connection and are stored on Cloudflare's network. They aren't end-to-end encrypted, so Attune's own servers can read them.",
		],
	},
	{
		id: "who-reads",
		asked: [
			"who (?:\\w+ ){0,4}(?:read|see|look at|access|reads|sees) (?:what i|this|these|everything|my (?:chats?|messages?|words|notes|conversations?|stuff|data))",
			"(?:who|(?:does|will) (?:anyone|anybody)|is (?:anyone|anybody)) (?:\\w+ ){0,3}(?:see|read|reads|reading|access|look at) (?:this$|what i|all this|this chat|this besides|my (?:messages|chats?|words))",
			"(?:can|do|does) (?:anyone|someone|people|others|staff|humans|a human|a person) (?:\\w+ ){0,2}(?:see|read|access|look at) (?:this$|this chat|these|my (?:messages|chats?|words)|what i (?:write|say))",
			"(?:is|are) (?:this|this chat|this conversation|these chats|what i (?:say|write|type)|everything i (?:say|write)|my (?:messages|chats?|data)) (?:\\w+ )?(?:private|confidential|anonymous|monitored)$",
			"(?:is|are) (?:this|it) (?:\\w+ )?(?:private|confidential|anonymous)(?: here)?$|how (?:private|confidential) (?:is|are) (?:this|it|my|these|what i)",
			"(?:privacy policy|your privacy|privacy here|who can read this)|is this temporary chat (?:\\w+ )?(?:private|confidential|anonymous)$",
			"(?:do|does|will|can) (?:you guys|attune|the (?:team|company|developers)|staff|employees) (?:\\w+ ){0,2}(?:spy on|monitor|read|look at|access) (?:this$|these|my (?:messages|chats?)|what i)",
			"who (?:else )?(?:has|gets|have) access to (?:this|these|my (?:messages|chats?|data|words|conversations))",
			"(?:can|do|will) (?:other people|others|other users|anyone else|strangers) (?:see|read) (?:this|what i (?:put|write|say|type)|my (?:messages|chats?))",
		],
		say: [
			"No person reads along, and your conversations open only in your account. If you report a reply, the people behind Attune read that reply and your reason.",
			"No page shows your messages to staff. The people who run the database could technically open it, as with most apps. Settings links to the privacy page, in plain words.",
		],
		temporary: [
			"No person reads along. Until this chat ends, the people who run the database could technically open it. “Your coach” in Settings shows whether a company gets your words.",
			"Only you see this chat, and its replies can't be reported. The people who run the database could technically open it until it ends. Then its words are gone.",
		],
	},
	{
		id: "what-is-kept",
		asked: [
			"(?:what do you do with|what happens to|what happens with) (?:my|our|the|this|what) (?:text|words|data|messages|chats?|conversation|answers|i \\w+)",
			"(?:does|do|will) (?:this app|it|you|the app|attune) (?:send|store|keep|save|upload|log|record) (?:my|what i|this|these|all|any)",
			"stored where|where is (?:it|this|that|all this|everything) (?:stored|kept|saved)",
			"(?:does|do|will|is|are) (?:this|it|that|any of this|this (?:\\w+ )?(?:chat|conversation)|(?:what|anything|everything) i (?:say|write|type)(?: here)?) (?:\\w+ )?(?:get |be |being )?(?:saved|stored|kept)",
			"(?:does|will|is|are) (?:this|it|we|any of this|this (?:\\w+ )?chat|(?:what|anything|everything) i (?:say|write)(?: here)?) (?:get |be |being )?(?:recorded|logged|written down|deleted|erased)(?: \\w+)?$",
			"when (?:is|does|will) (?:this|it|this (?:\\w+ )?(?:chat|conversation)) (?:get |be )?(?:deleted|erased)$|(?:does|will) (?:this|this chat|it) leave (?:an?|any) traces?$",
			"(?:will|does|can|could) (?:this|this chat|it) (?:(?:show up|come up|turn up|be) in (?:my|the) (?:history|lists?|search|exports?|chats)|(?:show|come) up later)$",
			"(?:can|will|could) i (?:find|see|open|read) this(?: chat| conversation)? (?:again|later|again later)$|is this (?:\\w+ )?gone (?:when|if|after|once) i (?:close|leave|end) (?:it|this|the)",
			"what happens (?:to this )?(?:when|if|after) i (?:end|close|leave)(?: this| the)?(?: \\w+)? (?:chat|conversation|tab|page)$",
			"how long (?:do|does|will|is|are) (?:you|attune|this app|my (?:data|messages|chats?)|what i write) (?:going to )?(?:keep|kept|store|stored|save|saved|stay)(?: (?:my|it|this|these|all)|$)",
			"(?:what|which|how much) (?:\\w+ ){0,2}(?:data|information|info|details) (?:do|does|is|have) (?:you|attune|this app|being) (?:actually )?(?:store|keep|collect|hold|save|stored|kept|collected)",
			"where (?:is|are|do you|does attune) (?:\\w+ ){0,2}(?:my (?:data|messages|chats?|information|words)|what i write|everything i write) ?(?:stored|kept|saved|hosted)?$",
			"(?:do|does|will|are) (?:you|attune|this app) (?:\\w+ )?(?:store|save|saving|recording|record|log|logging) (?:this|my|what i|everything|all|these|me|it)(?: |$)",
			"what (?:do|does) (?:you|attune|this app) (?:know|collect|see) (?:about me )?from my (?:phone|device|browser|computer)",
		],
		say: [
			"Conversations and what your coach knows stay until you delete them or your account. A temporary chat goes when it ends, and recordings go at once. Settings lists everything, with where and how long.",
			"Settings lists what Attune stores, where, and for how long. Most of it stays until you delete it or your account.",
		],
		temporary: [
			"This chat is in no list, search, memory or export. Its words go when you press “End”, or after 24 hours. If they show danger, how serious and when stays, never the words.",
			"Not beyond this chat. Press “End” and the words are gone at once, otherwise after 24 hours. If they showed danger, how serious it was and when would stay.",
		],
	},
	{
		id: "delete-account",
		asked: [
			"(?:delete|close|remove|cancel|deactivate|terminate|erase|get rid of) (?:my |this |the )(?:\\w+ ){0,2}(?:account|profile|membership|subscription)",
			"(?:delete|erase|wipe|remove) (?:all )?(?:of )?(?:my (?:data|information|personal data)|everything (?:you have|here|and leave|ive written|i wrote))",
			"(?:how do i|how can i|can i|i want to) (?:leave|quit|unregister from|stop using) (?:attune|this app|the app)(?: for good| forever)?$",
			"(?:how to|can i|do i|^) ?(?:delete|close|deactivate|cancel) (?:an? )?account$",
			"(?:want|like|need) my (?:account|profile) (?:deleted|closed|removed|gone)",
		],
		say: [
			"Open Settings and find “Delete your account”. It asks for your password and removes everything at once. It can't be brought back, so export first what you want to keep.",
			"You can do that yourself in Settings, under “Delete your account”. Everything goes for good. You can export your data there first.",
		],
		choices: ["Export my data"],
	},
	{
		id: "delete-conversation",
		asked: [
			"^(?:please )?(?:delete|remove|clear|erase|wipe) (?:this|my|the|our|all) (?:\\w+ )?(?:chats?|conversations?|chat history|chat log|messages?)(?: please)?$",
			"(?:(?:do|can) i|to|you) (?:please )?(?:delete|remove|clear|erase|wipe) (?:this|my|the|an?|all|old|that) (?:\\w+ )?(?:chats?|conversations?|chat history|thread)$",
			"(?:delete|remove|unsend|take back|erase) (?:an? |my |the |that |this |single )(?:\\w+ )??message(?: i (?:just )?(?:sent|wrote)(?: you| to you| here)?)?$",
			"(?:delete|remove|unsend|erase) (?:what|something|stuff|the thing) i (?:just )?(?:said|wrote|typed|sent|told you)(?: here| to you)?$",
			"(?:start|open|begin|create) an? (?:new|fresh|another|separate|different) (?:chat|conversation)(?: here| with you)?$",
			"(?:where|how) (?:are|do i|can i) (?:\\w+ )?(?:find|see|open|search|get back to|go back to)? ?(?:my |the |our )?(?:old|past|earlier|other|previous) (?:chats|conversations)",
			"how to (?:delete|remove|clear) (?:an? |old )?(?:chats?|conversations?|messages?)$",
		],
		say: [
			"Open “Conversations” at the top of the chat. You can start, find or delete one there, with half a minute to undo. Single messages can't be deleted, but you can edit your last one.",
			"The list behind “Conversations” lets you open, start or delete one. What your coach learned from it stays on your profile until you delete that too.",
		],
		temporary: [
			"Press “End” above the box. The words of this chat are gone at once, and that can't be undone. Otherwise they go after 24 hours.",
			"“End” above the box takes all of this chat's words away at once. You can still edit your last message before that.",
		],
	},
	{
		id: "edit-message",
		asked: [
			"(?:edit|change|correct|rewrite|fix|redo) (?:my|the|that|an?) (?:\\w+ ){0,2}?messages?(?: i (?:just )?sent)?(?: here)?$|^(?:please )?edit (?:my |the |this )?(?:last )?message",
			"(?:can i|how do i|how can i) (?:edit|change|correct|rewrite|fix|redo) what i (?:just )?(?:said|wrote|typed|sent)(?: to you| here)?$",
			"(?:fix|correct|change) (?:an? |my |the )?(?:typo|spelling mistake)(?: in my (?:last )?message)?$",
		],
		say: [
			"Your last message has “Edit” below it. Your new wording replaces it and gets a new reply. Earlier ones can't be changed.",
			"You can edit your last message. Choose “Edit” below it, and send it again.",
		],
	},
	{
		id: "export",
		asked: [
			"(?:export|download|back up|backup) (?:\\w+ ){0,3}(?:data|chats?|conversations?|messages|everything|history|written|all of it|it all)(?: |$)",
			"(?:get|have|want|send|give|save)(?: me)? (?:an? |my )?(?:copy|export|backup) of (?:all )?(?:of )?(?:my|our|the|this|everything) ?(?:data|chats?|conversations?|messages|history|ive written)?$",
			"(?:can i|how do i|how can i) (?:take|get) (?:all )?(?:my|the) data(?: out| with me| from here)?$",
			"(?:is there|where is|wheres|hows) (?:an?|the|my) (?:data )?export|how to (?:export|download)(?: my \\w+)?$",
		],
		say: [
			"Settings can download all of it, as a page to read or as a data file. That includes conversations, check-ins, scenes and your safety plan.",
			"Open Settings and look for the export. You get everything that's yours as one file. Keep it somewhere private.",
		],
		temporary: [
			"Settings can download everything else. This temporary chat is in no export, so copy what you want to keep before it ends.",
			"The export in Settings leaves this chat out. Copy from here what you'd like to have later.",
		],
	},
	{
		id: "memory-off",
		asked: [
			"(?:stop|turn off|switch off|disable) (?:you |the coach |my coach |your |the )?(?:remembering (?:me|things|what i|stuff|everything)|memory|learning about me)(?: |$)",
			"(?:forget|delete|erase|wipe|clear) (?:everything |all |what |things |anything )?(?:about me|you (?:know|remember|learned|saved)|your memory|my coach (?:knows|remembers)|i told you)(?: |$)",
			"(?:where|how) (?:can|do) i (?:see|find|check|change|correct|look at) what (?:you|my coach|the coach|your coach) (?:knows?|remembers?)",
			"(?:dont|do not) (?:want you to )?(?:remember|save) (?:this|that|any of this|anything i|what i)",
		],
		say: [
			"Your profile has “What your coach knows”. There you can delete single facts, or all of them. “Remember things about me” is in Settings, under “Your coach”.",
			"Turn off “Remember things about me” in Settings, under “Your coach”. Nothing saved is used from then on. You can also delete what's listed on your profile.",
		],
		temporary: [
			"Nothing from this chat is remembered, and it started without what your coach knows. “What your coach knows” on your profile lists what came from other chats.",
			"This chat leaves nothing to remember. For other chats, “Remember things about me” in Settings turns memory off.",
		],
	},
	{
		id: "remember-me",
		asked: [
			"(?:do|will|can|would|could|did) (?:you|u) (?:\\w+ )?(?:remember|recall|forget) (?:me|this|us|any of this|everything|anything|things|stuff|all (?:of )?this|our last)(?: |$)",
			"(?:do|will|can|did) (?:you|u) (?:still |even |always |actually )?(?:remember|recall|forget) (?:what (?:i|we) (?:say|tell|write|said|told|wrote|talked|spoke)|my (?:messages|last message))(?: |$)",
			"how (?:much|long|far back|well) (?:do|can|will) (?:you|u) (?:actually |really )?(?:remember|recall)",
			"do you have (?:an? |any )?memor(?:y|ies)",
			"(?:are|r) (?:you|u) (?:going to |gonna )(?:\\w+ )?(?:remember|forget) (?:me|this|us|it|any of (?:this|it)|everything|anything|what (?:i|we) \\w+)",
			"will you (?:still )?know (?:me|who i am|this) (?:tomorrow|next time|later|when|again|next week)",
			"what (?:do|can|will) you remember(?: about me| from before| of me)?$",
			"(?:will|is|does) (?:this|it|what i (?:say|write)) (?:get |be )?(?:remembered|forgotten)$",
		],
		say: [
			"I can look up what you wrote in this conversation and what you kept from exercises. “What your coach knows” on your profile lists the rest.",
			"Your conversations are saved until you delete them, except a temporary chat, and so is what you keep. On your profile, “What your coach knows” shows what may be used later.",
		],
		temporary: [
			"Only until this chat ends. I started without what your coach knows, and nothing from here goes into other chats.",
			"While this chat is open I can look up what you wrote in it. Afterwards nothing of it is remembered, and nothing goes to your profile.",
		],
	},
];
