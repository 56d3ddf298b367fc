/** Small steps that fit nearly any trouble, for when the topic's own have been used. */
export const GENERAL_STEPS: readonly string[] = [
	"Write down the one thing that bothers you most about this, in a single sentence.",
	"Set a timer for ten minutes and do only the first piece.",
	"Step outside for five minutes and leave the phone behind.",
	"Tell one person you trust one true sentence about it.",
	"Draw two columns, what's in your hands and what isn't, and work only on the first.",
	"Cross one thing off this week that nobody would miss.",
	"Breathe out for longer than you breathe in, six times over.",
	"Decide when you'll think about it next, and put it down until then.",
	"Ask for one specific thing from one specific person.",
];

/** Leads into a short numbered list. {label} is a topic. */
export const LIST_LEADS: readonly string[] = [
	"Two things that often help with {label}:",
	"For {label}, I'd start with these two:",
	"Here's what I'd try first with {label}:",
	"A short list for {label}, small on purpose:",
];
export const PLAIN_LEADS: readonly string[] = [
	"Two things to try:",
	"Here are two small moves:",
	"I'd start with one of these:",
	"Pick one of the two:",
	"Two options, both small:",
	"Something you can use today:",
	"A place to begin:",
	"Two that don't ask much:",
];
/** After an earlier list. */
export const FURTHER_LEADS: readonly string[] = ["Next two to choose from:", "Another pair:"];

/** The same two ideas in running text. {one} and {two} are whole sentences. */
export const PROSE_IDEAS: readonly string[] = [
	"One idea: {one} Or, if that's not you: {two}",
	"Here's something small. {one} Another way in: {two}",
	"Two thoughts, take either. {one} Or else: {two}",
	"You could start here. {one} And if that feels wrong: {two}",
	"Something people find useful: {one} The other option: {two}",
	"Maybe this. {one} Or this: {two}",
];
export const ONE_IDEA: readonly string[] = [
	"Here's one, small enough for a bad day. {one}",
	"Just one, then. {one}",
	"Try this on for size. {one}",
	"A single suggestion: {one}",
	"Okay, something small. {one}",
	"One idea, take it or leave it. {one}",
];

/** The question names something that no step here fits. */
export const NO_READY_ANSWER: readonly string[] = [
	"I don't have a ready answer to that one, and I won't hand you a list that misses it.",
	"There's no step of mine that fits that properly, so let's find yours.",
	"That one is closer to you than to any list I have.",
];

/** After a single idea that may miss what was asked. */
export const FIT_QUESTIONS: readonly string[] = [
	"What have you thought of yourself so far?",
	"What would a good answer have to take into account?",
	"Which part of that is the hard one?",
	"What has come closest to working?",
];

/** When ideas have run dry. */
export const OUT_OF_IDEAS: readonly string[] = [
	"I've given you most of what I have on this, and more tips won't help unless one gets tried.",
	"We've been through my ideas for it, so the next one had better come from you.",
	"I could keep listing things, but I think you know more about this than my list does.",
];
export const OUT_OF_IDEAS_QUESTIONS: readonly string[] = [
	"Which of them came closest?",
	"What has worked for you before, even a little?",
	"What have you tried so far?",
];

/** Practical Help when there is nothing to get hold of yet. */
export const PRACTICAL_FOCUS: readonly string[] = [
	"I can be more useful with one detail.",
	"To give you something that fits, I need one thing first.",
	"Happy to be practical about it.",
	"Let's get to something usable.",
	"A bit more and I can get specific.",
];
export const PRACTICAL_FOCUS_QUESTIONS: readonly string[] = [
	"What would you like to be different by the end of the week?",
	"Which part needs sorting first?",
	"What have you already tried?",
	"What's the deadline on this, if there is one?",
	"What's the one outcome you'd settle for?",
	"What does the problem look like on a normal day?",
];

/** {question} is "whether to quit your job". */
export const DECISION: readonly string[] = [
	"So the question is {question}, and either answer costs you something.",
	"You're weighing {question}, and neither side has won yet.",
	"{Question}: part of you may already lean one way.",
];
export const DECISION_PLAIN: readonly string[] = [
	"There's a fork here, and each road seems to cost you something.",
	"You've been weighing this, and the scales won't settle.",
	"Both options must have something going for them, or you'd have chosen already.",
	"It's hard to choose when either choice closes a door.",
	"Part of you wants it decided, and part of you isn't ready to lose what's on the other side.",
];
