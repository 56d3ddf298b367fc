import { FEELING_REFLECTIONS, MIXED, NEGATED_DOWN, NEGATED_UP } from "../content/feelings.ts";
import type { Context } from "../context.ts";
import { mainFeeling } from "../reading/feelings.ts";
import { fixedPart } from "../voice/fill.ts";

/** What these words ask for by themselves, whatever the topic. */
export function momentWords({ reading, voice }: Context): string | null {
	for (const { moment, slots } of reading.moments) {
		const said = voice.say(moment.says, slots);
		if (said !== null) {
			return said;
		}
	}
	return null;
}

const FEELING_LINES: readonly string[] = Object.values(FEELING_REFLECTIONS).flat();

/** General truths wear thin quickly: one in four replies at most. */
function wasGeneral({ memory }: Context): boolean {
	return memory.replies.slice(-3).some((reply) => FEELING_LINES.some((line) => reply.includes(line)));
}

const ADJECTIVES =
	/^(?:happy|glad|proud|calm|relaxed|excited|grateful|hopeful|relieved|tired|anxious|nervous|worried|stressed|scared|afraid|terrified|sad|lonely|angry|guilty|ashamed|hurt|numb|lost|overwhelmed|frustrated|exhausted|jealous|envious)$/;
/** The feeling they named, taken one step further; a denied one taken at its word. */
export function feelingWords(context: Context): string | null {
	const { reading, voice } = context;
	const felt = mainFeeling(reading.feelings);
	const up = reading.feelings.find((hit) => hit.up && !hit.negated);
	const down = reading.feelings.find((hit) => !hit.up && !hit.negated);
	const once = !MIXED.some((line) => voice.saidBefore(fixedPart(line)));
	if (
		once &&
		up !== undefined &&
		down !== undefined &&
		ADJECTIVES.test(up.word) &&
		ADJECTIVES.test(down.word)
	) {
		const mixed = voice.say(MIXED, { up: up.word, down: down.word });
		if (mixed !== null) {
			return mixed;
		}
	}
	if (felt !== null) {
		return wasGeneral(context) ? null : voice.say(FEELING_REFLECTIONS[felt.feeling] ?? []);
	}
	const denied = reading.feelings[0];
	if (denied === undefined || reading.moments.length > 0 || !/^[a-z]+$/.test(denied.word)) {
		return null;
	}
	return voice.say(denied.up ? NEGATED_UP : NEGATED_DOWN, { feeling: denied.word });
}
