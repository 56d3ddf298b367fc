import { useQueryClient } from "@tanstack/react-query";
import type { ListedConversation } from "#shared/schemas/conversations.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import {
	changeConversation,
	deleteConversation,
	newChat,
	restoreConversation,
} from "../api/manage-conversations.ts";
import { useAct } from "./use-act.ts";
import { type Deleted, useDeleted } from "./use-deleted.ts";

/** What can be done with a list of conversations. Each says whether it was done; a failure is said in a toast. */
export type ConversationActions = {
	isBusy: boolean;
	deleted: Deleted | null;
	/** Which one is open. */
	isCurrent: (conversation: ListedConversation) => boolean;
	begin: () => Promise<boolean>;
	open: (id: string) => Promise<boolean>;
	rename: (id: string, title: string) => Promise<boolean>;
	remove: (conversation: ListedConversation) => Promise<boolean>;
	undo: (deleted: Deleted) => Promise<boolean>;
};

/** The same of the person's chats, of which one is the current one. */
export function useConversations(userId: string): ConversationActions {
	const client = useQueryClient();
	const { deleted, setDeleted } = useDeleted();
	const { isBusy, act } = useAct(userId);
	const openCurrent = () => client.refetchQueries({ queryKey: queryKeys.currentConversation(userId) });

	return {
		isBusy,
		deleted,
		isCurrent: ({ isActive }) => isActive,
		begin: () =>
			act("No new conversation could be made", async () => {
				await newChat(userId);
				await openCurrent();
			}),
		open: (id) =>
			act("It could not be opened", async () => {
				await changeConversation(id, { isActive: true });
				await openCurrent();
			}),
		rename: (id, title) => act("It was not renamed", () => changeConversation(id, { title })),
		remove: ({ id, title, isActive }) =>
			act("It was not deleted", async () => {
				const { restorableUntil } = await deleteConversation(id);
				setDeleted({ id, title, wasCurrent: isActive, until: Date.parse(restorableUntil) });
				if (isActive) {
					await openCurrent();
				}
			}),
		undo: ({ id, wasCurrent }) =>
			act("It could not be brought back", async () => {
				await restoreConversation(id);
				setDeleted(null);
				// Another chat has taken its place meanwhile; this is the one they were in.
				if (wasCurrent) {
					await changeConversation(id, { isActive: true });
					await openCurrent();
				}
			}),
	};
}
