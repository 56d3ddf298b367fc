import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { TERMS_VERSION } from "#shared/terms.ts";
import { request } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { showFailure } from "#web/lib/show-failure.ts";

/** Whether the terms changed since the person was last told, and how to put that away for good. */
export function useTermsNews({ id, termsSeen }: User) {
	const client = useQueryClient();
	const seen = useMutation({
		mutationFn: () =>
			request<User>(`/api/users/${id}`, { method: "PATCH", body: { termsSeen: TERMS_VERSION } }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
		onError: showFailure("That was not saved"),
	});
	return { isNew: termsSeen !== TERMS_VERSION, isSaving: seen.isPending, dismiss: () => seen.mutate() };
}
