import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";
import { type Answers, type Asked, addressOf, problemOf, WORKERS_DEV } from "./answers.ts";

/** Asks, and returns the answer without the space around it. Throws when the terminal closes first. */
export type Ask = (question: string) => Promise<string>;

/** What only the person can say. Asked again until the answer is valid. */
const QUESTIONS: readonly [Asked, string, (said: string) => string][] = [
	["OPERATOR_NAME", "Who runs this copy? The name appears on its legal pages: ", (said) => said],
	["OPERATOR_EMAIL", "Which email address can people write to about their data? ", (said) => said],
	[
		"APP_URL",
		"Your domain for it (leave empty for workers.dev, without email): ",
		(said) => (said ? addressOf(said) : WORKERS_DEV),
	],
];

/** Whether a person can answer: at a terminal, outside a pipeline. */
export function isAttended(): boolean {
	return Boolean(process.stdin.isTTY && process.stdout.isTTY) && !process.env.CI;
}

/** Asks one question at a time on the terminal, or on the streams of a test. */
export function askOn(input: Readable = process.stdin, output: Writable = process.stdout): Ask {
	return async (question) => {
		const lines = createInterface({ input, output });
		const closed = new Promise<never>((_, reject) => {
			lines.once("close", () => reject(new Error("Stopped before it was answered. Nothing was sent.")));
		});
		try {
			return (await Promise.race([lines.question(question), closed])).trim();
		} finally {
			lines.close();
		}
	};
}

/** Returns the answers, with the missing ones asked for. Leaves wrong ones as they are, for the caller to refuse. */
export async function askMissing(
	answers: Answers,
	ask: Ask,
	print: (line: string) => void,
): Promise<Answers> {
	const all = { ...answers };
	for (const [name, question, read] of QUESTIONS) {
		while (!all[name]) {
			const said = read(await ask(question));
			const problem = problemOf(name, said);
			if (problem === null) {
				all[name] = said;
			} else {
				print(`  ${problem}\n`);
			}
		}
	}
	return all;
}

/** Whether the person says yes. Anything else is a no. */
export async function agreesTo(question: string, ask: Ask): Promise<boolean> {
	return /^y(?:es)?$/i.test(await ask(`${question} [y/N] `));
}
