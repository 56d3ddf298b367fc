import type { Reading } from "#web/lib/speech/reader.ts";
import { pageOf } from "#web/lib/speech/spoken-words.ts";

/** Characters shown at a time by default (specification). */
const PAGE = 150;

type WordReaderProps = { reading: NonNullable<Reading>; maxCharacters?: number };

/** The words that are being read aloud, a page at a time, with the one that is said marked. */
export function WordReader({ reading, maxCharacters = PAGE }: WordReaderProps) {
	const page = pageOf(reading.words, reading.word, maxCharacters);
	const now = reading.words[reading.word];
	return (
		<p dir="auto" className="message-text whitespace-pre-wrap">
			{page.map((word) => (
				<span key={word.start}>
					{word === now ? (
						<mark data-spoken="" className="-mx-0.5 rounded-sm bg-white px-0.5 text-black">
							{word.text}
						</mark>
					) : (
						word.text
					)}{" "}
				</span>
			))}
		</p>
	);
}
