import type { ConversationKind } from "#shared/schemas/conversations.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { AppError } from "../../http/app-error.ts";
import type { MessageMatch } from "./search-contract.ts";
import { searchCopies } from "./search-copies.ts";

/** The person's messages that hold all the words, up to three of each conversation. Throws `rate_limited` above 30 searches a minute. */
export async function searchMessages(
	deps: Deps,
	userId: string,
	typed: string,
	kind?: ConversationKind,
): Promise<MessageMatch[]> {
	const found = await getPersonStub(deps.env, userId).search(userId, typed, kind);
	if (!found.ok) {
		throw new AppError("rate_limited", "That was a lot of searches. Wait a moment and try again.", {
			retryAfter: Math.max(1, Math.ceil((found.renewsAt - deps.now().getTime()) / 1000)),
		});
	}
	return found.matches ?? searchCopies(deps.db, userId, typed, kind);
}
