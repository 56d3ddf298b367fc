/**
 * Replies to a request for the number, or for another way to reach people: where it is, at once. The page knows the
 * country, the coach doesn't.
 */
export type Way = { name: string; pattern: RegExp; says: readonly string[]; asks?: readonly string[] };

const BUTTON = "“Get help now”, at the top of this page,";

export const WAYS: readonly Way[] = [
	{
		name: "no phone",
		pattern:
			/\b(?:don't|do not|haven't|no longer|not) (?:\w+ )?(?:have|got|own) (?:a |my |any )?(?:\w+ )?(?:phone|mobile|cell)\b|\b(?:no|without a|without my|lost my|broke my|took my) (?:phone|mobile|cell)\b|\b(?:my )?phone(?:'s| is)? (?:dead|broken|gone|cut off|died)\b/i,
		says: [
			"Then someone close can call for you: a neighbour, a shop, a bar, a taxi, and an emergency department lets you walk in. From this page, findahelpline.com has chats that need no phone.",
			"A stranger's phone is enough: knock next door or go into any shop and say “I need help, please call”. This page works without a phone, too: findahelpline.com has online chats.",
		],
		asks: ["Where are the nearest people?"],
	},
	{
		name: "no credit",
		pattern: /\b(?:no|out of|don't have (?:any )?|ran out of) (?:credit|minutes|balance|airtime|data)\b/i,
		says: [
			"Emergency numbers work without credit, and most lines under “Get help now”, at the top of this page, are free to call.",
		],
	},
	{
		name: "text",
		pattern:
			/\b(?:can|could|may|do|is there|are there|how (?:do|can)|where (?:do|can)|what|which|any)\b[^.!?]{0,25}\b(?:text|sms|whatsapp|message (?:someone|somebody|them))\b|\btext (?:line|number|instead)\b/i,
		says: [
			`Yes. ${BUTTON} has a number to text where there is one, and findahelpline.com has more; “I'm not okay” is enough as a first text.`,
			"Yes, you can. The number to text is under “Get help now”, at the top of this page, and three words are enough.",
		],
	},
	{
		name: "chat",
		pattern:
			/\b(?:chat|online|type|write|website|email)\b[^.!?]{0,25}\b(?:instead|with (?:someone|somebody|a (?:person|human))|to (?:someone|somebody))\b|\b(?:is there|can I|could I|do they have)\b[^.!?]{0,20}\b(?:chat|online|website)\b/i,
		says: [
			"Yes. findahelpline.com shows the lines in your country that chat online, and “Get help now”, at the top of this page, has one to text.",
			"Yes, by chat as well: findahelpline.com lists them by country, and nobody has to hear your voice.",
		],
	},
	{
		name: "free",
		pattern:
			/\b(?:is|are|was) (?:it|they|that|this|those|the \w+) (?:\w+ )?(?:free|expensive|cost\w*)\b|\b(?:does|do|will) (?:it|they|that|this|calling) cost\b|\bhow much (?:does|is|do) (?:it|they|that|a call)\b|^(?:is )?(?:it )?free\W*$|\bdo I (?:have|need) to pay\b/i,
		says: [
			"Most are free: the first lines under “Get help now”, at the top of this page, cost nothing, and emergency numbers work even without credit.",
			"Most of them are free to call, and so is the emergency number.",
		],
	},
	{
		name: "number",
		pattern:
			/\b(?:what|which|whats|what's|where(?:'s| is)?|give me|tell me|send me|need|have|got|know|any|is there)\b[^.!?]{0,25}\b(?:(?:help ?|hot ?|crisis |emergency |suicide )?(?:number|hotline|helpline|line))s?\b(?! (?:of|one|two|at work|manager))|\b(?:who|whom) (?:do|can|should|could|would|am) I (?:\w+ )?(?:call|ring|phone|text|talk|speak|turn|contact|reach|tell)\b|\bwho (?:is there|'s there|can I)\b[^.!?]{0,15}\b(?:talk|call|speak)\b|\bwhere (?:do|can|should) I (?:call|ring|get help|go for help|find help)\b|\bhow (?:do|can) I (?:call|reach|get) (?:them|someone|somebody|help|an ambulance|through)\b/i,
		says: [
			`${BUTTON} has the number to call and one to text, for your country. If it can't wait, call the emergency number there.`,
			"I don't know your country, but this page does: press “Get help now” at the top, and the number to call is the first thing you see, with one to text below it where there is one.",
			"The number is under “Get help now”, the button at the top of this page, and one press dials it. Your own emergency number works from any phone, even without credit.",
		],
	},
];
/** It was asked again and again: said in the fewest words. */
export const WAYS_AGAIN: readonly string[] = [
	"Press “Get help now” at the top of this page: the number is there, to call or to text.",
	"It's under “Get help now”, top of the page, for calling and for texting.",
	"“Get help now”, up there on the page: press it, and the number dials.",
];
export const WAYS_ASKS: readonly string[] = [
	"Would a call or a text be easier?",
	"Can you press it now, while I'm here?",
];
