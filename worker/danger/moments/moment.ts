/**
 * Something people say that asks for its own answer, whatever the topic. Named groups in the pattern become slots,
 * turned to the person's side: "failing my kids" gives {who} as "your kids".
 */
export type Moment = {
	pattern: RegExp;
	/** The heaviest is answered first. */
	weight: 0 | 1 | 2 | 3;
	/** Reflections. No question marks. */
	says: readonly string[];
};

/** Everyone a pattern may speak of: "my wife", "my best friend", "her". */
export const WHO =
	"my (?:best |little |older |younger |big |own |oldest |new |whole )?(?:wife|husband|partner|girlfriend|boyfriend|fiancée?|ex|kids?|children|child|son|daughter|baby|family|parents|mum|mom|mother|dad|father|sister|brother|friends?|boss|manager|team|colleagues?|patients|students|flatmate|roommate|teacher)|him|her|them";

export function pattern(source: string): RegExp {
	return new RegExp(source.replaceAll("WHO", WHO), "i");
}
