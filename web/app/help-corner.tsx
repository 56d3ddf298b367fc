import { useQuery } from "@tanstack/react-query";
import { meQuery } from "#web/features/auth/api/get-me.ts";
import { HelpNow } from "#web/features/safety/components/help-now.tsx";

/** The help button, outside of the pages, so that it stays while one is loading, missing or broken. */
export function HelpCorner() {
	const { data: user } = useQuery({ ...meQuery(), enabled: false });
	return <HelpNow user={user ?? null} />;
}
