import type { LanguageFn } from "highlight.js";
import { createLowlight } from "lowlight";
import type { Grammar } from "./code-languages.ts";

/** One chunk each, fetched on first use. */
const GRAMMARS: Record<Grammar, () => Promise<{ default: LanguageFn }>> = {
	bash: () => import("highlight.js/lib/languages/bash"),
	c: () => import("highlight.js/lib/languages/c"),
	cpp: () => import("highlight.js/lib/languages/cpp"),
	csharp: () => import("highlight.js/lib/languages/csharp"),
	css: () => import("highlight.js/lib/languages/css"),
	go: () => import("highlight.js/lib/languages/go"),
	java: () => import("highlight.js/lib/languages/java"),
	javascript: () => import("highlight.js/lib/languages/javascript"),
	json: () => import("highlight.js/lib/languages/json"),
	kotlin: () => import("highlight.js/lib/languages/kotlin"),
	php: () => import("highlight.js/lib/languages/php"),
	python: () => import("highlight.js/lib/languages/python"),
	ruby: () => import("highlight.js/lib/languages/ruby"),
	rust: () => import("highlight.js/lib/languages/rust"),
	sql: () => import("highlight.js/lib/languages/sql"),
	swift: () => import("highlight.js/lib/languages/swift"),
	typescript: () => import("highlight.js/lib/languages/typescript"),
	xml: () => import("highlight.js/lib/languages/xml"),
	yaml: () => import("highlight.js/lib/languages/yaml"),
};

const lowlight = createLowlight();

export type CodeNode = ReturnType<typeof lowlight.highlight>["children"][number];

/** The parts of a code, each with what it is: a keyword, a string, a comment. */
export type Highlight = (code: string) => readonly CodeNode[];

export async function highlightFor(grammar: Grammar): Promise<Highlight> {
	if (!lowlight.registered(grammar)) {
		lowlight.register(grammar, (await GRAMMARS[grammar]()).default);
	}
	return (code) => lowlight.highlight(grammar, code).children;
}
