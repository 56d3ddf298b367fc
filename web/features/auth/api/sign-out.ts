import { useMutation } from "@tanstack/react-query";
import { request } from "#web/lib/api.ts";

function signOut(): Promise<{ ok: true }> {
	return request("/api/auth/signout", { method: "POST" });
}

export function useSignOut() {
	return useMutation({ mutationFn: signOut });
}
