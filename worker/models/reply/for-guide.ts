import { isPageOpen } from "#shared/chat/writing-page.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import type { ReplyRequest } from "../text-model.ts";

/** Returns whether the guide answers this turn itself, whatever models are connected. */
export function isForGuide({
	turns,
	run,
	risk,
	isMinor = false,
}: Pick<ReplyRequest, "turns" | "run" | "risk" | "isMinor">): boolean {
	if (isMinor) {
		return true;
	}
	const last = turns.at(-2);
	const said = turns.at(-1)?.content.trim();
	const pressed = last?.role === "assistant" ? last.choices?.find(({ label }) => label === said) : undefined;
	// A button of the guide's own reply, or one that starts an exercise.
	if (pressed && (pressed.exerciseId !== undefined || last?.note)) {
		return true;
	}
	// Around danger a connected model answers, in the manner for it; also after a reply in which the guide stood in for
	// one.
	const isPage = isPageOpen(last?.note) && last?.standsIn === undefined;
	return !isOwnRisk(risk) && (Boolean(run) || isPage);
}
