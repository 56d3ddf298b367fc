import type { ClauseKind } from "../understand/clause.ts";

/** A step they named themselves. {step} is "talking to Tom" or, in the second list, "talk to Tom". */
export const NAMED_STEP: readonly string[] = [
	"{Step}: that's a step, and it came from you.",
	"So {step} is something you could do, and you thought of it yourself.",
	"{Step} sounds like it's within reach.",
	"{Step}; you know the situation, and that's where you'd start.",
];
export const NAMED_STEP_BARE: readonly string[] = [
	"So one thing you could do is {step}.",
	"You could {step}; that came from you, which counts for something.",
	"You could {step}. That's a real step.",
];
/** {who} is the person they would speak to. */
export const STEP_WITH_PERSON: readonly string[] = [
	"What would you most want {who} to know?",
	"When do you next get a quiet moment with {who}?",
	"What would your first sentence to {who} be?",
];
export const STEP_TALK: readonly string[] = ["What would your first sentence be?", "Who would that be with?"];
export const STEP_ALONE: readonly string[] = [
	"When this week could that happen?",
	"What would make it easy to begin?",
	"What would the smallest version of it look like?",
	"What would it change, if it worked?",
];
/** Things named in answer to a question. */
export const WHAT_ABOUT_IT: readonly string[] = [
	"Which side of that gets to you?",
	"What comes up with it?",
	"What would you want me to know about that?",
];
/** A few words that could be anything, with nothing beside them: not taken for a matter before it's known to be one. */
export const FEW_WORDS: readonly string[] = [
	"'{Fragment}': that's short, and I don't want to guess the rest.",
	"I can hear '{fragment}' in more than one way.",
];
export const FEW_WORDS_QUESTIONS: readonly string[] = [
	"What do you mean by it?",
	"What's behind those words?",
];
/** A wish given as an answer: "that we can say his name". */
export const WISH_QUESTIONS: readonly string[] = [
	"What would that change for you?",
	"What would it mean to have that?",
	"Who would need to hear it?",
];
/** A fear given as an answer: "that I'd start crying". */
export const FEAR_QUESTIONS: readonly string[] = [
	"And if that happened, what would you need?",
	"What would be the worst part of that?",
	"What makes that feel so likely?",
];
/** Something wished for, as an answer: "an apology". */
export const WANTED_QUESTIONS: readonly string[] = [
	"What would it need to have in it?",
	"What would that do for you?",
	"How close does that feel right now?",
];
/** The step already has its time. */
export const STEP_TIMED: readonly string[] = [
	"What would make it easier to start?",
	"What could get in the way?",
	"What would make it worth it, once you're there?",
];
export const WISH_FRAMES: readonly string[] = [
	"{Fragment}. I'm with you.",
	"{Fragment}. Right.",
	"{Fragment}. Okay.",
];
export const GOOD_MOMENT: readonly string[] = [
	"{Fragment}; I can see why.",
	"{Fragment}. That's worth holding on to.",
];
export const GOOD_MOMENT_QUESTIONS: readonly string[] = [
	"When did you last have one of those?",
	"What would it take to have more of that?",
];
export const DAY_SET: readonly string[] = ["{Day} it is.", "Then {day} has a job to do."];
export const IF_SO: readonly string[] = [
	"What would it mean if that were so?",
	"And what would knowing change?",
];
export const THEN_WHAT: readonly string[] = [
	"What happens in you then?",
	"What do you usually do at that point?",
];
export const USED_TO_QUESTIONS: readonly string[] = [
	"What did you love about it?",
	"When did that start to change?",
	"What's left of it, if anything?",
];
/** What someone else does or is, still going on. */
export const OTHERS_NOW: readonly string[] = [
	"What does that mean for you?",
	"How do you deal with that?",
	"What would you want instead?",
];
/** Something true they'd like known: "that I did try". */
export const TRUTH_QUESTIONS: readonly string[] = [
	"Who do you most want to know that?",
	"What would change if that were known?",
];
/** A bare verb as an answer: "cry, I guess". */
export const AND_THEN: readonly string[] = [
	"And after that?",
	"What would come next?",
	"And what would that do for you?",
];
/** They said the words they would say. */
export const SENTENCE_HEARD: readonly string[] = [
	"You could say it just like that; it's short and it's yours.",
	"Said like that, they'd know what you mean without having to guess.",
];
export const SENTENCE_QUESTIONS: readonly string[] = [
	"When could you say it?",
	"How does it feel to have it in words?",
];
export const WHAT_HELPS_IN_IT: readonly string[] = [
	"What is it that helps there?",
	"When did you last have that?",
	"What would a little more of that look like?",
];
export const WHO_ANSWERS: readonly string[] = [
	"How does {who} usually take things like this?",
	"What would you want from {who}: to listen, or to do something?",
	"How much does {who} know already?",
];

