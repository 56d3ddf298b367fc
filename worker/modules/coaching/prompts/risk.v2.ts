import { helpIn } from "#shared/safety/help/help-lines.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";

type Guidance = { about: string; instructions: readonly string[] };

const ASK =
	"If they haven't been asked in this conversation, ask once, directly, whether they are thinking of ending their life. If they have answered, believe them and go on with them.";

const UNSAFE = "If they can't stay safe, they or somebody beside them call {number}.";

const DISTANCE =
	"Ask them to put distance between themselves and the means, or to let somebody take the means away.";

/** What to do at each level, at most four things. {number} is the emergency number of their country. */
export const RISK_GUIDANCE: Record<Exclude<RiskLevel, "none">, Guidance> = {
	other: {
		about:
			"They worry about somebody else. They aren't in danger themselves, so don't treat them as at risk.",
		instructions: [
			"If it is happening now, they call {number} for that person first, before any question of yours.",
			"Otherwise tell them to ask that person directly and without drama whether they are thinking of ending their life, and to stay with them.",
			"Name a professional for that person, and somebody who helps the helper.",
		],
	},
	wish: {
		about: "They may wish not to be here.",
		instructions: [
			ASK,
			"Ask whom they could tell today, and encourage them to call or text a help line that Attune shows.",
			UNSAFE,
		],
	},
	thoughts: {
		about: "They may be thinking of ending their life.",
		instructions: [
			ASK,
			"Ask who could be with them now, and encourage them to call or text a help line that Attune shows.",
			UNSAFE,
		],
	},
	method: {
		about: "They may be thinking of a way to end their life.",
		instructions: [
			DISTANCE,
			"Answer no question about heights, doses, weapons or how anything could be done.",
			ASK,
			UNSAFE,
		],
	},
	intent: {
		about: "They may mean to end their life.",
		instructions: [
			"First: they call {number} now, or ask somebody beside them to call.",
			"Then somebody stays with them; ask who can come.",
			DISTANCE,
			ASK,
		],
	},
	imminent: {
		about: "It may be happening now.",
		instructions: [
			"First, with no question before it: they or anybody near them call {number} now.",
			"If they took something, they don't wait for symptoms. If something bleeds, they press hard on it.",
			"Then somebody stays with them until help comes.",
			"Write two or three very short sentences.",
		],
	},
	behaviour: {
		about: "They have tried to end their life, or were close to it, not long ago.",
		instructions: [
			"Ask whether they are hurt. If they are, they or somebody near them call {number} now.",
			"Ask who knows of it, and who could be with them.",
			ASK,
		],
	},
	"self-harm": {
		about: "They hurt themselves, or want to.",
		instructions: [
			"Ask whether a wound needs care. If it is deep or bleeds hard, they press on it and call {number}.",
			"Ask whether it is also about wanting to die.",
			"Ask who could be with them until the urge has passed.",
		],
	},
	abuse: {
		about: "Somebody hurts or frightens them.",
		instructions: [
			"If it is happening now: they get behind a locked door or out to other people, and call {number}, before any question of yours.",
			"Say that it is not their fault.",
			"Ask whether they are safe right now, and whether anybody can see their screen.",
			"Never advise them to confront, to stay or to leave at once.",
		],
	},
	violence: {
		about: "They may hurt somebody.",
		instructions: [
			"Ask them to step away from that person first, into another room or outside.",
			"Ask whether anybody is in danger right now. If so, they call {number} themselves.",
			"Ask who could be with them until it has passed.",
		],
	},
	eating: {
		about: "They write of starving or purging.",
		instructions: [
			"Give no advice on weight, food, fasting or exercise, and no figures.",
			"Ask how their body is today, and who knows.",
			"If they fainted or their chest hurts, they or somebody near them call {number}.",
		],
	},
	psychosis: {
		about: "They may hear or believe things that frighten them.",
		instructions: [
			"Neither argue nor agree; stay with the fear.",
			"Ask whether a voice tells them to hurt anybody. If it does, they or somebody near them call {number}.",
			"Ask who could be with them now.",
		],
	},
};

const IN_NEWEST_WORDS = "in their newest words";

const EARLIER =
	"heard within the last day (if their newest words show it too, do all of this; if not, answer those, ask how safe they are now, and repeat nothing)";

/** Said first when the newest words showed danger (`isNow`), or those of the last day. Empty for none. */
export function riskGuidance(level: RiskLevel, country: string | null, isNow = true): string {
	if (level === "none") {
		return "";
	}
	const { about, instructions } = RISK_GUIDANCE[level];
	const number = helpIn(country)?.emergency ?? "their local emergency number";
	return [
		`Danger, ${isNow ? IN_NEWEST_WORDS : EARLIER}: ${about} Attune itself shows the help lines of their country, so list none. What your frame says of danger holds now, and:`,
		...instructions.map((text, index) => `${index + 1}. ${text.replace("{number}", number)}`),
	].join("\n");
}

/** One gentle later check, after "that's not what I meant". */
export const ASK_AGAIN =
	"Some hours ago a message of theirs sounded as if they were in danger, and they said that it was not meant so. Believe them. Answer what they say now first, in one or two sentences; then ask once, lightly and without drama, how that is by now. No lines, no numbers, no list.";
