import type { Screened } from "#shared/safety/doubt.ts";
import { mayBeDark } from "./understand/dark.ts";

/** Whether words in which no danger was found may still mean some: a quiet line of help goes with their reply. */
export function mayNeedHelp(text: string, { level, doubt }: Pick<Screened, "level" | "doubt">): boolean {
	return level === "none" && (doubt === "strong" || mayBeDark(text));
}
