import { useQueryClient } from "@tanstack/react-query";
import type { SignUp } from "#shared/schemas/auth.ts";
import type { User } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { useSubmit } from "#web/lib/use-submit.ts";

function signUp(body: SignUp): Promise<User> {
	return request("/api/auth/signup", { method: "POST", body });
}

export function useSignUp() {
	const client = useQueryClient();
	return useSubmit({
		mutationFn: signUp,
		// Here and not in the page: the guards take the page away as soon as it is known who is here.
		onSuccess: (user) => {
			showToast({
				title: "Account created successfully!",
				description: `Welcome, ${user.firstName || user.username}!`,
			});
			return client.refetchQueries({ queryKey: queryKeys.me });
		},
	});
}
