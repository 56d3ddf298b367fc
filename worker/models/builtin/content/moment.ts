/**
 * Something people say that asks for its own answer, whatever the topic. Named groups in the pattern become slots,
 * turned to the person's side: "failing my kids" gives {who} as "your kids".
 */
export type Moment = {
	pattern: RegExp;
	/**
	 * 3 comes before everything else in the message, 2 before ordinary news, 1 when nothing heavier was said, 0 when
	 * nothing else asks for an answer.
	 */
	weight: 0 | 1 | 2 | 3;
	/** Holds only where somebody is mourned: the birthday of one who lives is another matter. */
	mourning?: true;
	/** Warms to something good, so it isn't heard where the same words are said with a heavy heart. */
	glad?: true;
	/** Holds only where no topic is named: "Where could I begin?" after "sleep" asks about sleep. */
	vague?: true;
	/** Reflections. No question marks. */
	says: readonly string[];
	/** Questions that only make sense after these words. */
	asks: readonly string[];
	/** For someone who asks what to do about it. */
	steps?: readonly string[];
	/** What a talk that begins with it is called, where no topic gives it a name. */
	title?: string;
};

/** Whoever a pattern may speak of: "my wife", "my best friend", "her". */
export const WHO =
	"my (?:best |little |older |younger |big |own |oldest |new |whole )?(?:wife|husband|partner|girlfriend|boyfriend|fiancée?|ex|kids?|children|child|son|daughter|baby|family|parents|mum|mom|mother|dad|father|sister|brother|friends?|boss|manager|team|colleagues?|patients|students|flatmate|roommate|teacher)|him|her|them";

export function pattern(source: string): RegExp {
	return new RegExp(source.replaceAll("WHO", WHO), "i");
}
