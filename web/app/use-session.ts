import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "#shared/schemas/users.ts";
import { meQuery } from "#web/features/auth/api/get-me.ts";
import { usePersonSocket } from "#web/features/presence/hooks/use-person-socket.ts";
import { clearPersonal } from "#web/lib/personal-storage.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { useTheme } from "./use-theme.ts";

export type Session =
	| { status: "loading" }
	| { status: "unreachable"; retry: () => void }
	| { status: "known"; user: User | null };

/** Who is here. With nobody here, everything that was kept for anybody is forgotten. */
export function useSession(): Session {
	const client = useQueryClient();
	const { data: user, isError, refetch } = useQuery(meQuery());
	const isNobody = user === null;

	useEffect(() => {
		if (isNobody) {
			clearPersonal();
			client.removeQueries({ queryKey: queryKeys.people });
		}
	}, [client, isNobody]);
	usePersonSocket(user?.id);
	useTheme(user?.theme ?? "system");

	if (user !== undefined) {
		return { status: "known", user };
	}
	return isError ? { status: "unreachable", retry: () => void refetch() } : { status: "loading" };
}
