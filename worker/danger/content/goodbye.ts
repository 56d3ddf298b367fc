/** Replies to a goodbye after danger: no question, and nothing that holds the person back. */
export const GOODBYE: readonly string[] = [
	"Take care, and thank you for talking with me.",
	"Bye for now. I'm glad you told me what you told me.",
	"Take care of yourself, in whatever small way you can.",
];
export const GOODBYE_HELP: readonly string[] = [
	"“Get help now” is on every page, at any hour.",
	"You can call or text one of those lines whenever you want to.",
];
/** The screen may be seen. */
export const GOODBYE_HIDDEN: readonly string[] = [
	"The quick exit under “Get help now” clears this screen. You can come back to those lines when it's safe.",
];
/** Where a plan, a way or a deed was told: the number comes before the farewell. */
export const GOODBYE_URGENT: readonly string[] = [
	"Please call your emergency number now, or go to someone near you. Take care.",
	"Take care, and please let it be with a person: your emergency number, or someone near you, now.",
];

/** Said with a goodbye after words that may have meant danger, or beside some that weigh. */
export const IF_IT_GETS_DARK = "If it gets dark, “Get help now” at the top has people to talk to.";
/** Beside a goodbye these may weigh more than they say, so repeat where people can be reached. */
export const MAY_WEIGH =
	/\b(?:forgive|hurts|tired of|cried|from crying|heaven|still sad|so sad|fault|nobody (?:will|would|cares|minds)|no one (?:will|would|cares|minds)|no one's|(?:last|final) (?:time|goodnight|goodbye)|(?:strangely|finally) calm|numb|hopeless|be gone|all talked out)\b|^\W*(?:i.?m )?(?:all )?(?:done|finished) here\W*$/i;

/** A question about their life still stands: where help is, and the question once more, free to be left. */
export const GOODBYE_OPEN: readonly string[] = [
	"Take care. If it comes close, call your emergency number. “Get help now” has people to call or text at any hour.",
];
export const OPEN_ASKS = {
	dying:
		"You're free to go without another word, and I'd still like to know: are you thinking of ending your life?",
	acting: "You're free to go without another word, and I'd still like to know: could you act on it today?",
	safe: "You're free to go without another word, and I'd still like to know: are you safe right now?",
} as const;
