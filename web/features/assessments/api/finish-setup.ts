import type { Goal } from "#shared/goals.ts";
import type { UpdateUser, User } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api/api.ts";
import { ReadableError } from "#web/lib/api/readable-error.ts";

type Setup = { userId: string; mbtiType: string; primaryGoal: Goal };

/** Marks the assessment and the onboarding as done, with the results. */
export async function finishSetup({ userId, mbtiType, primaryGoal }: Setup): Promise<User> {
	const body: UpdateUser = {
		assessmentCompleted: true,
		onboardingCompleted: true,
		...(mbtiType ? { mbtiType } : {}),
		primaryGoal,
	};
	try {
		return await request("PATCH /api/users/:userId", { params: { userId }, body });
	} catch (cause) {
		throw new ReadableError("Failed to complete assessment setup. Please try again.", { cause });
	}
}
