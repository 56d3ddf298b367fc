import { MONTHS, NUMBERS, UNITS } from "../content/words/time.ts";

const MONTH_DAYS = 30;

/** How many days ago a short answer says, about: "eight months", "since March", "last week". Null when it names no time. */
export function daysAgo(words: readonly string[], month: number): number | null {
	if (words.some((word) => ["today", "yesterday", "tonight", "now", "recently"].includes(word))) {
		return 1;
	}
	for (const [i, word] of words.entries()) {
		const unit = UNITS[word.replace(/s$/, "")];
		const before = words.slice(Math.max(0, i - 3), i).reverse();
		const number = before
			.map((each) => NUMBERS[each] ?? (/^\d{1,3}$/.test(each) ? Number(each) : undefined))
			.find((each) => each !== undefined);
		if (unit !== undefined && (number !== undefined || before.includes("of"))) {
			return (number ?? 3) * unit;
		}
		const named = MONTHS.indexOf(word);
		if (named >= 0 && (word !== "may" || ["in", "since", "last"].includes(before[0] ?? ""))) {
			return ((month - named + 12) % 12) * MONTH_DAYS + 1;
		}
	}
	return null;
}
