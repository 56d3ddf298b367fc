import { type EmergencyKind, type EmergencyNow, emergencyNow } from "#shared/safety/emergencies.ts";
import * as events from "../content/events.ts";
import * as heard from "../content/said.ts";
import { AI_HERE, URGENT } from "../content/urgent.ts";
import { ask, type Parts, type Said, say } from "../say.ts";
import { isAbout, type Situation } from "../situation.ts";

/** So many messages something urgent goes on. */
const URGENT_FOR = 3;

/** What is happening now, by its own words or by what was taken. */
export function emergencyOf(s: Situation): EmergencyNow | null {
	const hasTaken = s.level === "imminent" && isAbout(s, heard.TOOK);
	const bleeds = s.level === "imminent" && isAbout(s, heard.BLEEDS);
	const kind = hasTaken ? "taken" : bleeds ? "bleeding" : null;
	return emergencyNow(s.text) ?? (kind && { kind, isOther: false });
}

export function urgent(s: Situation): Parts | null {
	const emergency = emergencyOf(s);
	if (emergency === null) {
		return null;
	}
	const words = URGENT[emergency.kind][emergency.isOther ? "other" : "own"];
	const id = `urgent.${emergency.kind}.${emergency.isOther}`;
	const first = say(s, id, words.first) ?? { id: `${id}.0`, text: words.first[0] ?? "" };
	return [
		first,
		{ id: `${id}.next`, text: words.next },
		{ id: "urgent.ai", text: AI_HERE },
		{ id: `${id}.ask`, text: words.ask, asks: "open" },
	];
}

/** What was urgent in the last replies. */
export function urgentBefore({ used, before }: Situation): EmergencyKind | null {
	const kinds = ["bleeding", "taken", "attack"] as const;
	const isNow = before !== null && before.ago <= URGENT_FOR;
	return (
		(isNow && kinds.find((kind) => [...used].some((id) => id.startsWith(`urgent.${kind}.false`)))) || null
	);
}

export function urgentGoesOn(s: Situation): Parts | null {
	const kind = urgentBefore(s);
	if (kind === null) {
		return null;
	}
	// Said again rather than nothing: what comes next would be an answer as on any other day.
	const said = say(s, `urgent-on.${kind}`, events.URGENT_ON[kind]) ?? again(kind);
	return [said, ask(s, "urgent-on", { asks: "open", lines: events.URGENT_ON_ASKS })];
}

function again(kind: EmergencyKind): Said {
	return { id: `urgent-on.${kind}.0`, text: events.URGENT_ON[kind][0] ?? "" };
}

export function isUrgentBefore({ before }: Situation): boolean {
	return before !== null && ["imminent", "intent", "behaviour", "method"].includes(before.level);
}

export function isBodyAtRisk({ before }: Situation): boolean {
	return before !== null && ["behaviour", "imminent", "eating", "self-harm"].includes(before.level);
}
