import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import type { ListedConversation } from "#shared/schemas/conversations.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { paths, sessionPath } from "#web/lib/paths.ts";
import { createSession } from "../api/create-session.ts";
import { changeConversation, deleteConversation, restoreConversation } from "../api/manage-conversations.ts";
import { useAct } from "../hooks/use-act.ts";
import type { ConversationActions } from "../hooks/use-conversations.ts";
import { useDeleted } from "../hooks/use-deleted.ts";

/** What can be done with the person's coaching sessions. The one that is open is the one in the address. */
export function useSessions(userId: string, openId: string | null): ConversationActions {
	const client = useQueryClient();
	const [, navigate] = useLocation();
	const { deleted, setDeleted } = useDeleted();
	const { isBusy, act } = useAct(userId);

	/** Reopens an empty session instead of creating one. */
	async function begin() {
		const lists = client.getQueriesData<{ conversations: ListedConversation[] }>({
			queryKey: [...queryKeys.conversations(userId), "coaching", ""],
		});
		const known = lists.flatMap(([, list]) => list?.conversations ?? []);
		const unused = known.find(({ messageCount }) => messageCount === 0);
		navigate(sessionPath((unused ?? (await createSession(userId))).id));
	}

	return {
		isBusy,
		deleted,
		isCurrent: ({ id }) => id === openId,
		begin: () => act(begin),
		open: async (id) => navigate(sessionPath(id)),
		rename: (id, title) => act(() => changeConversation(id, { title })),
		remove: ({ id, title }) =>
			act(async () => {
				const { restorableUntil } = await deleteConversation(id);
				setDeleted({ id, title, wasCurrent: id === openId, until: Date.parse(restorableUntil) });
				if (id === openId) {
					navigate(paths.coach);
				}
			}),
		undo: ({ id, wasCurrent }) =>
			act(async () => {
				await restoreConversation(id);
				setDeleted(null);
				if (wasCurrent) {
					navigate(sessionPath(id));
				}
			}),
	};
}
