import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { queryKeys } from "../api/query-keys.ts";
import { paths } from "../paths.ts";
import { noteSessionEnd } from "../storage/session-end.ts";

/** After a session ended because the person wanted it: takes them away, and lets everything that was kept go. */
export function useLeave(): (to?: string) => void {
	const client = useQueryClient();
	const [, navigate] = useLocation();
	return (to = paths.signIn) => {
		navigate(to);
		// Marked as asked, so that all stored data is cleared at once.
		noteSessionEnd("asked");
		client.setQueryData(queryKeys.me, null);
	};
}
