import { type Mention, peopleIn } from "../understand/people.ts";
import { lowered } from "../understand/turn-pronouns.ts";

/** "Your sister is called Ana." the way they'd have said it themselves, so that it's read like their own words. */
function asTold(line: string): string {
	return line
		.replace(/\byou're\b/gi, "I'm")
		.replace(/\byou've\b/gi, "I've")
		.replace(/\byours\b/gi, "mine")
		.replace(/\byour\b/gi, "my")
		.replace(/\byou are\b/gi, "I am")
		.replace(/\byou\b/gi, "I");
}

/** Everyone that what was kept speaks of. */
export function keptPeople(kept: readonly string[]): Mention[] {
	return kept.flatMap((line) => peopleIn(asTold(line)));
}

/** A kept sentence for the middle of another one: "you're a nurse", "Ana is your sister", "running helps you". */
export function keptClause(line: string): string {
	const plain = line.trim().replace(/[.!\s]+$/, "");
	const named =
		/^\p{Lu}\p{L}+ is your\b/u.test(plain) &&
		peopleIn(asTold(plain)).some((one) => plain.startsWith(one.label));
	return named ? plain : lowered(plain);
}

const COMMON = new Set(
	"your you're you've with that this have been called really named find finds help helps like likes from when they them their there works work working".split(
		" ",
	),
);

/** The words by which a kept sentence is recognised in what is said now. */
export function keptKeys(line: string): string[] {
	return (line.toLowerCase().match(/[a-z']{4,}/g) ?? [])
		.filter((word) => !COMMON.has(word))
		.map((word) => word.replace(/(?:ing|s|ed)$/, ""))
		.filter((word) => word.length > 3);
}
