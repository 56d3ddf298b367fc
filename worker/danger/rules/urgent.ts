import { type EmergencyKind, type EmergencyNow, emergencyNow } from "#shared/safety/emergencies.ts";
import * as events from "../content/events.ts";
import { ASKS_DYING } from "../content/levels.ts";
import * as heard from "../content/said.ts";
import { AI_HERE, urgentWords } from "../content/urgent.ts";
import { ask, type Parts, type Said, say } from "../say.ts";
import { isAbout, type Situation } from "../situation.ts";

/** Returns the current emergency: one that the message describes, else a dose or a wound in an imminent one. */
export function emergencyOf(s: Situation): EmergencyNow | null {
	const told = emergencyNow(s.text);
	if (told !== null || s.level !== "imminent") {
		return told;
	}
	if (isAbout(s, heard.TOOK)) {
		return { kind: "taken", isOther: false };
	}
	return isAbout(s, heard.BLEEDS) ? { kind: "bleeding", isOther: false } : null;
}

export function urgent(s: Situation): Parts | null {
	const emergency = emergencyOf(s);
	if (emergency === null) {
		return null;
	}
	const words = urgentWords(emergency, s.text);
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

/** Returns the emergency of the last replies, until help was called. */
export function urgentBefore(s: Situation): EmergencyNow | null {
	if (isOnItsWay(s)) {
		return null;
	}
	const { usedLately } = s;
	const was = (kind: EmergencyKind, isOther: boolean) =>
		[...usedLately].some((id) => id.startsWith(`urgent.${kind}.${isOther}`));
	const all = KINDS.flatMap((kind) => [false, true].map((isOther) => ({ kind, isOther })));
	return all.find(({ kind, isOther }) => was(kind, isOther)) ?? null;
}

/** Repeats the emergency's words rather than giving an everyday reply. */
export function urgentGoesOn(s: Situation): Parts | null {
	const urgent = urgentBefore(s);
	if (urgent === null) {
		return null;
	}
	const { kind, isOther } = urgent;
	const told = isOther ? toldOfThem(s) : toldOfDeed(s);
	if (told) {
		return told;
	}
	const lines = (isOther ? events.URGENT_ON_OTHER : events.URGENT_ON)[kind];
	const id = `urgent-on.${kind}${isOther ? ".other" : ""}`;
	const said = say(s, id, lines) ?? { id: `${id}.0`, text: lines[0] ?? "" };
	return [said, ask(s, "urgent-on", { asks: "open", lines: events.URGENT_ON_ASKS })];
}

/** Help was called in the last replies. */
export function isOnItsWay({ usedLately }: Situation): boolean {
	return [...usedLately].some((id) => id.startsWith("called."));
}

/** The one beside them breathes, or is awake: pushing on the chest would hurt them. */
function toldOfThem(s: Situation): Parts | null {
	const wasAsked = s.replies.at(-1)?.endsWith(events.AWAKE_ASKS) ?? false;
	const says = isAbout(s, heard.NOT_BREATHING) || (wasAsked && heard.SHORT_NO.test(s.text));
	if (says || (!isAbout(s, heard.BREATHES) && !(wasAsked && heard.SHORT_YES.test(s.text)))) {
		return says ? [say(s, "urgent-on.not-awake", events.NOT_AWAKE)] : null;
	}
	return [
		say(s, "urgent-on.breathes", events.BREATHES) ?? say(s, "urgent-on.breathes-on", events.BREATHES_ON),
		ask(s, "urgent-on", { asks: "open", lines: events.CALL_ASKS }),
	];
}

/** It was a joke, or nothing was taken: taken back plainly or not at all. */
function toldOfDeed(s: Situation): Parts | null {
	const wasAsked = s.replies.at(-1)?.endsWith(events.JOKED_ASKS) ?? false;
	if (isAbout(s, heard.DID_NOT) || (wasAsked && heard.SHORT_NO.test(s.text))) {
		return [say(s, "called.nothing", events.NOTHING_DONE), ask(s, "ask.dying.life", ASKS_DYING)];
	}
	const said = isAbout(s, heard.JOKED) ? say(s, "urgent-on.joked", events.JOKED_URGENT) : null;
	return said && [said, { id: "urgent-on.joked.ask", text: events.JOKED_ASKS, asks: "open" }];
}

/** Whether help was called, is being called or is there. */
export function hasCalled(s: Situation): boolean {
	const wasAsked = events.CALL_ASKS.some((asked) => s.replies.at(-1)?.endsWith(asked));
	return (
		(isAbout(s, heard.CALLED, heard.CALLING) && !isAbout(s, heard.NO)) ||
		(wasAsked && heard.SHORT_YES.test(s.text))
	);
}

export function called(s: Situation): Parts {
	const urgent = urgentBefore(s);
	if (isAbout(s, heard.HELP_IS_HERE)) {
		return [say(s, "called.here", events.HELP_HERE) ?? say(s, "called", events.HELP_CALLED)];
	}
	if (urgent?.isOther) {
		return [
			say(s, "called.other", events.HELP_CALLED_OTHER),
			ask(s, "urgent-on", { asks: "open", lines: [events.AWAKE_ASKS] }),
		];
	}
	const presses = urgent?.kind === "bleeding" ? say(s, "called.press", events.PRESS_ON) : null;
	return [
		say(s, "called", events.HELP_CALLED),
		presses,
		ask(s, "who", { asks: "who", lines: events.NEAREST_ASKS }),
	];
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

export function bodyFirst(s: Situation): Said | null {
	const isOfHeart = isAbout(s, heard.HEART);
	if (s.family === "eating" && isOfHeart) {
		return say(s, "body.too-little", events.BODY_TOO_LITTLE);
	}
	if (isUrgentBefore(s) || (s.family === "abuse" && isOfHeart)) {
		return say(s, "body.now", events.BODY_NOW);
	}
	return say(s, "body", events.BODY_FIRST);
}
