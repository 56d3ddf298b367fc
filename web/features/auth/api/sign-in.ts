import { useQueryClient } from "@tanstack/react-query";
import type { SignIn } from "#shared/schemas/auth.ts";
import type { User } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { showToast } from "#web/lib/toast-store.ts";

function signIn(body: SignIn): Promise<User> {
	return request("POST /api/auth/signin", { body });
}

export function useSignIn() {
	const client = useQueryClient();
	return useSubmit({
		mutationFn: signIn,
		// Here, not in the page: the guards unmount the page as soon as the user is known.
		onSuccess: (user) => {
			showToast({
				title: "Welcome back!",
				description: `Good to see you again, ${user.firstName || user.username}!`,
			});
			return client.refetchQueries({ queryKey: queryKeys.me });
		},
	});
}
