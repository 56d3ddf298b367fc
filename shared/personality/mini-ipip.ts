/** The five traits of the Big Five, in the order of their scores. */
export const TRAITS = [
	"openness",
	"conscientiousness",
	"extraversion",
	"agreeableness",
	"neuroticism",
] as const;

export type Trait = (typeof TRAITS)[number];

type Item = {
	/** Continues "I …". */
	text: string;
	trait: Trait;
	/** Agreeing speaks against the trait. */
	isReversed?: true;
};

/**
 * The Mini-IPIP (Donnellan, Oswald, Baird and Lucas 2006): twenty items of the International Personality Item Pool, in
 * the public domain, mixed so that each five of them hold one of every trait. Openness has three reversed items;
 * published copies of the key that say two are wrong.
 */
export const MINI_IPIP: readonly Item[] = [
	{ text: "am the life of the party", trait: "extraversion" },
	{ text: "sympathize with others' feelings", trait: "agreeableness" },
	{ text: "get chores done right away", trait: "conscientiousness" },
	{ text: "have frequent mood swings", trait: "neuroticism" },
	{ text: "have a vivid imagination", trait: "openness" },
	{ text: "don't talk a lot", trait: "extraversion", isReversed: true },
	{ text: "am not interested in other people's problems", trait: "agreeableness", isReversed: true },
	{
		text: "often forget to put things back in their proper place",
		trait: "conscientiousness",
		isReversed: true,
	},
	{ text: "am relaxed most of the time", trait: "neuroticism", isReversed: true },
	{ text: "am not interested in abstract ideas", trait: "openness", isReversed: true },
	{ text: "talk to a lot of different people at parties", trait: "extraversion" },
	{ text: "feel others' emotions", trait: "agreeableness" },
	{ text: "like order", trait: "conscientiousness" },
	{ text: "get upset easily", trait: "neuroticism" },
	{ text: "have difficulty understanding abstract ideas", trait: "openness", isReversed: true },
	{ text: "keep in the background", trait: "extraversion", isReversed: true },
	{ text: "am not really interested in others", trait: "agreeableness", isReversed: true },
	{ text: "make a mess of things", trait: "conscientiousness", isReversed: true },
	{ text: "seldom feel blue", trait: "neuroticism", isReversed: true },
	{ text: "do not have a good imagination", trait: "openness", isReversed: true },
];

/** What each answer says, from 1 to 5. */
export const ACCURACIES = [
	"Very inaccurate",
	"Moderately inaccurate",
	"Neither",
	"Moderately accurate",
	"Very accurate",
] as const;

/**
 * Every trait as a percentage of its scale, not a percentile: round((mean - 1) / 4 × 100), where a reversed item counts
 * 6 - x. `answers` are twenty whole numbers from 1 to 5, in the order of the items.
 */
export function traitScores(answers: readonly number[]): Record<Trait, number> {
	const scoreOf = (trait: Trait) => {
		const own = MINI_IPIP.flatMap((item, index) => {
			const answer = answers[index] ?? 3;
			return item.trait === trait ? [item.isReversed ? 6 - answer : answer] : [];
		});
		const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
		return Math.round(((mean - 1) / 4) * 100);
	};
	return {
		openness: scoreOf("openness"),
		conscientiousness: scoreOf("conscientiousness"),
		extraversion: scoreOf("extraversion"),
		agreeableness: scoreOf("agreeableness"),
		neuroticism: scoreOf("neuroticism"),
	};
}
