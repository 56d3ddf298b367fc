import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { meQuery } from "#web/features/auth/api/get-me.ts";
import { usePersonSocket } from "#web/features/presence/hooks/use-person-socket.ts";
import { isFailing } from "#web/lib/api/is-failing.ts";
import { cachedUser, cacheUser } from "#web/lib/storage/cached-user.ts";
import { useChangeOfPerson } from "./use-change-of-person.ts";
import { useTheme } from "./use-theme.ts";

export type Session =
	| { status: "loading" }
	| { status: "unreachable"; isTrying: boolean; retry: () => void }
	| { status: "known"; user: User | null };

/** Who is here. */
export function useSession(): Session {
	const query = useQuery(meQuery());
	const { data, isFetching, refetch } = query;
	// The last user, while the server can't be reached: their cached conversation can be read.
	const [kept] = useState(cachedUser);
	const user = isFailing(query) ? (kept ?? undefined) : data;
	useChangeOfPerson(user === undefined ? undefined : (user?.id ?? null), kept?.id ?? null);
	usePersonSocket(user?.id);
	useEffect(() => {
		if (data) {
			cacheUser(data);
		}
	}, [data]);
	// Until the user is known, keep the last theme (web/early-room.ts).
	useTheme((user === undefined ? kept?.theme : user?.theme) ?? "system");

	if (user !== undefined) {
		return { status: "known", user };
	}
	return isFailing(query)
		? { status: "unreachable", isTrying: isFetching, retry: () => void refetch() }
		: { status: "loading" };
}
