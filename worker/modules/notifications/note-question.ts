import { NEED_AREAS } from "#shared/needs.ts";
import type { DataQuestion } from "../../models/data/structured-model.ts";
import { noteShape } from "../coaching/model-tasks/shapes.ts";
import { fenced } from "../coaching/prompts/fence.ts";
import { NOTE_TASK } from "../coaching/prompts/tasks.v2.ts";
import type { NoteFacts } from "./compose-note.ts";

/** Asks a connected model for the same notification. Sends ratings and choices, never text that the person wrote. */
export function noteQuestion(facts: NoteFacts): DataQuestion<{ message: string }> {
	const { kind, tone, goal, person, change, reached } = facts;
	return {
		name: "note",
		task: NOTE_TASK,
		about: fenced("person", {
			kind,
			tone,
			goal,
			focus: person.ratings && NEED_AREAS[person.currentLevel].label,
			ratings: person.ratings,
			mood: person.overallMood,
			movedSinceLastCheckIn: change && { area: change.level, direction: change.isUp ? "up" : "down" },
			reached,
		}),
		shape: noteShape,
	};
}
