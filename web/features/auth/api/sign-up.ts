import { useQueryClient } from "@tanstack/react-query";
import type { SignUp } from "#shared/schemas/auth.ts";
import type { Capabilities } from "#shared/schemas/public/capabilities.ts";
import type { User } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { companiesHere } from "#web/lib/provider-names.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { fileCarried } from "./file-carried.ts";

function signUp(body: SignUp): Promise<User> {
	return request("POST /api/auth/signup", { body });
}

export function useSignUp() {
	const client = useQueryClient();
	return useSubmit({
		// Exactly the companies that the page named; none when it couldn't name them.
		mutationFn: (body: SignUp) => {
			const named = client.getQueryData<Capabilities>(queryKeys.capabilities);
			return signUp({ ...body, consentedTo: named ? companiesHere(named) : [] });
		},
		onSuccess: async (user) => {
			// Messages that couldn't be filed stay in this tab, to be offered again.
			await fileCarried(user.id).catch(() => undefined);
			showToast({
				title: "Account created successfully!",
				description: `Welcome, ${user.firstName || user.username}!`,
			});
			return client.refetchQueries({ queryKey: queryKeys.me });
		},
	});
}
