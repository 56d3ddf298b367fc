import { mulberry32 } from "#shared/math/mulberry32.ts";
import { isHeardByRules, type Judged } from "./judge.ts";

/** The bars that the reader must reach on unseen writers before it may ship. */
const ORDINARY_ROWS = 3;
const ORDINARY_TURNS = 900;
const WRITERS_MIN = 20;
const DARK_SHARE_MAX = 0.05;
const GAIN_MIN = 0.1;

const RESAMPLES = 2_000;
const SEED = 1;

/** `gain`: recall of veiled danger by rules and reader minus that by rules alone, as shares, with its 95% interval. */
export type Gate = {
	passes: boolean;
	/** Why it doesn't pass, in plain words. */
	reasons: string[];
	ordinary: { rows: number; turns: number; writers: number };
	dark: { rows: number; lines: number };
	gain: { share: number; low: number; high: number; lines: number };
};

type Seen = Pick<Judged, "group" | "isRow" | "rules" | "writer">;

/** Says whether the reader may ship, from what it makes of writers who taught neither it nor the rules. Pure. */
export function gateOf(judged: readonly Seen[]): Gate {
	const turns = judged.filter(({ group }) => group === "ordinary");
	const dark = judged.filter(({ group }) => group === "dark");
	const ordinary = {
		rows: rowsIn(turns),
		turns: turns.length,
		writers: new Set(turns.map(({ writer }) => writer)).size,
	};
	const darkRows = { rows: rowsIn(dark), lines: dark.length };
	const gain = gainOf(judged.filter(({ group }) => group === "veiled"));
	const reasons = [
		...(ordinary.writers < WRITERS_MIN
			? [`not enough writers: ${ordinary.writers} of ${WRITERS_MIN} have ordinary turns`]
			: []),
		...(ordinary.rows * ORDINARY_TURNS > ORDINARY_ROWS * ordinary.turns
			? [
					`rows on ordinary turns: ${ordinary.rows} of ${ordinary.turns}, at most ${ORDINARY_ROWS} in ${ORDINARY_TURNS}`,
				]
			: []),
		...(darkRows.lines === 0 || darkRows.rows > DARK_SHARE_MAX * darkRows.lines
			? [`rows on dark-sounding lines: ${darkRows.rows} of ${darkRows.lines}, at most 5%`]
			: []),
		...(gain.share < GAIN_MIN
			? [`recall of veiled danger: ${points(gain.share)} points more, at least 10`]
			: []),
		...(gain.low <= 0 ? ["the interval of that gain reaches zero"] : []),
	];
	return { passes: reasons.length === 0, reasons, ordinary, dark: darkRows, gain };
}

/** Writes a share as points with one decimal: 0.123 is "12.3". */
export function points(share: number): string {
	return (100 * share).toFixed(1);
}

/**
 * The paired gain over the rules. The reader only adds, so a line counts where it alone is heard. The interval is a paired
 * bootstrap that draws whole writers, because one writer's lines are alike (Efron and Tibshirani, "An Introduction to the
 * Bootstrap", 1993, chapters 8 and 13: percentile interval, 2,000 draws).
 */
function gainOf(veiled: readonly Seen[]): Gate["gain"] {
	const byWriter = new Map<string, { gained: number; lines: number }>();
	for (const each of veiled) {
		const so = byWriter.get(each.writer) ?? { gained: 0, lines: 0 };
		const isGained = each.isRow && !isHeardByRules(each as Judged);
		byWriter.set(each.writer, { gained: so.gained + Number(isGained), lines: so.lines + 1 });
	}
	const writers = [...byWriter.values()];
	const random = mulberry32(SEED);
	const shares = Array.from({ length: RESAMPLES }, () =>
		shareOf(writers.map(() => writers[Math.floor(random() * writers.length)] as (typeof writers)[number])),
	).sort((one, other) => one - other);
	return {
		share: shareOf(writers),
		low: shares[Math.floor(RESAMPLES * 0.025)] as number,
		high: shares[Math.ceil(RESAMPLES * 0.975) - 1] as number,
		lines: veiled.length,
	};
}

function shareOf(writers: readonly { gained: number; lines: number }[]): number {
	const lines = writers.reduce((sum, writer) => sum + writer.lines, 0);
	return lines === 0 ? 0 : writers.reduce((sum, writer) => sum + writer.gained, 0) / lines;
}

function rowsIn(seen: readonly Seen[]): number {
	return seen.filter(({ isRow }) => isRow).length;
}
