import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PersonFrame, SceneFrame } from "#shared/person-protocol.ts";
import type { Background } from "#shared/schemas/scenes.ts";
import { keysAfterSilence, keysForChange, queryKeys } from "#web/lib/api/query-keys.ts";
import { openLiveSocket, type SocketState } from "#web/lib/live/live-socket.ts";
import { noteLive } from "#web/lib/live/live-state.ts";

/** A socket that opens later, in ms, isn't told of all that it missed. The page then asks again for what it has. */
const LATE_MS = 5_000;

/** How long an attempt may take, in ms, before the page polls meanwhile. Some proxies never answer one. */
const PATIENCE_MS = 5_000;

/** One socket a tab, on every signed-in page: what another tab changed is fetched again, a sign-out ends this one. */
export function usePersonSocket(userId: string | undefined): void {
	const client = useQueryClient();
	useEffect(() => {
		if (!userId) {
			return;
		}
		const id = userId;
		const began = Date.now();
		let wasOpen = false;
		let polling: ReturnType<typeof setTimeout> | undefined;
		const askWhoIsHere = () => refetch([queryKeys.me]);
		function refetch(keys: readonly (readonly string[])[]) {
			for (const queryKey of keys) {
				void client.invalidateQueries({ queryKey });
			}
		}
		function handleFrame(frame: PersonFrame) {
			if (frame.type === "signed-out") {
				askWhoIsHere();
			} else if (frame.type === "scene") {
				noteScene(client, id, frame);
			} else if (frame.type === "profile") {
				refetch(frame.changed.flatMap((change) => keysForChange(change, id)));
			}
		}
		function handleState(state: SocketState) {
			clearTimeout(polling);
			if (state === "connecting") {
				polling = setTimeout(() => noteLive(false), PATIENCE_MS);
			} else {
				noteLive(state === "open");
			}
			// Missed pushes aren't repeated, and polling stops now.
			if (state === "open" && (wasOpen || Date.now() - began >= LATE_MS)) {
				refetch(keysAfterSilence(id));
			}
			wasOpen ||= state === "open";
		}
		const socket = openLiveSocket<PersonFrame>({
			path: `/api/live?age=${Math.round(performance.now())}`,
			onFrame: handleFrame,
			onState: handleState,
			onSignedOut: askWhoIsHere,
		});
		return socket.close;
	}, [client, userId]);
}

/** Applies the pushed scene at once, and refetches what the frame leaves out. */
function noteScene(client: QueryClient, userId: string, { type, ...told }: SceneFrame): void {
	const queryKey = queryKeys.background(userId);
	const known = client.getQueryData<Background>(queryKey);
	const isSame = known?.backgroundImageUrl === told.backgroundImageUrl;
	client.setQueryData<Background>(queryKey, { ...told, altText: isSame ? known.altText : null });
	if (!isSame) {
		void client.invalidateQueries({ queryKey });
		void client.invalidateQueries({ queryKey: queryKeys.scenes(userId) });
	}
}
