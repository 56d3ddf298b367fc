import { type Moment, pattern } from "./moment.ts";

/** What people carry for others, and what others did to them. */
export const BESIDE_OTHERS: readonly Moment[] = [
	{
		pattern: pattern(
			"\\b(?:my (?:\\w+ )?(?:husband|wife|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|sister|brother|son|daughter|friend)|he|she)(?:'s| is| has been| has)? (?:\\w+ )?(?:depressed|depression|suffering from depression|burnt out|burned out|an addict|an alcoholic|drinking too much|not well mentally)\\b",
		),
		weight: 3,
		says: [
			"You're standing right beside it, and you can't lift it off them.",
			"Loving someone through that is work, and it's done mostly unseen.",
		],
	},
	{
		pattern: pattern(
			"\\b(?:my (?:\\w+ )?(?:kids?|son|daughter|child)|he|she)(?:'s| is| are| was| has been| gets?)? (?:\\w+ )?(?:being |getting )?bullied\\b|\\bbullying my (?:kids?|son|daughter|child)\\b",
		),
		weight: 3,
		says: [
			"It's happening where you can't stand next to them, and that's the hard part.",
			"Every morning you send them back in, knowing.",
		],
	},
	{
		pattern:
			/\b(?:everyone|everybody|they all|the whole family|my family) (?:always )?(?:relies|rely|depends?|counts?|leans?|comes? to|calls?|expects? me to (?:fix|sort|hold)) ?(?:on )?me\b/i,
		weight: 3,
		says: [
			"The one who holds everything up is the last one anybody asks.",
			"You've been reliable for so long that nobody checks what it costs.",
		],
	},
	{
		pattern: pattern(
			"\\b(?:carer|caring|care|look(?:ing)? after) (?:for )?(?:my (?:\\w+ )?(?:mum|mom|mother|dad|father|husband|wife|partner|parents|brother|sister|son|daughter|nan|gran\\w*)|him|her|them)\\b[^.!?]*\\b(?:resent\\w*|angry|exhausted|worn out|burnt out|had enough|trapped|guilty)\\b",
		),
		weight: 3,
		says: [
			"You can love somebody and be sick of what it takes; both of them belong to caring.",
			"It's said too seldom, and most who care for somebody know it.",
		],
	},
	{
		pattern:
			/\b(?:husband|wife|partner|boyfriend|girlfriend|fiancée?|dad|father|mum|mom|mother|stepdad|he|she) (?:always |often |constantly |just |sometimes )?(?:yells?|shouts?|screams?|swears?|rages|throws things|smashes (?:things|plates)) (?:\w+ )?(?:at (?:me|us)|when (?:he|she)(?:'s| is) (?:drunk|drinking|angry))\b/i,
		weight: 3,
		says: [
			"Being shouted at by someone so close keeps the whole body on watch, also in the quiet hours.",
			"That isn't yours to deserve, whatever came before it.",
		],
	},
	{
		pattern:
			/\b(?:mugged|burgled|robbed|carjacked)\b|\b(?:someone|somebody|they) broke into (?:my|our) (?:house|flat|home|car|room)\b/i,
		weight: 3,
		says: [
			"It takes the body a good while to believe that it's over.",
			"What they took can be listed, and the ease you had before isn't on the list.",
		],
	},
	{
		pattern:
			/\b(?:visa|asylum|residence permit|permit|citizenship|green card)\b[^.!?]{0,25}\b(?:reject\w*|refus\w*|denied|turned down|expir\w+|revoked)\b/i,
		weight: 3,
		says: [
			"A letter from an office has just decided where your life may happen.",
			"A whole life hangs on that paper, and it's handled like a form.",
		],
	},
	{
		pattern:
			/\b(?:parents|mum|mom|mother|dad|father)(?:'s| is| are| were| was)? (?:so |really |absolutely )?(?:furious|angry|mad|disappointed|ashamed|livid)\b/i,
		weight: 2,
		says: ["There was the thing itself to swallow, and then their faces on top of it."],
	},
	{
		pattern: pattern(
			"\\bmy (?:\\w+ )?(?:friend|sister|brother|cousin|neighbour|flatmate|son|daughter) (?:has |just |is |recently )*(?:moved|moving) (?:away|abroad|to|out of town)\\b",
		),
		weight: 3,
		says: [
			"Still yours, and no longer round the corner.",
			"No one did anything wrong, and it leaves a hole all the same.",
		],
	},
	{
		pattern: pattern(
			"\\bwish (?<who>my (?:\\w+ )?(?:dad|father|mum|mom|mother|parents|brother|sister|husband|wife|boss)|he|she|they) (?:would|could|had|'d) (?:just |only |once |ever |even )*(?:say|said|tell me|told me|admit|show)\\b[^.!?]*\\b(?:proud|love|sorry|good enough|well done)\\b",
		),
		weight: 3,
		says: [
			"One sentence, and you've been waiting a long time for it.",
			"It's a short thing to say, and a long one to go without.",
		],
	},
	{
		pattern:
			/\bmov(?:e|ing) in (?:together|with (?:my (?:boyfriend|girlfriend|partner|fiancée?)|him|her|them))\b/i,
		weight: 3,
		says: [
			"It's a good thing and a big one, and nerves don't tell the two apart.",
			"Two sets of habits are about to share one kitchen.",
		],
	},
	{
		pattern:
			/\b(?:kids|children|son|daughter|grandchildren)\b[^.!?]{0,30}\b(?:rarely|never|hardly|don't|doesn't|barely) (?:ever )?(?:call|calls|ring|rings|visit|visits|write|writes|phone|phones|come|comes)\b|\b(?:kids|children|son|daughter)\b[^.!?]{0,20}\b(?:live|lives) (?:abroad|far away|overseas|on the other side)/i,
		weight: 3,
		says: [
			"You brought them up to go, and they went further than the heart had planned for.",
			"The phone is silent, and you'd rather not be the one who asks again.",
		],
	},
	{
		pattern:
			/\b(?:have to|need to|must|going to|got to) (?:fire|let go(?: of)?|lay off|dismiss|sack|make) (?:someone|somebody|him|her|(?:\w+ )?people|my|one of|half)\b(?! (?:happy|laugh|stop))/i,
		weight: 3,
		says: ["You'll be in the worst memory of somebody's year, and you know it."],
	},
	{
		pattern:
			/\b(?:deal|cope|get along|live) with (?:a |an |my )?(?:\w+ )?(?:difficult|toxic|narcissistic|controlling|critical|overbearing|demanding) (?<who>\w+)\b/i,
		weight: 3,
		says: ["With somebody like that you brace before you've even heard what it's about."],
	},
	{
		pattern: /\b(?:set|setting|have|keep|draw|put up|hold) (?:\w+ )?boundar(?:y|ies)\b/i,
		weight: 3,
		says: ["A boundary is about what you'll do, and not about what they must."],
	},
	{
		pattern: /\blong[- ]distance (?:relationship|marriage|thing)?\b/i,
		weight: 3,
		says: [
			"You have somebody, and an empty chair across the table.",
			"So much of closeness is just being in the same kitchen, and that's the part you go without.",
		],
	},
];
