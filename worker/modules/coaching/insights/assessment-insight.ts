import { NEED_AREAS, NEED_LEVELS, type NeedLevel, ratingsOf } from "#shared/needs.ts";
import type { AssessmentRow } from "../../../db/tables/assessments.table.ts";
import { confidenceOf, type FoundInsight } from "../../../models/reply/found-insight.ts";
import { AREA_TEXTS, MAY_ASK } from "./content/assessment-insight-texts.ts";

export type AssessmentInsight = FoundInsight & { type: "change" | "trend" | "balance" };

/** Newest check-ins read. */
const ROWS_MAX = 14;

/** A rating has changed when it moved at least this far since the last check-in; less is a day's mood. */
const STEPS = 2;

/** The same area lowest, and below "good", this many times among the newest. */
const LOWEST_TIMES = 3;
const LOWEST_AMONG = 5;
const GOOD = 4;

/** Mood and an area moved the same way this often, in at least this many pairs of neighbouring check-ins. */
const TOGETHER_TIMES = 4;
const PAIRS_MIN = 6;
/** In at least this share of the pairs in which either moved, both moved the same way. */
const TOGETHER_SHARE = 2 / 3;

const STEADY_MIN = 3;

/**
 * The most striking thing that a person's assessments show, newest first: a need that changed by two steps or
 * more, else one that stays the lowest, else one that mood goes with, else that all is steady and high.
 * Null when nothing stands out, and after a single assessment, which can't be compared.
 */
export function assessmentInsight(newestFirst: readonly AssessmentRow[]): AssessmentInsight | null {
	const rows = newestFirst.slice(0, ROWS_MAX);
	return rows.length < 2 ? null : (change(rows) ?? lowest(rows) ?? moodWith(rows) ?? balance(rows));
}

function rating(row: AssessmentRow, level: NeedLevel): number {
	return ratingsOf(row)[level];
}

/** The widest step since the last time; of equals a fall before a rise, then the need further down. */
function change([newest, before]: readonly AssessmentRow[]): AssessmentInsight | null {
	if (!newest || !before) {
		return null;
	}
	const moves = NEED_LEVELS.map((level) => ({
		level,
		steps: rating(newest, level) - rating(before, level),
	})).filter(({ steps }) => Math.abs(steps) >= STEPS);
	const [widest] = moves.sort(
		(one, other) => Math.abs(other.steps) - Math.abs(one.steps) || one.steps - other.steps,
	);
	if (!widest) {
		return null;
	}
	const { level, steps } = widest;
	const { label } = NEED_AREAS[level];
	const way = steps > 0 ? "rose" : "fell";
	return {
		type: "change",
		title: steps > 0 ? `${label} has improved` : `${label} has dipped`,
		content: `${label} went from ${rating(before, level)} to ${rating(newest, level)} between your last two check-ins. ${AREA_TEXTS[level][way]} ${MAY_ASK[way]}`,
		category: level,
		// That it moved is certain; the further, the less a slip of the slider: 0.7, 0.8, 0.9 for 2, 3, 4 steps.
		confidence: Math.round((0.5 + 0.1 * Math.abs(steps)) * 100) / 100,
	};
}

function lowest(rows: readonly AssessmentRow[]): AssessmentInsight | null {
	const recent = rows.slice(0, LOWEST_AMONG);
	const bottoms = recent.map(bottomOf);
	const level = NEED_LEVELS.find((one) => bottoms.filter((each) => each === one).length >= LOWEST_TIMES);
	if (!level) {
		return null;
	}
	const times = bottoms.filter((each) => each === level).length;
	const { label } = NEED_AREAS[level];
	const often =
		times === recent.length ? `each of your last ${times}` : `${times} of your last ${recent.length}`;
	return {
		type: "trend",
		title: `${label} needs care`,
		content: `In ${often} check-ins, ${label} was the lowest of the five areas. ${AREA_TEXTS[level].lowest} What would make it one step better?`,
		category: level,
		confidence: confidenceOf(times, recent.length),
	};
}

/** The area rated lower than all the others, and lower than good; null when two share that place. */
function bottomOf(row: AssessmentRow): NeedLevel | null {
	const least = Math.min(...NEED_LEVELS.map((level) => rating(row, level)));
	const there = NEED_LEVELS.filter((level) => rating(row, level) === least);
	return least < GOOD && there.length === 1 ? (there[0] ?? null) : null;
}

/** The area that rises and falls with the mood most often. Which of the two leads isn't known, and not said. */
function moodWith(rows: readonly AssessmentRow[]): AssessmentInsight | null {
	const pairs = rows.slice(1).map((before, index) => ({ before, after: rows[index] ?? before }));
	if (pairs.length < PAIRS_MIN) {
		return null;
	}
	const moves = NEED_LEVELS.map((level) => {
		const both = pairs.map(({ before, after }) => ({
			mood: Math.sign(after.overallMood - before.overallMood),
			need: Math.sign(rating(after, level) - rating(before, level)),
		}));
		return {
			level,
			together: both.filter(({ mood, need }) => mood !== 0 && mood === need).length,
			moved: both.filter(({ mood, need }) => mood !== 0 || need !== 0).length,
		};
	}).filter(({ together, moved }) => together >= TOGETHER_TIMES && together / moved >= TOGETHER_SHARE);
	const [closest, second] = moves.sort((one, other) => shareOf(other) - shareOf(one));
	// When two areas follow it equally, there is no single one to name.
	if (!closest || (second && shareOf(second) === shareOf(closest))) {
		return null;
	}
	const { label } = NEED_AREAS[closest.level];
	return {
		type: "trend",
		title: `Mood and ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
		content: `Your mood seems to go with one area more than the others: ${label}. ${sameWay(closest)} You know best which of the two comes first.`,
		category: closest.level,
		confidence: confidenceOf(closest.together, closest.moved),
	};
}

type Together = { together: number; moved: number };

function shareOf({ together, moved }: Together): number {
	return together / moved;
}

function sameWay({ together, moved }: Together): string {
	return together === moved
		? `Either of them changed ${moved} times, and both changed the same way each time.`
		: `Either of them changed ${moved} times, and both changed the same way ${together} of those times.`;
}

/** All five areas good, and none further than a step from where it was. */
function balance(rows: readonly AssessmentRow[]): AssessmentInsight | null {
	const recent = rows.slice(0, LOWEST_AMONG);
	const isSteady = NEED_LEVELS.every((level) => {
		const ratings = recent.map((row) => rating(row, level));
		return Math.min(...ratings) >= GOOD;
	});
	if (recent.length < STEADY_MIN || !isSteady || recent.some(({ overallMood }) => overallMood < GOOD - 1)) {
		return null;
	}
	return {
		type: "balance",
		title: "All five areas are steady",
		content: `You rated all five areas 4 or 5 in your last ${recent.length} check-ins. You may be looking after something well. What would you like to keep exactly as it is?`,
		category: "actualization",
		confidence: confidenceOf(recent.length, recent.length),
	};
}
