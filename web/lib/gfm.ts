import { gfmAutolinkLiteralFromMarkdown } from "mdast-util-gfm-autolink-literal";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemFromMarkdown } from "mdast-util-gfm-task-list-item";
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";

/**
 * Tables, task lists, strikethrough and bare links. Part by part: remark-gfm brings footnotes and a writer of Markdown
 * along, and is 8 KB larger.
 */
export const GFM_SYNTAX = [
	gfmAutolinkLiteral(),
	// "~5 min to ~10 min" isn't strikethrough.
	gfmStrikethrough({ singleTilde: false }),
	gfmTable(),
	gfmTaskListItem(),
];

export const GFM_READERS = [
	gfmAutolinkLiteralFromMarkdown(),
	gfmStrikethroughFromMarkdown(),
	gfmTableFromMarkdown(),
	gfmTaskListItemFromMarkdown(),
];

type Extensions = { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };

/** Teaches remark, which it's a plugin of, what people expect beyond Markdown's first standard. */
export function readGfm(this: { data: () => object }): void {
	const data: Extensions = this.data();
	data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...GFM_SYNTAX];
	data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...GFM_READERS];
}
