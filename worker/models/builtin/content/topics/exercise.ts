import type { Topic } from "../topic.ts";

export const exercise: Topic = {
	slug: "exercise",
	label: "moving more",
	title: "Moving more",
	level: "physiological",
	tender: false,
	patterns: [
		[
			/\b(?:exercis(?:e|ing)|gym|(?<!\b(?:it'll|will|things|it|all|this|that|can't|trying to|try to|to) )work(?:ing)? out(?! (?:how|what|why|which|who|whether|well|okay|fine|in the end|for the)\b)|workouts?|run(?:ning)?\b(?! (?:out|away|late|into|on empty|my|a business|the))|the run|a run|jog(?:ging)?|fitness|out of shape|get(?:ting)? fit|steps a day|yoga|swim(?:ming)?|cycling|training for|marathon|walks?(?! (?:out|away|in|into|off|on|up)\b)|sedentary|unfit|couch potato)\b/i,
			3,
		],
	],
	aspects: [
		{
			pattern:
				/\b(?:no (?:energy|time|motivation)|too tired|can't be bothered|lazy|don't feel like|skip(?:ped|ping)?|after work)\b/i,
			reflections: [
				"By the time you could go, the day has eaten what you'd need for it.",
				"At that hour, sitting down once means staying down.",
			],
			questions: ["When in the day do you have the most to give?"],
			steps: [
				"Promise yourself only the first five minutes; you may turn round after that.",
				"Put it before the tired part of the day, even if it's ten minutes at lunch.",
			],
		},
		{
			pattern: /\b(?:injur|knee|(?:my|bad|sore) back\b|pain|hurt|doctor)/i,
			reflections: ["Your body has drawn a line, and you're itching to be on the other side of it."],
			questions: ["What can you still do that doesn't set it off?"],
			steps: ["Ask a physio or your doctor for the one movement that's safe, and do just that daily."],
		},
		{
			pattern: /\b(?:embarrass|judg|self-?conscious|people (?:look|star)|everyone (?:there|looks|is))/i,
			reflections: ["It's hard to sweat in a room that feels like an audience."],
			questions: ["Where could you move without being watched?"],
			steps: ["Start at home or outdoors with headphones, or go at the emptiest hour."],
		},
	],
	reflections: [
		"Your body has been sitting through all of this with you.",
		"It's grown into one more thing you ought to do, and nobody runs towards an ought.",
	],
	normal: ["The first ten minutes do more for mood than the next forty."],
	explore: [
		"What kind of moving did you ever enjoy?",
		"What gets in the way on the day?",
		"What would you like it to give you?",
		"What does your week allow, honestly?",
	],
	deeper: ["What would being stronger let you do?", "How would you move if nobody measured it?"],
	exceptions: ["When did you last move and feel glad that you had?"],
	steps: [
		"Walk for ten minutes straight after a meal, before you sit down.",
		"Put the shoes and clothes where you'll trip over them.",
		"Ask somebody to come along once a week; you'll turn up for them.",
		"Pick the version you don't hate, dancing in the kitchen included.",
		"Do one set of something while the kettle boils.",
	],
	challenges: [
		"Shoes on, door open, that's the whole assignment.",
		"Ten minutes beats zero by an infinite margin.",
	],
	actions: ["When today could ten minutes fit?", "What's the easiest version you'd actually do?"],
};
