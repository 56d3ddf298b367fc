export type Slots = Readonly<Record<string, string | null | undefined>>;

const SLOT = /,? ?\{(\w+)\}/g;

/**
 * A template with its slots filled, or null when one is unknown. A capitalised slot name ("{T}") takes the same
 * value with a capital letter.
 */
export function fill(template: string, slots: Slots): string | null {
	let missing = false;
	const filled = template.replace(SLOT, (whole, name: string) => {
		const key = name.charAt(0).toLowerCase() + name.slice(1);
		const value = slots[key];
		if (value === null || value === undefined || value === "") {
			missing = true;
			return "";
		}
		return whole.slice(0, whole.indexOf("{")) + (key === name ? value : capitalised(value));
	});
	return missing ? null : filled;
}

/** Lower case words with single spaces: what two sentences are compared by. */
export function plainWords(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}' ]/gu, " ")
		.replace(/\s+/g, " ")
		.trim();
}

/** The longest run of fixed words in a template: if it was said before, so was the template. */
export function fixedPart(template: string): string {
	const parts = template.split(/\{\w+\}/).map(plainWords);
	return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

/** How a reply begins, for telling two openings apart. */
export function openingOf(text: string): string {
	return plainWords(text).split(" ").slice(0, 3).join(" ");
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
