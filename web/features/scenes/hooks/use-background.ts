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

/** Asked so often while a scene is being made and no live socket says when it is there. */
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
		// The server gives a scene up after 90 seconds, and the asking ends with it.
		refetchInterval: ({ state }) => (state.data?.status === "pending" ? pollMs : false),
	});
	const stored = data ? data.backgroundImageUrl : (kept ?? user.backgroundImageUrl);
	const told = useTold(user.id, stored);
	const url = told ? told.url : stored;

	useEffect(() => {
		// What another tab kept is there already: kept once more, it would be told back to that tab as news.
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
	/** Another tab said it, and has kept it. */
	isKept: boolean;
	/** The server's own word at that time. */
	stored: string | null;
};

/**
 * What an event of this page or another tab said last, for as long as the server's own word stays what it was then;
 * null when that is all there is.
 */
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

/** A picture of this site's own, or one that the page made itself; from elsewhere none is shown. */
function ownAddress(url: string | null | undefined): string | null {
	return url && /^(?:\/(?![/\\])|blob:|data:image\/)/.test(url) ? url : null;
}

/** The first scene of a visit may come with more that is new: what is known of the person is asked for again, once. */
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
