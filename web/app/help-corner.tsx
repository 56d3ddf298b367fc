import { useQuery } from "@tanstack/react-query";
import { meQuery } from "#web/features/auth/api/get-me.ts";
import { HelpNow } from "#web/features/safety/components/help-now.tsx";

/** Beside the pages and not in them, so that it stays when one is loading, is not found or has failed. */
export function HelpCorner() {
	const { data: user } = useQuery({ ...meQuery(), enabled: false });
	return <HelpNow user={user ?? null} />;
}
