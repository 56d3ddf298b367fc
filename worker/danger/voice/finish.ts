import { hash } from "#worker/guide/say/hash.ts";
import { LAST_FIRST, LAST_SECOND } from "../content/last-resort.ts";
import { STAYING } from "../content/shared.ts";
import type { Context } from "../context.ts";
import { openingOf } from "./fill.ts";

/** One of many pairs, so that a very long conversation repeats no sentence. */
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

/** Joins the parts of a reply. Cuts nothing, and puts nothing before them. */
export function finish(parts: readonly (string | null)[], context: Context): string {
	const kept = parts.filter((part) => part !== null);
	return kept.length > 0
		? kept.join(" ").replace(/ {2,}/g, " ").trim()
		: (context.voice.say(STAYING) ?? lastResort(context));
}
