import { useQueryClient } from "@tanstack/react-query";
import type { OnboardingMood } from "#shared/mood/moods.ts";
import type { UpdateUser, User } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";

type Onboarding = { userId: string; desiredMood: OnboardingMood | null };

function completeOnboarding({ userId, desiredMood }: Onboarding): Promise<User> {
	const body: UpdateUser = {
		onboardingCompleted: true,
		primaryGoal: "wellness",
		triggerBackgroundGeneration: true,
		...(desiredMood ? { desiredMood } : {}),
	};
	return request("PATCH /api/users/:userId", { params: { userId }, body });
}

export function useCompleteOnboarding() {
	const client = useQueryClient();
	return useSubmit({
		mutationFn: completeOnboarding,
		onSuccess: () => client.refetchQueries({ queryKey: queryKeys.me }),
	});
}
