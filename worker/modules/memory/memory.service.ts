import { and, eq, inArray } from "drizzle-orm";
import { FACTS_MAX, type FactSource, type Memory, type MemoryFact } from "#shared/schemas/memory.ts";
import { longConversations } from "../../db/queries/conversations.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { AppError } from "../../http/app-error.ts";
import { WINDOW_MESSAGES } from "../../models/text-model.ts";
import { refuseDanger } from "../typed-words/hear-words.ts";
import type { StoredFact } from "./memory-store.ts";

/** All that the coach knows about the person, newest first, each with where it was said. */
export async function readMemory(deps: Deps, user: UserRow): Promise<Memory> {
	const stored = await getPersonStub(deps.env, user.id).facts();
	const titles = await titlesOf(deps, user.id, stored);
	return { enabled: user.memoryEnabled, facts: stored.map((fact) => toMemoryFact(fact, titles)) };
}

/** Adds a fact in the person's own words. */
export async function writeFact(deps: Deps, user: UserRow, fact: string): Promise<MemoryFact> {
	await refuseDanger(deps, user, fact);
	const stored = await getPersonStub(deps.env, user.id).writeFact({ id: deps.newId("mem"), fact });
	if (!stored) {
		throw new AppError(
			"bad_request",
			`Your coach can remember up to ${FACTS_MAX} things. Delete one to add another.`,
		);
	}
	return toMemoryFact(stored, new Map());
}

/** Puts a fact into the person's own words. */
export async function rewriteFact(
	deps: Deps,
	user: UserRow,
	factId: string,
	fact: string,
): Promise<MemoryFact> {
	await refuseDanger(deps, user, fact);
	const stored = await getPersonStub(deps.env, user.id).rewriteFact(factId, fact);
	if (!stored) {
		throw factNotFound();
	}
	await forgetInTalks(deps, user.id);
	return toMemoryFact(stored, await titlesOf(deps, user.id, [stored]));
}

/** Deletes a fact. It's in no reply from now on and is never proposed again. */
export async function deleteFact(deps: Deps, user: UserRow, factId: string): Promise<void> {
	if (!(await getPersonStub(deps.env, user.id).deleteFact(factId))) {
		throw factNotFound();
	}
	await forgetInTalks(deps, user.id);
}

/** Deletes all of them; how many there were. */
export async function forgetEverything(deps: Deps, user: UserRow): Promise<number> {
	const count = await getPersonStub(deps.env, user.id).forgetEverything();
	await forgetInTalks(deps, user.id);
	return count;
}

/** A conversation of fewer messages has no running summary. Generous, since deleted messages no longer count. */
const SUMMARISED_FROM = WINDOW_MESSAGES / 2;

/** A conversation's running summary may repeat a deleted fact. Only long conversations have one. */
async function forgetInTalks({ db, env }: Deps, userId: string): Promise<void> {
	const [talks, forgotten] = await Promise.all([
		longConversations(db, userId, SUMMARISED_FROM),
		getPersonStub(env, userId).forgotten(),
	]);
	await Promise.all(talks.map(({ id }) => getConversationStub(env, id).forget(userId, forgotten)));
}

const factNotFound = () => new AppError("not_found", "Your coach has already forgotten this.");

/** The titles of the conversations that the facts came from, in one query. */
async function titlesOf(
	{ db }: Deps,
	userId: string,
	facts: readonly StoredFact[],
): Promise<Map<string, string>> {
	const ids = [...new Set(facts.flatMap(({ conversationId }) => conversationId ?? []))];
	if (ids.length === 0) {
		return new Map();
	}
	const rows = await db
		.select({ id: chatConversations.id, title: chatConversations.title })
		.from(chatConversations)
		.where(and(eq(chatConversations.userId, userId), inArray(chatConversations.id, ids)));
	return new Map(rows.map(({ id, title }) => [id, title]));
}

function toMemoryFact(stored: StoredFact, titles: ReadonlyMap<string, string>): MemoryFact {
	return {
		id: stored.id,
		fact: stored.fact,
		source: sourceOf(stored, titles),
		createdAt: new Date(stored.createdAt).toISOString(),
		updatedAt: new Date(stored.updatedAt).toISOString(),
	};
}

function sourceOf(
	{ conversationId, messageId }: StoredFact,
	titles: ReadonlyMap<string, string>,
): FactSource {
	return conversationId !== null && messageId !== null
		? { kind: "conversation", conversationId, messageId, title: titles.get(conversationId) ?? null }
		: { kind: "you" };
}
