import { companiesIn, mayAskAny } from "#shared/ai-providers.ts";
import { isTemporaryTalk } from "#shared/chat/temporary-talk.ts";
import { localDay } from "#shared/local-day.ts";
import { graver, isOwnRisk } from "#shared/safety/risk.ts";
import type { Verdict } from "#shared/safety/verdict.ts";
import { mayReadAgain } from "#shared/second-look.ts";
import { toKeptFacts } from "../../db/queries/newest-takeaways.ts";
import { replyQueries } from "../../db/queries/reply-reads.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { safetyProviders } from "../../models/safety/safety-providers.ts";
import { configuredProviders } from "../../models/wiring/model-settings.ts";
import { personFacts } from "../coaching/person-facts.ts";
import type { StoredFact } from "../memory/memory-store.ts";
import { withoutFacts } from "../memory/without-fact.ts";
import { budgetSpent } from "./conversations.errors.ts";
import type { AskedBy } from "./object/conversation-contract.ts";
import { otherTalks } from "./other-talks.ts";

/** What a message alone shows. */
export type Shown = Pick<Verdict, "level" | "tier" | "confidence">;

/**
 * Returns who asks and what a coach may know about them, for the reply to a new message or (null) to an existing one.
 * Messages that show danger, or may, get a reply even when the daily limit is spent.
 */
export async function askedBy(
	deps: Deps,
	user: UserRow,
	conversationId: string,
	shown: Shown | null = null,
): Promise<AskedBy> {
	const costs = costsMoney(deps, user);
	const country = user.country ?? deps.country();
	const isMinor = user.minorSince !== null;
	const isTemporary = isTemporaryTalk(conversationId);
	// A temporary chat doesn't learn about other conversations either.
	const remembers = user.memoryEnabled && !isTemporary;
	const [[checkIns, kept, chats, sessions], { memory, forgotten, spending, risk, disclosure, asksAgain }] =
		await Promise.all([
			deps.replyReads ?? deps.db.batch(replyQueries(deps.db, user.id)),
			getPersonStub(deps.env, user.id).prepareReply({
				costs,
				remembers,
				level: shown?.level ?? null,
				country,
				isMinor,
			}),
		]);
	const level = graver(risk?.level ?? "none", shown?.level ?? "none");
	const isHeard = isOwnRisk(level) || mayShowDanger(deps, user, shown);
	if (!spending.ok && !isHeard) {
		throw budgetSpent(new Date(spending.renewsAt), deps.now(), user.timeZone);
	}
	const talks = remembers ? otherTalks([...chats, ...sessions], user.timeZone, conversationId) : [];
	const today = localDay(user.timeZone, deps.now());
	const isOfToday = ({ createdAt }: StoredFact) => localDay(user.timeZone, new Date(createdAt)) === today;
	const person = personFacts(user, checkIns, deps.now(), {
		memory: memory.map(({ fact }) => fact),
		learnedToday: memory.filter(isOfToday).map(({ fact }) => fact),
		takeaways: remembers ? toKeptFacts(kept, user.timeZone) : [],
		talks: talks.map((talk) => ({ ...talk, began: withoutFacts(talk.began, forgotten) })),
		isAtRisk: isOwnRisk(level),
	});
	const by = {
		person,
		risk: level,
		wasPutAway: risk?.notMeant ?? false,
		country,
		consentedTo: user.consentedTo,
		mayReadAgain: mayReadAgain(user),
		isMinor,
		...(isTemporary ? { isTemporary } : {}),
		disclosure,
		asksAgain,
	};
	// A person who is or may be in danger always gets a reply: the built-in coach answers when the limit is spent.
	return spending.ok ? { ...by, coach: user.coachChoice, costs } : { ...by, coach: "builtin", costs: false };
}

function mayShowDanger(deps: Deps, user: UserRow, shown: Shown | null): boolean {
	if (shown === null) {
		return false;
	}
	return shown.tier !== "none" || (shown.confidence !== "sure" && isReadAgain(deps, user));
}

/** Whether a second look is allowed for this person, and a provider for it exists. */
function isReadAgain({ settings, env }: Deps, user: UserRow): boolean {
	const readers = safetyProviders(settings, env.AI !== undefined);
	return mayReadAgain(user) && mayAskAny(readers, user.consentedTo);
}

/** Whether a company writes the reply. A local model costs nothing. */
function costsMoney({ settings, env }: Deps, { coachChoice, consentedTo }: UserRow): boolean {
	const companies = companiesIn(configuredProviders(settings, env.AI !== undefined));
	return coachChoice !== "builtin" && companies.some((company) => consentedTo.includes(company));
}
