import { request } from "#web/lib/api/api.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";

function signOut() {
	return request("POST /api/auth/signout");
}

export function useSignOut() {
	return useSubmit({ mutationFn: signOut });
}
