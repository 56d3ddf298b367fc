/**
 * Healthcare words. A text of ours that uses one must be allowed below: Attune isn't healthcare, and must not read
 * like it.
 */
export const CARE_WORDS: readonly { word: RegExp; because: string }[] = [
	{
		word: /\b(?:psycho)?therap(?:y|ies|ists?|eutic\w*)\b/i,
		because: "Attune is no therapy, and in some places only licensed people may offer it",
	},
	{
		word: /\b(?:treat(?:s|ed|ing|able|ments?)?)\b/i,
		because: "a treatment promises a result for an illness",
	},
	{
		word: /\b(?:diagnos\w*|disorders?|symptoms?)\b/i,
		because: "who names an illness, or its signs, diagnoses",
	},
	{
		word: /\b(?:cur(?:e[sd]?|ing|ative)|heal(?:s|ed|ing|ers?)?|remed(?:y|ies|ial)|rehab\w*)\b/i,
		because: "nobody is made well here",
	},
	{
		word: /\b(?:clinic(?:s|al|ally|ians?)?|medical(?:ly)?|medic(?:ine|ines|ation|ations)|prescri(?:be|bes|bed|bing|ptions?))\b/i,
		because: "it lends the weight of medicine",
	},
	{ word: /\bpatients?\b/i, because: "people here are nobody's patients" },
	{
		word: /\b(?:counsel(?:l?ing|l?ors?)|psycholog\w*|psychiatr\w*)\b/i,
		because: "these are professions with a licence",
	},
	{ word: /\b(?:proven|evidence-based|mental health)\b/i, because: "it claims an effect on health" },
];

export const REASONS = {
	denies: "says that Attune is no such thing",
	care: "tells where people get care, or when to see someone",
	reads: "reads what a person writes, and is never shown",
	source: "names a study, a page or an organisation of somebody else",
	forbids: "tells a model what it never does",
	everyday: "the everyday word",
	topic: "names what a card of others' care is about",
} as const;

/** Uses that are right. `says` is part of the text; without it all texts of the file or folder may. */
export type Allowed = { in: string; says?: RegExp; because: keyof typeof REASONS };

const GUIDE = "worker/guide/content/";

