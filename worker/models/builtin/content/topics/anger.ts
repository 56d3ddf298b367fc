import type { Topic } from "../topic.ts";

export const anger: Topic = {
	slug: "anger",
	label: "the anger",
	title: "About anger",
	level: "esteem",
	tender: false,
	patterns: [
		[
			/\b(?:angry|anger|furious|rage|lost my temper|lose my temper|temper|snapped at|yelled at (?!me)|shouted at (?!me)|so mad|pissed|livid|resent(?:ment|ful)?|fuming|irritab(?:le|ility)|short fuse|hate (?:him|her|them))\b/i,
			3,
		],
	],
	aspects: [
		{
			pattern:
				/\b(?:I (?:snapped|yelled|shouted|lost (?:it|my temper)|screamed)|lose my temper|short fuse|kids|took it out)\b/i,
			reflections: [
				"It came out at the nearest person, and now you've got the anger and the guilt to deal with.",
				"The fuse was already short before anyone lit it.",
			],
			questions: ["What had the day been like before that moment?"],
			steps: [
				"Go back and say: 'I was angry, and you didn't deserve the shouting.' No 'but' after it.",
				"Learn your first sign, hot ears or a tight jaw, and leave the room for ninety seconds when it shows.",
			],
		},
		{
			pattern: /\b(?:unfair|injustice|not fair|disrespect|took advantage|used me|ungrateful|betray)/i,
			reflections: [
				"Something wasn't fair, and your anger is the part of you that noticed.",
				"You kept to your side of the deal, and they didn't keep theirs.",
			],
			questions: ["What would putting it right look like?"],
			steps: ["Write what happened, what it cost you, and what you want now, before you say any of it."],
		},
		{
			pattern: /\b(?:resent|years|always|bottle|keep it in|hold it in|swallow)/i,
			reflections: [
				"It's been stored rather than spent, and stored anger gets stronger.",
				"You've been polite about it for so long that it's got nowhere left to go.",
			],
			questions: ["What have you been agreeing to that you don't agree with?"],
			steps: ["Say one small no early, before it has to become a big one."],
		},
	],
	reflections: [
		"Anger like this usually stands guard over something softer.",
		"Some line was crossed, and your whole body knows which.",
	],
	normal: ["Anger is information: it mostly says 'stop' or 'this isn't right'."],
	explore: [
		"What set it off?",
		"What did you want to say that you didn't?",
		"What happened right before?",
		"Where does it go, when you can't show it?",
	],
	deeper: ["What was the hurt underneath it?", "Which value of yours got stepped on?"],
	exceptions: ["When did you last get angry in a way you were all right with?"],
	steps: [
		"Walk fast for ten minutes before you answer anybody.",
		"Write the furious message in a place without a send button, and sleep on it.",
		"Breathe out longer than in, six times, before the next sentence.",
		"Say it once, short and plain: 'When that happened I was angry, because…'",
		"Look for the last straw's friends: eat, rest, and cut one demand today.",
	],
	challenges: [
		"Use the heat for one clear sentence, and keep the rest.",
		"Let's point that energy at something that moves.",
	],
	actions: [
		"What's the one thing you want to be different, said in a single line?",
		"Where could you burn some of that off today?",
	],
};
