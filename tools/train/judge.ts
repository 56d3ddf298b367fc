import { predict, type Reader } from "#shared/reader/predict.ts";
import { assess, type Verdict } from "#shared/safety/verdict.ts";
import type { Example } from "./examples.ts";
import type { Unseen } from "./train.ts";

/** An example with what the rules and what the reader make of it. */
export type Judged = Unseen & { rules: Pick<Verdict, "tier" | "confidence"> };

/** Adds what the rules make of each example, each after the writer's earlier messages. About 2 ms an example. */
export function withRules(examples: readonly Unseen[]): Judged[] {
	return examples.map((example) => ({ ...example, rules: assess(example.text, example.before) }));
}

/** Returns what a trained reader and the rules make of examples that neither has seen. */
export function judge(examples: readonly Example[], reader: Reader): Judged[] {
	return withRules(
		examples.map((example) => {
			const { isRow, isChosen } = predict(example.text, reader);
			return { ...example, isRow, isChosen };
		}),
	);
}

/** The rules show a panel or a row. */
export function isHeardByRules({ rules }: Judged): boolean {
	return rules.tier !== "none";
}
