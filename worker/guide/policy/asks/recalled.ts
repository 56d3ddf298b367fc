import { DEFINITE, GENERAL, WHO_IS } from "../../content/words/plain.ts";
import { recall } from "../../read/recall.ts";
import { quote } from "../../say/realise.ts";
import { type Context, questionIn } from "../context.ts";
import { type Draft, says } from "../draft.ts";
import { MENU_CHIP } from "../offers.ts";

/** A longer question tells a story. In words. */
const RECALL_WORDS = 14;
const THEMSELVES = ["i", "my", "me", "we", "our", "ive"];

/** Something the person wrote in this talk or keeps on a card, when a sentence asks for it. */
export function recalled(context: Context): Draft | null {
	const sentence = context.acts.get("recall");
	if (!sentence) {
		return null;
	}
	const { words, isQuestion } = sentence;
	const cards = context.request.person.takeaways.map(
		({ body }) => ({ role: "user", content: body }) as const,
	);
	const kept = recall(sentence, cards, 2);
	const found = kept ?? recall(sentence, context.before);
	if (found !== null) {
		return says(context, kept === null ? "found" : "found-kept", { slots: { quote: quote(found) } });
	}
	const isAboutThem = words.some((word) => THEMSELVES.includes(word));
	return isAboutThem && isQuestion && words.length <= RECALL_WORDS
		? says(context, "not-found", { chips: [MENU_CHIP] })
		: null;
}

/** The same for a question that doesn't ask for it: only where the words meet well. */
export function recalledAny(context: Context): Draft | null {
	const sentence = questionIn(context);
	const asked = sentence?.words.join(" ") ?? "";
	const isDefinite = DEFINITE.test(asked) || WHO_IS.test(asked) || /\s[A-Z][a-z]/.test(sentence?.text ?? "");
	if (!sentence || !isDefinite || GENERAL.test(asked)) {
		return null;
	}
	const found = recall(sentence, context.before, WHO_IS.test(asked) ? 1 : 2);
	return found === null ? null : says(context, "found", { slots: { quote: quote(found) } });
}
