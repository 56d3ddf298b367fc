import type { ChatTurn } from "../../models/text-model.ts";
import { quote } from "../say/realise.ts";
import { keySentence } from "./own-words.ts";

const LONGEST = 1_200;
/** How much of a model's summary the guide keeps when it continues it. */
const EARLIER_LONGEST = 500;

/**
 * Adds one key sentence of each message to the running summary, quoted as written, one a line. The summary has at most 1,200
 * characters, so the oldest lines go first. Callers leave out messages that showed danger.
 */
export function summarise(turns: readonly ChatTurn[], previous: string): string {
	const lines = previous
		.split("\n")
		.map((line) => line.trim().slice(0, EARLIER_LONGEST))
		.filter(Boolean);
	for (const { content } of turns.filter(({ role }) => role === "user")) {
		const sentence = keySentence(content);
		const line = sentence && quote(sentence);
		if (line) {
			const same = lines.findIndex((each) => each.toLowerCase() === line.toLowerCase());
			lines.splice(same < 0 ? lines.length : same, same < 0 ? 0 : 1);
			lines.push(line);
		}
	}
	while (lines.length > 1 && lines.join("\n").length > LONGEST) {
		lines.shift();
	}
	return lines.join("\n");
}