export const ALLOWED: readonly Allowed[] = [
	// What Attune is not.
	{ in: "shared/safety/disclosure.ts", says: /not a person and not a therapist/, because: "denies" },
	{ in: "web/app/pages/home-page.tsx", says: /It is not therapy/, because: "denies" },
	{ in: "web/features/conversations/components/opening.tsx", says: /not a therapist/, because: "denies" },
	{ in: "web/pages/landing.html", says: /Not therapy/, because: "denies" },
	{ in: "web/pages/landing/hero.tsx", says: /not a person and not a therapist/, because: "denies" },
	{ in: "web/pages/landing/is-not.tsx", says: /^Not therapy\.$/, because: "denies" },
	{
		in: "web/pages/safety-page.tsx",
		says: /It isn't a therapist, a doctor or an emergency service/,
		because: "denies",
	},
	{
		in: "web/pages/terms-page.tsx",
		says: /It isn't therapy, medical advice or an emergency service/,
		because: "denies",
	},
	{ in: "worker/modules/mail/email-layout.tsx", says: /Attune isn't therapy/, because: "denies" },
	{ in: "worker/modules/mail/render-email.tsx", says: /Attune isn't therapy/, because: "denies" },
	{
		in: `${GUIDE}abouts/guide.ts`,
		says: /I'm not a therapist|This isn't therapy|I can't diagnose/,
		because: "denies",
	},
	{ in: `${GUIDE}cards/about.ts`, says: /widely used and not proven/, because: "denies" },
	// What models never do.
	{
		in: "worker/modules/coaching/prompts/frame.v3.ts",
		says: /You are not a therapist.*No clinical terms/s,
		because: "forbids",
	},
	{
		in: "worker/modules/coaching/prompts/frame.v3.ts",
		says: /stopping a medicine on their own/,
		because: "forbids",
	},
	{
		in: "worker/modules/coaching/prompts/tasks.v2.ts",
		says: /No clinical terms, no diagnosis|never a diagnosis/,
		because: "forbids",
	},
	{
		in: "worker/modules/coaching/prompts/risk.v2.ts",
		says: /don't treat them as at risk/,
		because: "everyday",
	},
	{ in: "worker/modules/coaching/prompts/risk.v2.ts", says: /don't wait for symptoms/, because: "care" },
	// Danger: where help is, and what to do until it comes.
	{ in: "shared/safety/help/panel-words.ts", says: /get medical help (?:now|today)/, because: "care" },
	{
		in: "shared/safety/help/panel-emergency.ts",
		says: /Don't wait for symptoms|keep any medicine they take/,
		because: "care",
	},
	{ in: "shared/safety/help/plan-parts.ts", says: /A doctor, a clinic/, because: "care" },
	{ in: "shared/safety/countries/", because: "source" },
	{
		in: "worker/danger/content/",
		says: /medical (?:help|emergency)|wait for symptoms|any medicine in one place/,
		because: "care",
	},
	// Cards and exercises.
	{
		in: `${GUIDE}cards/`,
		says: /\b(?:it can be treated|share many symptoms|doctor or therapist can help|genetic counselling|bereavement counsellor|doctor who prescribes|medicines you take)\b/i,
		because: "care",
	},
	{
		in: `${GUIDE}cards/`,
		says: /^The treatment with the best evidence is CBT|There are treatments that work, for mild|^Therapy is a series of talks/,
		because: "care",
	},
	{
		in: `${GUIDE}cards/mind.ts`,
		says: /^(?:finding-a-therapist|Finding a therapist|how-therapy-works|How therapy works)$/,
		because: "topic",
	},
	{
		in: `${GUIDE}cards/body.ts`,
		says: /treat sudden chest pain as your heart|treats it as a work problem/,
		because: "everyday",
	},
	{
		in: `${GUIDE}narrows/`,
		says: /all three can be treated|refer you to talking therapy|doctor or therapist can help|common and treatable|eating disorder charity/,
		because: "care",
	},
	{ in: `${GUIDE}topics/mind.ts`, says: /See a doctor if .* Treatment helps many people/, because: "care" },
	{
		in: `${GUIDE}topics/people.ts`,
		says: /^Keep medicines, numbers and dates on one sheet/,
		because: "everyday",
	},
	{ in: `${GUIDE}narrows/work.ts`, says: /^How they treat me$/, because: "everyday" },
	{
		in: `${GUIDE}exercises/people/who-can-carry-what.ts`,
		says: /Picking up the prescription/,
		because: "everyday",
	},
	{ in: GUIDE, says: /^https:/, because: "source" },
	{
		in: GUIDE,
		says: /^(?:Mayo Clinic|Patient\.info|American Academy|Devon Partnership|Utah Psychological|Take Action|University of Rochester|DEAR MAN|Letters in grief)/,
		because: "source",
	},
	{ in: GUIDE, says: /, 20\d\d: review of .*therapy/, because: "source" },
	// Lists of words, stems and patterns for what people write.
	{
		in: GUIDE,
		says: /\(\?:|^[^.!?A-Z]*(?:\w\*|[a-z]\/[a-z]| \+ |(?:, [a-z ]+){3})[^.!A-Z]*$|^(?:therapist|diagnose)$/,
		because: "reads",
	},
	{ in: `${GUIDE}words/facts.ts`, because: "reads" },
	{ in: "shared/safety/patterns/", because: "reads" },
	{ in: "shared/safety/", says: /\|/, because: "reads" },
	// The other meaning of "patient".
	{
		in: "worker/modules/coaching/guidance/content/motivational-lines.ts",
		says: /Be as patient with yourself/,
		because: "everyday",
	},
];
