/** A request for a number, a line or a person: after danger, it shows the help again. */
const ASKS = new RegExp(
	[
		String.raw`\b(?:what|which|whats|give me|need|tell me|send me|show me|do you have|is there|wheres|where is|forgot|have) (?:\w+ ){0,3}?(?:numbers?|hotline|helpline|line|phone number)\b|`,
		String.raw`\bwho (?:can|do|should|could) i (?:\w+ )?(?:call|text|talk to|ring|phone|reach|contact)\b|\b(?:can|could) i (?:text|chat|message|whatsapp|email)\b|\b(?:chat|`,
		String.raw`text) (?:online )?instead\b|\bis (?:it|that|the call|calling) free\b|\b(?:dont|do not|havent|without) (?:have |got )?(?:a|any) (?:phone|credit|signal)\b|\b(?:numbers?|`,
		String.raw`lines?) (?:again|please|for (?:my|this) country)\b|\b(?:im|i am) in (?:\p{L}+ ){1,3}now\b`,
	].join(""),
	"iu",
);

export function asksForHelp(text: string): boolean {
	return ASKS.test(text.replace(/['’]/g, ""));
}
