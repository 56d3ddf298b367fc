const NO_ASSESSMENT = "You haven't taken the assessment yet, so I don't have that. It takes about three minutes.";

/** Said whether or not there is a type: the guide isn't given it. */
export const NOT_BY_TYPE = "You turned off coaching by type in Settings, so I don't get your type or traits. Your answers are on your profile.";

/** What a person can ask of what they have told the product, and what is said where they haven't told it. */
export const OWN_DATA = {
	five: { asked: /how many needs|what are the (?:five )?needs|which (?:one |need )?is mine|what does my (?:hierarchy|level) mean/, missing: NO_ASSESSMENT },
	highest: {
		asked: /\b(?:my )?(?:highest|best|strongest) (?:need|score|area|rating)|(?:needs?|scores?|areas?) (?:is|are) (?:the |my )?(?:highest|best|strongest)/,
		missing: NO_ASSESSMENT,
	},
	needs: {
		asked: /\b(?:my )?(?:lowest|weakest|worst|lowest rated) (?:need|score|area|rating)|which need (?:is|of mine) (?:the )?(?:lowest|weakest|worst)|(?:need|area)s? (?:should|do) i (?:work|focus)/,
		missing: NO_ASSESSMENT,
	},
	scores: { asked: /\bmy (?:\w+ )?(?:scores?|ratings?|results?|assessment|five needs|needs|hierarchy|levels?)\b/, missing: NO_ASSESSMENT },
	type: {
		asked: /\bmy (?:\w+ )?(?:personality|type|mbti|four letters|letters)\b|what type am i/,
		missing: "You haven't answered the personality questions yet, so I don't have a type for you.",
	},
	traits: { asked: /\b(?:my )?big (?:five|5)|my traits\b/, missing: "You haven't taken the twenty trait questions yet. They're on your profile." },
	goal: { asked: /\bmy (?:main |primary )?goal\b|what (?:am i|did i come) (?:here )?for/, missing: "You haven't chosen a goal yet." },
	wish: { asked: /\b(?:how|what) (?:do|did) i want to feel|my (?:desired|wished) mood/, missing: "You haven't said how you want to feel yet." },
	mood: { asked: /\bmy (?:\w+ )?mood\b|how (?:am|was) i feeling|how did i feel/, missing: "You haven't told me a mood yet." },
	kept: {
		asked:
			/\bmy (?:last|latest|newest|most recent) (?:plan|script|list|letter|note|page|takeaway|card)\b|\bwhat (?:did|have|do) i (?:last )?(?:keep|kept|save|saved)\b|\bwhat (?:plan|list|letter|script) did i (?:make|write|keep|save)\b/,
		missing: "I can't see anything like that in “Your cards”.",
	},
	name: { asked: /\bmy (?:first )?name\b(?! of)|who am i talking as|do you know (?:me|who i am)/, missing: "You haven't given a name." },
} as const satisfies Record<string, { asked: RegExp; missing: string }>;
export type OwnDataId = keyof typeof OWN_DATA;
