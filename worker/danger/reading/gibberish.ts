import { looksSpelled } from "./spelling.ts";

/** Mostly letters that make no words: a cat on the keyboard. */
export function isGibberish(text: string): boolean {
	const words = text.match(/[A-Za-z']+/g) ?? [];
	if (words.length === 0) {
		return text.length > 0 && !/\d/.test(text);
	}
	const odd = words.filter((word) => word.length > 3 && !looksSpelled(word)).length;
	const mashed = words.filter((word) => /(?:asdf|qwer|zxcv|hjkl|fghj|dfgh|jkl)/i.test(word)).length;
	return (odd + mashed) / words.length > 0.5;
}

export function looksLikeCode(text: string): boolean {
	return /```|=>|\{\s*\n|;\s*\n|<\/?\w+>|\bfunction\s*\(|\b(?:const|let|var|def|import|class|SELECT)\s+\w+\s*[=({*]/.test(
		text,
	);
}
