import {
	damped,
	KIND_SLOTS,
	type Line,
	lengthOf,
	READER_KINDS,
	type ReaderKind,
} from "#shared/reader/predict.ts";
import { fitLine, type Vector } from "./fit-line.ts";

export type KindLesson = { features: ReadonlyMap<number, number>; kind: ReaderKind };

export type KindTable = { table: Int8Array; lines: Record<ReaderKind, Line> };

const OPTIONS = { epochs: 6, rate: 0.3, seed: 1 };
const WEIGHT_MAX = 127;

/** Fits one line a kind against the other kinds, on danger alone, with small kinds weighted up, rounded to 8 bits. */
export function fitKinds(lessons: readonly KindLesson[]): KindTable {
	const vectors = lessons.map(({ features }) => vectorOf(features));
	const table = new Int8Array(KIND_SLOTS * READER_KINDS.length);
	const sizes = new Map<ReaderKind, number>();
	for (const { kind } of lessons) {
		sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
	}
	const lines = READER_KINDS.map((kind, row) => {
		const samples = lessons.map((lesson, at) => ({
			vector: vectors[at] as Vector,
			isHit: lesson.kind === kind,
			weight: Math.sqrt(lessons.length / (READER_KINDS.length * (sizes.get(lesson.kind) as number))),
		}));
		const { weights, bias } = fitLine(samples, { weights: new Float32Array(KIND_SLOTS), bias: 0 }, OPTIONS);
		const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / WEIGHT_MAX || 1;
		table.set(
			weights.map((weight) => Math.round(weight / scale)),
			row * KIND_SLOTS,
		);
		return [kind, { bias, scale }];
	});
	return { table, lines: Object.fromEntries(lines) };
}

function vectorOf(features: ReadonlyMap<number, number>): Vector {
	const length = lengthOf(features);
	const values = new Map<number, number>();
	for (const [key, count] of features) {
		const slot = key & (KIND_SLOTS - 1);
		values.set(slot, (values.get(slot) ?? 0) + damped(count) / length);
	}
	return { at: Int32Array.from(values.keys()), value: Float32Array.from(values.values()) };
}
