import type { ActId } from "../acts.ts";
import type { Step } from "../exercise.ts";

/** Messages that are a command as a whole. */
export const COMMANDS: readonly ActId[] = ["menu", "other", "help", "idea", "write", "bye"];
/** They ask the guide something. */
export const ASKS: readonly ActId[] = ["draft", "tips", "exercise", "decide", "why", "normal", "future", "again", "opinion", "nice", "recall", "sum-up", "request"];
/** They lead on from a step without an answer, which these are. */
export const GO_ON: readonly ActId[] = ["skip", "carry-on", "finish", "yes"];
export const PLAIN_KINDS: readonly Step["kind"][] = ["say", "summary", "breathe"];

/** Patterns over what is typed while a step of an exercise is open: in lower case and without punctuation, where not said otherwise. */

/** They say that a step without an answer is done. */
export const DONE =
	/^(?:(?:ok|okay|right|yes|yeah|well|oh) )*(?:(?:i|ive|i have|we) )?(?:have )?(?:did|done|finished|breathed)(?: (?:it|that|this|the \w+|so|with (?:it|that)))?(?: (?:now|next|twice|like \w+ times|(?:\w+ )?\w+ times|for a (?:\w+ )?while|what now|next please|whats next))*$/;

/** It isn't what they wanted. */
export const PROTESTS = /^(?:oh |wait |um |er )*(?:no )?(?:sorry )?(?:its not about|it isnt about|i (?:was asking|asked|meant)|thats not what i|i didnt (?:ask|want|mean)|wrong (?:one|exercise))\b/;

/** A statement that begins like this answers the step, whatever it mentions. */
export const TELLS = /^(?:i|im|ive|id|ill|my|he|hes|she|shes|they|theyre|we|were|it|its|that|thats|the|this|because|to|if|not)$/;

/** Without a question mark these begin a question only where they turn to the guide. */
export const TURNS_TO_GUIDE = /^(?:what|whats|how|hows|why|when|where|who|whos|which|(?:are|r|do|did|can|could|will|would|should|is|does) (?:you|u|i|this|it|that|we)) /;

/** "lol nah, he's nice" is "no hes nice". */
export const SPOKEN: readonly (readonly [RegExp, string])[] = [
	[/^(?:(?:lol|haha|oh|well|um|er|god|danger|to be honest|honestly) )+/, ""],
	[/^(?:nah|nope|not at all|never)\b/, "no"],
	[/^(?:yeah|yep|yup|yea|it could|it might)\b/, "yes"],
];
/** What a label's clause may leave out. */
export const SUBJECT = /^(?:im|ive|id|ill|i|its|theyre|they are)\s+/;

/** These are read over the text as it was written. */
export const YES_OR_NO = /^\W*(?:(?:lol|haha|oh|well|um|god)\W+)*(?:(yes|yeah|yep)|no|nah|nope)\b/i;
export const WHAT_IF = /^(?:and |but |or )?what if\b/i;
export const FIGURE = /^\s*(10|\d)(?:\s*(?:\/|out of)\s*10)?\W*$/;
