import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ListedConversation } from "#shared/schemas/conversations.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { showFailure } from "#web/lib/show-failure.ts";
import {
	changeConversation,
	deleteConversation,
	newChat,
	restoreConversation,
} from "../api/manage-conversations.ts";

/** A conversation that was just deleted, and how long that can be undone (ms since 1970). */
export type Deleted = { id: string; title: string; wasCurrent: boolean; until: number };

/** What can be done with the person's conversations. Each says whether it was done; a failure is said in a toast. */
export function useConversations(userId: string) {
	const client = useQueryClient();
	const [deleted, setDeleted] = useState<Deleted | null>(null);
	const [isBusy, setIsBusy] = useState(false);

	useEffect(() => {
		if (deleted) {
			const timer = setTimeout(() => setDeleted(null), Math.max(0, deleted.until - Date.now()));
			return () => clearTimeout(timer);
		}
	}, [deleted]);

	/** Does it, and brings up to date what it changed. */
	async function act(failure: string, work: () => Promise<unknown>, changesChat: boolean): Promise<boolean> {
		setIsBusy(true);
		try {
			await work();
			await client.invalidateQueries({ queryKey: queryKeys.conversations(userId) });
			if (changesChat) {
				await client.refetchQueries({ queryKey: queryKeys.currentConversation(userId) });
			}
			return true;
		} catch (error) {
			showFailure(failure)(error as Error);
			return false;
		} finally {
			setIsBusy(false);
		}
	}

	return {
		isBusy,
		deleted,
		begin: () => act("No new conversation could be made", () => newChat(userId), true),
		open: (id: string) =>
			act("It could not be opened", () => changeConversation(id, { isActive: true }), true),
		rename: (id: string, title: string) =>
			act("It was not renamed", () => changeConversation(id, { title }), false),
		remove: ({ id, title, isActive }: ListedConversation) =>
			act(
				"It was not deleted",
				async () => {
					const { restorableUntil } = await deleteConversation(id);
					setDeleted({ id, title, wasCurrent: isActive, until: Date.parse(restorableUntil) });
				},
				isActive,
			),
		undo: ({ id, wasCurrent }: Deleted) =>
			act(
				"It could not be brought back",
				async () => {
					await restoreConversation(id);
					setDeleted(null);
					// Another chat has taken its place meanwhile; this is the one they were in.
					if (wasCurrent) {
						await changeConversation(id, { isActive: true });
					}
				},
				wasCurrent,
			),
	};
}
