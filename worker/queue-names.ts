const WORKS = ["deliveries", "mail", "scenes", "deletions", "dead-letters"] as const;

/** What a queue is for. */
export type Work = (typeof WORKS)[number];

/**
 * What a queue is for, by its name in any environment: "attune-scenes", "attune-preview-scenes", or as somebody called them on the button's page. Throws for one that nobody
 * works for, so that its messages are tried again and then told of as dead letters.
 */
export function workOf(queue: string): Work {
	const work = WORKS.find((each) => queue.endsWith(`-${each}`));
	if (!work) {
		throw new Error(`The queue ${queue} has no consumer. worker/queue-names.ts knows: ${WORKS.join(", ")}.`);
	}
	return work;
}
