import { queryOptions } from "@tanstack/react-query";
import type { MessagePage } from "#shared/schemas/conversations.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { getMessages } from "./get-messages.ts";

/** The newest messages of a coaching session; null when it doesn't exist. */
export function sessionQuery(userId: string, sessionId: string) {
	return queryOptions({
		queryKey: queryKeys.session(userId, sessionId),
		queryFn: async (): Promise<MessagePage | null> => {
			try {
				return await getMessages(sessionId);
			} catch (error) {
				if (error instanceof ApiError && error.status === 404) {
					return null;
				}
				throw error;
			}
		},
		// Never cached between visits; the live socket keeps an open page up to date.
		gcTime: 0,
	});
}