/** After "I haven't told her", "I never ask": something not done, rather than something that fails. */
export const HELD_BACK: readonly string[] = [
	"What has held you back so far?",
	"What would have to be true before you did?",
	"What do you imagine would happen if you did?",
];

/** One of two was chosen. {who} was named along with it. */
export const OPTION_WITH_PERSON: readonly string[] = [
	"What do you expect {who} would say?",
	"How do you picture it, with {who}?",
];
export const OPTION: readonly string[] = [
	"What makes you say that one?",
	"How does it show?",
	"What's behind that?",
];

/** After a fact that neither lifts nor weighs. */
export const PLAIN_QUESTIONS: readonly string[] = [
	"What does that mean to you?",
	"What made that come to mind?",
	"What matters most to you in that?",
	"How does it sit with you, now that you've said it?",
	"What's the part you haven't said yet?",
	"What would help me understand that better?",
	"Where does your mind go next from there?",
	"What would you like to come of it?",
	"What's your own reading of it?",
];

/** After "I don't want…". */
export const REFUSED_QUESTIONS: readonly string[] = [
	"What would you want in its place?",
	"What's the no protecting?",
	"When did you first know that?",
];

/** After something that lifts. */
export const WARM_QUESTIONS: readonly string[] = [
	"What was the best bit of it?",
	"What did that give you?",
	"What would more of that look like?",
	"How was it, while it lasted?",
	"What does it say about what you need?",
];

/** Questions that follow from what kind of thing was said, when nothing narrower fits. */
export const KIND_QUESTIONS: Partial<Record<ClauseKind, readonly string[]>> = {
	state: [
		"What's that like from day to day?",
		"When do you notice it most?",
		"How long has it been this way?",
	],
	cannot: [
		"What gets in the way when you try?",
		"When is it at its worst?",
		"What goes through you at that point?",
	],
	other: [
		"What was that like for you?",
		"What did that do to you?",
		"What did you do then?",
		"What would you have wanted instead?",
	],
	want: [
		"What would be different if you had that?",
		"What made it come up just now?",
		"What would a first bit of it look like?",
	],
	must: [
		"What would happen if you didn't?",
		"Whose rule is that, would you say?",
		"What would it cost to let that wait?",
	],
	tried: ["What came of it?", "What part of it helped, if any did?", "What did you learn from trying?"],
	did: ["What was going through your mind?", "How do you feel about it now?", "What happened after that?"],
	belief: [
		"When does that thought come up most?",
		"What makes it feel true today?",
		"What would speak against it, even a little?",
	],
	worry: [
		"If that happened, what would you do first?",
		"What makes it feel likely?",
		"How often does that thought come by?",
	],
	judgement: ["When did it start to look that way?", "What happened that settled it for you?"],
	"self-attack": [
		"What happened that brought those words up?",
		"Whose voice does that sound like?",
		"What would you say to a friend who said that about themselves?",
		"How long have you been talking to yourself like that?",
	],
	feeling: ["What's behind that, today?", "When did it start?", "What was happening when you noticed it?"],
};
