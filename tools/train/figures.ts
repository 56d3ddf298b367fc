import { countWords } from "#shared/reader/features.ts";
import type { Group } from "./examples.ts";
import { isHeardByRules, type Judged } from "./judge.ts";
import { BAND_WORDS, bandOf } from "./thresholds.ts";

/** Of `size` lines, how many get a panel or row by the rules, a row by the reader, or either. */
export type Figure = { of: string; size: number; rules: number; reader: number; both: number };

/** How one chooser of messages for the second look does. Each is a number of lines. */
export type Choice = { ordinary: number; dark: number; life: number; other: number; harm: number };

/** Choosers compared: the reader, and the doubt of the rules. `sizes`: of how many. */
export type Choices = { sizes: Choice; reader: Choice; doubt: Choice };

const NAMES: Record<Group, string> = {
	veiled: "danger to the writer's life, veiled",
	plain: "danger to the writer's life, outright",
	other: "worry for someone else",
	harm: "abuse and violence",
	body: "eating, self-harm, psychosis",
	dark: "dark-sounding ordinary speech",
	ordinary: "ordinary turns of whole talks",
};

/** Groups whose figures are also given by length. */
const BY_LENGTH: readonly Group[] = ["veiled", "dark", "ordinary"];

/** Counts by group, by facet of veiled danger, and by length. Sets that rules were tuned on aren't counted. */
export function figuresOf(judged: readonly Judged[]): Figure[] {
	const counted = judged.filter(({ isSet }) => !isSet);
	const of = (group: Group) => counted.filter((each) => each.group === group);
	const facets = [...new Set(of("veiled").map(({ facet }) => facet))].sort();
	return [
		...(Object.keys(NAMES) as Group[]).map((group) => figure(NAMES[group], of(group))),
		...facets.map((facet) =>
			figure(
				`veiled: ${facet}`,
				of("veiled").filter((each) => each.facet === facet),
			),
		),
		...BY_LENGTH.flatMap((group) =>
			BAND_WORDS.map((_, band) =>
				figure(
					`${NAMES[group]}, ${lengthName(band)}`,
					of(group).filter(({ text }) => bandOf(countWords(text)) === band),
				),
			),
		),
	].filter(({ size }) => size > 0);
}

/** Counts which ordinary and dark-sounding lines, and which danger that the rules miss, each chooser would hand to the second look. */
export function choicesOf(judged: readonly Judged[]): Choices {
	const counted = judged.filter(({ isSet }) => !isSet);
	const missed = counted.filter((each) => !isHeardByRules(each));
	const pick = (isChosen: (each: Judged) => boolean): Choice => {
		const count = (lines: readonly Judged[], ...groups: Group[]) =>
			lines.filter((each) => groups.includes(each.group) && isChosen(each)).length;
		return {
			ordinary: count(counted, "ordinary"),
			dark: count(counted, "dark"),
			life: count(missed, "veiled", "plain"),
			other: count(missed, "other"),
			harm: count(missed, "harm", "body"),
		};
	};
	return {
		sizes: pick(() => true),
		reader: pick(({ isChosen }) => isChosen),
		doubt: pick(({ rules }) => rules.confidence !== "sure"),
	};
}

function figure(of: string, lines: readonly Judged[]): Figure {
	const count = (isHit: (each: Judged) => boolean) => lines.filter(isHit).length;
	return {
		of,
		size: lines.length,
		rules: count(isHeardByRules),
		reader: count(({ isRow }) => isRow),
		both: count((each) => each.isRow || isHeardByRules(each)),
	};
}

function lengthName(band: number): string {
	const from = (BAND_WORDS[band - 1] ?? 0) + 1;
	const to = BAND_WORDS[band];
	return to === null ? `${from} words or more` : `${from} to ${to} words`;
}
