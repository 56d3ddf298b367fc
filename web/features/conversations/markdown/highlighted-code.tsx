import { memo, type ReactNode, useEffect, useState } from "react";
import type { Grammar } from "./code-languages.ts";
import type { CodeNode, Highlight } from "./highlighter.ts";

/** Loaded grammars, so that a re-rendered block doesn't flash plain. */
const fetched = new Map<Grammar, Highlight>();

async function fetchHighlight(grammar: Grammar): Promise<void> {
	const { highlightFor } = await import("./highlighter.ts");
	fetched.set(grammar, await highlightFor(grammar));
}

type HighlightedCodeProps = { code: string; grammar: Grammar };

/** Code in the colours of its language once they have come; until then, or if they don't, the same code, plain. */
export const HighlightedCode = memo(function HighlightedCode({ code, grammar }: HighlightedCodeProps) {
	const highlight = useHighlight(grammar);
	return highlight ? drawn(partsOf(code, highlight)) : code;
});

function useHighlight(grammar: Grammar): Highlight | undefined {
	const [, setHasCome] = useState(false);
	useEffect(() => {
		let isShown = true;
		if (!fetched.has(grammar)) {
			fetchHighlight(grammar).then(
				() => isShown && setHasCome(true),
				// Offline, for example. Code is readable without colours, and the next block retries.
				() => undefined,
			);
		}
		return () => {
			isShown = false;
		};
	}, [grammar]);
	return fetched.get(grammar);
}

/** Code that the grammar can't parse stays plain. */
function partsOf(code: string, highlight: Highlight): readonly CodeNode[] {
	try {
		return highlight(code);
	} catch {
		return [{ type: "text", value: code }];
	}
}

function drawn(nodes: readonly CodeNode[]): ReactNode {
	return nodes.map((node, index) => {
		if (node.type !== "element") {
			return node.type === "text" ? node.value : null;
		}
		const kinds = node.properties.className;
		return (
			<span key={index} className={Array.isArray(kinds) ? kinds.join(" ") : undefined}>
				{drawn(node.children as CodeNode[])}
			</span>
		);
	});
}
