import type { Feeling } from "../reading/feelings.ts";

/** What often lies under a feeling, as a statement. Nothing dwells on a pleasant one beside danger. */
export const FEELING_REFLECTIONS: Partial<Record<Feeling, readonly string[]>> = {
	tired: [
		"This is the kind of tired that one good night wouldn't quite settle.",
		"You've been spending more than you've been getting back.",
		"When the tank is this low, even small things ask for too much.",
	],
	overwhelmed: [
		"Everything is asking to be first in line, and there's only one of you.",
		"It isn't one thing; it's that none of them will wait their turn.",
		"When it all arrives at once, it's hard to know where your hands should go.",
	],
	anxious: [
		"Your mind is running ahead to keep you ready, and it doesn't know when to stop.",
		"There's a lot of 'what if' in this, and each one feels urgent.",
		"Part of you is on watch, even when nothing is happening.",
	],
	scared: [
		"Something that matters feels at risk, and fear is how you know.",
		"It makes sense to be frightened when you can't see round the corner.",
		"Fear like that makes the future very loud and the present very small.",
	],
	sad: [
		"There's a heaviness in this that doesn't need arguing with.",
		"Sadness like this usually sits next to something that mattered.",
		"It hurts, and there's no quick way around that.",
	],
	lonely: [
		"You can be surrounded by people and still have nobody to put this down with.",
		"What's missing isn't noise or company; it's being known.",
		"Being alone with something makes it about twice as heavy.",
	],
	angry: [
		"Under that heat, something you care about got stepped on.",
		"Anger like that usually knows where a line was crossed.",
		"There's a 'this isn't fair' in it that deserves a hearing.",
	],
	frustrated: [
		"It's the gap between the effort and the result that grates.",
		"You can see how it could be, which makes how it is harder to take.",
		"There's only so long patience can do all the work.",
	],
	guilty: [
		"The guilt says you care about having done right by someone.",
		"You're holding yourself to account, and perhaps for more than your share.",
		"Looking back, it's easy to see choices that weren't so clear then.",
	],
	ashamed: [
		"Shame likes to say 'hide', and you said it out loud anyway.",
		"It's one thing to have a bad moment, and another to feel seen in it.",
		"Telling it is already the opposite of what shame wants.",
	],
	hurt: [
		"It went in deeper because of who or what it came from.",
		"You had trusted that to go differently.",
		"There's the thing that happened, and then there's what it seemed to say about you.",
	],
	numb: [
		"Numb can be what's left when feeling everything got to be too much.",
		"It's strange to watch your own days from a small distance.",
		"The volume seems to have gone down on the good as well as the bad.",
	],
	stuck: [
		"Standing still this long takes more effort than it looks.",
		"Part of you wants to move, and part of you doesn't trust any direction yet.",
		"Stuck usually means two things are pulling with the same strength.",
	],
	lost: [
		"It's hard to take a step when every direction looks equally uncertain.",
		"Not knowing where this goes is its own kind of tiring.",
		"Something used to point the way, and it's gone quiet.",
	],
	hopeless: [
		"From in there it's hard to picture anything being different.",
		"Hope has worn thin, and still, you're here saying so.",
		"When nothing has worked so far, believing in the next thing costs a lot.",
	],
	jealous: [
		"Envy often points, a bit rudely, at something you'd like for yourself.",
		"It stings to watch someone else hold what you've been hoping for.",
		"There's a wish folded up inside that.",
	],
	bored: [
		"The spark that usually gets you moving has gone missing.",
		"Nothing is wrong enough to fix and nothing is alive enough to chase.",
		"It's a flat sort of stretch, where the days look alike.",
	],
	insecure: [
		"Doubt talks loudest when something matters to you.",
		"It's a strain to do the thing and watch yourself doing it.",
		"The question of whether you're enough has crept into everything else.",
	],
};

/** The feeling as a noun phrase, for the middle of a sentence. */
export const FEELING_NOUNS: Record<Feeling, string> = {
	tired: "the tiredness",
	overwhelmed: "the overload",
	anxious: "the worry",
	scared: "the fear",
	sad: "the sadness",
	lonely: "the loneliness",
	angry: "the anger",
	frustrated: "the frustration",
	guilty: "the guilt",
	ashamed: "the shame",
	hurt: "the hurt",
	numb: "the numbness",
	stuck: "the stuckness",
	lost: "the lost feeling",
	hopeless: "the hopelessness",
	jealous: "the envy",
	bored: "the flatness",
	insecure: "the doubt",
	happy: "the happiness",
	proud: "the pride",
	calm: "the calm",
	excited: "the excitement",
	grateful: "the gratitude",
	hopeful: "the hope",
	relieved: "the relief",
};

export const MIXED: readonly string[] = [
	"{Up} and {down} at the same time; that's often how it feels when something matters.",
	"You're {up} and you're {down}, and neither one has to win.",
	"Some of you is {up} and some of you is {down}, and both are paying attention.",
];

export const NEGATED_DOWN: readonly string[] = [
	"Not {feeling}, then; something else, and it matters to get the word right.",
	"You're clear that {feeling} isn't the word for it.",
	"Okay, {feeling} isn't it. I'll take that off the table.",
	"So it's not that you're {feeling}; there's some other shade to this.",
];

export const NEGATED_UP: readonly string[] = [
	"Not {feeling}, and you didn't dress it up.",
	"{Feeling} isn't where you are right now, and that's allowed.",
	"So {feeling} would be too big a word for this.",
	"You're somewhere short of {feeling}, and you noticed it.",
];
