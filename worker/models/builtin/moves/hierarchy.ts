import { levelScores, NEED_AREAS, NEED_LEVELS } from "#shared/needs.ts";
import type { PersonFacts } from "#worker/models/text-model.ts";
import * as words from "../content/hierarchy.ts";
import type { Context } from "../context.ts";
import { createVoice } from "../voice/voice.ts";

type Parts = (string | null)[];

/** "Body and rest 40%, Safety and stability 60%…", from the ground up. Null when nothing was rated. */
function scoreLine(person: PersonFacts): string | null {
	if (person.ratings === null) {
		return null;
	}
	const scores = levelScores(person.ratings);
	const items = NEED_LEVELS.map((level) => `${NEED_AREAS[level].label} ${scores[level]}%`);
	return `From the ground up, your last check-in reads: ${items.join(", ")}.`;
}

export function hierarchy(context: Pick<Context, "person" | "voice">): Parts {
	const { person, voice } = context;
	const scores = scoreLine(person);
	const level = person.currentLevel;
	if (scores === null || person.ratings === null) {
		return [
			voice.say(words.GENERAL_HIERARCHY),
			voice.say(words.AS_A_LENS),
			voice.say(words.NO_RATINGS),
			voice.say(words.LEVEL_QUESTIONS[level]),
		];
	}
	const allHigh = NEED_LEVELS.every((one) => (person.ratings?.[one] ?? 0) > 3);
	const opening = voice.saidBefore(scores) ? "The picture is the same as when we last looked." : scores;
	const area = NEED_AREAS[level].label.toLowerCase();
	return [
		opening,
		allHigh ? words.ALL_HIGH : voice.say(words.FOCUS_LINES, { area }),
		voice.say(words.LEVEL_MEANING[level]),
		voice.say(words.AS_A_LENS),
		voice.say(words.LEVEL_QUESTIONS[level]),
	];
}

/** A warm explanation of the person's own needs hierarchy, for anyone who needs it outside a conversation. */
export function explainHierarchy(person: PersonFacts): string {
	const voice = createVoice(JSON.stringify(person), []);
	return hierarchy({ person, voice })
		.filter((part) => part !== null)
		.join(" ");
}
