import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { queryKeys } from "../api/query-keys.ts";
import { paths } from "../paths.ts";

/** After a session ended because the person wanted it (`endSession`): takes them away, and the browser lets go what it kept. */
export function useLeave(): (to?: string) => void {
	const client = useQueryClient();
	const [, navigate] = useLocation();
	return (to = paths.signIn) => {
		navigate(to);
		client.setQueryData(queryKeys.me, null);
	};
}
