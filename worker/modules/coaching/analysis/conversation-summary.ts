import type { Reading } from "../../../models/builtin/understand/understand.ts";

/** How many topics, people or feelings one sentence names. */
const NAMED_MAX = 3;

/** A day that has passed by the time it is read. */
const WHEN =
	/,? *\b(?:today|tonight|tomorrow|now|later|this (?:morning|afternoon|evening|week|weekend)|next week|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b.*$/i;

/** Two or three sentences on what was talked about. `wasHeavy`: something was said that is not said back. */
export function summaryOf(readings: readonly Reading[], wasHeavy: boolean): string {
	const sentences = [aboutWhat(readings), felt(readings), planned(readings)].filter((text) => text !== null);
	if (wasHeavy) {
		sentences.unshift("Some of what you said here weighs a lot, and it matters that you said it.");
	}
	if (sentences.length === 0) {
		sentences.push(
			readings.length === 0
				? "Nothing has been said here yet."
				: "You've made a start here, and what it's about is still taking shape.",
		);
	}
	if (sentences.length === 1) {
		sentences.push("Whatever you'd like to bring next is a good place to go on.");
	}
	return sentences.slice(0, 3).join(" ");
}

/** The topics named most, else the people. */
function aboutWhat(readings: readonly Reading[]): string | null {
	const topics = mostNamed(readings.flatMap((reading) => reading.topics.map(({ topic }) => topic.label)));
	const people = mostNamed(readings.flatMap((reading) => reading.people.map(({ label }) => label)));
	const named = topics.length > 0 ? topics.map(outOfContext) : people;
	return named.length === 0 ? null : `You've talked about ${listed(named)}.`;
}

/** "this loss" is clear in the conversation; beside it, it is "a loss". */
function outOfContext(label: string): string {
	return label.replace(/^this /, "a ");
}

function felt(readings: readonly Reading[]): string | null {
	const hits = readings.flatMap(({ feelings }) => feelings).filter((hit) => !hit.negated);
	const named = mostNamed(hits.map(({ feeling }) => feeling));
	return named.length === 0 ? null : `Along the way you spoke of feeling ${listed(named)}.`;
}

/** The newest thing they said they would do. */
function planned(readings: readonly Reading[]): string | null {
	const phrase = readings.findLast(({ intention }) => intention !== null)?.intention ?? "";
	const plan = phrase.replace(WHEN, "").replace(/[\s.!?…]+$/, "");
	return plan === "" ? null : `You also made a plan: to ${plan}.`;
}

/** The most frequent first, at most three; of equals the one that came first. */
function mostNamed(names: readonly string[]): string[] {
	const counts = new Map<string, number>();
	for (const name of names) {
		counts.set(name, (counts.get(name) ?? 0) + 1);
	}
	const sorted = [...counts].sort(([, one], [, other]) => other - one);
	return sorted.slice(0, NAMED_MAX).map(([name]) => name);
}

function listed(names: readonly string[]): string {
	return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
