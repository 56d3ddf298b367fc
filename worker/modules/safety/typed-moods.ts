import { waitUntil } from "cloudflare:workers";
import { helpFor } from "#shared/safety/help/help-for.ts";
import { screenMood } from "#shared/safety/mood.ts";
import { graver, type RiskLevel } from "#shared/safety/risk.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { countShown, shownBy } from "../duties/count-help.ts";

function levelOf(mood: string | null | undefined): RiskLevel {
	return mood ? screenMood(mood) : "none";
}

type Moods = { desiredMood?: string | null | undefined; currentMood?: string | null | undefined };

/**
 * Screens typed moods like everything a person writes. Words that show danger are no mood: they aren't stored and
 * change no colour or scene. Help comes with the response, and the risk state begins.
 */
export async function hearMoods<Input extends Moods>(
	{ env, db, country, now, log }: Deps,
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
	await getPersonStub(env, user.id).noteRisk(level, 1);
	const moods = {
		...(desired === "none" && desiredMood !== undefined ? { desiredMood } : {}),
		...(current === "none" && currentMood !== undefined ? { currentMood } : {}),
	};
	const words = (level === desired ? desiredMood : currentMood) ?? "";
	const here = user.country ?? country();
	const safety = helpFor(words, level, here);
	waitUntil(
		countShown({ db, country: here, now: now() }, shownBy(null, safety)).catch(() =>
			log({ level: "warn", help: "not counted" }),
		),
	);
	return { input: { ...rest, ...moods } as Input, safety };
}
