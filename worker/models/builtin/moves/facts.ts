import * as facts from "../content/facts.ts";
import type { Context } from "../context.ts";
import { isHeavy } from "./heavy.ts";

type Parts = (string | null)[];

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function hourInWords(hour: number): string {
	const twelve = hour % 12 === 0 ? 12 : hour % 12;
	if (hour === 0) {
		return "just past midnight";
	}
	return `some time after ${twelve} ${hour < 12 ? "in the morning" : hour < 18 ? "in the afternoon" : "in the evening"}`;
}

/** Two numbers and a sign; anything more is for a calculator. */
export function calculate(text: string): string | null {
	const match =
		/(-?\d+(?:[.,]\d+)?)\s*(%\s*of|percent of|[-+*/x×÷]|plus|minus|times|divided by|multiplied by)\s*(-?\d+(?:[.,]\d+)?)/i.exec(
			text,
		);
	if (match === null) {
		return null;
	}
	const one = Number((match[1] ?? "").replace(",", "."));
	const two = Number((match[3] ?? "").replace(",", "."));
	const sign = (match[2] ?? "").toLowerCase();
	const result = /of/.test(sign)
		? (one / 100) * two
		: /^(?:\+|plus)$/.test(sign)
			? one + two
			: /^(?:-|minus)$/.test(sign)
				? one - two
				: /^(?:\/|÷|divided by)$/.test(sign)
					? one / two
					: one * two;
	return Number.isFinite(result) ? String(Number(result.toFixed(4))) : null;
}

export function knownFact(text: string): { answer: string; back?: string } | null {
	return facts.KNOWN_FACTS.find(({ pattern }) => pattern.test(text)) ?? null;
}

/** Plain questions about the world: what little it knows, and honesty about the rest. */
export function factual(context: Context): Parts | null {
	const { voice, reading, person } = context;
	const back = () => voice.say(facts.FACT_BACK);
	const asking = (known: { back?: string }) => (known.back === undefined ? back() : voice.say([known.back]));
	switch (reading.intent) {
		case "time": {
			const day = DAYS[person.localWeekday] ?? "today";
			return [
				voice.say(facts.TIME_LINES, { hour: hourInWords(person.localHour), day }),
				"I only see the hour, not the minutes.",
			];
		}
		case "arithmetic": {
			const result = calculate(reading.text);
			return result === null
				? [voice.say(facts.FACT_LIMITS), back()]
				: [voice.say(facts.SUM_LINES, { result }) ?? `Still ${result}.`, back()];
		}
		case "outside":
			return [
				voice.say(facts.CANNOT) ?? "Still out of my reach, that one.",
				voice.say(/\bremind|reminder|alarm|wake\b/i.test(reading.text) ? facts.REMIND_SELF : facts.DO_SELF, {
					day: /\b(?:\w+day|tonight|tomorrow)\b/i.exec(reading.text)?.[0],
				}),
			];
		case "fact":
		case "advice": {
			const known = knownFact(reading.text);
			if (known !== null) {
				return [
					voice.saidBefore(known.answer) ? "It's the same answer as before, as far as I know." : known.answer,
					asking(known),
				];
			}
			// "What's the point of therapy?" asks for no fact, and these words have an answer of their own.
			return reading.intent === "fact" && !isHeavy(context) ? [voice.say(facts.FACT_LIMITS), back()] : null;
		}
		case "task":
			if (/\bjoke\b/i.test(reading.text)) {
				const joke = voice.say(facts.JOKES);
				return joke === null
					? ["I'm out of jokes, and you've seen the quality.", back()]
					: [joke, voice.say(facts.JOKE_BACK) ?? back()];
			}
			return [voice.say(facts.TASK_LIMITS), voice.say(facts.TASK_BACK)];
		case "code":
			return [voice.say(facts.CODE_LIMITS), voice.say(facts.TASK_BACK)];
		default: {
			const known = reading.asks && reading.words <= 16 ? knownFact(reading.text) : null;
			return known === null || voice.saidBefore(known.answer) ? null : [known.answer, asking(known)];
		}
	}
}
