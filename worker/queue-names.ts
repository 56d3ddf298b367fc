const WORKS = ["deliveries", "mail", "scenes", "deletions", "dead-letters"] as const;

export type Work = (typeof WORKS)[number];

/**
 * Returns the work of a queue by the ending of its name: "attune-scenes", "attune-preview-scenes", or a name from the button's
 * page. Throws for an unknown queue, so its messages are retried and then become dead letters.
 */
export function workOf(queue: string): Work {
	const work = WORKS.find((each) => queue.endsWith(`-${each}`));
	if (!work) {
		throw new Error(`The queue ${queue} has no consumer. worker/queue-names.ts knows: ${WORKS.join(", ")}.`);
	}
	return work;
}
