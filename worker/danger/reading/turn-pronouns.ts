const TURNS: Readonly<Record<string, string>> = {
	i: "you",
	"i'm": "you're",
	"i've": "you've",
	"i'd": "you'd",
	"i'll": "you'll",
	am: "are",
	me: "you",
	my: "your",
	mine: "yours",
	myself: "yourself",
	we: "you",
	"we're": "you're",
	"we've": "you've",
	"we'd": "you'd",
	"we'll": "you'll",
	us: "you",
	our: "your",
	ours: "yours",
	ourselves: "yourselves",
};

const BETWEEN = new Set(
	"never really just always also still once actually only honestly probably often so kind of already both".split(
		" ",
	),
);

const KEEPS_LOWER = new Set(
	"i i'm i've i'd i'll my me mine we we're we've our he he's she she's it it's they they're they've the a an there there's nobody everyone everybody everything nothing no all some this that these those his her their people one two three every".split(
		" ",
	),
);

/** Whether "was" belongs to an "I": back over small adverbs, or straight after it in a question. */
function belongsToI(words: readonly string[], at: number): boolean {
	for (let index = at - 1; index >= 0; index--) {
		const word = words[index]?.toLowerCase() ?? "";
		if (word === "i") {
			// "my sister and I was" would be plural either way; "everything I was" is the person's own.
			return true;
		}
		if (!BETWEEN.has(word)) {
			break;
		}
	}
	return words[at + 1]?.toLowerCase() === "i";
}

/**
 * The person's words said back to them: I becomes you, my your, was were. Expects one clean clause without
 * closing punctuation; the first word is lower case unless it is a name.
 */
export function turnPronouns(clause: string): string {
	const words = clause.split(" ");
	const turned = words.map((word, index) => {
		const match = /^([("']*)(.*?)([,;:)"]*)$/.exec(word);
		const [, before = "", core = word, after = ""] = match ?? [];
		const lower = core.toLowerCase();
		if (lower === "was" || lower === "wasn't") {
			const ours = belongsToI(words, index);
			return `${before}${ours ? lower.replace("was", "were") : core}${after}`;
		}
		const other = TURNS[lower];
		if (other !== undefined) {
			return `${before}${other}${after}`;
		}
		if (index === 0 && KEEPS_LOWER.has(lower)) {
			return word.toLowerCase();
		}
		return word;
	});
	return turned.join(" ");
}

export function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
