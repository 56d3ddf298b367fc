/** The person asked for another answer to the same words. */
export const ANSWER_OTHERWISE =
	"You answered their last message before, with the reply in <before>, and they asked for another answer. Answer the message itself anew: another thread of what they said, another question or none. Never reword the first answer, never mention it, never apologise for it.";
