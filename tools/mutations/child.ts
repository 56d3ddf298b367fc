import { MutationTrial, measureTests } from "./mutated-tests.ts";
import type { Mutation } from "./mutations.ts";
import type { TestFile } from "./visible-tests.ts";

/** What the parent asks for, one thing at a time. */
export type Request =
	| { kind: "measure"; told: string[] }
	| { kind: "try"; mutation: Mutation; tests: TestFile[] };

/** `killedBy` is missing when no test noticed the mutation. */
export type Answer = { tests: TestFile[] } | { killedBy?: string } | { error: string };

const trial = new MutationTrial();

process.on("message", async (request: Request) => {
	try {
		process.send?.(await answerTo(request));
	} catch (error) {
		process.send?.({ error: String(error) } satisfies Answer);
	}
});

async function answerTo(request: Request): Promise<Answer> {
	if (request.kind === "measure") {
		return { tests: await measureTests(new Set(request.told)) };
	}
	const killedBy = await trial.try(request.mutation, request.tests);
	return killedBy === undefined ? {} : { killedBy };
}
