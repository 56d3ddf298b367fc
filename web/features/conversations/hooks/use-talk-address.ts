import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocation, useRoute } from "wouter";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { paths, talkPath } from "#web/lib/paths.ts";
import type { Talk } from "../state/cached-conversation.ts";

/** The id of the chat that the address names; null at the dashboard, which shows the one the person is in. */
export function useTalkInAddress(): string | null {
	const [, params] = useRoute(`${paths.talk}/:conversationId`);
	return params?.conversationId ?? null;
}

/** Goes to another chat. Where the address named none, it first names the one that is left, so that Back leads there. */
export function useGoToTalk(userId: string): (conversationId: string) => void {
	const client = useQueryClient();
	const [location, navigate] = useLocation();
	const named = useTalkInAddress();
	return (conversationId) => {
		if (location === paths.temporary) {
			navigate(talkPath(conversationId));
			return;
		}
		const left = named ?? currentId(client, userId);
		if (left === conversationId) {
			return;
		}
		if (named === null && left) {
			navigate(talkPath(left), { replace: true });
		}
		navigate(talkPath(conversationId));
	};
}

/** Leaves a chat that is gone for the one the person is in now. */
export function useLeaveTalk(userId: string): () => Promise<void> {
	const client = useQueryClient();
	const [, navigate] = useLocation();
	const named = useTalkInAddress();
	return useCallback(async () => {
		if (named !== null) {
			navigate(paths.dashboard, { replace: true });
		} else {
			await client.refetchQueries({ queryKey: queryKeys.conversation(userId), exact: true });
		}
	}, [client, navigate, named, userId]);
}

function currentId(client: QueryClient, userId: string): string | undefined {
	return client.getQueryData<Talk>(queryKeys.conversation(userId))?.conversation.id;
}
