import type { Moment } from "./moment.ts";

/** What time does: leavings, long stretches, things that fade, things put off, doors one stood in front of. */
export const CHANGE: readonly Moment[] = [
	{
		pattern:
			/\b(?:my|our) (?:\w+ )?(?:son|daughter|kids?|boy|girl|youngest|eldest|oldest|children)(?:'s| is| are|'re) (?:moving|leaving|going (?:to|off|away)|off to)\b|\bempty nest\b/i,
		weight: 2,
		says: [
			"You can want it for them and still feel the house change around you.",
			"It's what you raised them for, and it takes someone away from your table.",
		],
	},
	{
		pattern:
			/\bthought (?:there'd|there would|we'd|I'd|we would) (?:be|have) (?:more )?time\b|\bI missed (?:her|his|their|my \w+'s) (?:first|birthday|childhood|graduation|school|whole)\b|\bI was (?:\w+ )?away (?:a lot|so much|too much|when)\b|\bshould have been there\b/i,
		weight: 3,
		says: [
			"You're counting the time you didn't have, and it hurts because it mattered.",
			"There's an old sorrow in that, and today has woken it up.",
		],
	},
	{
		pattern:
			/\b(?:asks|asked|repeats?) (?:me )?the same (?:question|thing|story)\b|(?<!\bI )\b(?:doesn't|didn't|don't|not) (?:always |even )?(?:know|recogni[sz]e|remember) (?:who I am|me any ?more|my name)\b|\bdementia\b|\balzheimer'?s\b/i,
		weight: 3,
		says: [
			"Still here, and further away each time: there's no proper word for missing someone like that.",
			"You're saying goodbye in small pieces, to someone you can still hug.",
		],
	},
	{
		pattern:
			/\b(?:clear|clearing|sort|sorting|empty|emptying) (?:out |through )?(?:my |her |his |their |the )?(?:\w+'s? )?(?:house|flat|things|clothes|stuff|wardrobe|room|attic|loft|letters)\b|\bevery (?:drawer|box|shelf)\b|\b(?:her|his|their) (?:handwriting|letters|recipes|diary|clothes)\b|\bwhat (?:should|do|can) I do with the (?:letters|clothes|photos|things)\b|\bcan't throw (?:them|it|that|any\w*) (?:away|out)\b/i,
		weight: 2,
		says: [
			"It isn't clutter; each piece asks you to decide something about a person.",
			"Every one of those things has somebody's hands on it.",
			"You're saying goodbye to it one object at a time.",
		],
	},
	{
		pattern:
			/\bI'm (?:4\d|5\d|6\d)\b.*\b(?:where|who|what|too)\b|\b(?:too old|at my age)\b|\bwho(?:'d| would) (?:hire|want|take) (?:me|someone)\b|\bhalf my age\b/i,
		weight: 2,
		says: [
			"You're wondering whether all those years still count for you, or have begun to count against you.",
			"It's strange to know so much and feel looked past.",
		],
	},
	{
		pattern:
			/\btr(?:ied|ying) for (?:(?:\w+ )?years|a baby|months|a child)\b|\b(?:ivf|the nursery|a nursery)\b|\bcan't have (?:kids|children|a baby)\b/i,
		weight: 3,
		says: [
			"That's a loss hardly anyone sees, because there's nobody to point to.",
			"You'd already made room for someone, and the room is still there.",
		],
	},
	{
		pattern:
			/\bknow (?:literally |absolutely |basically )?(?:nobody|no one|not a soul)\b|\bdon't know (?:anyone|anybody|a soul) here\b/i,
		weight: 2,
		says: [
			"A whole city full of people, and none of them knows your name yet.",
			"Everything is new there, and there's nobody to be new with.",
		],
	},
	{
		pattern:
			/\bstood (?:outside|at the door|in front of)\b|\b(?:got|went) as far as\b|\b(?:turned round|turned around|went home|drove off) (?:again|at the door|before)\b/i,
		weight: 2,
		says: [
			"You got as far as the door, and that's most of the way on some days.",
			"Part of you wanted in, or you wouldn't have been standing there.",
		],
	},
	{
		pattern:
			/\b(?:everyone|everybody|they all)(?: \w+){0,2} (?:seems?|seemed) to (?:know|have|be)\b|\b(?:colleagues|friends|others) all have\b/i,
		weight: 2,
		says: [
			"From the outside it looks like one closed circle, with you standing on the other side of it.",
			"They all seem to belong already, and nobody shows you where the way in is.",
		],
	},
	{
		pattern:
			/\balways (?:start|begin)\b.*\b(?:stop|quit|give up|drop)\b|\bnever (?:finish|stick (?:to|with|at)) (?:anything|things|it)\b/i,
		weight: 2,
		says: [
			"So a beginning doesn't feel like good news any more; you're already waiting for the stop.",
			"You've watched yourself drop things, and you don't quite trust this one yet.",
		],
	},
	{
		pattern:
			/\bthe (?:fat|weird|slow|poor|quiet|odd|new|shy) (?:kid|girl|boy|one)\b|\bpicked last\b|(?<!\bmy (?:\w+ )?(?:kids?|son|daughter|child)(?:'s| is| are| was| has been| gets?)? (?:\w+ )?(?:being |getting )?)\b(?:laughed at|bullied|teased) (?:at|in) school\b/i,
		weight: 2,
		says: [
			"You learned early what it's like to be looked at that way, and the body keeps it.",
			"Some part of you is still standing where you stood then.",
		],
	},
	{
		pattern:
			/\b(?:lay|lie|lying|laid) (?:there|awake|in bed)\b.*\b(?:going|thinking|worrying|staring|till|until|everything)\b|\bgoing (?:through|over) everything\b/i,
		weight: 2,
		says: [
			"The day was over, and your mind went round checking every door again.",
			"At that hour, whatever is unfinished lines up to be counted.",
		],
	},
	{
		pattern:
			/\b(?:been|gone|going|like (?:this|that)|same) (?:\w+ ){0,4}(?:since (?:spring|summer|autumn|fall|winter|last|Christmas|January|February|March|April|May|June|July|August|September|October|November|December|the|I was|we)|for (?:\w+ ){0,2}(?:weeks|months|years|ages))\b/i,
		weight: 1,
		says: [
			"That's long enough to forget that it was ever different.",
			"You've been getting through it for so long that it has begun to look normal.",
		],
	},
	{
		pattern:
			/\b(?:everything|it all|people|the world) (?:is|are|feels?|seems?) (?:so )?(?:far away|distant|unreal)\b|\bbehind glass\b|\bthrough (?:glass|fog|cotton wool)\b/i,
		weight: 2,
		says: [
			"As if it all goes on behind a window, and you're watching from the other side.",
			"Everything is still there, and it doesn't quite reach you.",
		],
	},
	{
		pattern:
			/\bstill (?:put|set|lay|make|cook|buy|pour) (?:out )?(?:two|his|her|their|enough for|tea for two|dinner for two)\b|\bstill (?:sleep on|reach for|turn (?:round )?to tell|listen for|say goodnight)\b/i,
		weight: 2,
		says: ["Your hands haven't been told yet.", "The habit goes on keeping a place for someone."],
	},
	{
		pattern:
			/\bsmell (?:of )?(?:him|her|them)\b|\bless (?:and less|every (?:day|week|month))\b|\bforget(?:ting)? (?:his|her|their) (?:voice|face|smell|laugh)\b/i,
		weight: 2,
		says: [
			"It's fading, and you can't make it stay. That's losing a little more each time.",
			"There's a bit less of it to hold every time you go back.",
		],
	},
	{
		pattern:
			/\bI (?:just |only )?want (?:my (?:husband|wife|mum|mom|dad|mother|father|brother|sister|son|daughter|dog|cat|life back|old life)|(?:him|her|them|it|that) back)\b/i,
		weight: 3,
		says: [
			"Of course you do. Nothing on offer stands in for that.",
			"That one person is what's missing, and no plan fills the chair.",
		],
	},
	{
		pattern:
			/\bI know (?:that )?(?:it|that|this|he|she|they)(?:'s| is)?(?: not|n't| never| isn't| can't| won't)\b/i,
		weight: 2,
		says: [
			"Your head knows it, and the rest of you hasn't agreed.",
			"You know it, and the knowing doesn't reach all the way down.",
		],
	},
	{
		pattern:
			/\bI'm (?!not |never )(?:\w+ )?crying\b|\bstarted crying\b|\bcrying (?:now|a bit|a little|as I)\b|\bin tears (?:now|here)\b/i,
		weight: 3,
		says: [
			"Let them come; nothing needs to be tidy in here.",
			"Something just came very close, and tears are a fair answer to it.",
		],
	},
	{
		pattern:
			/\bhaven't (?:opened|looked at|checked|answered|replied to|read) (?:the|my|any|those|them|it|his|her)\b|\bunopened\b|\b(?:scared|afraid) to (?:open|look|check)\b/i,
		weight: 2,
		says: [
			"As long as it stays shut it could be anything, and that's half of why it stays shut.",
			"Not looking gets you through today and costs a little sleep tonight.",
		],
	},
	{
		pattern:
			/\b(?:get|getting|got|wake|waking) up at (?:ten|eleven|noon|twelve|1[0-2]|one|two)\b|\bthen it's (?:already )?dark\b|\bday(?:'s| is) (?:gone|over) before\b/i,
		weight: 2,
		says: [
			"The day is gone before it has begun, and then it's too late to do anything with it.",
			"With nothing to be up for, the hours run into each other.",
		],
	},
	{
		pattern:
			/\b(?:rough|long|hard|tough|awful|terrible|crazy|busy|weird|heavy|bad|shit|shitty|crap|crappy|rubbish|horrible|lousy|stressful) (?:day|week|night|month|shift|year|morning)\b/i,
		weight: 1,
		says: [
			"It sounds as if it took more than it gave.",
			"Then you're allowed to put it down here for a minute.",
		],
	},
	{
		pattern: /\bdon't (?:even |really )?know why I(?:'m| am) (?:writing|here|doing this|telling you)\b/i,
		weight: 2,
		says: ["You don't need a reason to be here.", "Something in you wanted it said, reason or not."],
	},
	{
		pattern:
			/\bcan't believe (?:I|we) (?:actually |really |just )?(?:did|said|made|went|got|finished|asked)\b/i,
		weight: 2,
		says: ["You surprised yourself there.", "It hasn't caught up with you yet that this was you."],
	},
	{
		pattern:
			/\bhardly ever\b|\bit(?:'s| is) all (?:just )?(?:forms|paperwork|meetings|e-?mails|numbers|screens|admin|targets|spreadsheets)\b/i,
		weight: 1,
		says: [
			"What you came for has been pushed to the edges.",
			"So there's little left of the part that mattered to you.",
		],
	},
	{
		pattern: /\bor maybe (?:I am|I do|it is|not)\b/i,
		weight: 1,
		says: ["Both answers can stand; nothing has to be settled today."],
	},
];
