import type { FactForm } from "./find-facts-form.ts";
import { LIFE_FORMS } from "./find-facts-life.ts";
import { PEOPLE_FORMS } from "./find-facts-people.ts";
import { SELF_FORMS } from "./find-facts-self.ts";
import { lowered } from "./understand/turn-pronouns.ts";

const FORMS: readonly (readonly [pattern: RegExp, says: FactForm[1]])[] = [
	...LIFE_FORMS,
	...SELF_FORMS,
	...PEOPLE_FORMS,
].map(([pattern, says]) => [new RegExp(`^(?:${pattern})$`, "u"), says]);

/** Where a reason or a consequence begins that has no subject a sentence is cut at. */
const MORE =
	/,? (?:so|because|which|where|since) (?!(?:far|long|called|much|many|often|well|hard|badly|little|to speak)\b)|, and |,? and (?:the|a|an|this|that|all) /;
const TRAILING =
	/,? (?:now|these days|at last|finally|by the way|actually|anyway|unfortunately|sadly|luckily)$/;

/** What a piece of a sentence tells, as facts without their full stop. */
export function readPiece(piece: string): string[] {
	return parted(piece).flatMap((part) => {
		const [first = part] = part.split(MORE, 1);
		const shorter = first.replace(TRAILING, "");
		return factIn(part) ?? factIn(first) ?? factIn(shorter) ?? [];
	});
}

/** "I'm a nurse and work nights" as two pieces with the same subject, and so "I live alone in Porto". */
function parted(piece: string): string[] {
	const [first = "", ...others] = piece.split(
		/ (?:and|but) (?=(?:work|live|love|like|enjoy|play|study|don't|have|speak|find|hate|need|want|feel|get|can't|really|never|always|still)\b)/,
	);
	const parts = /^I\b/.test(first) ? [first, ...others.map((other) => `I ${other}`)] : [piece];
	return parts.flatMap((part) => {
		const home =
			/^I live (?<how>alone|on my own|by myself|with my [a-z]+(?: [a-z]+)?) (?<where>(?:in|near) .+)$/.exec(
				part,
			) ?? /^I live (?<where>(?:in|near) .+?),? (?:all )?(?<how>alone|on my own|by myself)$/.exec(part);
		const { how, where } = home?.groups ?? {};
		return how && where ? [`I live ${where}`, `I live ${how}`] : [part];
	});
}

function factIn(part: string): string[] | null {
	for (const [pattern, says] of FORMS) {
		const match = pattern.exec(part) ?? pattern.exec(lowered(part));
		const fact = match && says(match.groups ?? {});
		if (fact) {
			return [fact];
		}
	}
	return null;
}
