import type { Screened } from "#shared/safety/doubt.ts";
import { intentOf } from "./reading/intents.ts";
import { mayBeDark } from "./understand/dark.ts";
import { normalise } from "./understand/normalise.ts";
import { mayBeFarewell } from "./understand/unclear.ts";

/** Whether words in which no danger was found may still mean some: a quiet line of help goes with their reply. */
export function mayNeedHelp(text: string, { level, doubt }: Pick<Screened, "level" | "doubt">): boolean {
	if (level !== "none") {
		return false;
	}
	const { text: spelled } = normalise(text);
	return (
		doubt === "strong" || mayBeDark(spelled) || mayBeFarewell(spelled) || intentOf(spelled) === "pointless"
	);
}
