import { request } from "#web/lib/api/api.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";

function signOut(): Promise<{ ok: true }> {
	return request("/api/auth/signout", { method: "POST" });
}

export function useSignOut() {
	return useSubmit({ mutationFn: signOut });
}
