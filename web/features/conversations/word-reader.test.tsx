import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { wordsOf } from "#web/lib/speech/spoken-words.ts";
import { WordReader } from "./messages/word-reader.tsx";

const WORDS = wordsOf("Slow is a speed too and it is yours and ".repeat(20).trim());

const shown = (word: number) => {
	const reading = { messageId: "m1", status: "playing", words: WORDS, word } as const;
	const { container } = render(<WordReader reading={reading} />);
	return { text: container.textContent?.trim() ?? "", marked: container.querySelector("mark")?.textContent };
};

// spec: 9.56
test("150 characters show at a time, those around the word that is said", () => {
	const first = shown(0);
	expect(first.text.length).toBeGreaterThan(140);
	expect(first.text.length).toBeLessThanOrEqual(150);
	expect(first.marked).toBe("Slow");
	const later = shown(100);
	expect(later.text.length).toBeLessThanOrEqual(150);
	expect(later.marked).toBe(WORDS[100]?.text);
});
