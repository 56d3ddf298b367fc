import type { FamilyWords } from "./words.ts";

export const LIFE_LATER: FamilyWords = {
	again: [
		"It's still there, and I hear it each time you say it.",
		"You can say it as often as it's true, and I'll go on listening.",
		"That hasn't let go of you, and I'm still beside you in it.",
		"It keeps coming back, and you don't have to hide that from me.",
		"I hear you, this time as well.",
		"So it's still that dark, and I'm not turning away from it.",
		"Each time you say it, I take it as seriously as the first time.",
		"It's as heavy as before, and you're not carrying it unheard.",
	],
	stay: [
		"The pain is real, and it's very loud right now.",
		"You don't have to decide anything about your life today.",
		"It can be true that it hurts this much and that it won't always hurt this much.",
		"Let's keep it small: this hour, and nothing beyond it.",
		"A feeling this strong comes in waves, and waves go down again.",
		"Some part of you is still talking, and I'm glad to hear from it.",
	],
	help: [
		"It helps to be where somebody else is, even without a word.",
		"If it comes closer, your emergency number is the quickest way to a person.",
		"You could show someone you trust what you wrote to me.",
		"Those lines take people with no good words every day, and many take a text.",
		"Anything you could use to hurt yourself is better out of reach today.",
		"A doctor can be told exactly what you told me.",
		"The people on those lines are there at this hour, too.",
	],
	questions: [
		"What happened today that made it heavier?",
		"When did it begin to feel like this?",
		"Which part of it hurts the most?",
		"What would make the next hour a little easier to get through?",
		"Where are you while you write this?",
		"What has helped you through an hour like this before?",
		"What do you wish somebody understood about it?",
		"How have the nights been?",
		"What's the heaviest part of the day?",
		"Who or what still reaches you, even a little?",
	],
};

/** Life is near: no talk about meaning, only the next door. */
export const NEAR_LATER: FamilyWords = {
	again: [
		"Your emergency number is still the first thing, please.",
		"Please make that call now; I'm here while it rings.",
		"That's too close to be alone with: your emergency number, or the nearest person.",
		"Please get to a person now, any person, and say 'I'm not safe'.",
		"The call comes before everything else, and I stay either way.",
		"Put a door between you and it, and your emergency number on the phone.",
	],
	stay: [
		"I'm here, one message at a time.",
		"Stay with me and get closer to somebody, both at once.",
		"You're not in trouble, whatever has happened.",
		"This minute is the only one that has to be got through.",
		"Nobody who answers that call will scold you.",
	],
	help: [
		"The emergency line can stay on the phone with you until somebody comes.",
		"A neighbour's door, a shop, a street with people in it: all of them count.",
		"Someone you trust can make the call for you, if you can't.",
		"If speaking is too much, text one of those lines, or show somebody this screen.",
		"Unlock the door, so that help can get in.",
	],
	questions: [
		"Is somebody on the way to you?",
		"Who is nearest to you at this moment?",
		"Are you away from it now?",
		"Have you been able to call?",
		"What's the quickest way for you to get to a person?",
	],
};

/** Said again while it's near: away from it. */
export const NEAR_DISTANCE: readonly string[] = [
	"Move away from anything you could use: another room, the hall, the street.",
	"Leave it where it is, and go to where somebody is.",
	"Shut a door on it, or hand it to somebody, and come away.",
];

export const SELF_HARM_LATER: FamilyWords = {
	again: [
		"The urge is back, and telling me is a way of not being alone with it.",
		"I hear that it's strong again, and there's still no judgement here.",
		"It has been that kind of hour again, and I'm glad you say so.",
		"Thank you for telling me this time as well.",
		"That's a hard pull to live with, and I'm listening.",
		"You don't have to hide it from me when it comes back.",
	],
	stay: [
		"An urge rises, and it falls again, even when it swears it won't.",
		"Something in you is asking for relief, and it deserves a kinder kind.",
		"There's a reason it hurts this much, and the reason is worth hearing.",
		"You don't owe anybody an explanation for how you got here.",
		"Skin heals better when somebody looks after it, and so do people.",
	],
	help: [
		"Holding something very cold can carry you over the worst minutes.",
		"Putting what you'd use out of reach for an hour gives the wave time to fall.",
		"A nurse or a doctor has seen this often, and you won't shock them.",
		"You could tell someone you trust 'it's a bad hour', and nothing more than that.",
		"If a wound is deep or won't stop bleeding, that's one for a doctor today.",
		"Those lines are for urges too, and many take a text.",
	],
	questions: [
		"What was going on before the urge came?",
		"What does it feel like in your body when it rises?",
		"What has carried you past it before, even once?",
		"How strong is it right now compared with an hour ago?",
		"What would the pain say, if it could talk?",
		"When is it quieter?",
		"What do you need that hour to give you?",
	],
};
