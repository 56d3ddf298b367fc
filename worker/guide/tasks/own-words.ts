import { PLAN } from "../content/words/plain.ts";
import { topicsIn } from "../read/topics.ts";
import { type Sentence, sentencesOf } from "../read/words.ts";

/** Longer sentences tell a story rather than a plan. In words. */
const PLAN_WORDS = 20;
const QUOTE_WORDS = { least: 4, most: 40 };

/** Returns sentences that say what the person will do, as they wrote them. */
export function plansIn(text: string): string[] {
	return sentencesOf(text)
		.filter(
			({ isQuestion, words }) => !isQuestion && words.length <= PLAN_WORDS && PLAN.test(words.join(" ")),
		)
		.map(bare);
}

/** Returns the statement of a message that says most: by its topics, then by its length. Null when all are short or long. */
export function keySentence(text: string): string | null {
	const [best] = sentencesOf(text)
		.filter(
			({ isQuestion, words }) =>
				!isQuestion && words.length >= QUOTE_WORDS.least && words.length <= QUOTE_WORDS.most,
		)
		.map((sentence) => ({ sentence, points: topicsIn(sentence.text)[0]?.points ?? 0 }))
		.sort((a, b) => b.points - a.points || b.sentence.words.length - a.sentence.words.length);
	return best ? bare(best.sentence) : null;
}

/** The sentence without the punctuation at its end, ready to be quoted. */
function bare({ text }: Sentence): string {
	return text.replace(/[\s.!?;,…]+$/, "");
}
