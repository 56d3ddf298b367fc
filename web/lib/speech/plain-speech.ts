import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";
import { GFM_READERS, GFM_SYNTAX } from "#web/lib/gfm.ts";

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>["children"][number];

const ADDRESS = /\(?\b(?:https?:\/\/|www\.)\S+/g;
/** Emoji with their modifiers, joiners and flags. Reading their names aloud would be wrong. */
const EMOJI =
	/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}]|\u{FE0F}|\u{200D}|\u{20E3})+/gu;

/**
 * Returns a message's text for reading aloud, without Markdown, URLs and emoji. One paragraph, item or row per line.
 */
export function plainSpeech(markdown: string): string {
	const root = fromMarkdown(markdown, { extensions: GFM_SYNTAX, mdastExtensions: GFM_READERS });
	return blocksOf(root).map(spoken).filter(Boolean).join("\n");
}

function blocksOf(node: Node): string[] {
	switch (node.type) {
		case "root":
		case "blockquote":
		case "list":
			return node.children.flatMap((child) => blocksOf(child as Node));
		case "listItem":
			return node.children.flatMap((child) => blocksOf(child as Node));
		case "paragraph":
		case "heading":
			return [wordsOf(node)];
		case "table":
			return node.children.map((row) => row.children.map(wordsOf).filter(Boolean).join(", "));
		default:
			return [];
	}
}

function wordsOf(node: Parameters<typeof textOf>[0]): string {
	return textOf(node, { includeImageAlt: false, includeHtml: false });
}

/** A line without a full stop would run into the next. */
function spoken(block: string): string {
	const words = block
		.replace(ADDRESS, " ")
		.replace(EMOJI, " ")
		.replace(/[*_~`#]+/g, " ")
		.replace(/\s+/g, " ")
		.replace(/ (?=[.,;:!?…])/g, "")
		.trim();
	return words === "" || /[.!?…:;]["'”’)]*$/.test(words) ? words : `${words}.`;
}
