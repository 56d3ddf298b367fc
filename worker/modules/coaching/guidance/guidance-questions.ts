import type { DataQuestion } from "../../../models/data/structured-model.ts";
import { aboutPerson } from "../about-person.ts";
import { cardShape, lineShape } from "../model-tasks/shapes.ts";
import { fenced } from "../prompts/fence.ts";
import { CARD_TASK, LINE_TASK } from "../prompts/tasks.v2.ts";
import type { Guide } from "./guide.ts";
import { isLow } from "./low-mood.ts";

/** What the card is made of: the same all day for the same facts, whatever the hour. */
export function factsOfDay({ person, change, today }: Guide) {
	const { localHour, localWeekday, memory, remembers, takeaways, ...facts } = person;
	return { facts, change, today };
}

export function cardQuestion(guide: Guide): DataQuestion<{ message: string; suggestions: string[] }> {
	return { name: "card", task: CARD_TASK, about: aboutDay(guide), shape: cardShape };
}

export function lineQuestion(guide: Guide): DataQuestion<{ line: string }> {
	return { name: "line", task: LINE_TASK, about: aboutDay(guide), shape: lineShape };
}

function aboutDay({ person, change, today }: Guide): string {
	const moved = change && { area: change.level, direction: change.isUp ? "up" : "down" };
	return fenced("person", {
		...aboutPerson(person),
		today,
		isLow: isLow(person),
		movedSinceLastCheckIn: moved,
	});
}
