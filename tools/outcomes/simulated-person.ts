import type { MovedRun, RunView, StartedRun, StepView } from "#shared/schemas/exercises.ts";
import { listExercises } from "#worker/guide/index.ts";
import { arrive, type Talker } from "../lib/people.ts";

/** A planned run: rated or not, left or not. */
export type Plan = {
	exerciseId: string;
	before: number | null;
	/** Null is skipped. */
	after: number | null;
	/** Left after this many moves. */
	leavesAfter: number | null;
};

/** An invented person who signs up and does exercises by the public API, like the page. */
export class SimulatedPerson {
	/** How many runs they have ended or left. */
	runs = 0;
	private readonly talker: Talker;

	constructor(talker: Talker) {
		this.talker = talker;
	}

	get id(): string {
		return this.talker.userId;
	}

	static async arrive(origin: string): Promise<SimulatedPerson> {
		return new SimulatedPerson(await arrive(origin));
	}

	async share(sharesTotals: boolean): Promise<void> {
		await this.call("PATCH", `/api/users/${this.talker.userId}`, { sharesTotals });
	}

	/** Goes through an exercise. "finished" is at its own end. */
	async run(plan: Plan): Promise<"finished" | "left"> {
		const { conversationId } = this.talker;
		const started = await this.call<StartedRun>("POST", `/api/exercises/${plan.exerciseId}/runs`, {
			conversationId,
		});
		let run: RunView = started.run;
		const path = `/api/chat/conversations/${conversationId}/runs/${run.id}`;
		for (let moves = 0; run.step; moves += 1) {
			const move = moves === plan.leavesAfter ? { do: "leave" } : moveFor(plan, run.step);
			const moved = await this.call<MovedRun>("POST", path, move);
			if (moved.aside !== null || moved.isInChat) {
				throw new Error(`${plan.exerciseId}, ${run.step.id}: ${moved.aside ?? "taken for danger"}`);
			}
			run = moved.run;
		}
		this.runs += 1;
		return run.status === "left" ? "left" : "finished";
	}

	private async call<Answer = unknown>(method: string, path: string, body: object): Promise<Answer> {
		const { origin, cookie } = this.talker;
		const answer = await fetch(origin + path, {
			method,
			headers: { "content-type": "application/json", cookie },
			body: JSON.stringify(body),
		});
		if (!answer.ok) {
			throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
		}
		return (await answer.json()) as Answer;
	}
}

function moveFor({ exerciseId, before, after }: Plan, step: StepView): object {
	const exercise = listExercises().find(({ id }) => id === exerciseId);
	const rated = exercise?.rated;
	const [first, last] = Array.isArray(rated) ? rated : [];
	const answer = (text: string) => ({ do: "answer", step: step.id, text });
	if (step.rating === "before" || step.id === first) {
		return before === null ? { do: "skip" } : answer(String(before));
	}
	if (step.rating === "after" || step.id === last) {
		return after === null ? { do: "skip" } : answer(String(after));
	}
	switch (step.kind) {
		case "choose":
		case "schedule":
			return answer(step.options.find((label) => staysHere(exerciseId, step.id, label)) ?? "");
		case "rate":
			return answer("5");
		case "write":
		case "list":
			return answer("Water the plants");
		default:
			return answer("");
	}
}

/** Whether an option stays within its exercise, leading neither to help nor to another exercise. */
function staysHere(exerciseId: string, stepId: string, label: string): boolean {
	const step = listExercises().find(({ id }) => id === exerciseId)?.steps[stepId];
	return step?.kind !== "choose" || !step.options[label]?.startsWith("@");
}
