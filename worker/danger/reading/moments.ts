import { MOMENTS } from "../moments/index.ts";
import type { Moment } from "../moments/moment.ts";
import { looksSpelled } from "./spelling.ts";
import { turnPronouns } from "./turn-pronouns.ts";

export type MomentHit = { moment: Moment; slots: Readonly<Record<string, string>>; score: number };

/** What stands for a person when it is said to someone else: "she said" becomes "from her". */
const OBJECTS: Readonly<Record<string, string>> = {
	he: "him",
	she: "her",
	they: "them",
	nobody: "someone",
	"no one": "someone",
	anyone: "someone",
	anybody: "someone",
	"a soul": "someone",
};
/** Two groups in one pattern can't share a name, so the second of a pair is folded into the first. */
const FOLDED: Readonly<Record<string, string>> = { whom: "who", happening: "event", tally: "count" };

function slotsOf(groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
	const slots: Record<string, string> = {};
	for (const [name, value] of Object.entries(groups)) {
		if (value === undefined || value.length > 80 || !value.split(" ").every((word) => looksSpelled(word))) {
			continue;
		}
		const turned = turnPronouns(
			/^[A-Z]/.test(value) ? value.charAt(0).toLowerCase() + value.slice(1) : value,
		);
		slots[FOLDED[name] ?? name] = OBJECTS[turned.toLowerCase()] ?? turned;
	}
	return slots;
}

/** The moments a message holds, the weightiest first and, among equals, what was said last. */
export function momentsIn(text: string): MomentHit[] {
	const hits: MomentHit[] = [];
	for (const moment of MOMENTS) {
		const match = moment.pattern.exec(text);
		if (match !== null) {
			const late = match.index / Math.max(1, text.length);
			hits.push({ moment, slots: slotsOf(match.groups ?? {}), score: moment.weight + late * 0.9 });
		}
	}
	return hits.sort((one, other) => other.score - one.score);
}
