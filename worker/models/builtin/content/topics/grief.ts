import type { Topic } from "../topic.ts";

export const grief: Topic = {
	slug: "grief",
	label: "this loss",
	title: "Missing someone",
	level: "love",
	tender: true,
	patterns: [
		[
			/(?<!patients? |resident |client |of mine )\b(?:died|(?:he|she)(?:'d| would) (?:be|have been|have turned) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)|killed (?:himself|herself|themselves)|(?:took|ended) (?:his|her|their) own life|to suicide|(?:my|our) (?:dead|deceased) \w+|late (?:dad|father|mum|mom|mother|husband|wife|partner|brother|sister|son|daughter|nan|gran|grand\w+|uncle|aunt|friend)|(?:he|she|dad|mum|mom|mother|father|nan|gran|grand\w+|husband|wife|brother|sister|uncle|aunt|friend)(?:'s| has| had| just| sadly| recently)* passed(?! (?:the|his|her|my|me|out|on (?:the|a)|by|an?|it|every\w*|all|with|up|down|judg\w+|around)\b)|passing of|buried (?:him|her|my|our|dad|mum|mom)|burial|graveside|(?:his|her|their|dad's|mum's|mom's) (?:grave|ashes|coffin|wake|eulogy)|(?:my|our) (?:\w+ )?\w+'s (?:death|passing|memorial)|cremat\w+|cemetery|eulogy|bereave\w*|lost (?:him|her) to\b|(?:dad|father|mum|mom|mother|husband|wife|brother|sister|son|daughter|nan|gran|grand\w+|friend)(?:'s| is| are|'re) dead(?! (?:to me|set|wrong|right|serious|against|sure|tired|on|keen|good|easy|drunk|weight))|no longer with us|passed away|passed on|funeral|grief|grieving|mourning|lost (?:my|our) (?:\w+ )?(?:mother|mom|mum|dad|father|parent|brother|sister|son|daughter|baby|husband|wife|partner|friend|best friend|grandmother|grandma|nan|gran|grandfather|grandad|grandpa|dog|cat|aunt|uncle|child)|miscarriage|miscarried|stillb|(?:had|have) to put (?:him|her|my (?:dog|cat)) down|death of|deathbed|widow(?:ed|er)?|anniversary of (?:his|her|their|my|the) (?:death|passing))\b/i,
			7,
		],
	],
	aspects: [
		{
			pattern:
				/\b(?:work|office|job|boss|school|uni)\b.{0,30}\b(?:expects?|wants?|needs?|tomorrow|monday|back|leave)\b|\b(?:back|return|go in) (?:to|at) (?:work|the office|school)\b|\b(?:bereavement|compassionate) leave\b/i,
			standing: true,
			reflections: [
				"The calendar at work went on, and you're meant to walk in as if you were the same person.",
				"They want you back at your place, and grief doesn't keep office hours.",
			],
			questions: ["What would you want people there to know, before you walk in?"],
			steps: [
				"Tell one person there before you go in, so you needn't explain it at your desk.",
				"Ask for a shorter first day, or for leave; most places have some for this.",
			],
		},
		{
			pattern: /\b(?:dog|cat|puppy|kitten|pet|rabbit|horse|put (?:him|her) down|put to sleep)\b/i,
			reflections: [
				"They were there every single day, and now the house is wrong in all the places where they used to be.",
				"A love that simple leaves a very clear hole.",
			],
			questions: ["What were they like?"],
			steps: [
				"Keep one thing of theirs where you can see it, and put the rest away when you're ready, not before.",
			],
		},
		{
			pattern: /\b(?:mother|mom|mum|dad|father|parents?)\b/i,
			reflections: [
				"Losing a parent takes away someone who knew you before you knew yourself.",
				"It shifts the ground to stand in the world without them somewhere in it.",
			],
			questions: ["What do you find yourself wanting to tell them?"],
			steps: ["Write them a few lines about today, as if they'd asked."],
		},
		{
			pattern: /\b(?:friend|best friend|mate)\b/i,
			reflections: [
				"A friend chose you, and you chose them, and that's a rare kind of witness to lose.",
				"Grieving a friend can feel unofficial, as though the front row were reserved for others.",
			],
			questions: ["What would the two of you have laughed about?"],
			steps: ["Find one other person who knew them and swap a story."],
		},
		{
			pattern: /\b(?:baby|miscarr|stillb|pregnan)/i,
			reflections: [
				"You lost someone, and the whole future that had already begun around them.",
				"It's a loss that many people don't know how to speak about, which leaves you alone with it.",
			],
			questions: ["What do you wish people would say, or stop saying?"],
			steps: ["Give it a marker of your own, a name, a plant or a date, if that feels right."],
		},
		{
			pattern: /\b(?:husband|wife|partner|fianc)/i,
			reflections: [
				"Half of every ordinary habit went with them.",
				"You're learning to live a day that was built for two.",
			],
			questions: ["Which part of the day is the hardest to walk through?"],
			steps: ["Let someone take one fixed task off you this month."],
		},
		{
			pattern: /\b(?:grandmother|grandma|nan|gran|grandfather|grandad|grandpa)\b/i,
			reflections: [
				"A whole chapter of childhood went quiet with them.",
				"Being old doesn't make someone easy to lose.",
			],
			questions: ["What did they teach you without trying?"],
		},
		{
			pattern:
				/\b(?:guilt|guilty|should have|didn't (?:say|visit|call|get to)|never (?:said|got to|told)|wasn't there|too late|if only)\b/i,
			reflections: [
				"Grief goes looking for something you could have done, because that hurts less than having been powerless.",
				"There are words that stayed behind in your mouth.",
			],
			questions: ["What would you have wanted them to know?"],
			steps: ["Write the unsaid thing in a letter, and read it aloud somewhere that belongs to them."],
		},
		{
			pattern:
				/(?<!(?:since|after|last|at) (?:(?:the|his|her|their|our|my|that|\w+'s) )?)\b(?:anniversary|birthday|Christmas|first (?:year|holiday|birthday)|funeral)\b(?! (?:was|went|were)\b)/i,
			reflections: ["Dates like that come round with all their weight, whether you invite them or not."],
			questions: ["How would you like that day to go?"],
			steps: ["Plan the day lightly, one thing for them and one thing for you, with an exit from both."],
		},
	],
	reflections: [
		"The love didn't stop when they did; it just has nowhere to go.",
		"Everyone else's clock goes on, and yours stopped for a while.",
	],
	normal: ["Grief has no order and no deadline, whatever people imply."],
	explore: [
		"What were they like?",
		"What do you miss in the small moments?",
		"How have the days been since?",
		"Who can you talk about them with?",
	],
	deeper: [
		"What did they give you that you'd like to carry on?",
		"What would you want people to know about them?",
	],
	exceptions: ["When have you felt close to them since?"],
	steps: [
		"Say their name to someone today.",
		"Do one thing they loved, at whatever length you can manage.",
		"Let one person bring a meal or do an errand; it helps them too.",
		"Set a small fixed time for remembering, with a candle, a walk or a song, so it needn't ambush you all day.",
		"Keep to the basics of water, food and bed, and call that a full day's work.",
	],
	challenges: [
		"The only task today is to be gentle with whoever is left, and that includes you.",
		"No pushing through this one; just one kind thing before tonight.",
	],
	actions: ["What's one kind thing you could do for yourself today?", "Who could sit with you for an hour?"],
};
