import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PersonFrame } from "#shared/person-protocol.ts";
import { openLiveSocket } from "#web/lib/live-socket.ts";
import { keysForChange, queryKeys } from "#web/lib/query-keys.ts";

/** One socket a tab, on every signed-in page: what another tab changed is fetched again, a sign-out ends this one. */
export function usePersonSocket(userId: string | undefined): void {
	const client = useQueryClient();
	useEffect(() => {
		if (!userId) {
			return;
		}
		const askWhoIsHere = () => void client.invalidateQueries({ queryKey: queryKeys.me });
		function handleFrame(frame: PersonFrame) {
			if (frame.type === "signed-out") {
				askWhoIsHere();
			} else if (frame.type === "profile" && userId) {
				for (const queryKey of frame.changed.flatMap((change) => keysForChange(change, userId))) {
					void client.invalidateQueries({ queryKey });
				}
			}
		}
		const socket = openLiveSocket<PersonFrame>({
			path: "/api/live",
			onFrame: handleFrame,
			onEnd: askWhoIsHere,
		});
		return socket.close;
	}, [client, userId]);
}
