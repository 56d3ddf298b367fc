import { useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { showToast } from "#web/lib/toast-store.ts";

/** Marks the assessment as not taken; earlier answers stay. */
export function useResetAssessment(userId: string, onReset: () => void) {
	const client = useQueryClient();
	return useSubmit({
		mutationFn: () => request("POST /api/users/:userId/reset-assessment", { params: { userId } }),
		onSuccess: (user) => {
			client.setQueryData(queryKeys.me, user);
			showToast({
				title: "Assessment Reset",
				description: "You can now retake the questionnaire to update your profile.",
			});
			onReset();
		},
		onError: () =>
			showToast({
				title: "Error",
				description: "Failed to reset assessment. Please try again.",
				variant: "destructive",
			}),
	});
}
