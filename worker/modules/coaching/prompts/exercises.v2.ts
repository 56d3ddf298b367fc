import { findTopic, listExercises } from "../../../guide/index.ts";

/** Topics listed per exercise, to say when it helps. */
const TOPICS = 3;

/** Every exercise, one a line: its id, its name, and when it helps. */
export const EXERCISE_CATALOGUE = [
	"Exercises",
	"Attune has these short exercises (id, name, when it helps). When they seem ready to do something, you may propose one by its name, or two to choose from, never more; none when they want to be heard or may be in danger. Do not lead through the steps yourself, and invent no others.",
	"When you propose one and have the tool offer_exercise, write your whole reply first and then call it with that exercise's id: a button under your words starts it. Your words must make sense without the button.",
	...listExercises().map(({ id, title, summary, for: { topics } }) => {
		const helps = topics.slice(0, TOPICS).map((topic) => findTopic(topic)?.label ?? topic);
		return `- ${id} (${title}), for ${helps.join(", ")}: ${summary}`;
	}),
].join("\n");
