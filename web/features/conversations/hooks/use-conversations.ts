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
			act("We couldn't start a conversation", async () => {
				const { id } = await newChat(userId);
				goTo(id);
			}),
		open: (id) =>
			act("We couldn't open that conversation", async () => {
				await changeConversation(id, { isActive: true });
				goTo(id);
			}),
		rename: (id, title) => act("We couldn't rename that", () => changeConversation(id, { title })),
		remove: (conversation) =>
			act("We couldn't delete that", async () => {
				const { id, title } = conversation;
				const wasCurrent = isCurrent(conversation);
				const { restorableUntil } = await deleteConversation(id);
				setDeleted({ id, title, wasCurrent, until: Date.parse(restorableUntil) });
				if (wasCurrent) {
					await leave();
				}
			}),
		undo: ({ id, wasCurrent }) =>
			act("We couldn't restore that", async () => {
				await restoreConversation(id);
				setDeleted(null);
				// Another chat has taken its place meanwhile; this is the one they were in.
				if (wasCurrent) {
					await changeConversation(id, { isActive: true });
					goTo(id);
				}
			}),
	};
}
