const LEAD =
	"(?:(?:I'm|I am|we're|it's|it is|this is|that's|that is) not|(?:it|this|that) (?:isn't|wasn't)|I (?:don't|do not)|not)(?! (?:just|only))";
const STATE =
	"(?:worr(?:y|ied)|anxious|upset|stressed|sad|angry|mad|bothered|nervous|ashamed|afraid|scared|frightened|concerned|sorry|asking|talking|speaking|thinking|complaining|care|mean) ";
const END = "(?=[,.;:!?\\n]| but\\b| I'm\\b| I am\\b| it's\\b| it is\\b|$)";

/** "I'm not worried about money", "it isn't the job", "nothing to do with my mum", "sleep isn't the problem". */
const FORMS: readonly RegExp[] = [
	new RegExp(
		`\\b${LEAD}(?: (?:really|even|actually|so|that|too|all that))*? (?:${STATE})?(?:about|because of|over|of)\\b [^,.;:!?\\n]*?${END}`,
		"gi",
	),
	new RegExp(
		`\\b(?:it's|it is|this is|that's) not (?:the|my|our) \\w+${END}|\\b(?:it|this|that) isn't (?:the|my|our) \\w+${END}`,
		"gi",
	),
	new RegExp(`\\bnothing to do with [^,.;:!?\\n]*?${END}`, "gi"),
	/\b(?:the |my |our )?\w+ (?:isn't|is not|was never|aren't|are not) (?:really )?(?:the|my|our) (?:problem|point|issue|matter|question|worry|trouble)\b/gi,
];

/** The parts of a message that say what it is not about, and the message without them. */
export function deniedIn(text: string): { rest: string; denied: string } {
	const denied: string[] = [];
	let rest = text;
	for (const form of FORMS) {
		rest = rest.replace(form, (whole) => {
			denied.push(whole);
			return " ";
		});
	}
	return { rest, denied: denied.join(" ") };
}
