import { hash } from "#shared/math/hash.ts";
import { LINES, type LineId } from "../content/lines.ts";

/** A sentence and the id it is remembered by. */
export type Said = { id: string; text: string };

/** Replies before a sentence may repeat. */
export const REST_TURNS = 30;

const QUOTE_MAX = 140;

/** A sentence of this kind that wasn't used lately, with its slots filled; null when all were. The seed decides among several. */
export function pick(
	id: LineId,
	used: ReadonlySet<string>,
	seed: string,
	slots: Record<string, string> = {},
): Said | null {
	const variants: readonly string[] = LINES[id];
	const fresh = variants.map((text, i) => ({ id: `${id}.${i}`, text })).filter((each) => !used.has(each.id));
	const chosen = fresh[hash(`${seed} ${id}`) % Math.max(1, fresh.length)];
	return chosen ? { id: chosen.id, text: fill(chosen.text, slots) } : null;
}

/** A text of the content, remembered by its place in it; null when it was used lately. */
export function once(id: string, text: string, used: ReadonlySet<string>): Said | null {
	return used.has(id) ? null : { id, text };
}

/** The person's words in quotation marks, cut at a word when they're long. */
export function quote(words: string): string {
	const text = words.trim().replace(/\s+/g, " ").replace(/[“”"]/g, "'");
	const cut = text.length <= QUOTE_MAX ? text : `${text.slice(0, QUOTE_MAX).replace(/\s+\S*$/, "")}…`;
	return `“${cut}”`;
}

/** "money", "money and sleep", "money, sleep and work". */
export function listed(items: readonly string[]): string {
	const last = items.at(-1) ?? "";
	return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

export function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "23 November" for "2026-11-23". */
export function dayAndMonth(date: string): string {
	const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
	return format.format(new Date(date));
}

function fill(text: string, slots: Record<string, string>): string {
	return text.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? "");
}
