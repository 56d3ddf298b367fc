import { STAYING } from "#worker/danger/content/shared.ts";
import { LAST_FIRST, LAST_SECOND } from "../content/company.ts";
import type { Context } from "../context.ts";
import { openingOf } from "./fill.ts";
import { hash } from "./hash.ts";

const SENTENCES = /[^.!?]+[.!?]+/g;
const MOST = 4;

export function countSentences(text: string): number {
	return (text.match(SENTENCES) ?? []).length;
}

/** One of many pairs, so that even a very long and stubborn talk hears no sentence twice. */
function lastResort(context: Context): string {
	const pairs = LAST_FIRST.flatMap((first) => LAST_SECOND.map((second) => `${first}, ${second}`));
	const openings = new Set(context.memory.replies.map(openingOf));
	const said = context.memory.replies.join(" ");
	const start = hash(context.reading.text) % pairs.length;
	const turned = [...pairs.slice(start), ...pairs.slice(0, start)];
	return (
		turned.find((pair) => !said.includes(pair) && !openings.has(openingOf(pair))) ??
		turned.find((pair) => !said.includes(pair)) ??
		"I'm here."
	);
}

function joined(parts: readonly string[]): string {
	return parts
		.join(" ")
		.replace(/ *\n\n */g, "\n\n")
		.replace(/\n{3,}/g, "\n\n")
		.replace(/ {2,}/g, " ")
		.trim();
}

/** Parts become a reply: at most four sentences outside lists, a fresh opening, the question last. */
export function finish(parts: readonly (string | null)[], context: Context): string {
	const kept = parts.filter((part) => part !== null);
	const hasList = kept.some((part) => part.includes("\n1. "));
	// The way to help is never the part that's cut for length.
	const whole =
		context.reading.intent === "command" || kept.some((part) => /findahelpline|emergency number/.test(part));
	const limit = whole ? 8 : MOST;
	while (!hasList && kept.length > 2 && countSentences(joined(kept)) > limit) {
		kept.splice(kept.length - 2, 1);
	}
	const openings = new Set(context.memory.replies.map(openingOf));
	const first = kept[0];
	if (first === undefined || openings.has(openingOf(first))) {
		const room = countSentences(joined(kept)) < limit;
		const lead = lastResort(context);
		if (room) {
			kept.unshift(lead);
		} else {
			kept[0] = lead;
		}
	}
	return joined(kept);
}

/** A reply in danger: nothing is cut from it, and nothing is put before it. */
export function finishGravely(parts: readonly (string | null)[], context: Context): string {
	const kept = parts.filter((part) => part !== null);
	return kept.length > 0 ? joined(kept) : (context.voice.say(STAYING) ?? lastResort(context));
}
