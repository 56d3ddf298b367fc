import fc from "fast-check";

/** Letters of five scripts, one of them without spaces between words. */
const SCRIPTS = {
	latin: "abcdefghij klmnopqrst uvwxyzäöüß",
	cyrillic: "абвгдежзий клмнопрсту фхцчшщъыьэюя",
	arabic: "ابتثجحخدذر زسشصضطظعغفق كلمنهوي",
	devanagari: "कखगघङचछजझञ टठडढणतथदधन पफबभमयरलवशषसह",
	han: "人我你他她今天明天工作家庭母親父親心情難過",
};

/** A text of 0 to 200 characters in one of five scripts, as a person types it: letters, spaces, digits, marks, emoji. */
export const textInSomeScript: fc.Arbitrary<string> = fc.oneof(
	...Object.values(SCRIPTS).map((letters) =>
		fc
			.array(
				fc.oneof(
					{ weight: 20, arbitrary: fc.constantFrom(...letters) },
					{ weight: 1, arbitrary: fc.constantFrom(..."0179'\"%_*-?!.,()\\", "🙂", "\u0301") },
				),
				{ maxLength: 200, size: "max" },
			)
			.map((characters) => characters.join("").slice(0, 200).toWellFormed()),
	),
);
