import type { ChatTurn } from "#worker/models/text-model.ts";
import { dangerIn } from "./danger.ts";
import { heaviest, understand } from "./understand/understand.ts";

const LONGEST = 1200;
const SECTIONS = ["Key points", "Feelings", "People", "Plans"] as const;

type Section = (typeof SECTIONS)[number];

/** Reads a summary of this module's own shape back into its lists; any other text becomes one key point. */
function parsed(summary: string): Record<Section, string[]> {
	const lists: Record<Section, string[]> = { "Key points": [], Feelings: [], People: [], Plans: [] };
	let known = false;
	for (const line of summary.split("\n")) {
		const match = /^(Key points|Feelings|People|Plans): (.+?)\.?$/.exec(line.trim());
		const section = SECTIONS.find((one) => one === match?.[1]);
		if (section !== undefined) {
			known = true;
			lists[section].push(...(match?.[2] ?? "").split("; "));
		}
	}
	if (!known && summary.trim() !== "") {
		lists["Key points"].push(summary.trim().replace(/\s+/g, " ").replace(/;/g, ",").slice(0, 500));
	}
	return lists;
}

function add(list: string[], item: string): void {
	const at = list.findIndex((one) => one.toLowerCase() === item.toLowerCase());
	if (at >= 0) {
		list.splice(at, 1);
	}
	list.push(item);
}

function written(lists: Record<Section, string[]>): string {
	return SECTIONS.filter((section) => lists[section].length > 0)
		.map((section) => `${section}: ${lists[section].join("; ")}.`)
		.join("\n");
}

/**
 * A running summary in the person's own key sentences, at most 1200 characters; the oldest points go first.
 * Nothing said in danger is ever carried over.
 */
export function summarise(turns: readonly ChatTurn[], previousSummary: string): string {
	const lists = parsed(previousSummary);
	const spoken = turns.filter(({ role }) => role === "user").map(({ content }) => content);
	for (const [index, content] of spoken.entries()) {
		const reading = understand(content, dangerIn(content, spoken.slice(0, index)));
		if (reading.danger !== null || reading.intent === "pointless") {
			continue;
		}
		const told = heaviest(
			reading.clauses.filter((clause) => clause.kind !== "self-attack" && clause.kind !== "feeling"),
		);
		if (told !== null) {
			add(lists["Key points"], told.turned);
		}
		for (const felt of reading.feelings.filter((hit) => !hit.negated).slice(0, 2)) {
			add(lists.Feelings, felt.word);
		}
		for (const person of reading.people) {
			const named = person.relation !== null && /^\p{Lu}/u.test(person.label);
			const listed = named ? `${person.label} (your ${person.relation})` : person.label;
			if (named || !lists.People.some((one) => one.startsWith(`${listed} (`))) {
				add(lists.People, listed);
			}
		}
		if (reading.intention !== null) {
			add(lists.Plans, reading.intention);
		}
	}
	lists.Feelings = lists.Feelings.slice(-6);
	lists.People = lists.People.slice(-8);
	lists.Plans = lists.Plans.slice(-4);
	while (written(lists).length > LONGEST && lists["Key points"].length > 1) {
		lists["Key points"].shift();
	}
	return written(lists).slice(0, LONGEST);
}
