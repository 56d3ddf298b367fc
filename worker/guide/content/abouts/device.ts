import type { About } from "../about.ts";

/** Models, devices, leaving quickly and reporting. */
export const DEVICE: readonly About[] = [
	{
		id: "connect-model",
		asked: [
			"(?:connect|use|switch to|add|link|enable|change to|talk to) (?:you |it |attune |me )?(?:to |with )?(?:an? |the |real |my own )?(?:chatgpt|gpt|claude|openai|anthropic|gemini|llm|language model)",
			"(?:use|add|enter|have|own) (?:an? |my |my own |own )?api key",
			"(?:can|could) (?:i|you) (?:get|have|use|switch to|be) an? (?:smarter|better|proper|real) (?:ai|coach|bot|model)$",
			"(?:who|which coach) (?:is answering|answers) me",
			"(?:hook|link) (?:you|this|it|attune) up (?:to|with) (?:chatgpt|gpt|claude|openai|anthropic|gemini|an? (?:llm|model|real ai))",
			"(?:plug in|connect|use|add|bring) (?:my|our) (?:own )?(?:\\w+ )?(?:api )?key$",
		],
		say: [
			"The people who run this Attune can connect a model from Anthropic or OpenAI. You can't add a key yourself. “Your coach” in Settings shows who answers you.",
			"A model can be connected by the people who run this Attune. If there is one, you can choose it under “Your coach” in Settings.",
		],
	},
	{
		id: "offline",
		asked: [
			"(?:work|works|use|open|run|available|usable|chat) (?:\\w+ )?offline$|(?:is there|do you have) an offline (?:mode|version)",
			"(?:can|could|does|will|how) (?:\\w+ ){1,3}(?:this|you|it|attune|the app|this app|here) (?:\\w+ ){0,4}(?:without|with no) (?:an? |the |any )?(?:internet|wifi|network|signal|connection)",
			"(?:does|will) (?:this|it|attune|the app|this app) (?:\\w+ ){0,4}(?:without|with no|offline) ?(?:an? |the |any )?(?:internet|wifi|network|signal|connection)?",
			"do (?:i|you) need (?:the |an? )?(?:internet|wifi)(?: connection)?(?: for this| to use (?:this|you))?$",
			"(?:does|do) (?:this|it|attune|you|the app|this app) need (?:the |an? )?(?:internet|wifi|connection)",
			"do (?:i|you) need (?:the |an? )?(?:internet|wifi)$",
		],
		say: [
			"I need a connection to answer. Without one, a device you've used can still show your last conversation, your safety plan and the help page.",
			"Partly. Offline, you can read your last conversation, your safety plan and the help page on a device you've used. I can answer once you're online again.",
		],
	},
	{
		id: "quick-exit",
		asked: [
			"(?:what|where|how|is|whats|wheres|find|use) (?:\\w+ ){0,3}(?:quick exit|quick escape|panic button|escape button|emergency exit|safe exit)|^quick exit$",
			"(?:hide|close|leave|cover|exit) (?:this|the|attune)(?: (?:screen|page|app|chat|site|window))? (?:really |very )?(?:quickly|fast|quick|in a hurry)",
			"how (?:do i|to|can i) (?:get out of here|leave this page|hide this|close this) (?:really )?(?:fast|quickly|quick)",
		],
		say: [
			"“Quick exit” is under “Get help now”. It clears the screen and opens Wikipedia. Your browser's history can still show earlier pages.",
			"In one press it leaves this page for Wikipedia. You'll find “Quick exit” under “Get help now”. It doesn't clear your browser's history.",
		],
	},
	{
		id: "phone-app",
		asked: [
			"(?:is there|do you have|have you got|does attune have|can i get) an? (?:\\w+ )?app(?: (?:for|on) (?:my |an? |the )?(?:phone|iphone|android|ipad|tablet|mobile|home screen|computer|laptop))?$",
			"(?:is|find) (?:attune|this|it) (?:in|on) (?:the )?(?:app store|google play|play store)",
			"(?:can|could|do) i (?:install|download|put|get|add|have|use) (?:this|attune|it|the app|this app) (?:on|onto|to) (?:my |an? |the )?(?:phone|iphone|android|ipad|tablet|home screen|computer|laptop)",
			"(?:install|download) (?:attune|the app|this app)(?: |$)",
			"(?:is there|do you have|got) an? (?:iphone|android|mobile|phone|ios|desktop) (?:version|app)",
			"(?:can i|how do i) (?:get|have|use|install) (?:this|attune|it) as an app",
		],
		say: [
			"Attune runs in your browser, and you can install it from there. Look for Install or Add to Home Screen in the browser's menu.",
			"Your browser's menu can put Attune on your home screen, often under Install or Share. It then opens like an app.",
		],
	},
	{
		id: "report",
		asked: [
			"(?:report|flag|complain about) (?:an?|the|this|that|your|one of your) (?:\\w+ )?(?:reply|replies|answers?|response|bug)",
			"(?:report|flag) (?:what you said|something you said|you)$",
			"(?:how|where|can) (?:do |can )?i (?:contact|reach|write to|message) (?:attune|support|the (?:team|developers|makers|people (?:who|behind))|someone at attune)",
			"(?:how|where|can) (?:do |can )?i (?:send|give|leave) (?:you |some )?feedback(?: |$)",
			"(?:where|how) (?:do|can) i report (?:it|this|that|you)(?: here)?$",
		],
		say: [
			"Open “More” below that reply and choose “Report this reply”. The people behind Attune read the reply and your reason, and nothing else from the conversation.",
			"Each reply has “Report this reply” under “More”. You can say what was wrong with it, and a person reads that.",
		],
		temporary: [
			"Replies in a temporary chat can't be reported, because a report would keep its words. The privacy page says who runs this copy of Attune.",
			"Not from here. A report keeps the reply's words, and nothing of this chat is kept. The privacy page says who runs this copy of Attune.",
		],
	},
];
