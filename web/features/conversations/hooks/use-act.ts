import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Does something with the person's conversations and brings their list up to date. Rejects when it fails. */
export function useAct(userId: string) {
	const client = useQueryClient();
	const [isBusy, setIsBusy] = useState(false);

	async function act(work: () => Promise<unknown>): Promise<void> {
		setIsBusy(true);
		try {
			await work();
			await client.invalidateQueries({ queryKey: queryKeys.conversations(userId) });
		} finally {
			setIsBusy(false);
		}
	}
	return { isBusy, act };
}
