import { type Moment, pattern } from "../moment.ts";

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
		asks: ["What do they say about it themselves?", "Who's looking after you, meanwhile?"],
		steps: [
			"Keep them company for a quarter of an hour a day without mending anything; it asks nothing back of them.",
			"Offer one thing that's ready to take, such as a walk to the corner or a doctor's number, instead of 'let me know'.",
			"Ask plainly whether it ever gets as far as thoughts of dying; asking doesn't put them there.",
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
		asks: ["What do they tell you about it, and what do you have to guess?", "Who at the school knows?"],
		steps: [
			"Listen to all of it before anything is planned, and ask your child what must not happen next.",
			"Write down what happened with dates and names, and take it to the teacher in person this week.",
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
		asks: ["Who do you lean on?", "What would happen if you didn't pick up, once?"],
		steps: [
			"Let one thing this week be somebody else's, and say so before it's due.",
			"Answer one request with 'I can't this time', and add no reason.",
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
		asks: ["When did you last have a day that was only yours?", "Which part of it could somebody else do?"],
		steps: [
			"Ask your council, doctor or a carers' line what respite there is near you; there's often more than anyone is told.",
			"Put one free hour in the week first, and fit the rest of it around that.",
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
		asks: ["Are you ever afraid of what comes next?", "What do you do while it's happening?"],
	},
	{
		pattern:
			/\b(?:mugged|burgled|robbed|carjacked)\b|\b(?:someone|somebody|they) broke into (?:my|our) (?:house|flat|home|car|room)\b/i,
		weight: 3,
		says: [
			"It takes the body a good while to believe that it's over.",
			"What they took can be listed, and the ease you had before isn't on the list.",
		],
		asks: ["When does it come back to you?", "What has changed in how you move around, since?"],
		steps: [
			"Tell the whole of it once to one person, from beginning to end, and stop when it gets too much.",
			"Go there once with company and in daylight, when you're ready and not before.",
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
		asks: [
			"What did it mean to be the next part of your life?",
			"How long have you got, and who's advising you?",
		],
		steps: [
			"Note the date by which an appeal must be in, and ask a free legal advice centre for an appointment today.",
		],
	},
	{
		pattern:
			/\b(?:parents|mum|mom|mother|dad|father)(?:'s| is| are| were| was)? (?:so |really |absolutely )?(?:furious|angry|mad|disappointed|ashamed|livid)\b/i,
		weight: 2,
		says: ["There was the thing itself to swallow, and then their faces on top of it."],
		asks: ["What did they say?", "What would you have needed from them just then?"],
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
		asks: [
			"What did the two of you do that nobody else will do with you?",
			"How have you kept in touch so far?",
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
		asks: [
			"What would be different, if you heard it?",
			"How does it get said in your family, if not in words?",
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
		asks: [
			"Which part of it makes you the most nervous?",
			"What would you like to keep as your own in there?",
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
		asks: ["What would a good call be like?", "When were you last together, all of you?"],
	},
	{
		pattern:
			/\b(?:have to|need to|must|going to|got to) (?:fire|let go(?: of)?|lay off|dismiss|sack|make) (?:someone|somebody|him|her|(?:\w+ )?people|my|one of|half)\b(?! (?:happy|laugh|stop))/i,
		weight: 3,
		says: ["You'll be in the worst memory of somebody's year, and you know it."],
		asks: ["What's the first sentence going to be?", "What would you want said to you, in that chair?"],
		steps: [
			"Say it in the first minute and in plain words; small talk before it is remembered as cruel.",
			"Have the dates, the money and one name to turn to on paper, since nobody hears much after the first sentence.",
		],
	},
	{
		pattern:
			/\b(?:deal|cope|get along|live) with (?:a |an |my )?(?:\w+ )?(?:difficult|toxic|narcissistic|controlling|critical|overbearing|demanding) (?<who>\w+)\b/i,
		weight: 3,
		says: ["With somebody like that you brace before you've even heard what it's about."],
		asks: [
			"What does the last time look like, from the first word?",
			"What do you most want to be different: them, or how you leave the room?",
		],
		steps: [
			"Decide beforehand how long you stay and what you won't talk about, and leave when it's over, not when it's bad.",
			"Answer the first barb with one flat sentence, 'I see it differently', and give it no second one.",
		],
	},
	{
		pattern: /\b(?:set|setting|have|keep|draw|put up|hold) (?:\w+ )?boundar(?:y|ies)\b/i,
		weight: 3,
		says: ["A boundary is about what you'll do, and not about what they must."],
		asks: ["With whom do you need one first?", "What happens now, when you say no there?"],
		steps: [
			"Put it in one sentence about yourself: 'I don't answer work after seven', and no reason after it.",
			"Begin with the easiest person, and let them be a little disappointed; it passes.",
		],
	},
	{
		pattern: /\blong[- ]distance (?:relationship|marriage|thing)?\b/i,
		weight: 3,
		says: [
			"You have somebody, and an empty chair across the table.",
			"So much of closeness is just being in the same kitchen, and that's the part you go without.",
		],
		asks: ["Which hour of the day is the hardest?", "When will you be in the same place again?"],
	},
];
