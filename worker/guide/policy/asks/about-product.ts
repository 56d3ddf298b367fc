import type { About } from "../../content/about.ts";
import { ABOUTS } from "../../content/abouts/index.ts";
import { once } from "../../say/realise.ts";
import type { Context } from "../context.ts";
import type { Draft } from "../draft.ts";

/** Nothing longer is a request about the product, unless it asks. In words. */
const ABOUT_WORDS = 12;

/** Compiled when the first question comes: hundreds of patterns would slow a fresh process. */
let compiled: { about: About; pattern: RegExp }[] | undefined;

function patterns() {
	compiled ??= ABOUTS.map((about) => ({ about, pattern: new RegExp(`\\b(?:${about.asked.join("|")})\\b`) }));
	return compiled;
}

/** What is asked about the guide or the product. */
export function about({ sentences, used }: Context): Draft | null {
	const asks = sentences
		.filter(({ isQuestion, words }) => isQuestion || words.length <= ABOUT_WORDS)
		.map(({ words }) => words.join(" "));
	for (const ask of asks) {
		const { id, say = [], choices = [] } = patterns().find(({ pattern }) => pattern.test(ask))?.about ?? {};
		if (id) {
			const fresh = say.map((text, nth) => once(`about:${id}:${nth}`, text, used)).find(Boolean);
			const chips = choices.map((label) => ({ label, offer: "say" }));
			return { say: [fresh ?? { id: `about:${id}`, text: `As I said: ${say[0]}` }], chips };
		}
	}
	return null;
}
