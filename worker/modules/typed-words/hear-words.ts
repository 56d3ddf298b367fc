import { waitUntil } from "cloudflare:workers";
import { helpFor } from "#shared/safety/help/help-for.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import { screen } from "#shared/safety/screen.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { AppError } from "../../http/app-error.ts";
import { countShown, shownBy } from "../duties/count-help.ts";

const TOO_SERIOUS =
	"This sounds too serious to save here. Please tell your coach in the chat, or tell someone you trust.";

/**
 * Reads what a person writes on a card of theirs, which keeps their words. If they show danger, the risk state begins, and the help
 * to show is returned.
 */
export function hearWords(deps: Deps, user: UserRow, words: string): Promise<SafetyPanel | null> {
	return offerHelp(deps, user, screen(words), words);
}

/**
 * Reads words that would be shown or told again: a name, a memory, an insight. If they show danger, the risk state begins and this
 * throws `shows_danger`: the form keeps the words, and the app opens help.
 */
export async function refuseDanger(deps: Deps, user: UserRow, words: string): Promise<void> {
	if (await hearWords(deps, user, words)) {
		throw new AppError("shows_danger", TOO_SERIOUS);
	}
}

/** Begins the risk state and returns the help to show for words of this level; null for words that show no danger. */
export async function offerHelp(
	{ env, db, country, now, log }: Deps,
	user: UserRow,
	level: RiskLevel,
	words: string,
): Promise<SafetyPanel | null> {
	if (level === "none") {
		return null;
	}
	await getPersonStub(env, user.id).noteRisk(level, 1);
	const here = user.country ?? country();
	const safety = helpFor(words, level, here);
	waitUntil(
		countShown({ db, country: here, now: now() }, shownBy(null, safety)).catch(() =>
			log({ level: "warn", help: "not counted" }),
		),
	);
	return safety;
}
