const UNITS = { day: 1, night: 1, week: 7, fortnight: 14, month: 30, year: 365 } as const;

const NUMBERS: Readonly<Record<string, number>> = {
	a: 1,
	an: 1,
	one: 1,
	two: 2,
	couple: 2,
	three: 3,
	few: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
	last: 1,
	this: 0,
};

const MONTHS = [
	"january",
	"february",
	"march",
	"april",
	"may",
	"june",
	"july",
	"august",
	"september",
	"october",
	"november",
	"december",
];

/** How many days ago a short answer says, about: "eight months", "since March", "last week". Null when it names no time. */
export function daysAgo(words: readonly string[], month: number): number | null {
	if (words.some((word) => ["today", "yesterday", "tonight", "now", "recently"].includes(word))) {
		return 1;
	}
	for (const [i, word] of words.entries()) {
		const unit = UNITS[word.replace(/s$/, "") as keyof typeof UNITS];
		const before = words.slice(Math.max(0, i - 3), i).reverse();
		const number = before
			.map((each) => NUMBERS[each] ?? (/^\d{1,3}$/.test(each) ? Number(each) : undefined))
			.find((each) => each !== undefined);
		if (unit !== undefined && (number !== undefined || before.includes("of"))) {
			return (number ?? 3) * unit;
		}
		const named = MONTHS.indexOf(word);
		if (named >= 0 && (word !== "may" || ["in", "since", "last"].includes(before[0] ?? ""))) {
			return ((month - named + 12) % 12) * UNITS.month + 1;
		}
	}
	return null;
}
