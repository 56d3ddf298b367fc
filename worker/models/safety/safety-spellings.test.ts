import { afterAll, describe, expect, it } from "vitest";
import { mulberry32 } from "#shared/math/mulberry32.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import { screen } from "#shared/safety/screen.ts";
import { rowsOf, type SetRow } from "#worker/test/requests/safety-set.ts";
import { SPELLINGS, type Spelling } from "./safety-spellings.ts";

type Score = { name: string; heard: number; of: number; alarms: number; ordinary: number };

/** Change it to try other variants; the bars are to hold for any. */
const SEED = 20_261_121;
/** Some ways to write it fall differently each time: each text is tried so often. */
const TIMES = 3;

/**
 * The share of the explicit set that must still be heard. What a machine can undo without a doubt (case, look-alikes,
 * what cannot be seen, letters set apart) must lose nothing: the bar is 1 for every way that is not named here.
 */
const BARS: Record<string, number> = {
	// A digit or a sign may stand for two letters, and a word of many is a guess.
	leet: 0.95,
	stars: 0.95,
	// "d-ad" and "h.t" are two words as often as one.
	"signs for vowels": 0.9,
	// A comma or a full stop parts what is denied from what is said: "I don't want to die I just burn myself".
	"no punctuation": 0.95,
	// Where a line ends anywhere, a sentence of one word and half of another look the same.
	"dots between words": 0.95,
	"line breaks": 0.95,
	"a space missing": 0.95,
	// A whole message without a space has names and slips in it that come apart into other words.
	"no spaces at all": 0.9,
	"a space late": 0.95,
	// Slips make other words: "dead" is "dad" without its e, "exist" without its s is "exit", "pulls" is beside "pills".
	"a vowel missing": 0.85,
	"letters swapped": 0.9,
	"the key beside": 0.9,
	"a letter missing": 0.9,
};
/** In any way of writing, so much of what is ordinary may raise an alarm. */
const FALSE_ALARMS_MAX = 0.02;

/** Each row written so, as often as it comes out differently. */
function respelt(rows: readonly SetRow[], spell: Spelling): SetRow[] {
	const random = mulberry32(SEED);
	return rows.flatMap((row) => {
		const texts = new Set(Array.from({ length: TIMES }, () => spell(row.text, random)));
		texts.delete(row.text);
		return [...texts].map((text) => ({ ...row, text }));
	});
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

describe("what is said outright, written so that a filter would miss it", () => {
	const explicit = rowsOf("explicit").filter(({ level }) => isOwnRisk(level));
	const ordinary = rowsOf("ordinary");
	const scores: Score[] = [];

	/** Those that lose nothing share a line. */
	afterAll(() => {
		const whole = scores.filter(({ heard, of, alarms }) => heard === of && alarms === 0);
		const others = scores.filter((score) => !whole.includes(score));
		const names = whole.map(({ name, of }) => `${name} (${of})`).join(", ");
		process.stdout.write(`  safety: spelt otherwise, all heard and no false alarm: ${names}\n`);
		for (const { name, heard, of, alarms, ordinary } of others) {
			process.stdout.write(
				`  safety: spelt with ${name}: ${heard}/${of} (${percent(heard, of)}), false alarms ${alarms}/${ordinary}\n`,
			);
		}
	});

	// spec: S.14
	it.each(Object.entries(SPELLINGS))("is heard, and what is ordinary is not, with %s", (name, spell) => {
		const risky = respelt(explicit, spell);
		const plain = respelt(ordinary, spell);
		const missed = risky.filter(({ text, before }) => !isOwnRisk(screen(text, before)));
		const alarms = plain.filter(({ text, before }) => screen(text, before) !== "none");
		const heard = risky.length - missed.length;
		scores.push({ name, heard, of: risky.length, alarms: alarms.length, ordinary: plain.length });
		expect(risky.length).toBeGreaterThan(0);
		expect(
			heard / risky.length,
			`Missed: ${missed.map(({ text }) => text).join("\n")}`,
		).toBeGreaterThanOrEqual(BARS[name] ?? 1);
		expect(
			alarms.length / Math.max(1, plain.length),
			`False: ${alarms.map(({ text }) => text).join("\n")}`,
		).toBeLessThanOrEqual(FALSE_ALARMS_MAX);
	});

	it("names no bar for a way of writing that is not tried", () => {
		expect(Object.keys(BARS).filter((name) => !Object.hasOwn(SPELLINGS, name))).toEqual([]);
	});
});
