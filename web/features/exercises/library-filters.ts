import type { ExerciseInfo } from "#shared/schemas/exercises.ts";

export type Filters = {
	words: string;
	/** A need's or a topic's id; "" for all. */
	need: string;
	topic: string;
	/** At most so many minutes; "" for any. */
	minutes: string;
};

export const ALL: Filters = { words: "", need: "", topic: "", minutes: "" };

/** The exercises that fit every filter. Each searched word must begin a word of the title, summary or topics. */
export function matching(exercises: readonly ExerciseInfo[], filters: Filters): ExerciseInfo[] {
	const searched = wordsOf(filters.words);
	return exercises.filter(({ title, summary, topics, needs, minutes }) => {
		const words = wordsOf([title, summary, ...topics.map(({ label }) => label)].join(" "));
		return (
			searched.every((word) => words.some((each) => each.startsWith(word))) &&
			(filters.need === "" || needs.includes(filters.need)) &&
			(filters.topic === "" || topics.some(({ id }) => id === filters.topic)) &&
			(filters.minutes === "" || minutes <= Number(filters.minutes))
		);
	});
}

function wordsOf(text: string): string[] {
	return text
		.toLowerCase()
		.split(/[^\p{L}\p{N}']+/u)
		.filter((word) => word !== "");
}

/** Every topic of these exercises once, by its name. */
export function topicsOf(exercises: readonly ExerciseInfo[]): { id: string; label: string }[] {
	const labels = new Map(exercises.flatMap(({ topics }) => topics.map(({ id, label }) => [id, label])));
	return [...labels]
		.map(([id, label]) => ({ id, label }))
		.sort((one, other) => one.label.localeCompare(other.label));
}
