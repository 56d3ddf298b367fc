/** Physical signs of panic. */
const PANIC = new RegExp(
	[
		"(?<= )(?:panic attacks?|having a panic|panicking|heart (?:is |s )?(?:racing|pounding|hammering|beating fast|going crazy)|palpitations|cant breathe|cant catch my breath|",
		"hyperventilat[a-z]*|chest (?:is |feels )?tight|short of breath|anxiety attack)(?= )",
	].join(""),
);

/** Fear of dying in a panic, which isn't a wish. */
const FEAR_OF_DYING = new RegExp(
	[
		"(?<= )(?:i )?(?:(?:think|thought|feel like|feels like|felt like|convinced|sure|afraid|scared|terrified|swear|like) )(?:that )?(?:im|i was|ill|i might|i could|",
		"i will) (?:about to |going to |actually )?(?:die|dying|be dying)(?= (?:[.,]|right now|now|and|of|from)| {1,2}$| $)|(?<= )im (?:dying|going to die)(?= $)",
	].join(""),
	"g",
);

/** Signs of pills, a wish or a plan, which rule panic out. */
const NO_PANIC =
	/(?<= )(?:pills|tablets|overdose[a-z]*|took|taken|swallowed|want to|kill|suicid[a-z]*|bleed[a-z]*|blood|knife|gun|rope|cut|myself|someone|tonight)(?= )/;

/** A text without the fear of dying that comes with panic, in it or just before. All as `normalise()` read it. */
export function withoutPanic(text: string, before: readonly string[]): string {
	return [text, ...before].some((each) => PANIC.test(each)) &&
		![text, ...before].some((each) => NO_PANIC.test(each))
		? text.replace(FEAR_OF_DYING, "…")
		: text;
}
