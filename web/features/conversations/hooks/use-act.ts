import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "#web/lib/query-keys.ts";
import { showFailure } from "#web/lib/show-failure.ts";

/** Does something with the person's conversations and brings their list up to date. A failure is said in a toast. */
export function useAct(userId: string) {
	const client = useQueryClient();
	const [isBusy, setIsBusy] = useState(false);

	/** Says whether it was done. */
	async function act(failure: string, work: () => Promise<unknown>): Promise<boolean> {
		setIsBusy(true);
		try {
			await work();
			await client.invalidateQueries({ queryKey: queryKeys.conversations(userId) });
			return true;
		} catch (error) {
			showFailure(failure)(error);
			return false;
		} finally {
			setIsBusy(false);
		}
	}
	return { isBusy, act };
}
