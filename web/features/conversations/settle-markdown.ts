/** Closes what a half-written reply has left open, so that no marks flash before their partner arrives. */
export function settleMarkdown(text: string): string {
	const withoutTail = text.replace(/(^|\s)[*_#>`~-]+\s*$/, "$1");
	const isOdd = (marker: RegExp) => (withoutTail.match(marker)?.length ?? 0) % 2 === 1;
	if (isOdd(/```/g)) {
		return `${withoutTail}\n\`\`\``;
	}
	return withoutTail.trimEnd() + (isOdd(/\*\*/g) ? "**" : "") + (isOdd(/(?<!`)`(?!`)/g) ? "`" : "");
}
