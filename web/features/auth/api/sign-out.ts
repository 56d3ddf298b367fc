import { request } from "#web/lib/api/api.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { endSession } from "#web/lib/storage/session-end.ts";

function signOut() {
	return endSession(() => request("POST /api/auth/signout"));
}

/** `onSuccess` also runs when what asked has gone meanwhile: the page may hear of the sign-out before its answer. */
export function useSignOut(onSuccess: () => void) {
	return useSubmit({ mutationFn: signOut, onSuccess });
}
