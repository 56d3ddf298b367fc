import type { ListedConversation } from "#shared/schemas/conversations.ts";
import {
	changeConversation,
	deleteConversation,
	newChat,
	restoreConversation,
} from "../api/manage-conversations.ts";
import { useAct } from "./use-act.ts";
import { type Deleted, useDeleted } from "./use-deleted.ts";
import { useGoToTalk, useLeaveTalk, useTalkInAddress } from "./use-talk-address.ts";

/** Actions on a list of conversations. Each rejects on failure, so that the caller can show it. */
export type ConversationActions = {
	isBusy: boolean;
	deleted: Deleted | null;
	/** Whether this one is open. */
	isCurrent: (conversation: ListedConversation) => boolean;
	begin: () => Promise<void>;
	open: (id: string) => Promise<void>;
	rename: (id: string, title: string) => Promise<void>;
	remove: (conversation: ListedConversation) => Promise<void>;
	undo: (deleted: Deleted) => Promise<void>;
};

/** The same for the person's chats, one of which is current. */
export function useConversations(userId: string): ConversationActions {
	const { deleted, setDeleted } = useDeleted();
	const { isBusy, act } = useAct(userId);
	const named = useTalkInAddress();
	const goTo = useGoToTalk(userId);
	const leave = useLeaveTalk(userId);
	const isCurrent = ({ id, isActive }: ListedConversation) => (named === null ? isActive : id === named);

	return {
		isBusy,
		deleted,
		isCurrent,
		begin: () =>
			act(async () => {
				const { id } = await newChat(userId);
				goTo(id);
			}),
		open: (id) =>
			act(async () => {
				await changeConversation(id, { isActive: true });
				goTo(id);
			}),
		rename: (id, title) => act(() => changeConversation(id, { title })),
		remove: (conversation) =>
			act(async () => {
				const { id, title } = conversation;
				const wasCurrent = isCurrent(conversation);
				const { restorableUntil } = await deleteConversation(id);
				setDeleted({ id, title, wasCurrent, until: Date.parse(restorableUntil) });
				if (wasCurrent) {
					await leave();
				}
			}),
		undo: ({ id, wasCurrent }) =>
			act(async () => {
				await restoreConversation(id);
				setDeleted(null);
				// Another chat became current meanwhile, but the person was in this one.
				if (wasCurrent) {
					await changeConversation(id, { isActive: true });
					goTo(id);
				}
			}),
	};
}
