import { MOMENTS } from "../content/moments/index.ts";
import { SKILL_STEPS, SKILLS, WISH_STEPS } from "../content/plainly.ts";
import { TOPICS } from "../content/topics/index.ts";
import { GENERAL_STEPS } from "../content/ways.ts";

/** Steps the coach offered, in the order given, and how many replies ago (0 is the last one). */
export type Offered = { steps: readonly string[]; ago: number };

const ALL_STEPS: readonly string[] = [
	...MOMENTS.flatMap((moment) => moment.steps ?? []),
	...TOPICS.flatMap((topic) => [...topic.aspects.flatMap((aspect) => aspect.steps ?? []), ...topic.steps]),
	...GENERAL_STEPS,
	...WISH_STEPS,
	...SKILL_STEPS,
	...SKILLS.flatMap(([, steps]) => steps),
];
const REACHES_BACK = 4;

function stepsIn(reply: string): string[] {
	const listed = [...reply.matchAll(/^\d\. (.+)$/gm)].map((match) => match[1] ?? "");
	if (listed.length > 0) {
		return listed;
	}
	const lower = reply.toLowerCase();
	return ALL_STEPS.map((step) => ({ step, at: lower.indexOf(step.toLowerCase()) }))
		.filter(({ at }) => at >= 0)
		.sort((one, other) => one.at - other.at)
		.map(({ step }) => step)
		.slice(0, 2);
}

/** What was offered last, if that isn't too long ago to be meant by "the first one". */
export function offeredIn(replies: readonly string[]): Offered | null {
	for (let ago = 0; ago < Math.min(REACHES_BACK, replies.length); ago++) {
		const steps = stepsIn(replies[replies.length - 1 - ago] ?? "");
		if (steps.length > 0) {
			return { steps, ago };
		}
	}
	return null;
}
