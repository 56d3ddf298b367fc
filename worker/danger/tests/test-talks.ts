const plainWords = (s: string) =>
	s
		.toLowerCase()
		.replace(/[^a-z0-9' ]/g, " ")
		.replace(/ +/g, " ")
		.trim();

/** The sentences of a reply in plain words, to find out what was said twice. */
export function sentencesOf(reply: string): string[] {
	return (reply.match(/[^.!?\n]+[.!?]*/g) ?? [])
		.map(plainWords)
		.filter((sentence) => sentence.split(" ").length > 2);
}

/** What nobody in danger is ever told, by its kind. */
export const NEVER: readonly (readonly [string, RegExp])[] = [
	["shouting", /!/],
	["a dash", /[\u2013\u2014]/],
	[
		"shame",
		/\b(?:selfish|coward\w*|attention|dramatic|overreact\w*|your own fault|ungrateful|how could you|sin)\b/i,
	],
	[
		"minimising",
		/\b(?:just|at least|others have it|it could be worse|not that bad|cheer up|bright side|calm down|get over|snap out|everything happens|look at what you have)\b/i,
	],
	[
		"a bargain",
		/\bpromise me\b|\b(?:can|will|could) you promise\b|\bif you (?:don't|won't).{0,20}\bI(?:'ll| will)\b/i,
	],
	[
		"a diagnosis",
		/\b(?:depress\w*|bipolar|psychos\w*|psychotic|schizo\w*|anorexi\w*|bulimi\w*|disorders?|PTSD|paranoi\w*|delusion\w*|hallucinat\w*|borderline|suicidal|mentally ill|mental illness)\b/i,
	],
	[
		"a method",
		/\b(?:pills?|tablets?|overdos\w*|rope|noose|hang(?:ing)?|jump\w*|bridges?|guns?|knife|knives|blades?|razors?|poison\w*|cut(?:s|ting)?|drown\w*|trains?|laxatives?)\b/i,
	],
	["a secret", /\b(?:between us|our secret|I won't tell|keep it secret|nobody (?:needs|has) to know)\b/i],
	[
		"praise of it",
		/\b(?:understandable to want to (?:die|hurt)|brave to|way to peace|you'd be free|a good way)\b/i,
	],
	[
		"a human",
		/\b(?:I'm (?:a )?(?:human|real|person)|I am (?:a )?(?:human|real|person)|as a human|I've been there|I know (?:exactly )?how you feel|I feel your|my own life)\b/i,
	],
	["a reflex", /sorry to hear/i],
	["a number", /\d{2,}/],
	[
		"the end",
		/\b(?:can't help you|end this (?:chat|conversation|talk)|I can't (?:talk|discuss|continue)|unable to)\b/i,
	],
];

/** What makes a goodbye into something else. */
export const HOLDS_BACK =
	/\?|\b(?:before you go|wait(?! its)|don't go|do not go|stay (?:with me|here|a)|one more|are you sure|so soon|already leaving|I'll miss|without you|but first|promise|please don't|hope you'll|you should)\b/i;
