import type { Topic } from "../topic.ts";

export const money: Topic = {
	slug: "money",
	label: "money",
	title: "Money worries",
	level: "safety",
	tender: false,
	patterns: [
		[
			/(?<!\b(?:need the|need (?:this|the|my) job for the|for the|to pay (?:the|my|our)) )\b(?:money|debts?|rent|mortgage|bills?|broke\b(?! up| my| the| it| in| down| his| her| a)|afford|overdraft|credit card|savings|paycheck|payday|loan|financ(?:es|ial|ially)|salary|bank account|eviction|can't pay)\b/i,
			3,
		],
	],
	aspects: [
		{
			pattern: /\b(?:debts?|owe|credit cards?|loans?|overdraft|collectors?)\b/i,
			reflections: [
				"Debt follows you into rooms where nobody mentions it.",
				"It's hard to enjoy anything when part of you is always doing the subtraction.",
			],
			questions: ["When did you last look at the whole figure?"],
			steps: [
				"Write every debt on one page with the amount, the interest and the minimum; seeing it all is often less bad than guessing.",
				"Call one creditor before they call you and ask for a payment plan.",
			],
		},
		{
			pattern: /\b(?:rent|mortgage|evict|landlord|housing|bills?|electric|heating)\b/i,
			reflections: [
				"When the roof is in question, nothing else feels quite solid.",
				"The month keeps being longer than the money.",
			],
			questions: ["Which payment worries you most?"],
			steps: [
				"Pay roof, power and food first, and write to the others with what you can manage.",
				"Ring whoever is waiting for the money early; they have more room before a payment is missed than after.",
			],
		},
		{
			pattern: /\b(?:spend(?:ing)?|bought|shopping|impulse|can't save|save)\b/i,
			reflections: ["Buying something gives ten good minutes, and the bill comes with a lecture."],
			questions: ["What are you usually feeling just before you spend?"],
			steps: [
				"Put a two-day wait on anything over a sum you choose.",
				"Move a small amount on payday itself, before you can see it.",
			],
		},
		{
			pattern: /\b(?:partner|husband|wife|boyfriend|girlfriend|parents|family|lend|lent|borrow)/i,
			reflections: ["Money between people is never only money; it's trust and pride as well."],
			questions: ["What's the hardest part to say to them about it?"],
			steps: ["Set a half-hour with them, figures only, no blame, and end with one decision."],
		},
	],
	reflections: [
		"There's the sum itself, and then there's what it seems to say about you.",
		"You're doing arithmetic all day in a corner of your mind.",
	],
	normal: ["Worry about money narrows anyone's thinking; the mind gives it a front seat."],
	explore: [
		"What's the most urgent part of it?",
		"When in the day is it loudest?",
		"What would a little breathing room look like?",
		"Who else knows how tight it is?",
	],
	deeper: [
		"What did money mean in the house you grew up in?",
		"What would you stop being afraid of, if this were sorted?",
	],
	exceptions: ["When did you last feel on top of it, and what were you doing then?"],
	steps: [
		"Spend fifteen minutes writing what comes in, what must go out, and by when. Nothing more today.",
		"Cancel one subscription before dinner.",
		"Pick a fixed half hour a week for money, so it stops owning the other hours.",
		"Check whether you're missing a benefit or a discount you could claim.",
		"Open the letter you've been avoiding, with someone next to you.",
	],
	challenges: [
		"Let's turn the fog into numbers; numbers can be worked with.",
		"One envelope, one call, one figure: pick one.",
	],
	actions: ["Which letter or account will you look at today?", "What's one payment you could ask to move?"],
};
