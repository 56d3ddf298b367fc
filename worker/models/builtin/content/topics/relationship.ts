import type { Topic } from "../topic.ts";

export const relationship: Topic = {
	slug: "relationship",
	label: "your relationship",
	title: "The two of us",
	level: "love",
	tender: false,
	patterns: [
		[
			/\b(?:my (?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|spouse)|my relationship|our relationship|marriage|married|we keep fighting|couples?|intimacy|we argue|my crush|dating|on a date|tinder|hinge)\b/i,
			2,
		],
	],
	aspects: [
		{
			pattern: /\b(?:fight|fighting|fought|argu(?:e|ed|ing|ment|ments)|yell|shouting|bicker|row)\b/i,
			reflections: [
				"You probably both want to be heard, and the volume goes up because neither is.",
				"The fights may be about small things, and still they're never small.",
			],
			questions: ["What are you really asking for when it gets heated?"],
			steps: [
				"Agree on a pause word; whoever says it also says when you'll come back to it.",
				"Begin the next hard talk with 'I feel' and 'I need', and leave 'you always' outside.",
			],
		},
		{
			pattern:
				/\b(?:distant|cold|roommates?|don't talk|doesn't talk|never talk|no intimacy|silent|ignores? me|phone all|drifting|growing apart|disconnected|not in love)\b/i,
			reflections: [
				"You share a home, and somewhere along the way you stopped meeting in it.",
				"Missing someone who's sitting right there is an odd sort of homesickness.",
			],
			questions: ["When did you last feel close?"],
			steps: [
				"Put twenty phone-free minutes in the day with one question each and no problem-solving.",
				"Tell them one thing you still like about them, out of the blue.",
			],
		},
		{
			pattern:
				/\b(?:cheat(?:ed|ing)?|affair|lied|lying|trust|texting (?:someone|another)|suspicious|jealous)\b/i,
			reflections: [
				"Trust went, and it took your memory of the good parts with it.",
				"You're left checking everything you thought you knew.",
			],
			questions: ["What would you need to know before you could decide anything?"],
			steps: [
				"Don't decide about the whole relationship this week; decide what you need for the next three days.",
				"Tell one person outside of it, someone who can keep it to themselves.",
			],
		},
		{
			pattern:
				/\b(?:chores|housework|dishes|does nothing|doesn't help|I do everything|mental load|all the work)\b/i,
			reflections: [
				"It's not the dishes; it's being the only one who sees them.",
				"Carrying the whole list in your head is a second job that nobody thanks you for.",
			],
			questions: ["Which part of the load would you hand over first?"],
			steps: ["Hand over one whole area, thinking included, rather than single tasks."],
		},
		{
			pattern:
				/\b(?:should (?:I|we) (?:break|stay|leave|end)|leave (?:him|her|them)|thinking of leaving|end it|stay or (?:go|leave)|divorce)\b/i,
			reflections: ["You're standing in a doorway, and both rooms hold something you'd miss."],
			questions: ["What keeps you, and what pulls you away?"],
			steps: [
				"Write two letters you won't send, one from the you who stayed and one from the you who left, five years on.",
			],
		},
		{
			pattern:
				/\b(?:crush|dating|tinder|hinge|first date|asked? (?:him|her|them) out|like (?:him|her)|date)\b/i,
			reflections: [
				"Hope and nerves tend to arrive on the same train.",
				"Letting someone see that you like them is a risk, however small it looks from outside.",
			],
			questions: ["What do you like about how you are around this person?"],
			steps: ["Suggest something short and specific, like a coffee on a named day."],
		},
	],
	reflections: [
		"You want to be on the same side again.",
		"It's hard to ask for closeness when you're bracing for the answer.",
	],
	normal: [
		"Most couples keep having the same two or three arguments for years; what changes is how they come back from them.",
	],
	explore: [
		"What happens between you when this comes up?",
		"What do you miss most about how it was?",
		"What would you most like them to understand?",
		"When did you first notice something had shifted?",
	],
	deeper: [
		"What does feeling loved look like for you, in plain daily things?",
		"What are you afraid you'd hear if you asked directly?",
	],
	exceptions: ["When are you two at your best together?"],
	steps: [
		"Choose a calm hour, and say one wish as a wish: 'I'd love it if we had dinner without screens.'",
		"Repeat back what they said before you answer, once, even if it feels silly.",
		"Find out whether they want comfort or ideas before you respond to their bad day.",
		"Plan one small thing to look forward to, together, this week.",
		"Thank them for one ordinary thing they did today.",
	],
	challenges: ["Go first with one soft sentence.", "Trade being right for being understood, just tonight."],
	actions: [
		"What's one thing you could say tonight, in under twenty words?",
		"When is the calmest moment this week to bring it up?",
	],
};
