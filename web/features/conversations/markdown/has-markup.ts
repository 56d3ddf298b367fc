/**
 * What Markdown may read as more than words: its characters, addresses, lists, code by its indent, rules, tables and breaks within a
 * paragraph. It may find too much, never too little.
 */
const MARKUP = /[*_`~|[\]\\<>&#@\r\t]|:\/\/|www\.| {2,}\n|^ *(?:[-+]|\d+[.)])(?: |$)|^ *[-:=][-:= ]*$|^ {4}/m;

/** Whether Markdown would show a text as anything other than its paragraphs. */
export function hasMarkup(text: string): boolean {
	return MARKUP.test(text);
}
