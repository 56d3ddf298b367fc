import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { usePollUnlessLive } from "#web/lib/live/live-state.ts";
import {
	onPersonalChange,
	personalKey,
	readPersonal,
	writePersonal,
} from "#web/lib/storage/personal-storage.ts";
import { backgroundQuery } from "../api/get-background.ts";
import { BACKGROUND_CHANGED, type BackgroundChange } from "../background-event.ts";

const KEPT = "chat-background-image";
const SEEN = "scene-seen";

/** Polling interval while a scene is being made without a live socket. */
const ASKED_EVERY_MS = 1_000;

/**
 * The picture behind the person's pages: what the server says, else what this browser kept of it. Another tab, an event
 * or a frame that names another one changes it in place. The one owner of it in the app.
 */
export function useBackground(user: User): {
	url: string | null;
	isPending: boolean;
	altText: string | null;
} {
	const kept = useState(() => readPersonal(user.id, KEPT))[0];
	const pollMs = usePollUnlessLive(ASKED_EVERY_MS);
	const { data } = useQuery({
		...backgroundQuery(user.id),
		// The server gives up on a scene after 90 seconds; polling ends with it.
		refetchInterval: ({ state }) => (state.data?.status === "pending" ? pollMs : false),
	});
	const stored = data ? data.backgroundImageUrl : (kept ?? user.backgroundImageUrl);
	const told = useTold(user.id, stored);
	const url = told ? told.url : stored;

	useEffect(() => {
		// Another tab already stored it: storing it again would echo back as news.
		const isNews = told ? !told.isKept : data !== undefined;
		if (isNews) {
			writePersonal(user.id, KEPT, url);
		}
	}, [data, told, url, user.id]);
	useFirstSeen(user.id, url);

	return {
		url,
		isPending: data?.status === "pending",
		altText: url === data?.backgroundImageUrl ? (data?.altText ?? null) : null,
	};
}

type Told = {
	url: string | null;
	isKept: boolean;
	/** The server's value at that time. */
	stored: string | null;
};

/** The last event of this page or another tab, while the server's value stays the same; else null. */
function useTold(userId: string, stored: string | null): Told | null {
	const [told, setTold] = useState<Told | null>(null);
	const now = useRef(stored);
	now.current = stored;
	useEffect(() => {
		const adopt = (url: string | null, isKept: boolean) => setTold({ url, isKept, stored: now.current });
		const handleChange = (event: Event) =>
			adopt(ownAddress((event as CustomEvent<BackgroundChange | undefined>).detail?.imageUrl), false);
		window.addEventListener(BACKGROUND_CHANGED, handleChange);
		const endTelling = onPersonalChange(userId, KEPT, (value) => adopt(ownAddress(value), true));
		return () => {
			window.removeEventListener(BACKGROUND_CHANGED, handleChange);
			endTelling();
		};
	}, [userId]);
	return told?.stored === stored ? told : null;
}

/** Only pictures of this site or made by the page; no others are shown. */
function ownAddress(url: string | null | undefined): string | null {
	return url && /^(?:\/(?![/\\])|blob:|data:image\/)/.test(url) ? url : null;
}

/** A visit's first scene may come with other changes, so refetch the user once. */
function useFirstSeen(userId: string, url: string | null): void {
	const client = useQueryClient();
	const before = useRef(url);
	useEffect(() => {
		if (url && !before.current && !sessionStorage.getItem(personalKey(userId, SEEN))) {
			sessionStorage.setItem(personalKey(userId, SEEN), "1");
			for (const queryKey of [queryKeys.me, queryKeys.profile(userId)]) {
				void client.invalidateQueries({ queryKey });
			}
		}
		before.current = url;
	}, [client, url, userId]);
}

/** What this browser kept of it is gone: the pages before the first chat begin with nothing. */
export function forgetBackground(userId: string): void {
	writePersonal(userId, KEPT, null);
}

/** After an assessment there will be another first scene. */
export function forgetSeen(userId: string): void {
	sessionStorage.removeItem(personalKey(userId, SEEN));
}
