import { request } from "#web/lib/api/api.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { endSession } from "#web/lib/storage/session-end.ts";

function signOut() {
	return endSession(() => request("POST /api/auth/signout"));
}

/** `onSuccess` also runs when the button has gone meanwhile, because the live socket may report the sign-out before its answer. */
export function useSignOut(onSuccess: () => void) {
	return useSubmit({ mutationFn: signOut, onSuccess });
}
