import { useQuery } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { meQuery } from "#web/features/auth/api/get-me.ts";
import { usePersonSocket } from "#web/features/presence/hooks/use-person-socket.ts";
import { useChangeOfPerson } from "./use-change-of-person.ts";
import { useTheme } from "./use-theme.ts";

export type Session =
	| { status: "loading" }
	| { status: "unreachable"; retry: () => void }
	| { status: "known"; user: User | null };

/** Who is here. */
export function useSession(): Session {
	const { data: user, isError, refetch } = useQuery(meQuery());
	useChangeOfPerson(user === undefined ? undefined : (user?.id ?? null));
	usePersonSocket(user?.id);
	useTheme(user?.theme ?? "system");

	if (user !== undefined) {
		return { status: "known", user };
	}
	return isError ? { status: "unreachable", retry: () => void refetch() } : { status: "loading" };
}
