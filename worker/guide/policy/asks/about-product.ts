import { type About, chipsOf, waysToSay } from "../../content/about.ts";
import { ABOUTS } from "../../content/abouts/index.ts";
import { once } from "../../say/realise.ts";
import type { Context } from "../context.ts";
import type { Draft } from "../draft.ts";

/** A longer message is about the product only if it asks. In words. */
const ABOUT_WORDS = 12;

/** Compiled on the first question: hundreds of patterns would slow a cold start. */
let compiled: { about: About; pattern: RegExp }[] | undefined;

function patterns() {
	compiled ??= ABOUTS.map((about) => ({ about, pattern: new RegExp(`\\b(?:${about.asked.join("|")})\\b`) }));
	return compiled;
}

/** Replies to questions about the guide or the product. */
export function about({ sentences, used, request }: Context): Draft | null {
	const asks = sentences
		.filter(({ isQuestion, words }) => isQuestion || words.length <= ABOUT_WORDS)
		.map(({ words }) => words.join(" "));
	for (const ask of asks) {
		const found = patterns().find(({ pattern }) => pattern.test(ask))?.about;
		if (found) {
			const [id, say] = [`about:${found.id}`, waysToSay(found, request.isTemporary)];
			const fresh = say.map((text, nth) => once(`${id}:${nth}`, text, used)).find(Boolean);
			return { say: [fresh ?? { id, text: `As I said: ${say[0]}` }], chips: chipsOf(found) };
		}
	}
	return null;
}
