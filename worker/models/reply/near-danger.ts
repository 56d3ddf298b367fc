import type { ReplyRequest } from "../text-model.ts";

/** Whether this message, or the last day, shows danger or may: nothing but help and the reply belongs there. */
export function isNearDanger({ risk, turns }: Pick<ReplyRequest, "risk" | "turns">): boolean {
	return risk !== "none" || (turns.at(-1)?.verdict?.tier ?? "none") !== "none";
}
