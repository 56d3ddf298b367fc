/** Verb forms that can follow a subject and that no regular ending gives away. */
const FINITE = new Set(
	`was were is are am has have had does did do can can't could will won't would should might may must isn't
	aren't wasn't weren't hasn't haven't hadn't doesn't don't didn't couldn't wouldn't shouldn't left died broke
	said told got went came took gave made kept let lost won met found felt thought knew hit hurt sent wrote read put
	cut quit ran saw became began grew fell stood held paid sold bought brought caught fought taught slept spent
	think want hate love say keep get make expect need treat leave fight argue know call ask live work hates loves
	feel feels seem seems never always mean means forgot stole threw shut set sat drank ate drove chose understood
	go come take give tell look act talk sleep cry yell cost hurts`.split(/\s+/),
);

const ADVERBS = new Set(
	"never always just really still also only even actually barely hardly constantly suddenly finally already often usually kind of sort".split(
		" ",
	),
);

export function isAdverb(word: string): boolean {
	return ADVERBS.has(word.toLowerCase()) || /ly$/i.test(word);
}

export function isFiniteVerb(word: string): boolean {
	const lower = word.toLowerCase();
	return FINITE.has(lower) || /[a-z]{2,}ed$/.test(lower) || /n't$/.test(lower);
}

/** "keeps", "calls": singular present. A plural noun looks the same, so the caller must know where it stands. */
export function looksSingularPresent(word: string): boolean {
	return /[a-z]{2,}[^su']s$/.test(word.toLowerCase()) || /(?:ss|sh|ch|x|z)es$/.test(word.toLowerCase());
}

/** Past forms that open a sentence whose "I" was left out: "went for the run". */
export const DROPPED_SUBJECT =
	/^(?:went|did|got|had|lost|finished|passed|failed|tried|slept|called|told|made|ran|broke|quit|cried|talked|spoke|missed|stayed|woke|forgot|skipped|wrote|sent|met|saw|bought|ate|started|stopped|managed|can't|couldn't|don't|didn't|haven't|feel|feeling|been|need|want|hate|miss|just (?:got|had|did|finished|lost|found))\b/i;
