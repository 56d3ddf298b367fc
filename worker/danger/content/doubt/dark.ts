import type { DarkKind } from "../../understand/dark.ts";

/** What was said, named in general words: nothing agreed with, nothing assumed. No question marks. */
export const DARK_HEARD: Record<DarkKind, readonly string[]> = {
	life: [
		"I'm slowing down here, because what you wrote could be about your life.",
		"That stops me, and I don't want to read past it.",
		"I'd rather take those words seriously than pass over them: they sound as if they could be about your life.",
		"There's something in that I don't want to answer lightly.",
	],
	harm: [
		"I'm glad you say it here first. That's about somebody getting hurt, so if it's close, take distance before anything else: another room, another person, and the local emergency number if it can't wait.",
		"That's a frightening place to be in, and saying it is already a way out of it. If you're near the edge of it now, step away from whoever it is and let somebody else take over; your local emergency number is for that too.",
	],
	fear: [
		"What you describe sounds as if somebody frightens you or goes past your no, and that wouldn't be your fault.",
		"I'm taking that seriously: nobody gets to hurt you or make you do things, whatever came before.",
	],
};

/** One plain question, asked once. */
export const DARK_ASKS: Record<DarkKind, readonly string[]> = {
	life: [
		"I want to be sure I understand you: are you thinking of ending your life, or of hurting yourself or someone?",
		"May I ask it plainly, with any answer welcome: do you mean ending your life, or hurting yourself?",
		"What do you mean by it: is there any thought of ending your life in that?",
	],
	harm: [
		"Has anybody been hurt, or do you feel close to doing it now?",
		"Is everyone all right at this moment, you included?",
	],
	fear: [
		"What happened, and are you safe from them at the moment?",
		"Can you tell me what it's like there, and whether you're safe today?",
	],
};

/** The same again after it was asked: heard, and not asked a second time. */
export const DARK_AGAIN: readonly string[] = [
	"I hear that again, and I'm taking it as seriously as the first time.",
	"That's the second time it comes near that place, and I'm staying with you in it.",
	"It's still there in what you say, and I don't want you to be alone with it.",
	"You keep coming close to it, and I'd rather hear it than not.",
];
export const DARK_HELP: readonly string[] = [
	"If it's more than words, please let a person in: findahelpline.com has lines to call or text, and the local emergency number is for when it's near.",
	"Somebody beside you would be worth more than I am right now; findahelpline.com lists people who answer at any hour.",
	"Telling one person who can sit with you would be the best next thing, and findahelpline.com is there if nobody comes to mind.",
];

/** It was meant otherwise, plainly: no more is made of it. */
export const MEANT_PLAINLY: readonly string[] = [
	"Good, thank you. I'd rather ask once too often.",
	"All right, then I read too much into it, and I'm glad.",
	"Thanks for putting me right; I believe you.",
];
export const MEANT_PLAINLY_QUESTIONS: readonly string[] = [
	"What did you mean by it?",
	"Where were we, then?",
	"What would you like to talk about?",
];

export const HARM_SAFE: readonly string[] = [
	"That was the right thing to do: distance first, and everything else after it.",
	"Good. Nobody is hurt, and you stopped to make sure of that.",
];
export const HARM_NEAR: readonly string[] = [
	"Then please put a door between you first, or hand over to somebody who's there. Call your local emergency number if you can't be sure of the next minutes.",
	"Then don't stay alone with it: leave the room, ring someone who can come, and call your local emergency number if anyone is hurt or about to be.",
];
export const HARM_QUESTIONS: readonly string[] = [
	"Who could take over for an hour?",
	"What happened before it got that far?",
];
export const FEAR_SAFE: readonly string[] = [
	"I'm relieved you're safe at the moment.",
	"Good that you're out of reach of it for now.",
];
export const FEAR_SAFE_QUESTIONS: readonly string[] = [
	"What would you like to tell me about it?",
	"Who knows what has been going on?",
];
