import { findTopic, listExercises } from "../../../guide/index.ts";

/** So many topics say when an exercise helps. */
const TOPICS = 3;

/** Every exercise, one a line: its id, its name, and when it helps. */
export const EXERCISE_CATALOGUE = [
	"Exercises",
	"Attune has these short exercises (id, name, when it helps). When they seem ready to do something, you may propose one by its name, or two to choose from, never more; none when they want to be heard or may be in danger. Do not lead through the steps yourself, and invent no others.",
	...listExercises().map(({ id, title, summary, for: { topics } }) => {
		const helps = topics.slice(0, TOPICS).map((topic) => findTopic(topic)?.label ?? topic);
		return `- ${id} (${title}), for ${helps.join(", ")}: ${summary}`;
	}),
].join("\n");
