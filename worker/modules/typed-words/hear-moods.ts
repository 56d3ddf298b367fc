import { screenMood } from "#shared/safety/mood.ts";
import { graver, type RiskLevel } from "#shared/safety/risk.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { offerHelp } from "./hear-words.ts";

function levelOf(mood: string | null | undefined): RiskLevel {
	return mood ? screenMood(mood) : "none";
}

type Moods = { desiredMood?: string | null | undefined; currentMood?: string | null | undefined };

/**
 * Screens typed moods like everything a person writes. Words that show danger are no mood: they aren't stored and
 * change no colour or scene. Help comes with the response, and the risk state begins.
 */
export async function hearMoods<Input extends Moods>(
	deps: Deps,
	user: UserRow,
	input: Input,
): Promise<{ input: Input; safety: SafetyPanel | null }> {
	const { desiredMood, currentMood, ...rest } = input;
	const desired = levelOf(desiredMood);
	const current = levelOf(currentMood);
	const level: RiskLevel = graver(desired, current);
	if (level === "none") {
		return { input, safety: null };
	}
	const moods = {
		...(desired === "none" && desiredMood !== undefined ? { desiredMood } : {}),
		...(current === "none" && currentMood !== undefined ? { currentMood } : {}),
	};
	const words = (level === desired ? desiredMood : currentMood) ?? "";
	return { input: { ...rest, ...moods } as Input, safety: await offerHelp(deps, user, level, words) };
}
