import type { About } from "../about.ts";

/** Signing in, the account, and what Attune sends. */
export const ACCOUNT: readonly About[] = [
	{
		id: "forgot-password",
		asked: [
			"(?:i|ive|i have|^) ?(?:\\w+ )?(?:forgot|forgotten|lost|cant remember|dont remember|dont know) my (?:attune )?(?:password|login)(?: what now| for (?:this|attune|here))?$",
			"(?:reset|recover|retrieve) my (?:attune )?(?:password|login)$|^(?:reset|forgot|forgotten) (?:my |the )?password$",
			"(?:cant|unable to) (?:log in|sign in|login) to (?:attune|my account|this app)",
		],
		say: [
			"On the sign-in page, choose “Reset your password”. Attune emails you a link that works once, for twenty minutes.",
			"Attune can email you a link to set a new one. Choose “Reset your password” where you sign in, and check your spam folder too.",
		],
	},
	{
		id: "change-sign-in",
		asked: [
			"(?:(?:do|can|could) i|(?:how|want|need) to|^)(?: please)? ?(?:change|update|edit) (?:my|the) (?:\\w+ )?(?:password|e ?mail|e ?mail address|user ?name)(?: (?:here|on here|in attune|for attune))?$",
			"(?:use|switch to|sign in with) (?:an?|another|my other) (?:\\w+ )?(?:e ?mail|e ?mail address|user ?name|password) (?:for|in|on|with) (?:attune|here|this|this app|my account)$",
			"(?:(?:do|can|could) i|(?:how|want|need) to|^)(?: please)? ?(?:use|switch to|have) (?:an?|another|my other) (?:new |different )?(?:e ?mail|e ?mail address|user ?name|password)$",
			"how to (?:change|update) (?:my )?(?:password|e ?mail|user ?name)$",
		],
		say: [
			"Email, password and username are in Settings. Press “Change” beside the one you want. A new email counts once you open the link that Attune sends there.",
			"You can change all three in Settings: email, password and username. For the first two you need your current password.",
		],
	},
	{
		id: "change-name",
		asked: [
			"(?:(?:do|can|could) i|^)(?: please)? ?(?:change|update|edit|correct|fix) my (?:\\w+ )?(?:name|surname|phone number|time zone|country)(?: (?:here|on here|in here|in attune|on my profile|in the app))?$",
			"(?:youve|you have|you|attune has|app has|its) (?:got|spelled|spelt|have) my name wrong|my name (?:here )?is (?:spelled |spelt |shown )?wrong(?: here)?|^(?:its the )?wrong name",
		],
		say: [
			"Your name is in Settings, under “Your details”. Press “Change details”, then save.",
			"Open Settings and go to “Your details”. “Change details” lets you correct your name, phone number, time zone and country.",
		],
	},
	{
		id: "sign-out",
		asked: [
			"(?:(?:do|can|could) i|(?:how|want|need) to|^)(?: please)? ?(?:log|sign) out(?: of (?:attune|this|here|my account|the app|all devices|everywhere)| here| everywhere| on (?:all|my) (?:\\w+ ?){1,2})?$",
			"(?:log me out|sign me out|(?:log|sign) ?out button)|^(?:logout|signout)$",
			"(?:where|on which devices|on what devices) am i (?:logged|signed) in",
		],
		say: [
			"“Sign Out” is on your profile. Settings lists the devices you're signed in on, and can sign out any of them.",
			"To leave this device, use “Sign Out” on your profile. For all of them, open Settings and choose “Sign out on all devices”.",
		],
	},
	{
		id: "notifications",
		asked: [
			"(?:(?:do|can|could) i|(?:how|want|need) to|^)(?: please)? ?(?:stop|turn off|switch off|disable) (?:the |these |your |all |getting ){0,2}(?:e ?mails?|notifications?|reminders?)(?: from you| here)?$",
			"(?:(?:do|can|could) i|(?:how|want|need) to|^)(?: please)? ?(?:turn on|switch on|enable|get|change|set up) (?:the |your |my |some ){0,2}(?:e ?mails?|notifications?|reminders?)(?: from you| here)?$",
			"dont want (?:any |any more |your |these |more )?(?:e ?mails?|notifications?|reminders?)(?: from you| from attune| anymore)?$",
			"(?:when|how often|why) (?:do|does|will|are|am) (?:i|you|the|your|these|attune) (?:\\w+ ){0,3}(?:e ?mails?|notifications?|reminders?|e ?mail me|remind me|notify me)(?: come)?(?: from you| here)?$",
			"unsubscribe(?: me|$)|opt out of (?:the |your )?(?:e ?mails?|notifications?|reminders?)|stop (?:emailing|e mailing|notifying|mailing) me",
			"(?:can|could|will|do|would) you (?:please )?(?:send me|give me) (?:an? |some |any )?(?:e ?mails?|notifications?|reminders?)",
			"^(?:please )?(?:can you |could you )?(?:remind|notify|email|e mail) me (?:every|each|daily|weekly|once)",
			"how to (?:turn off|turn on|stop|get|change) (?:the |my )?(?:e ?mails?|notifications?|reminders?)$",
			"(?:too many|no more|fewer|less) (?:e ?mails?|notifications?|reminders?) (?:from you|from attune|please)",
		],
		say: [
			"“Notifications” in Settings has a switch called “Adaptive notifications”. There you choose how often and at what time. You get at most one a day.",
			"Open “Notifications” in Settings. You can turn them on or off and set a time. Each of those emails also has an unsubscribe link.",
		],
	},
	{
		id: "cost",
		asked: [
			"(?:is|are) (?:this|attune|the app|this app|you|using this) ?(?:all|really|actually|completely|app)? ?(?:free|paid|a paid app|a subscription)(?: (?:to use|forever|or not|for me|of charge))?$",
			"how much (?:does|do|is|would|will) (?:this|it|attune|the app|this app|you)(?: app)? (?:cost|charge)?(?: me| a month| per month| to use)?$",
			"(?:do|will|must|would) i (?:have to |need to |ever have to |be )?(?:pay|charged|paying)(?: (?:for (?:this|attune|you|the app|using)|to use|anything|later).{0,20})?$",
			"(?:is there|whats|what is) (?:an? |the )?(?:price|fee|charge|subscription|premium|paid version|free trial|pricing)(?: (?:for|of) (?:this|attune|the app))?$",
			"(?:do|does|will) (?:you|attune|this app) (?:cost (?:anything|money)|charge (?:for this|me|anything|money)|take my money)",
			"what does (?:attune|this app|this|it) cost(?: me| a month)?$",
			"(?:will|does) (?:this|attune|this app) cost (?:me )?(?:anything|money|extra)",
		],
		say: [
			"I don't know of any charge. The app takes no payments, and its terms name no price.",
			"There's nothing to pay for inside Attune, and its terms name no price. Your internet provider may charge for data.",
		],
	},
	{
		id: "age-limit",
		asked: [
			"(?:how old|what age) (?:do|must|should) (?:i|you|we|people|someone|users?) (?:have to |need to )?be (?:to|for) (?:use|using|join|sign up|attune|this app|be (?:here|on here))",
			"(?:can|could|may|should) (?:my|an?|kids|children|teenagers|teens) ?(?:\\w+ ){0,4}(?:use|join|try|be on|sign up (?:to|for)) (?:this|attune|the app|it$)",
			"(?:is|is it|are) (?:this|attune|this app|it|the app) (?:ok|okay|safe|suitable|meant|made)? ?for (?:kids|children|teenagers|teens|minors|under)",
			"(?:is there|whats|what is) (?:an? |the )?(?:age (?:limit|restriction|rating)|minimum age)(?: (?:here|for (?:this|attune)))?$",
			"am i (?:too (?:young|old)|old enough|allowed) (?:for|to use) (?:this|attune|this app)",
			"do (?:i|you|people) (?:need|have) to be (?:18|over 18|an adult|\\d+)(?: to use (?:this|attune))?$",
		],
		say: ["Attune is for adults, from 18 years on. “Get help now” is open to everyone.", "You have to be 18 or older to use Attune. The help page is there for people of any age."],
	},
];
