import type { Moment } from "./moment.ts";

/** What waits at home, and in the mirror. */
export const AT_HOME: readonly Moment[] = [
	{
		pattern:
			/\bI (?:really |just |absolutely |still )?(?:hate|loathe|can't stand|despise) (?:my|this) (?:\w+ )?(?:body|reflection|looks|face|weight|stomach|belly|thighs|arms|legs|nose|skin|teeth|hair|figure)\b|\b(?:hate|can't (?:stand|bear)) (?:looking (?:at myself )?in (?:the|a) mirror|how I look|the way I look|seeing myself)\b|\bI feel (?:so |really |just |too )?(?:fat|ugly|hideous|huge|disgusting in my)\b|\b(?:ashamed of|disgusted (?:by|with|at)) (?:my (?:body|weight|looks|reflection)|how I look)\b/i,
		weight: 3,
		says: [
			"It's the one place you can't walk out of, so hating it leaves you nowhere to rest.",
			"You live at close quarters with something you look at very harshly.",
		],
	},
	{
		pattern:
			/\b(?:baby|toddler|newborn|twins|son|daughter|kids?|(?:one|two|three|four)[- ]year[- ]old|little one)\b (?:\w+ )?(?:won't|doesn't|isn't|never|hasn't|don't|refuses to) (?:go to )?(?:sleep(?:ing)?|slept|settle|go down)\b|\b(?:baby|toddler|newborn|twins|kids?)\b (?:\w+ )?(?:wakes?|is up|are up|waking) (?:up )?(?:all night|every|\w+ times|at \d)/i,
		weight: 3,
		says: [
			"Nights like that wear anybody through, and no shift comes after yours.",
			"You're running on broken sleep, and the day still wants all of you.",
		],
	},
	{
		pattern:
			/\b(?:husband|wife|partner|boyfriend|girlfriend|flatmate|roommate|he|she) (?:never|doesn't|does not|won't|barely|hardly|hardly ever) (?:ever )?(?:helps?(?: (?:around|with|at|out|me|in))?|lifts? a finger|does (?:anything|his share|her share|any)|do (?:anything|his share|her share|any)|cleans?|cooks?|tid(?:y|ies)|pulls? (?:his|her) weight)\b/i,
		weight: 3,
		says: [
			"You do the work, and on top of it the noticing and the asking.",
			"Somebody has to see what needs doing, and it's always you.",
		],
	},
	{
		pattern:
			/\b(?:house|flat|room|kitchen|apartment|place|home|bedroom|desk)\b[^.!?]{0,16}\b(?:(?:a|such a|total|complete|absolute) (?:mess|tip|disaster|state|bombsite)|messy|filthy|chaos|cluttered)\b/i,
		weight: 3,
		says: [
			"Everything in it asks to be first, so nothing gets to be.",
			"It hands you the whole list every time you open the door.",
		],
	},
	{
		pattern:
			/\bmiss(?:ing)? (?:my )?(?:grandma|grandmother|nan|nana|gran|granny|grandad|grandpa|grandfather|mum|mom|mother|dad|father|auntie?)'s (?:\w+ )?(?:cooking|food|baking|kitchen|curry|soup|pies?|cakes?|roast|stew|bread|dumplings|rice)\b/i,
		weight: 3,
		says: ["A taste like that has a whole person in it, and a table.", "No recipe quite brings that back."],
	},
	{
		pattern:
			/\b(?:presentation|speech|pitch|performance|recital|toast|talk|viva)\b[^.!?]{0,60}\b(?:shak\w+|nervous|scared|terrified|panic\w*|sick|dread\w*|sweat\w*|afraid|blank)\b|\b(?:shak\w+|nervous|scared|terrified|sick|dread\w*)\b[^.!?]{0,30}\b(?:presentation|speech|pitch|recital|viva)\b/i,
		weight: 3,
		says: [
			"To the body a room full of eyes is something with teeth, however kind the faces are.",
			"Your nerves are getting ready before you are.",
		],
	},
	{
		pattern:
			/\bI think I(?:'m| am|'ve fallen| have fallen| might be) (?:\w+ )?(?:in love|falling (?:in love|for))\b|\b(?:in love with|crush on|feelings for) (?:my |a |someone (?:at|from) )/i,
		weight: 3,
		says: [
			"That's a thing to find out about yourself, and you say it carefully.",
			"It's lovely and inconvenient at the same time, a thing like that.",
		],
	},
	{
		pattern:
			/^(?:I'm|I am|so|just|feeling|really|it's)?,? ?(?:so |really |just |very |all )*bored(?: (?:out of my mind|to death|today|again|at (?:home|work)|lately|all the time))?[.! ]*$/i,
		weight: 2,
		says: [
			"Nothing that has to be done, and nothing that calls: an hour like that can get very long.",
			"Boredom can be plain tiredness, or a wish that hasn't found its object yet.",
		],
	},
	{
		pattern: /\bI(?:'m| am) the only (?:one|person) (?:of|in|at|among|who|without|left|not|here)\b/i,
		weight: 2,
		says: ["You count yourself as the exception, and that's a lonely spot in any group."],
	},
	{
		pattern:
			/\bpoint (?:of|in) (?:\w+ )?therapy\b|\btherapy (?:isn't|doesn't|didn't|won't|hasn't|never|is not) (?:really )?(?:work|help|do)\w*/i,
		weight: 3,
		says: ["It's fair to ask what an hour of talking is meant to change."],
	},
	{
		pattern:
			/\b(?:exam|test|finals?|viva)\b[^.!?]{0,20}\b(?:in (?:\w+ )?(?:an hour|hours?|minutes)|this (?:morning|afternoon)|today|tomorrow)\b/i,
		weight: 3,
		says: [
			"There's no time left for all of it, and that makes one thing simpler: it can only be a few pages now.",
			"It's too late to know everything, and early enough to know one thing well.",
		],
	},
	{
		pattern:
			/\bmy (?:therapist|counsell?or|psychologist|psychiatrist|social worker)(?:'s| is| has been)? (?:\w+ )?(?:on (?:holiday|leave|vacation|a break)|away|ill|off sick|leaving|retiring|moving|cancelled)/i,
		weight: 3,
		says: [
			"The one place where this could be put is shut for a while.",
			"It's a poor week for that door to be closed.",
		],
	},
	{
		pattern:
			/\b(?:neighbou?rs?|roommate|flatmate|housemate|upstairs|next door)\b[^.!?]*\b(?:loud|noisy|noise|barks?|barking|music|stomps?|stomping|parties|shout\w*)\b/i,
		weight: 3,
		says: [
			"Noise you can't switch off gets under the skin, because you're always waiting for the next of it.",
		],
	},
];
