import { countWords, featuresOf } from "#shared/reader/features.ts";
import { dangerScore, type Head, type Prediction, type Reader } from "#shared/reader/predict.ts";
import { type Example, kindOf } from "./examples.ts";
import { type DangerTable, fitDanger, type Lesson } from "./fit-danger.ts";
import { fitKinds, type KindLesson } from "./fit-kinds.ts";
import { foldsOf } from "./folds.ts";
import { bandOf, bandsOf, chosenFrom, type Scored } from "./thresholds.ts";

const FOLDS = 5;

/** What a group weighs in training. A false row on an ordinary turn costs most; veiled danger is what the rules miss. */
const WEIGHTS: Partial<Record<Example["group"], number>> = { ordinary: 6, veiled: 4 };
/** What each sentence of an ordinary turn weighs, taught beside the turn: talks have too few short turns. */
const SENTENCE_WEIGHT = 2;
const SENTENCE_WORDS_MIN = 4;

/** What the reader says of an example that neither its weights nor its thresholds have seen. */
export type Unseen = Example & Pick<Prediction, "isRow" | "isChosen">;

/** Trains on all examples, and says what the reader makes of each when its writer is left out. About 30 s. */
export function train(examples: readonly Example[]): { reader: Reader; unseen: Unseen[] } {
	const lessons = examples.map(lessonOf);
	const folds = foldsOf(examples, FOLDS);
	const scored = scoreUnseen(examples, lessons, folds);
	const danger = fitDanger(withSentences(examples, lessons, () => true));
	const kinds = fitKinds(kindLessons(examples, lessons));
	const head: Head = {
		danger: danger.line,
		kinds: kinds.lines,
		bands: bandsOf(scored),
		chosenFrom: chosenFrom(scored),
	};
	const weights = new Uint8Array([...danger.table, ...new Uint8Array(kinds.table.buffer)]);
	return { reader: { head, weights }, unseen: judgeUnseen(examples, scored, folds) };
}

function lessonOf({ text, writer, group }: Example): Lesson {
	return {
		features: featuresOf(text),
		writer,
		isDanger: group !== "ordinary" && group !== "dark",
		weight: WEIGHTS[group] ?? 1,
	};
}

/** Returns the lessons that are let in, and after them the sentences of the ordinary turns among them. */
function withSentences(
	examples: readonly Example[],
	lessons: readonly Lesson[],
	isIn: (at: number) => boolean,
): Lesson[] {
	const sentences = examples
		.filter(({ group }, at) => group === "ordinary" && isIn(at))
		.flatMap((example) =>
			sentencesOf(example.text).map((text) => ({
				...lessonOf({ ...example, text }),
				weight: SENTENCE_WEIGHT,
			})),
		);
	return [...lessons.filter((_lesson, at) => isIn(at)), ...sentences];
}

/** Returns the sentences of a text that has several, without the shortest. */
function sentencesOf(text: string): string[] {
	const sentences = text
		.split(/(?<=[.!?\n])\s+/)
		.filter((sentence) => countWords(sentence) >= SENTENCE_WORDS_MIN);
	return sentences.length > 1 ? sentences : [];
}

function kindLessons(examples: readonly Example[], lessons: readonly Lesson[]): KindLesson[] {
	return examples.flatMap((example, at) => {
		const kind = kindOf(example);
		return kind === null ? [] : [{ kind, features: (lessons[at] as Lesson).features }];
	});
}

/** Scores each example with weights that were fitted without its writer. */
function scoreUnseen(
	examples: readonly Example[],
	lessons: readonly Lesson[],
	folds: readonly number[],
): Scored[] {
	const tables: DangerTable[] = Array.from({ length: FOLDS }, (_, fold) =>
		fitDanger(withSentences(examples, lessons, (at) => folds[at] !== fold)),
	);
	return examples.map(({ text, group, isSet }, at) => {
		const { table, line } = tables[folds[at] as number] as DangerTable;
		const score = dangerScore((lessons[at] as Lesson).features, table, line);
		return { group, isSet, score, words: countWords(text) };
	});
}

/** Holds each score against thresholds that were chosen without its fold. */
function judgeUnseen(
	examples: readonly Example[],
	scored: readonly Scored[],
	folds: readonly number[],
): Unseen[] {
	const limits = Array.from({ length: FOLDS }, (_, fold) => {
		const others = scored.filter((_each, at) => folds[at] !== fold);
		return { bands: bandsOf(others), chosenFrom: chosenFrom(others) };
	});
	return examples.map((example, at) => {
		const { score, words } = scored[at] as Scored;
		const { bands, chosenFrom } = limits[folds[at] as number] as (typeof limits)[number];
		return {
			...example,
			isRow: score >= (bands[bandOf(words)]?.row ?? Number.POSITIVE_INFINITY),
			isChosen: score >= chosenFrom,
		};
	});
}
