import { type EmergencyKind, type EmergencyNow, emergencyNow } from "#shared/safety/emergencies.ts";
import * as events from "../content/events.ts";
import * as heard from "../content/said.ts";
import { AI_HERE, URGENT } from "../content/urgent.ts";
import { ask, type Parts, type Said, say } from "../say.ts";
import { isAbout, type Situation } from "../situation.ts";

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
	const lines = words.first.map((text, at): Said => ({ id: `${id}.${at}`, text }));
	const first = lines.find((line) => !s.used.has(line.id)) ?? (lines[0] as Said);
	return [
		first,
		{ id: `${id}.next`, text: words.next },
		{ id: "urgent.ai", text: AI_HERE },
		{ id: `${id}.ask`, text: words.ask, asks: "open" },
	];
}

const KINDS: readonly EmergencyKind[] = ["not-breathing", "ill", "bleeding", "taken", "attack"];

/** What was urgent in the last replies, until help was called. */
export function urgentBefore({ usedLately }: Situation): EmergencyNow | null {
	if ([...usedLately].some((id) => id.startsWith("called."))) {
		return null;
	}
	const was = (kind: EmergencyKind, isOther: boolean) =>
		[...usedLately].some((id) => id.startsWith(`urgent.${kind}.${isOther}`));
	const all = KINDS.flatMap((kind) => [false, true].map((isOther) => ({ kind, isOther })));
	return all.find(({ kind, isOther }) => was(kind, isOther)) ?? null;
}

/** Said again rather than nothing: what comes next would be an answer as on any other day. */
export function urgentGoesOn(s: Situation): Parts | null {
	const urgent = urgentBefore(s);
	if (urgent === null) {
		return null;
	}
	const { kind, isOther } = urgent;
	const lines = (isOther ? events.URGENT_ON_OTHER : events.URGENT_ON)[kind];
	const id = `urgent-on.${kind}${isOther ? ".other" : ""}`;
	const said = say(s, id, lines) ?? { id: `${id}.0`, text: lines[0] ?? "" };
	return [said, ask(s, "urgent-on", { asks: "open", lines: events.URGENT_ON_ASKS })];
}

export function isUrgentBefore({ before }: Situation): boolean {
	return before !== null && ["imminent", "intent", "behaviour", "method"].includes(before.level);
}

export function isBodyAtRisk({ before, used }: Situation): boolean {
	const wasHit = [...used].some((id) => id.startsWith("care.choked") || id.startsWith("care.blows"));
	return (
		before !== null && (wasHit || ["behaviour", "imminent", "eating", "self-harm"].includes(before.level))
	);
}
