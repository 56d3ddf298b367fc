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
	"This sounds too serious to save here. Please tell your coach in the chat, or tell someone you trust. “Get help now” is on every page.";

/**
 * Reads what a person writes outside a conversation: a card, a name. If the words show danger, their risk state
 * begins, and the help to show is returned. The words stay theirs, and are stored as written.
 */
export function hearWords(deps: Deps, user: UserRow, words: string): Promise<SafetyPanel | null> {
	return offerHelp(deps, user, screen(words), words);
}

/**
 * Reads words that the coach would come back to. If they show danger, throws `bad_request`, so that the form keeps them, and
 * the risk state begins.
 */
export async function refuseDanger(deps: Deps, user: UserRow, words: string): Promise<void> {
	if (await hearWords(deps, user, words)) {
		throw new AppError("bad_request", TOO_SERIOUS);
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
