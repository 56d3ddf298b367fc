import type { Context } from "../context.ts";

/** Whether the words to answer are themselves about the topic, and not only the talk so far. */
export function isLive(context: Context): boolean {
	const { focus } = context.memory;
	return focus !== null && context.reading.topics.some((hit) => hit.topic === focus.topic);
}

/** Whether the topic was touched in these words or the ones just before: further back, its lines are about the past. */
export function isNear(context: Context): boolean {
	const { focus, readings } = context.memory;
	const last = readings.at(-1);
	return (
		isLive(context) ||
		focus?.fresh === true ||
		last?.topics.some((hit) => hit.topic === focus?.topic) === true
	);
}
